import type { TimelineFigure } from '@lamplight/domain/figures';
import { useTranslation } from 'react-i18next';
import styles from './timeline.module.css';

/** Years in their order along a line: below each other, where there is no room beside each other. */
export function Timeline({
  figure: { events },
  words,
}: {
  readonly figure: TimelineFigure;
  readonly words: string;
}) {
  const { t } = useTranslation('acts');
  const when = (year: number) =>
    year < 0 ? t('timeline.before', { year: -year }) : t('timeline.after', { year });
  return (
    <ol className={styles.line} aria-label={words}>
      {events.map(({ year, when: said, label }) => (
        <li key={`${year} ${label}`} className={styles.event}>
          <span className={styles.year}>{said ?? when(year)}</span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}
