import { type Db, transact } from '@lamplight/db';
import type { CareSheet, CareView } from '@lamplight/domain/care';
import type { SignedIn } from '../../platform/actor.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { StudentAccess } from '../learner-access/student-access.ts';
import { findCareCard } from './care-cards.repository.ts';
import { readCare, readClassCare } from './care-rows.ts';

/** What teachers and admins read of what is written for emergencies. Each opening leaves a trace. */
export interface CareReading {
  /** @throws AppError FORBIDDEN for a child for whom the adult is not responsible */
  open(actor: SignedIn, studentId: number): Promise<CareView>;
  /** The sheet of a class. @throws AppError FORBIDDEN, NOT_FOUND as `authoriseClass` */
  sheet(actor: SignedIn, classId: number): Promise<CareSheet>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly classes: ClassesService;
  readonly access: StudentAccess;
}

export function createCareReading({ db, clock, classes, access }: Dependencies): CareReading {
  return {
    async open(actor, studentId) {
      await access.authorise(actor, studentId);
      // The trace first: nothing is shown that was not written down.
      await transact(db, (trx) =>
        insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'care.opened', userId: studentId },
          at: clock.now(),
        }),
      );
      const { version = 0 } = (await findCareCard(db, studentId)) ?? {};
      return { ...(await readCare(db, [studentId]))(studentId), version };
    },

    async sheet(actor, classId) {
      const { name } = await classes.authoriseClass(actor, classId);
      const at = clock.now();
      await transact(db, (trx) =>
        insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'care.sheet-opened', detail: { classId }, at },
        }),
      );
      const children = await readClassCare(db, classId);
      return { className: name, madeAt: isoTime(at), children };
    },
  };
}
