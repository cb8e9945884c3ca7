import type { TeacherLesson } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssignments } from './assignments.queries.ts';
import styles from './components/assignment.module.css';
import { AssignmentDialog } from './components/assignment-dialog.tsx';
import { usePlaceWords } from './use-place-words.ts';

/** On one of the teacher's lessons: where it is given, and the way to give it to a class. */
export function AssignLesson({ lesson }: { readonly lesson: TeacherLesson }) {
  const { t } = useTranslation('assignments');
  const wordsOf = usePlaceWords();
  const assignments = useAssignments();
  const [open, setOpen] = useState(false);
  const places = assignments.data?.filter(({ lessonId }) => lessonId === lesson.id) ?? [];
  return (
    <>
      <Button
        variant="default"
        aria-label={t('assignOne', { title: lesson.title })}
        onClick={() => setOpen(true)}
      >
        {t('assign')}
      </Button>
      {places.length > 0 && (
        <ul className={styles.given}>
          {places.map((place) => (
            <li key={place.classId}>{wordsOf(place)}</li>
          ))}
        </ul>
      )}
      {open && <AssignmentDialog lesson={lesson} places={places} onClose={() => setOpen(false)} />}
    </>
  );
}
