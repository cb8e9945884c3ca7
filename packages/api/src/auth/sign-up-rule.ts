import type { Db } from '@lamplight/db';
import type { Registration, StudentSignUp } from '@lamplight/domain/auth';
import { findClassByCode } from '../classes/classes.repository.ts';
import { readSettings } from '../host-settings/read-settings.ts';
import { AppError } from '../platform/app-error.ts';

/** Who may make a student's account here. */
export interface SignUpRule {
  /** What the admin chose, else what the host was started with. */
  forStudents(): Promise<StudentSignUp>;
  /**
   * The class whose code a new student has given; null for the first class.
   * @throws AppError SIGNUP_CLOSED, VALIDATION for a code that is missing or wrong
   */
  classFor(registration: Pick<Registration, 'classCode'>): Promise<number | null>;
}

/** @param atStart of the environment (STUDENT_SIGNUP) */
export function createSignUpRule(db: Db, atStart: StudentSignUp): SignUpRule {
  const forStudents = async () => (await readSettings(db)).signUp.students ?? atStart;
  return {
    forStudents,
    async classFor({ classCode }) {
      const rule = await forStudents();
      if (rule === 'closed') throw new AppError('SIGNUP_CLOSED');
      if (classCode === undefined) {
        if (rule === 'open') return null;
        throw refusedCode('Please type the code of your class. Your teacher has it.');
      }
      const found = await findClassByCode(db, classCode);
      if (!found) throw refusedCode('No class has this code. Check it with your teacher.');
      return found.id;
    },
  };
}

function refusedCode(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ path: 'classCode', message }] });
}
