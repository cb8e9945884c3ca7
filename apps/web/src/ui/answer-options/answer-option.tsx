import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MathText, needsTypesetting } from '../math-text/math-text.tsx';
import { spokenMath } from '../math-text/spoken-math.ts';
import styles from './answer-option.module.css';
import { optionLetter } from './option-letter.ts';

export interface AnswerOptionProps {
  readonly text: string;
  readonly place: number;
  /** Whether the options of the question are typeset. */
  readonly typeset: boolean;
  readonly correctIndex: number;
  /** Null while the question is open. */
  readonly choice: number | null;
  readonly onChoose: () => void;
}

/** One option, told apart by letter and shape: a button while the question is open, then locked and marked. */
export function AnswerOption(props: AnswerOptionProps) {
  const { text, place, typeset, correctIndex, choice, onChoose } = props;
  const { t } = useTranslation('shell');
  const label = (
    <>
      <span className={styles.letter} data-shape={place} aria-hidden="true">
        {optionLetter(place)}
      </span>
      <MathText text={text} typeset={typeset} />
    </>
  );
  if (choice === null) {
    return (
      <li>
        <button
          type="button"
          className={styles.option}
          data-option={place}
          // A button's name is flat: a fraction in it would lose its line.
          aria-label={needsTypesetting([text]) ? spokenMath(text) : undefined}
          onClick={onChoose}
        >
          {label}
        </button>
      </li>
    );
  }
  const right = place === correctIndex;
  const chosen = place === choice;
  return (
    <li className={styles.option} data-mark={right ? 'right' : chosen ? 'wrong' : 'other'}>
      {label}
      <span className={styles.marks}>
        {chosen && <span className={styles.yours}>{t('answers.yours')}</span>}
        {right && <IconCheck aria-hidden />}
        {chosen && !right && <IconX aria-hidden />}
      </span>
      {right && <VisuallyHidden>({t('answers.correct')})</VisuallyHidden>}
    </li>
  );
}
