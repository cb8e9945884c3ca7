import type { AdminUser } from '@lamplight/domain/admin';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../ui/data-table/column.ts';
import { DataTable } from '../../../../ui/data-table/data-table.tsx';
import { ProgressBar } from '../../../../ui/progress/progress-bar.tsx';
import { Section } from '../../../../ui/section/section.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeletons } from '../../../../ui/states/skeletons.tsx';
import { fullName, progressOfStudents, type StudentProgress } from '../../accounts.ts';
import { useAdminProgress, useUsers } from '../../admin.queries.ts';
import { Distribution } from './distribution.tsx';
import styles from './progress.module.css';

/** 'Progress': how many students stand where, and each of them. */
export function Progress() {
  const { t } = useTranslation('admin');
  const progress = useAdminProgress();
  const users = useUsers();
  const retry = () => {
    void progress.refetch();
    void users.refetch();
  };
  if (progress.isPending || users.isPending) {
    return <Skeletons shape="rows" count={4} label={t('progress.loading')} />;
  }
  if (progress.isError || users.isError) {
    return (
      <ErrorState
        error={progress.error ?? users.error}
        title={t('progress.failed')}
        onRetry={retry}
      />
    );
  }
  if (progress.data.length === 0) {
    return (
      <EmptyState
        picture="seedling"
        text={t('progress.none')}
        action={
          <Button loading={progress.isFetching} onClick={retry}>
            {t('again')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.parts}>
      <Distribution progress={progress.data} />
      <StudentTable rows={progressOfStudents(progress.data, users.data)} />
    </div>
  );
}

function StudentTable({ rows }: { readonly rows: readonly StudentProgress[] }) {
  const { t } = useTranslation('admin');
  const text = (
    key: 'username' | 'name',
    read: (user: AdminUser) => string,
  ): Column<StudentProgress> => ({
    key,
    header: t(`users.${key}`),
    cell: ({ user }) => read(user) || t('users.unknown'),
    value: ({ user }) => read(user) || null,
  });
  const columns: readonly Column<StudentProgress>[] = [
    text('username', ({ username }) => username),
    text('name', fullName),
    {
      key: 'day',
      header: t('progress.day'),
      align: 'end',
      cell: ({ user }) => user.currentDay,
      value: ({ user }) => user.currentDay,
    },
    {
      key: 'completed',
      header: t('progress.completed'),
      align: 'end',
      cell: ({ completed, total }) => t('progress.of', { completed, total }),
      value: ({ completed }) => completed,
    },
    {
      key: 'progress',
      header: t('progress.percent'),
      cell: ({ progress, user }) => (
        <div className={styles.percent}>
          <span>{t('percent', { percent: progress })}</span>
          <ProgressBar
            percent={progress}
            label={t('progress.barLabel', { username: user.username })}
          />
        </div>
      ),
      value: ({ progress }) => progress,
    },
  ];
  return (
    <Section title={t('progress.each')}>
      <DataTable
        caption={t('progress.each')}
        rows={rows}
        columns={columns}
        rowKey={({ userId }) => userId}
        textOf={({ user }) => `${user.username} ${fullName(user)}`}
        searchLabel={t('progress.search')}
        sortedBy={{ column: 'progress', direction: 'descending' }}
        exportName={t('progress.file')}
      />
    </Section>
  );
}
