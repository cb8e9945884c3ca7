import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../picture/picture.tsx';
import type { UiPicture } from '../picture/ui-pictures.ts';
import styles from './stats.module.css';

export interface StatProps {
  readonly label: string;
  /** Null where too little has happened to say a number. */
  readonly value: string | number | null;
  /** What the number is made of, in a few words. */
  readonly note?: string;
  readonly picture: UiPicture;
  /** `name` for words where a number would stand. */
  readonly look?: 'number' | 'name';
  /** Leads to what the number comes from. */
  readonly onOpen?: () => void;
}

/** Numbers beside each other, each on a card of its own. */
export function Stats({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}

/** One number with its name. */
export function Stat({ label, value, note, picture, look = 'number', onOpen }: StatProps) {
  const { t } = useTranslation('tables');
  return (
    <div className={styles.stat} data-opens={onOpen !== undefined}>
      <dt className={styles.label}>
        {onOpen === undefined ? (
          label
        ) : (
          <UnstyledButton className={styles.open} onClick={onOpen}>
            {label}
          </UnstyledButton>
        )}
      </dt>
      <dd className={styles.value} data-look={value === null ? 'unknown' : look}>
        {value ?? t('notEnough')}
      </dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
      <dd className={styles.picture} aria-hidden>
        <Picture name={picture} size={40} />
      </dd>
    </div>
  );
}
