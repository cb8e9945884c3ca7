import type { LessonSummary, ModuleView } from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useOutboxState } from '../../../app/outbox/use-outbox.ts';
import { Folded } from '../../../ui/folded/folded.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useLessonsOf } from '../lessons.queries.ts';
import { pendingCompletions } from '../pending-completions.ts';
import { aroundThisWeek } from '../this-week.ts';
import styles from './lesson-row.module.css';
import { LessonRow } from './lesson-row.tsx';
import { PackDays } from './pack-days.tsx';

export interface LessonRowsProps {
  readonly module: ModuleView;
  readonly user: CurrentUser;
}

/** The lessons of an open module in the order of their days; those of a pack under its days. */
export function LessonRows({ module, user }: LessonRowsProps) {
  const { t } = useTranslation(['lessons', 'shell']);
  const lessons = useLessonsOf(module.id);
  const kept = pendingCompletions(useOutboxState().waiting, user.id);

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
  const inOrder = lessons.data
    .toSorted((a, b) => a.dayNumber - b.dayNumber)
    .map(
      (lesson): LessonSummary =>
        kept.has(lesson.id) ? { ...lesson, status: 'completed' } : lesson,
    );
  if (module.pack !== null) return <PackDays pack={module.pack} lessons={inOrder} />;
  const { before, now, after } = aroundThisWeek(
    inOrder,
    user.role === 'student' ? user.currentDay : null,
  );
  const rows = (of: typeof now) => (
    <ul className={styles.list}>
      {of.map((lesson) => (
        <LessonRow key={lesson.id} lesson={lesson} />
      ))}
    </ul>
  );
  return (
    <>
      {before.length > 0 && (
        <Folded summary={t('shell:fold.before', { count: before.length })}>{rows(before)}</Folded>
      )}
      {rows(now)}
      {after.length > 0 && (
        <Folded summary={t('shell:fold.after', { count: after.length })}>{rows(after)}</Folded>
      )}
    </>
  );
}
