import { type Db, transact } from '@lamplight/db';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import { findStudentIdsOfClass } from '../../people/classes/classes.repository.ts';
import type { ClassesService } from '../../people/classes/classes.service.ts';
import type { StudentAccess } from '../../people/learner-access/student-access.ts';
import { findUser, updateUser } from '../../people/users/users.repository.ts';
import type { SignedIn } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';

/**
 * The way back, and forward, that adults have for students who went on too far or fell behind: nothing that was
 * learned is taken away, only the day of the programme is another (decision 0045).
 */
export interface SetDayService {
  /**
   * Sets a student to a day, 1 to 56.
   * @param remember is told the answer in the same transaction
   * @returns how many students stand on another day now: 1, or 0 for one who stood there already
   * @throws AppError FORBIDDEN for a student for whom the actor is not responsible
   */
  ofStudent(
    actor: SignedIn,
    wish: { userId: number; day: number },
    remember: Remember,
  ): Promise<{ students: number }>;
  /**
   * Sets every student of a class to a day, 1 to 56.
   * @throws AppError FORBIDDEN for a class that is not the actor's; NOT_FOUND for an admin where there is none
   */
  ofClass(
    actor: SignedIn,
    wish: { classId: number; day: number },
    remember: Remember,
  ): Promise<{ students: number }>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly access: StudentAccess;
  readonly classes: ClassesService;
  readonly achievements: AchievementsService;
}

export function createSetDay(deps: Dependencies): SetDayService {
  const { db, clock, access, classes, achievements } = deps;

  /** @returns whether the student stood on another day before */
  async function put(trx: Db, actor: SignedIn, userId: number, day: number): Promise<boolean> {
    const before = (await findUser(trx, userId))?.currentDay;
    if (before === undefined || before === day) return false;
    await updateUser(trx, userId, { currentDay: day });
    await insertAuditEvent(trx, {
      ...{ actorId: actor.user.id, action: 'student.day-set', userId },
      detail: { from: before, to: day },
      at: clock.now(),
    });
    await achievements.award(trx, userId);
    return true;
  }

  return {
    async ofStudent(actor, { userId, day }, remember) {
      await access.authorise(actor, userId);
      return transact(db, async (trx) => {
        const set = { students: (await put(trx, actor, userId, day)) ? 1 : 0 };
        await remember(trx, set);
        return set;
      });
    },

    async ofClass(actor, { classId, day }, remember) {
      await classes.authoriseClass(actor, classId);
      return transact(db, async (trx) => {
        let students = 0;
        for (const userId of await findStudentIdsOfClass(trx, classId)) {
          if (await put(trx, actor, userId, day)) students += 1;
        }
        if (students > 0) {
          await insertAuditEvent(trx, {
            ...{ actorId: actor.user.id, action: 'class.day-set' },
            ...{ detail: { classId, to: day, students }, at: clock.now() },
          });
        }
        const set = { students };
        await remember(trx, set);
        return set;
      });
    },
  };
}
