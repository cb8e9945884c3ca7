import type { Db } from '@lamplight/db';
import type { Registration, StudentSignUp } from '@lamplight/domain/auth';
import { AppError } from '../../platform/app-error.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { findClassByCode } from '../classes/classes.repository.ts';
import type { SignUpGuesses } from './sign-up-guesses.ts';

/** Who may make a student's account here. */
export interface SignUpRule {
  /** What the admin chose, else what the host was started with. */
  forStudents(): Promise<StudentSignUp>;
  /**
   * The class whose code a new student has given; null for the first class. Guesses from an address are told to wait,
   * and a right code never is: a whole class may share that address, and nobody can keep it out.
   * @param address that the request comes from
   * @throws AppError SIGNUP_CLOSED, VALIDATION for a code that is missing or wrong, TOO_MANY_ATTEMPTS with the seconds
   * to wait after many wrong ones
   */
  classFor(registration: Pick<Registration, 'classCode'>, address: string): Promise<number | null>;
}

/** @param atStart of the environment (STUDENT_SIGNUP) */
export function createSignUpRule(
  db: Db,
  guesses: SignUpGuesses,
  atStart: StudentSignUp,
): SignUpRule {
  const forStudents = async () => (await readSettings(db)).signUp.students ?? atStart;
  return {
    forStudents,
    async classFor({ classCode }, address) {
      const rule = await forStudents();
      if (rule === 'closed') throw new AppError('SIGNUP_CLOSED');
      if (classCode === undefined) {
        if (rule === 'open') return null;
        throw refusedCode('Please type the code of your class. Your teacher has it.');
      }
      const found = await findClassByCode(db, classCode);
      if (found) return found.id;
      const retryAfter = guesses.note(address);
      if (retryAfter > 0) throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter });
      throw refusedCode('No class has this code. Check it with your teacher.');
    },
  };
}

function refusedCode(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ path: 'classCode', message }] });
}
