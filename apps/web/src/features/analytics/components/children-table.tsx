import type { ChildAnalytics, ClassSpan, Trend } from '@lamplight/domain/analytics';
import { IconArrowRight, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useChildAnalytics } from '../analytics.queries.ts';
import { percentValue } from '../percent-value.ts';
import styles from './analytics.module.css';
import { ShareCell } from './share-cell.tsx';

/** The children of a class, each with what it did; a name leads to the child's report. */
export function ChildrenTable(wish: ClassSpan) {
  const { t } = useTranslation('analytics');
  const children = useChildAnalytics(wish);
  const columns = useColumns(wish);
  if (!children.isSuccess) {
    return (
      <QueryState
        query={children}
        count={4}
        shape="rows"
        loading={t('loading')}
        failed={t('failed.children')}
      />
    );
  }
  return (
    <DataTable
      caption={t('parts.children')}
      rows={children.data}
      columns={columns}
      rowKey={({ userId }) => userId}
      textOf={({ name, username }) => `${name} ${username}`}
      searchLabel={t('children.search')}
      sortedBy={{ column: 'name', direction: 'ascending' }}
      exportName="class-students"
    />
  );
}

function useColumns({ span }: ClassSpan): readonly Column<ChildAnalytics>[] {
  const { t } = useTranslation(['analytics', 'tables']);
  const numbers = [
    { key: 'days', of: ({ daysActive }: ChildAnalytics) => daysActive },
    { key: 'minutes', of: ({ minutes }: ChildAnalytics) => minutes },
    { key: 'lessons', of: ({ lessons }: ChildAnalytics) => lessons },
    { key: 'answers', of: ({ answers }: ChildAnalytics) => answers },
  ] as const;
  return [
    {
      key: 'name',
      header: t('children.name'),
      cell: ({ userId, name }) => (
        <Link
          to="/reports/child/$studentId"
          params={{ studentId: String(userId) }}
          search={{ span }}
          className={styles.link ?? ''}
        >
          {name}
        </Link>
      ),
      value: ({ name }) => name,
    },
    {
      key: 'username',
      header: t('children.username'),
      cell: ({ username }) => username,
      value: ({ username }) => username,
    },
    ...numbers.map(
      ({ key, of }): Column<ChildAnalytics> => ({
        key,
        header: t(`children.${key}`),
        align: 'end',
        cell: of,
        value: of,
      }),
    ),
    {
      key: 'right',
      header: t('children.right'),
      align: 'end',
      cell: (child) => <ShareCell {...child} />,
      value: ({ shareRight }) => percentValue(shareRight),
    },
    {
      key: 'trend',
      header: t('children.trend'),
      cell: ({ trend }) => (trend === null ? t('tables:notEnough') : <TrendCell trend={trend} />),
      value: ({ trend }) => (trend === null ? null : t(`children.trends.${trend}`)),
    },
  ];
}

const ICONS = { up: IconTrendingUp, steady: IconArrowRight, down: IconTrendingDown } as const;

function TrendCell({ trend }: { readonly trend: Trend }) {
  const { t } = useTranslation('analytics');
  const Icon = ICONS[trend];
  return (
    <span className={styles.trend} data-trend={trend}>
      <Icon size={18} aria-hidden />
      {t(`children.trends.${trend}`)}
    </span>
  );
}
