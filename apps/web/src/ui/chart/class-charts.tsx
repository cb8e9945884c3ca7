import type { ChartPointView } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { dateText, shortDayText } from '../../lib/dates.ts';
import { percentText } from '../../lib/percent-text.ts';
import styles from './class-charts.module.css';
import { ColumnChart } from './column-chart.tsx';

/** What a class did over time, as three charts: who learned, how much was answered, and how much of it right. */
export function ClassCharts({ points }: { readonly points: readonly ChartPointView[] }) {
  const { t, i18n } = useTranslation(['analytics', 'tables']);
  const language = i18n.language;
  const columns = (
    shown: (point: ChartPointView) => { value: number | null; part?: number; words: string },
  ) =>
    points.map((point) => {
      const { words, ...numbers } = shown(point);
      const name = t('trends.column', { name: dateText(point.date, language), value: words });
      return { label: shortDayText(point.date, language), name, ...numbers };
    });
  const share = (value: number) => percentText(value, language);
  const [most] = points.toSorted((a, b) => b.activeChildren - a.activeChildren);
  const answers = points.reduce((sum, point) => sum + point.answers, 0);
  const right = points.reduce((sum, point) => sum + point.right, 0);
  const known = points.some(({ shareRight }) => shareRight !== null);
  return (
    <div className={styles.charts}>
      <ColumnChart
        title={t('trends.active')}
        summary={t('trends.activeSummary', {
          most: most?.activeChildren ?? 0,
          date: most === undefined ? '' : dateText(most.date, language),
        })}
        columns={columns(({ activeChildren }) => ({
          value: activeChildren,
          words: String(activeChildren),
        }))}
      />
      <ColumnChart
        title={t('trends.answers')}
        summary={t('trends.answersSummary', { count: answers, right })}
        legend={{ value: t('trends.all'), part: t('trends.right') }}
        columns={columns((point) => ({
          value: point.answers,
          part: point.right,
          words: t('share', { right: point.right, count: point.answers }),
        }))}
      />
      <ColumnChart
        title={t('trends.share')}
        summary={
          known
            ? t('trends.shareSummary', { share: share(right / answers) })
            : t('trends.shareUnknown')
        }
        top={1}
        format={share}
        columns={columns(({ shareRight }) => ({
          value: shareRight,
          words: shareRight === null ? t('tables:notEnough') : share(shareRight),
        }))}
      />
    </div>
  );
}
