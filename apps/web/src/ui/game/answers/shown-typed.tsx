import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import {
  answerFrame,
  answerText,
  type QuestionAnswer,
  writtenNumber,
} from '@lamplight/domain/questions';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnswerState } from './answer-area.tsx';
import styles from './answers.module.css';

export interface ShownTypedProps extends AnswerState {
  readonly question: Extract<PlayedQuestion, { kind: 'number' | 'word' }>;
}

/** What is typed: that something is to be typed, what the reader has typed, and in the end what is right. */
export function ShownTyped({ question, answer, right }: ShownTypedProps) {
  const { t, i18n } = useTranslation('game');
  const number = (value: number) => writtenNumber(value, i18n.language);
  const words = (given: QuestionAnswer) =>
    answerText(answerFrame(question), given, { truths: ['', ''], number });
  return (
    <div className={styles.plates}>
      {right === null && answer === null && (
        <p className={styles.plate}>
          <IconPencil aria-hidden />
          {t(question.kind === 'number' ? 'answer.typeNumber' : 'answer.typeWord')}
        </p>
      )}
      {right !== null && (
        <p className={styles.plate} data-right="true">
          <IconCheck aria-hidden />
          <span>{words(right.correct)}</span>
          {right.tolerance > 0 && (
            <span className={styles.tolerance}>
              {t('answer.tolerance', { tolerance: number(right.tolerance) })}
            </span>
          )}
        </p>
      )}
      {answer !== null && (
        <p className={styles.own}>{t('answer.own', { answer: words(answer) })}</p>
      )}
    </div>
  );
}
