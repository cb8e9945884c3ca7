import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';

/** A person whose progress the actor may see; only `authorise` makes one. */
export interface AuthorisedLearner {
  readonly userId: number;
  readonly authorised: true;
}

export interface LearnerAccess {
  /**
   * Whether the actor may see this person's progress: their own, a linked parent their child's, an
   * approved teacher that of a student in their classes, an admin everyone's.
   * @throws AppError FORBIDDEN, also for a person who does not exist
   */
  authorise(actor: SignedIn, userId: number): Promise<AuthorisedLearner>;
}

export function createLearnerAccess(classes: ClassesService, families: FamilyLinks): LearnerAccess {
  async function maySee({ user }: SignedIn, userId: number): Promise<boolean> {
    if (user.id === userId) return true;
    switch (user.role) {
      case 'admin':
        return true;
      case 'parent':
        return (await families.between(user.id, userId)) !== null;
      case 'teacher':
        return user.approved && (await classes.isTeacherOf(user.id, userId));
      case 'student':
        return false;
    }
  }
  return {
    async authorise(actor, userId) {
      if (!(await maySee(actor, userId))) throw new AppError('FORBIDDEN');
      return { userId, authorised: true };
    },
  };
}
