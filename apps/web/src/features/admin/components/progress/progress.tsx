import type { ProgressColumn, ProgressPageInput, StudentProgress } from '@lamplight/domain/admin';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PagedTable } from '../../../../ui/data-table/paged-table.tsx';
import { usePagedList } from '../../../../ui/data-table/use-paged-list.ts';
import { Section } from '../../../../ui/section/section.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../../ui/states/query-state.tsx';
import { useAdminStats, useProgressPage } from '../../admin.queries.ts';
import { Distribution } from './distribution.tsx';
import styles from './progress.module.css';
import { useProgressColumns } from './progress-columns.tsx';

/** 'Progress': how many students stand where, and each of them. */
export function Progress() {
  const { t } = useTranslation('admin');
  const stats = useAdminStats();
  if (!stats.isSuccess) {
    return (
      <QueryState
        query={stats}
        count={3}
        loading={t('progress.loading')}
        failed={t('progress.failed')}
      />
    );
  }
  if (stats.data.totalStudents === 0) {
    return (
      <EmptyState
        picture="seedling"
        text={t('progress.none')}
        action={
          <Button loading={stats.isFetching} onClick={() => void stats.refetch()}>
            {t('again')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.parts}>
      <Distribution counts={stats.data.progressDistribution} />
      <StudentTable />
    </div>
  );
}

function StudentTable() {
  const { t } = useTranslation('admin');
  const columns = useProgressColumns();
  const list = usePagedList({ column: 'completed', direction: 'descending' });
  // The columns of the table are those that the host sorts by.
  const sort = list.sorting as ProgressPageInput['sort'] & { column: ProgressColumn };
  const { query, all } = useProgressPage({ ...list.asked, sort });
  return (
    <Section title={t('progress.each')}>
      <PagedTable<StudentProgress>
        caption={t('progress.each')}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ userId }) => userId}
        searchLabel={t('progress.search')}
        loading={t('progress.loadingEach')}
        failed={t('progress.failedEach')}
        file={{ name: t('progress.file'), rows: all }}
      />
    </Section>
  );
}
