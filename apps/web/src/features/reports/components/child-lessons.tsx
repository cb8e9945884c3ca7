import type { ChildReport } from '@lamplight/domain/reports';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../lib/dates.ts';
import { PrintTable } from '../../../ui/print/print-table.tsx';
import { Part } from './part.tsx';
import styles from './report.module.css';

type Lessons = ChildReport['lessons'];

/** Lessons that are named one by one. */
const NEWEST = 10;

/** The lessons that a child completed: by subject, and the newest by their names, with the first answers to their questions. */
export function ChildLessons({ lessons }: { readonly lessons: Lessons }) {
  const { t, i18n } = useTranslation(['reports', 'shell', 'analytics']);
  if (lessons.length === 0) return null;
  const rightOf = ({ right, answers }: { readonly right: number; readonly answers: number }) =>
    t('analytics:share', { right, count: answers });
  const bySubject = [...Map.groupBy(lessons, ({ category }) => category)];
  return (
    <Part title={t('childReport.lessons')}>
      <PrintTable
        caption={t('childReport.lessons')}
        rows={bySubject}
        rowKey={([category]) => category}
        columns={[
          {
            key: 'subject',
            header: t('childReport.subject'),
            cell: ([category]) => t(`shell:subjects.${category}`),
          },
          {
            key: 'count',
            header: t('childReport.count'),
            align: 'end',
            cell: ([, same]) => same.length,
          },
          {
            key: 'right',
            header: t('childReport.right'),
            align: 'end',
            cell: ([, same]) => rightOf(summed(same)),
          },
        ]}
      />
      <h3 className={styles.sub}>{t('childReport.newest')}</h3>
      <PrintTable
        caption={t('childReport.newest')}
        rows={lessons.slice(-NEWEST).toReversed()}
        rowKey={({ lessonId }) => lessonId}
        columns={[
          { key: 'lesson', header: t('childReport.lesson'), cell: ({ title }) => title },
          {
            key: 'subject',
            header: t('childReport.subject'),
            cell: ({ category }) => t(`shell:subjects.${category}`),
          },
          {
            key: 'completed',
            header: t('childReport.completedOn'),
            cell: ({ completedAt }) => dateText(completedAt.slice(0, 10), i18n.language),
          },
          { key: 'right', header: t('childReport.right'), align: 'end', cell: rightOf },
        ]}
      />
    </Part>
  );
}

function summed(lessons: Lessons) {
  return {
    answers: lessons.reduce((sum, { answers }) => sum + answers, 0),
    right: lessons.reduce((sum, { right }) => sum + right, 0),
  };
}
