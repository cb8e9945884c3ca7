import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';
import { useTranslation } from 'react-i18next';
import { MatchBoard } from '../../acts/parts/match-board.tsx';
import { useSlots } from '../../acts/parts/use-slots.ts';
import { placingOf, thingAt } from '../../acts/rules/placing.ts';
import { CONTENT_LANGUAGE } from '../../reading/content-language.ts';
import styles from './answers.module.css';
import { SendButton } from './send-button.tsx';

export interface MatchAnswerProps {
  readonly question: Extract<PlayedQuestion, { kind: 'match' }>;
  /** What was sent and did not arrive. */
  readonly initial: QuestionAnswer | null;
  readonly onSend: (answer: QuestionAnswer) => void;
}

/** Things to be put beside those they belong to, and then sent. */
export function MatchAnswer({ question, initial, onSend }: MatchAnswerProps) {
  const { t } = useTranslation('game');
  const { lefts, options } = question;
  const slots = useSlots(
    options.length,
    lefts.length,
    Array.isArray(initial) ? placingOf(initial, options.length) : null,
  );
  return (
    <>
      <p className={styles.how}>{t('answer.how.match')}</p>
      <MatchBoard
        lefts={lefts.map((text) => ({ text }))}
        rights={options.map((text) => ({ text }))}
        offered={[...options.keys()]}
        language={CONTENT_LANGUAGE}
        slots={slots}
        placing={slots.placing}
        isOver={false}
        isRight={() => false}
      />
      <SendButton
        isWhole={slots.next === undefined}
        onSend={() => onSend(lefts.map((_, left) => thingAt(slots.placing, left) ?? 0))}
      />
    </>
  );
}
