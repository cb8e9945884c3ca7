import { gapsOf, type TimelineFigure } from '@lamplight/domain/figures';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './timeline.module.css';

/** Years in their order along a line: below each other, where there is no room beside each other. */
export function Timeline({
  figure,
  words,
}: {
  readonly figure: TimelineFigure;
  readonly words: string;
}) {
  const { t } = useTranslation('acts');
  const { events, spacing } = figure;
  const gaps = gapsOf(figure);
  const when = (year: number) =>
    year < 0 ? t('timeline.before', { year: -year }) : t('timeline.after', { year });
  return (
    <ol
      className={styles.line}
      data-spacing={spacing}
      style={{ '--columns': columnsOf(gaps) } as CSSProperties}
      aria-label={words}
    >
      {events.map(({ year, when: said, label }, index) => (
        <li
          key={`${year} ${label}`}
          className={styles.event}
          style={{ '--gap': gaps[index] ?? 0 } as CSSProperties}
        >
          <span className={styles.year}>{said ?? when(year)}</span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}

/** The words of the last event need room, too, behind its point. */
function columnsOf(gaps: readonly number[]): string {
  return [...gaps.map((gap) => `minmax(4.5rem, ${Math.round(gap * 1000)}fr)`), '7rem'].join(' ');
}
