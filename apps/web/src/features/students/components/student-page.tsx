import type { ChildAlerts } from '@lamplight/domain/safety';
import type { StudentView } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useStudent } from '../students.queries.ts';
import { AccommodationCard } from './accommodation-card.tsx';
import { LessonsCard } from './lessons-card.tsx';
import { MasteryCard } from './mastery-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { OpenAlerts } from './open-alerts.tsx';
import { PracticeCards } from './practice-cards.tsx';
import { StudentHead } from './student-head.tsx';
import styles from './students.module.css';

interface StudentPageProps {
  readonly userId: number;
  /** The alerts about the student that wait at the safety desk. */
  readonly waiting: ChildAlerts | undefined;
  readonly family: ((student: StudentView) => ReactNode) | undefined;
  readonly care: ((student: StudentView) => ReactNode) | undefined;
  readonly onBack: () => void;
}

/** Everything that the adults of a class see of one student. */
export function StudentPage({ userId, waiting, family, care, onBack }: StudentPageProps) {
  const { t } = useTranslation('students');
  const student = useStudent(userId);
  return (
    <div className={styles.parts}>
      <Button
        variant="default"
        className={styles.start ?? ''}
        leftSection={<IconArrowLeft size={20} aria-hidden />}
        onClick={onBack}
      >
        {t('back')}
      </Button>
      <QueryState query={student} count={4} loading={t('view.loading')} failed={t('view.failed')} />
      {student.isSuccess && (
        <>
          <StudentHead student={student.data} />
          {waiting !== undefined && <OpenAlerts waiting={waiting} />}
          {care?.(student.data)}
          <div className={styles.columns}>
            <LessonsCard student={student.data} />
            <MasteryCard student={student.data} />
            <PracticeCards student={student.data} />
            <AccommodationCard student={student.data} />
            <NotesCard student={student.data} />
          </div>
          {family?.(student.data)}
        </>
      )}
    </div>
  );
}
