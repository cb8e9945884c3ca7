import type { Db } from '@lamplight/db';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { findUser, type UserRow } from '../users/users.repository.ts';
import type { AuthorisedLearner, LearnerAccess } from './learner-access.service.ts';

/** A student for whom the actor, a teacher or an admin, is responsible; only `authorise` makes one. */
export interface AuthorisedStudent extends AuthorisedLearner {
  readonly account: UserRow;
}

export interface StudentAccess {
  /**
   * A student whom the actor teaches; for an admin, any.
   * @throws AppError FORBIDDEN, also for people who are no students
   */
  authorise(actor: SignedIn, userId: number): Promise<AuthorisedStudent>;
}

export function createStudentAccess(db: Db, learnerAccess: LearnerAccess): StudentAccess {
  return {
    async authorise(actor, userId) {
      const learner = await learnerAccess.authorise(actor, userId);
      const account = await findUser(db, userId);
      if (account?.role !== 'student') throw new AppError('FORBIDDEN');
      return { ...learner, account };
    },
  };
}
