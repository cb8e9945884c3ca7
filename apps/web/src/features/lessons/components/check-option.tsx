import type { CheckResult } from '@lamplight/domain/lessons';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './checks.module.css';

export interface CheckOptionProps {
  readonly text: string;
  readonly position: number;
  /** Null while the question is open. */
  readonly result: CheckResult | null;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** One option of a question: a button while it is open, then marked as right or as chosen. */
export function CheckOption({ text, position, result, busy, onChoose }: CheckOptionProps) {
  const { t } = useTranslation('lessons');
  const letter = String.fromCharCode('A'.charCodeAt(0) + position);
  const label = (
    <>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <span>{text}</span>
    </>
  );
  if (result === null) {
    return (
      <li>
        <button type="button" className={styles.option} disabled={busy} onClick={onChoose}>
          {label}
        </button>
      </li>
    );
  }
  const right = position === result.answer;
  const chosen = position === result.choice;
  return (
    <li className={styles.option} data-mark={right ? 'right' : chosen ? 'wrong' : 'other'}>
      {label}
      {right && <IconCheck className={styles.mark} aria-hidden />}
      {chosen && !right && <IconX className={styles.mark} aria-hidden />}
      {chosen && <VisuallyHidden>({t('checks.yours')})</VisuallyHidden>}
      {right && <VisuallyHidden>({t('checks.answer')})</VisuallyHidden>}
    </li>
  );
}
