import type { Db } from '@lamplight/db';
import type { Who } from '@lamplight/domain/attendance';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import type { StudentAccess } from '../learner-access/student-access.ts';
import { findUser } from '../users/users.repository.ts';
import { findDoorClasses, findWalkUp } from './door.repository.ts';

/** Who may see and mark whom at the door. Children have no part in it. */
export interface DoorAccess {
  /**
   * @returns of whom it is now: a walk-up that was given an account is that account
   * @throws AppError FORBIDDEN for a child for whom the adult is not responsible; DEMO_ACCOUNT
   */
  authorise(actor: SignedIn, who: Who): Promise<Who>;
  /** @throws AppError FORBIDDEN without a confirmed link; DEMO_ACCOUNT */
  authoriseParent(actor: SignedIn, studentId: number): Promise<void>;
  /**
   * The classes at whose door the adult stands: one, or all of theirs. None for a teacher who waits for approval.
   * @throws AppError FORBIDDEN, NOT_FOUND as `authoriseClass`
   */
  classesOf(actor: SignedIn, classId: number | null): Promise<DoorClassRow[]>;
}

export type DoorClassRow = Awaited<ReturnType<typeof findDoorClasses>>[number];

interface Dependencies {
  readonly db: Db;
  readonly classes: ClassesService;
  readonly families: FamilyLinks;
  readonly access: StudentAccess;
}

export function createDoorAccess({ db, classes, families, access }: Dependencies): DoorAccess {
  async function student(actor: SignedIn, id: number): Promise<Who> {
    const { account } = await access.authorise(actor, id);
    if (account.isDemo === 1) throw new AppError('DEMO_ACCOUNT');
    return { kind: 'student', id };
  }

  return {
    async authorise(actor, { kind, id }) {
      if (kind === 'student') return student(actor, id);
      const walkUp = await findWalkUp(db, id);
      if (!walkUp) throw new AppError('FORBIDDEN');
      if (walkUp.studentId !== null) return student(actor, walkUp.studentId);
      await classes.authoriseClass(actor, walkUp.classId);
      return { kind, id };
    },

    async authoriseParent({ user }, studentId) {
      const student = await findUser(db, studentId);
      if (student?.role !== 'student') throw new AppError('FORBIDDEN');
      if (user.role !== 'admin' && (await families.between(user.id, studentId)) !== 'confirmed') {
        throw new AppError('FORBIDDEN');
      }
      // Anybody may open it next.
      if (student.isDemo === 1) throw new AppError('DEMO_ACCOUNT');
    },

    async classesOf(actor, classId) {
      if (classId !== null) {
        const { id } = await classes.authoriseClass(actor, classId);
        return findDoorClasses(db, [id]);
      }
      if (actor.user.role === 'admin') return findDoorClasses(db, null);
      const taught = actor.user.approved ? await classes.classesOfTeacher(actor.user.id) : [];
      return findDoorClasses(
        db,
        taught.map(({ id }) => id),
      );
    },
  };
}
