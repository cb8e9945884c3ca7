import type { ChartPointView, ClassSpan } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ClassCharts } from '../../../ui/chart/class-charts.tsx';
import { useShareText } from '../../../ui/class-span/use-share-text.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useChart } from '../analytics.queries.ts';
import { percentValue } from '../percent-value.ts';
import styles from './analytics.module.css';

/** The days, or weeks, of a class as charts, and the same numbers as a table. */
export function Trends(wish: ClassSpan) {
  const { t } = useTranslation('analytics');
  const chart = useChart(wish);
  return (
    <>
      <QueryState query={chart} count={3} loading={t('loading')} failed={t('failed.trends')} />
      {chart.isSuccess && (
        <Card className={styles.charts}>
          <ClassCharts points={chart.data} />
          <details className={styles.numbers}>
            <summary>{t('trends.table')}</summary>
            <Numbers points={chart.data} span={wish.span} />
          </details>
        </Card>
      )}
    </>
  );
}

interface NumbersProps extends Pick<ClassSpan, 'span'> {
  readonly points: readonly ChartPointView[];
}

function Numbers({ points, span }: NumbersProps) {
  const { t, i18n } = useTranslation('analytics');
  const share = useShareText();
  const columns: readonly Column<ChartPointView>[] = [
    {
      key: 'date',
      header: t(span === 'all' ? 'trends.week' : 'trends.day'),
      cell: ({ date }) => dateText(date, i18n.language),
      value: ({ date }) => date,
    },
    {
      key: 'active',
      header: t('trends.active'),
      align: 'end',
      cell: ({ activeChildren }) => activeChildren,
      value: ({ activeChildren }) => activeChildren,
    },
    {
      key: 'answers',
      header: t('trends.answers'),
      align: 'end',
      cell: ({ answers }) => answers,
      value: ({ answers }) => answers,
    },
    {
      key: 'share',
      header: t('trends.share'),
      align: 'end',
      cell: ({ shareRight }) => share(shareRight),
      value: ({ shareRight }) => percentValue(shareRight),
    },
  ];
  return (
    <DataTable
      caption={t('trends.table')}
      rows={points}
      columns={columns}
      rowKey={({ date }) => Date.parse(date)}
      textOf={({ date }) => `${date} ${dateText(date, i18n.language)}`}
      searchLabel={t('trends.search')}
      pageSize={28}
      exportName="class-over-time"
    />
  );
}
