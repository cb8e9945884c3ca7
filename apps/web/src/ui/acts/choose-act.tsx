import { offeredOptions } from '@lamplight/domain/acts';
import type { ContentBand } from '@lamplight/domain/age';
import type { LessonDetail } from '@lamplight/domain/lessons';
import type { Language } from '@lamplight/domain/profiles';
import { soundOfAnswer } from '@lamplight/domain/sounds';
import { useState } from 'react';
import { useSounds } from '../sounds/use-sounds.ts';
import { ActFrame } from './parts/act-frame.tsx';
import { Feedback } from './parts/feedback.tsx';
import { OptionList } from './parts/option-list.tsx';
import type { OptionMark } from './parts/option-tile.tsx';
import { useVerdictWords } from './parts/use-verdict-words.ts';
import { afterAnswer, isOver, NO_TRIES, type Tries } from './rules/tries.ts';

export interface ChooseActProps {
  readonly check: LessonDetail['checks'][number];
  /** Seeds the order of the options: the same on every device. */
  readonly seed: number;
  readonly language: Language;
  readonly band: ContentBand;
  /** Told the index of each option that is chosen, as the check has it. */
  readonly onAnswer: (choice: number) => void;
  /** Says a text aloud, where a voice is wanted. */
  readonly onSay?: ((text: string) => void) | undefined;
}

/** A check question: a tap answers it; a wrong option tells its own thought, and another one may be tried. */
export function ChooseAct({ check, seed, language, band, onAnswer, onSay }: ChooseActProps) {
  const words = useVerdictWords(band);
  const play = useSounds();
  const { question, options, answer, explanation, thoughts, pictures, result } = check;
  const [tried, setTried] = useState<readonly number[]>(result === null ? [] : [result.choice]);
  const [tries, setTries] = useState<Tries>(
    result === null ? NO_TRIES : afterAnswer(NO_TRIES, result.choice === answer),
  );
  const over = isOver(tries);
  const thought = thoughts?.[tried.at(-1) ?? -1] ?? null;
  const offered = offeredOptions(options, seed);
  const labels = options.map((text, option) => {
    const picture = pictures?.[option];
    return picture === undefined ? { text } : { text, picture };
  });

  const choose = (option: number) => {
    const next = afterAnswer(tries, option === answer);
    setTried([...tried, option]);
    setTries(next);
    const sound = soundOfAnswer(next.verdict);
    if (sound !== null) play(sound);
    onAnswer(option);
    const told = next.verdict === 'wrong' ? (thoughts?.[option] ?? '') : explanation;
    onSay?.(`${words(next.verdict)} ${told}`.trim());
  };
  const markOf = (option: number): OptionMark => {
    if (over && option === answer) return 'right';
    if (tried.includes(option)) return 'chosen';
    return over ? 'other' : null;
  };

  return (
    <ActFrame
      question={question}
      language={language}
      band={band}
      spoken={[question, ...offered.map((option) => options[option] ?? '')]}
      onSay={onSay}
      feedback={
        <Feedback
          verdict={tries.verdict}
          band={band}
          language={language}
          explanation={explanation}
          thought={thought}
        />
      }
    >
      <OptionList
        labels={labels}
        offered={offered}
        language={language}
        band={band}
        markOf={markOf}
        isLocked={(option) => over || tried.includes(option)}
        onChoose={choose}
        onSay={onSay}
      />
    </ActFrame>
  );
}
