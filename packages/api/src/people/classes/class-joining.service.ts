import type { Db } from '@lamplight/db';
import type { OwnClass } from '@lamplight/domain/classes';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { WrongCodes } from '../auth/wrong-codes.ts';
import { findClassByCode, findClassesOf, insertMember } from './classes.repository.ts';

/** How students come into a class by themselves. */
export interface ClassJoiningService {
  /** The classes that a student is in. */
  mine(student: CurrentUser): Promise<OwnClass[]>;
  /**
   * Puts a student into the class with this code; safe to repeat. They stay in the classes they are in.
   * @throws AppError NOT_FOUND for a wrong code, TOO_MANY_ATTEMPTS after many of them
   */
  join(student: CurrentUser, code: string): Promise<OwnClass>;
}

export function createClassJoining(db: Db, wrongCodes: WrongCodes): ClassJoiningService {
  // Codes that are sent all at once are counted one by one.
  const inTurn = oneAtATime();

  async function enter(student: CurrentUser, code: string): Promise<OwnClass> {
    await wrongCodes.check(student.id);
    const found = await findClassByCode(db, code);
    if (!found) {
      await wrongCodes.note(student.id);
      throw new AppError('NOT_FOUND', {
        message: 'No class has this code. Check it with your teacher.',
      });
    }
    await insertMember(db, { classId: found.id, userId: student.id, role: 'student' });
    return { id: found.id, name: found.name };
  }

  return {
    async mine({ id }) {
      const rows = await findClassesOf(db, id);
      return rows.map((row) => ({ id: row.id, name: row.name }));
    },

    async join(student, code) {
      // Everybody shares the demo account: it stays where every visitor finds it.
      if (student.isDemo) throw new AppError('DEMO_ACCOUNT');
      return inTurn(`${student.id}`, () => enter(student, code));
    },
  };
}
