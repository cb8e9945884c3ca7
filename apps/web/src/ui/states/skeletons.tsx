import { useTranslation } from 'react-i18next';
import styles from './states.module.css';

export interface SkeletonsProps {
  /** How many cards are expected. */
  readonly count?: number;
  /** `cards` stand side by side where there is room, `rows` below each other. */
  readonly shape?: 'cards' | 'rows';
  /** What is loading; 'Loading your learning adventure...' unless told. */
  readonly label?: string | undefined;
}

/** Grey shapes of what is about to come. */
export function Skeletons({ count = 3, shape = 'cards', label }: SkeletonsProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.skeletons} data-shape={shape} role="status">
      <p className={styles.loading}>{label ?? t('loading')}</p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move.
        <div key={index} className={styles.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
