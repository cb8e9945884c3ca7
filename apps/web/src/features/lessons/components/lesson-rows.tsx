import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useOutboxState } from '../../../app/outbox/use-outbox.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { keptCompletions } from '../kept-completions.ts';
import { useLessonsOf } from '../lessons.queries.ts';
import styles from './lesson-row.module.css';
import { LessonRow } from './lesson-row.tsx';

export interface LessonRowsProps {
  readonly moduleId: number;
  readonly user: CurrentUser;
}

/** The lessons of an open module in the order of their days. */
export function LessonRows({ moduleId, user }: LessonRowsProps) {
  const { t } = useTranslation('lessons');
  const lessons = useLessonsOf(moduleId);
  const kept = keptCompletions(useOutboxState().waiting, user.id);

  if (!lessons.isSuccess) {
    return (
      <QueryState
        query={lessons}
        count={4}
        shape="rows"
        loading={t('lessons.loading')}
        failed={t('lessons.failed')}
      />
    );
  }
  if (lessons.data.length === 0) return <EmptyState picture="memo" text={t('lessons.none')} />;
  return (
    <ul className={styles.list}>
      {lessons.data
        .toSorted((a, b) => a.dayNumber - b.dayNumber)
        .map((lesson) => (
          <LessonRow
            key={lesson.id}
            lesson={kept.has(lesson.id) ? { ...lesson, status: 'completed' } : lesson}
          />
        ))}
    </ul>
  );
}
