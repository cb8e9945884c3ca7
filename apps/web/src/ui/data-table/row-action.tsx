import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface RowActionProps {
  readonly icon: ReactNode;
  /** One word; a table shows the icon alone. */
  readonly word: string;
  /** What is done to which row, for those who hear it or point at it. */
  readonly label: string;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** Something to do with a row. */
export function RowAction({ icon, word, label, busy = false, onPress }: RowActionProps) {
  return (
    <Button
      variant="subtle"
      className={styles.action ?? ''}
      aria-label={label}
      title={label}
      loading={busy}
      onClick={onPress}
    >
      {icon}
      <span className={styles.word}>{word}</span>
    </Button>
  );
}
