import { type Db, transact } from '@lamplight/db';
import { localClock, PICKUP_CODE_LENGTH, type WalkUpInput } from '@lamplight/domain/attendance';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import { findWalkUp, insertWalkUp, nameAccountOf } from './door.repository.ts';
import type { DoorAccess } from './door-access.ts';
import { findLastMarks, insertMark, moveMarks } from './marks.repository.ts';

/** Children who come for a day without an account. */
export interface WalkUps {
  /** Takes a child in; it is here from now on. @throws AppError FORBIDDEN, NOT_FOUND as `authoriseClass` */
  add(actor: SignedIn, child: WalkUpInput, remember: Remember): Promise<{ id: number }>;
  /**
   * Gives what was marked of a walk-up to the account that the child has now.
   * @throws AppError FORBIDDEN; ATTENDANCE_CHANGED where it has one already, or the account has marks of that day
   */
  becameAccount(actor: SignedIn, walkUpId: number, studentId: number): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly random: Random;
  readonly classes: ClassesService;
  readonly doorAccess: DoorAccess;
}

export function createWalkUps(deps: Dependencies): WalkUps {
  const { db, clock, timeZone, random, classes, doorAccess } = deps;
  return {
    async add(actor, child, remember) {
      await classes.authoriseClass(actor, child.classId);
      const at = clock.now();
      const { date, time } = localClock(at, timeZone);
      const by = actor.user.id;
      return transact(db, async (trx) => {
        const id = await insertWalkUp(trx, {
          ...{ ...child, day: date, code: random.code(PICKUP_CODE_LENGTH) },
          ...{ studentId: null, madeBy: by, madeAt: at },
        });
        await insertMark(
          trx,
          { kind: 'walk-up', id },
          {
            ...{ day: date, act: 'check-in', state: 'here', arrived: time, left: null },
            ...{ collector: '', release: null, reason: '', applied: 1, trouble: null },
            ...{ at, notedAt: at, notedBy: by },
          },
        );
        const detail = { classId: child.classId, walkUpId: id };
        await insertAuditEvent(trx, {
          ...{ actorId: by, action: 'attendance.walk-up-added', detail, at },
        });
        await remember(trx, { id });
        return { id };
      });
    },

    async becameAccount(actor, walkUpId, studentId) {
      await doorAccess.authorise(actor, { kind: 'walk-up', id: walkUpId });
      await doorAccess.authorise(actor, { kind: 'student', id: studentId });
      await transact(db, async (trx) => {
        const walkUp = await findWalkUp(trx, walkUpId);
        if (walkUp?.studentId !== null) throw new AppError('ATTENDANCE_CHANGED');
        // Two arrivals of one child: which of them holds must be said by a correction.
        const [own] = await findLastMarks(trx, { kind: 'student', id: studentId }, walkUp.day, 1);
        if (own) throw new AppError('ATTENDANCE_CHANGED');
        await nameAccountOf(trx, walkUpId, studentId);
        await moveMarks(trx, walkUpId, studentId);
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'attendance.walk-up-account', userId: studentId },
          at: clock.now(),
        });
      });
    },
  };
}
