import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section/section.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useMyAssignedLessons } from './assignments.queries.ts';
import styles from './components/assigned.module.css';
import { AssignedRow } from './components/assigned-row.tsx';

/** 'From your teacher': what the student's classes were given. It takes no room while there is nothing. */
export function FromTeacher() {
  const { t } = useTranslation('assignments');
  const lessons = useMyAssignedLessons();
  if (lessons.isLoadingError) {
    return (
      <ErrorState
        error={lessons.error}
        title={t('mine.failed')}
        onRetry={() => void lessons.refetch()}
      />
    );
  }
  if (lessons.data === undefined || lessons.data.length === 0) return null;
  return (
    <Section title={t('mine.title')}>
      <ul className={styles.list}>
        {lessons.data.map((lesson) => (
          <AssignedRow key={lesson.lessonId} lesson={lesson} />
        ))}
      </ul>
    </Section>
  );
}
