import { type ActAnswer, type LessonAct, markAct } from '@lamplight/domain/acts';
import { soundOfAnswer } from '@lamplight/domain/sounds';
import { useState } from 'react';
import { useSounds } from '../../sounds/use-sounds.ts';
import type { LessonActProps } from '../lesson-act.tsx';
import { saysNames } from '../rules/tone.ts';
import { afterAnswer, isOver, NO_TRIES, type Tries, triesOf } from '../rules/tries.ts';
import { useVerdictWords } from './use-verdict-words.ts';

export interface Answering {
  readonly tries: Tries;
  /** Nothing more is to be answered. */
  readonly isOver: boolean;
  /**
   * Marks an answer, tells it, and says what it was.
   * @param thought what to say to a wrong one
   * @param whole what else to say once nothing more is to be answered
   */
  readonly submit: (answer: ActAnswer, thought?: string | null, whole?: string) => Tries;
  /** Begins anew, for whoever wants it once more. */
  readonly again: () => void;
  /** Says the name of what is tapped, where names are said. */
  readonly sayName: (text: string) => void;
}

/** Marks the answers to an act on this device: the host hears of each, and is not waited for. */
export function useTries(
  act: LessonAct,
  { given, band, onAnswer, onSay }: Pick<LessonActProps, 'given' | 'band' | 'onAnswer' | 'onSay'>,
): Answering {
  const words = useVerdictWords(band);
  const play = useSounds();
  const [tries, setTries] = useState(() => triesOf(act, given));
  return {
    tries,
    isOver: isOver(tries),
    submit(answer, thought = null, whole = '') {
      const correct = markAct(act, answer);
      const next = afterAnswer(tries, correct);
      setTries(next);
      const sound = soundOfAnswer(next.verdict);
      if (sound !== null) play(sound);
      onAnswer(answer, correct);
      if (correct !== null) {
        const told = next.verdict === 'wrong' ? (thought ?? '') : `${act.explanation} ${whole}`;
        onSay?.(`${words(next.verdict)} ${told}`.trim());
      }
      return next;
    },
    again: () => setTries(NO_TRIES),
    sayName(text) {
      play('tap');
      if (saysNames(band)) onSay?.(text);
    },
  };
}
