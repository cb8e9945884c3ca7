import { useTranslation } from 'react-i18next';
import styles from './step-bar.module.css';

export interface StepBarProps {
  readonly count: number;
  /** The page that is shown, from 0. */
  readonly page: number;
  /** The furthest page that was seen: up to it a tap leads. */
  readonly seen: number;
  readonly onPage: (page: number) => void;
}

/** How far one is in a lesson. Back and Next lead to every page too, with larger targets than many steps leave here. */
export function StepBar({ count, page, seen, onPage }: StepBarProps) {
  const { t } = useTranslation('lessons');
  return (
    <nav className={styles.bar} aria-label={t('player.steps')}>
      <ol className={styles.steps}>
        {Array.from({ length: count }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a lesson never move.
          <li key={step} className={styles.step}>
            <button
              type="button"
              className={styles.mark}
              data-state={step === page ? 'here' : step <= seen ? 'seen' : 'ahead'}
              aria-current={step === page ? 'step' : undefined}
              aria-label={t('player.step', { number: step + 1, total: count })}
              disabled={step > seen}
              onClick={() => onPage(step)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
