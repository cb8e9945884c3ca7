import type { StudentProgress } from '@lamplight/domain/admin';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../ui/data-table/column.ts';
import { ProgressBar } from '../../../../ui/progress/progress-bar.tsx';
import { fullName } from '../../accounts.ts';
import styles from './progress.module.css';

/** The columns of the students' progress. */
export function useProgressColumns(): readonly Column<StudentProgress>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'username',
      header: t('users.username'),
      cell: ({ username }) => username,
      value: ({ username }) => username,
    },
    {
      key: 'name',
      header: t('users.name'),
      cell: (student) => fullName(student) || t('users.unknown'),
      value: (student) => fullName(student) || null,
    },
    {
      key: 'day',
      header: t('progress.day'),
      align: 'end',
      cell: ({ currentDay }) => currentDay,
      value: ({ currentDay }) => currentDay,
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
      cell: ({ progress, username }) => (
        <div className={styles.percent}>
          <span>{t('percent', { percent: progress })}</span>
          <ProgressBar percent={progress} label={t('progress.barLabel', { username })} />
        </div>
      ),
      value: ({ progress }) => progress,
    },
  ];
}
