import {
  type ClassDetails,
  type ClassStudent,
  STUDENTS_OF_A_PAGE,
} from '@lamplight/domain/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StudentChoice } from '../../../ui/student-choice/student-choice.tsx';
import { useStudentSearch } from '../../../ui/student-choice/use-student-search.ts';
import styles from '../class-settings.module.css';
import { useClassStudents } from '../class-settings.queries.ts';
import { type MoveTarget, StudentActions } from './student-actions.tsx';

export interface StudentsCardProps {
  readonly details: ClassDetails;
  /** The classes that students can be moved to. */
  readonly targets: readonly MoveTarget[];
}

/** The students of the class, to take out or to move into another one. */
export function StudentsCard({ details, targets }: StudentsCardProps) {
  const { t } = useTranslation('class-settings');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const search = useStudentSearch();
  const students = useClassStudents({ classId: details.id, ...search.query });
  const noteOf = ({ grade, currentDay: day }: ClassStudent) =>
    grade === null ? t('students.note', { day }) : t('students.noteGrade', { grade, day });
  return (
    <TitledCard title={t('students.title')} className={styles.card}>
      <QueryState query={students} count={4} shape="rows" failed={t('students.failed')} />
      {details.students === 0 && <EmptyState picture="backpack" text={t('students.none')} />}
      {details.students > 0 && students.data !== undefined && (
        <>
          <StudentChoice
            {...search}
            label={t('students.title')}
            searchLabel={t('students.search')}
            found={students.data}
            pageSize={STUDENTS_OF_A_PAGE}
            chosen={chosen}
            onChoose={setChosen}
            noteOf={noteOf}
          />
          <div className={styles.actions} aria-live="polite">
            {chosen.size > 0 && (
              <StudentActions
                classId={details.id}
                studentIds={[...chosen]}
                targets={targets}
                onDone={() => setChosen(new Set())}
              />
            )}
          </div>
        </>
      )}
    </TitledCard>
  );
}
