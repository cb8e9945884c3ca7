import type { ClassSpan, LessonAnalytics } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { useShareText } from '../../../ui/class-span/use-share-text.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import { useLessonAnalytics } from '../analytics.queries.ts';
import { percentValue } from '../percent-value.ts';
import styles from './analytics.module.css';
import { ShareCell } from './share-cell.tsx';

/** Lessons: who began and completed them, and which of their questions was hard. */
export function LessonsTable(wish: ClassSpan) {
  const { t } = useTranslation('analytics');
  const lessons = useLessonAnalytics(wish);
  const columns = useColumns();
  if (!lessons.isSuccess) {
    return (
      <QueryState
        query={lessons}
        count={4}
        shape="rows"
        loading={t('loading')}
        failed={t('failed.lessons')}
      />
    );
  }
  if (lessons.data.length === 0) return <EmptyState picture="books" text={t('none.lessons')} />;
  return (
    <DataTable
      caption={t('parts.lessons')}
      rows={lessons.data}
      columns={columns}
      rowKey={({ lessonId }) => lessonId}
      textOf={({ title }) => title}
      searchLabel={t('lessons.search')}
      exportName="class-lessons"
    />
  );
}

function useColumns(): readonly Column<LessonAnalytics>[] {
  const { t } = useTranslation(['analytics', 'shell', 'tables']);
  const share = useShareText();
  return [
    {
      key: 'title',
      header: t('lessons.lesson'),
      cell: ({ title }) => title,
      value: ({ title }) => title,
    },
    {
      key: 'subject',
      header: t('lessons.subject'),
      cell: ({ category }) => <SubjectBadge subject={category} />,
      value: ({ category }) => t(`shell:subjects.${category}`),
    },
    {
      key: 'day',
      header: t('lessons.day'),
      align: 'end',
      cell: ({ dayNumber }) => dayNumber,
      value: ({ dayNumber }) => dayNumber,
    },
    {
      key: 'started',
      header: t('lessons.started'),
      align: 'end',
      cell: ({ started }) => started,
      value: ({ started }) => started,
    },
    {
      key: 'completed',
      header: t('lessons.completed'),
      align: 'end',
      cell: ({ completed }) => completed,
      value: ({ completed }) => completed,
    },
    {
      key: 'score',
      header: t('lessons.score'),
      align: 'end',
      cell: ({ averageScore }) => averageScore ?? t('tables:notEnough'),
      value: ({ averageScore }) => averageScore,
    },
    {
      key: 'right',
      header: t('lessons.right'),
      align: 'end',
      cell: (lesson) => <ShareCell {...lesson} />,
      value: ({ shareRight }) => percentValue(shareRight),
    },
    {
      key: 'hardest',
      header: t('lessons.hardest'),
      ownLine: true,
      cell: ({ hardest }) =>
        hardest === null ? (
          t('tables:notEnough')
        ) : (
          <span className={styles.text}>
            <MathText text={hardest.text} />
            <span className={styles.note}>
              {t('lessons.hardestOf', {
                share: share(hardest.shareRight),
                count: hardest.answers,
              })}
            </span>
          </span>
        ),
      value: ({ hardest }) => hardest?.text ?? null,
    },
  ];
}
