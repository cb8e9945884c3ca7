import type { ChildAlerts } from '@lamplight/domain/safety';
import type { StudentView } from '@lamplight/domain/students';
import type { ReactNode } from 'react';
import { useHash } from '../../ui/tabs/use-hash.ts';
import { StudentPage } from './components/student-page.tsx';
import { StudentsList } from './components/students-list.tsx';
import { studentIdIn } from './student-names.ts';

export interface StudentsProps {
  /** The children of whom alerts wait at the safety desk; undefined while that is not known. */
  readonly waiting: readonly ChildAlerts[] | undefined;
  /** The student's parents. */
  readonly family?: (student: StudentView) => ReactNode;
  /** What is written about the student for emergencies. */
  readonly care?: (student: StudentView) => ReactNode;
}

/** The students of the teacher's classes, or the one whom the address names, as in `#students/12`. */
export function Students({ waiting, family, care }: StudentsProps) {
  const [hash, show] = useHash();
  const id = studentIdIn(hash);
  if (id === null) return <StudentsList waiting={waiting} />;
  return (
    <StudentPage
      key={id}
      userId={id}
      waiting={waiting?.find(({ student }) => student.id === id)}
      family={family}
      care={care}
      onBack={() => show('students')}
    />
  );
}
