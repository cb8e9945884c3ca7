import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListenButton } from '../../../../ui/read-aloud/listen-button.tsx';
import styles from './bench.module.css';
import { useSettled } from './use-settled.ts';

export interface BenchProps {
  /** The drawing; it is decoration, what it shows stands in `seen`. */
  readonly picture: ReactNode;
  /** What can be seen now, in a sentence or two. */
  readonly seen: string;
  /** What can be changed. */
  readonly controls: ReactNode;
  /** What was measured so far. */
  readonly children?: ReactNode;
}

/** The table on which an idea is tried: its picture, what is seen, and what can be changed. */
export function Bench({ picture, seen, controls, children }: BenchProps) {
  const { t } = useTranslation('simulations');
  const settled = useSettled(seen);
  return (
    <div className={styles.bench}>
      <div className={styles.view}>
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
        <div className={styles.seen}>
          <p aria-live="polite">{settled}</p>
          <ListenButton title={t('seen')} text={settled} />
        </div>
      </div>
      <div className={styles.controls}>{controls}</div>
      {children !== undefined && <div className={styles.more}>{children}</div>}
    </div>
  );
}
