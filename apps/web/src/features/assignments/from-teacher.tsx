import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section/section.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useMyAssignedLessons } from './assignments.queries.ts';
import styles from './components/assigned.module.css';
import { AssignedRow } from './components/assigned-row.tsx';

export interface FromTeacherProps {
  /** Only what is still to do. */
  readonly openOnly?: boolean;
}

/** 'From your teacher': what the student's classes were given. It takes no room while there is nothing. */
export function FromTeacher({ openOnly = false }: FromTeacherProps) {
  const { t } = useTranslation('assignments');
  const lessons = useMyAssignedLessons();
  const shown = lessons.data?.filter(({ completedAt }) => !openOnly || completedAt === null) ?? [];
  if (lessons.isLoadingError) {
    return (
      <ErrorState
        error={lessons.error}
        title={t('mine.failed')}
        onRetry={() => void lessons.refetch()}
      />
    );
  }
  if (shown.length === 0) return null;
  return (
    <Section title={t('mine.title')}>
      <ul className={styles.list}>
        {shown.map((lesson) => (
          <AssignedRow key={lesson.lessonId} lesson={lesson} />
        ))}
      </ul>
    </Section>
  );
}
