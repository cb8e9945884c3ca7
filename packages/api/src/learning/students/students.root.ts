import type { AccommodationsService } from '../../people/accommodations/accommodations.service.ts';
import type { PasswordAgain } from '../../people/auth/password-again.ts';
import type { Passwords } from '../../people/auth/passwords.ts';
import type { Sessions } from '../../people/auth/sessions.ts';
import type { ClassesService } from '../../people/classes/classes.service.ts';
import type { StudentAccess } from '../../people/learner-access/student-access.ts';
import type { Foundation } from '../../platform/foundation.ts';
import type { FamiliesService } from '../family-views/family-views.service.ts';
import type { EvidenceService } from '../mastery/evidence.service.ts';
import { createStudentNotes } from './notes.service.ts';
import { createPasswordResets } from './password-resets.service.ts';
import { createStudentViews } from './student-view.service.ts';
import { createStudentsService } from './students.service.ts';

interface Dependencies extends Foundation {
  readonly accommodations: AccommodationsService;
  readonly classes: ClassesService;
  readonly evidence: EvidenceService;
  readonly familyViews: FamiliesService;
  readonly passwordAgain: PasswordAgain;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly studentAccess: StudentAccess;
}

/** What a teacher sees of a student and does for them. */
export function createStudents(deps: Dependencies) {
  const { db, clock, studentAccess: access } = deps;
  const students = createStudentsService(db, clock, deps.classes);
  return {
    passwordResets: createPasswordResets({ ...deps, access }),
    studentNotes: createStudentNotes(db, clock, access),
    students,
    studentViews: createStudentViews({ ...deps, access, students }),
  };
}
