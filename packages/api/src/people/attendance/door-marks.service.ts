import { type Db, transact } from '@lamplight/db';
import {
  afterMark,
  type Correction,
  type DayRecord,
  type DoorAct,
  type DoorMarkInput,
  localClock,
  type Marked,
  mayBeSamePerson,
  type Release,
  TIME_TO_COME_MESSAGE,
  UNMARKED,
  type Who,
} from '@lamplight/domain/attendance';
import type { AuditAction } from '@lamplight/domain/audit';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { WrongCodes } from '../auth/wrong-codes.ts';
import type { DoorAccess } from './door-access.ts';
import { findLastMarks, insertMark, recordOf } from './marks.repository.ts';
import type { PickupCodes } from './pickup-codes.ts';
import { findBarred } from './pickups.repository.ts';

/** What staff mark at the door. Nothing is ever overwritten: each mark, taken or not, is a line of the register. */
export interface DoorMarks {
  /**
   * Marks a child. The host decides: of two tablets the second is told that it is done already. What waited on a tablet
   * and changes nothing any more is kept for somebody to look at.
   * @throws AppError FORBIDDEN; VALIDATION for a mark of long ago; PICKUP_CODE_WRONG, and after five of them
   * TOO_MANY_ATTEMPTS; MAY_NOT_COLLECT where no reason is given to let the child go all the same
   */
  mark(actor: SignedIn, mark: DoorMarkInput, remember: Remember): Promise<Marked>;
  /** Takes back the last mark of today. @throws AppError FORBIDDEN; ATTENDANCE_CHANGED where it is not the last, or takes back itself */
  undo(actor: SignedIn, who: Who, markId: number): Promise<void>;
  /** Puts a day right. @throws AppError FORBIDDEN; DAY_TO_COME; VALIDATION for a time that is to come; ATTENDANCE_CHANGED */
  correct(actor: SignedIn, correction: Correction): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly doorAccess: DoorAccess;
  readonly codes: PickupCodes;
  readonly wrongCodes: WrongCodes;
}

/** Milliseconds after which a mark has waited on its tablet. */
const LATE = 60_000;
/** Milliseconds for which a mark may have waited. */
const LONGEST_WAIT = 14 * 24 * 60 * 60 * 1000;

const ACTIONS: Readonly<Record<DoorAct, AuditAction>> = {
  'check-in': 'attendance.checked-in',
  'check-out': 'attendance.checked-out',
  absent: 'attendance.marked-absent',
  expect: 'attendance.expected',
};

export function createDoorMarks(deps: Dependencies): DoorMarks {
  const { db, clock, timeZone, doorAccess, codes, wrongCodes } = deps;
  // Guesses of one account wait for each other, so that many at once are counted like many in a row.
  const inTurn = oneAtATime();

  async function audit(trx: Db, actor: SignedIn, action: AuditAction, who: Who): Promise<void> {
    await insertAuditEvent(trx, {
      ...{ actorId: actor.user.id, action, at: clock.now() },
      ...(who.kind === 'student' ? { userId: who.id } : { detail: { walkUpId: who.id } }),
    });
  }

  /** @throws AppError PICKUP_CODE_WRONG, TOO_MANY_ATTEMPTS */
  function checkCode(actor: SignedIn, who: Who, date: string, code: string): Promise<void> {
    const { user } = actor;
    return inTurn(String(user.id), async () => {
      await wrongCodes.check(user.id);
      if (!(await codes.isRight(who, date, code))) {
        await wrongCodes.note(user.id);
        await transact(db, (trx) => audit(trx, actor, 'attendance.code-refused', who));
        throw new AppError('PICKUP_CODE_WRONG');
      }
      await wrongCodes.forget(user.id);
    });
  }

  async function isBarred({ kind, id }: Who, { collector }: Release): Promise<boolean> {
    if (kind === 'walk-up') return false;
    return (await findBarred(db, [id])).some(({ name }) => mayBeSamePerson(name, collector));
  }

  async function lastOf(trx: Db, who: Who, date: string, most = 1) {
    const [last, former] = await findLastMarks(trx, who, date, most);
    return { last, former, record: last ? recordOf(last) : UNMARKED };
  }

  return {
    async mark(actor, { who: named, act, at: said, release, despite }, remember) {
      const who = await doorAccess.authorise(actor, named);
      const now = clock.now();
      const saidAt = Date.parse(said);
      if (saidAt < now - LONGEST_WAIT) throw new AppError('VALIDATION');
      const isLate = saidAt < now - LATE;
      // Only a mark that waited has a time of its own: what a tablet thinks of the present is not the host's clock.
      const at = isLate ? saidAt : now;
      const { date, time } = localClock(at, timeZone);
      if (release?.way === 'code') await checkCode(actor, who, date, release.code);
      const barred = release !== null && (await isBarred(who, release));
      // Of a child who has left already there is nothing to ask any more, but to tell.
      if (barred && despite === '' && !isLate) throw new AppError('MAY_NOT_COLLECT');
      return transact(db, async (trx) => {
        const { last, record } = await lastOf(trx, who, date);
        const collector = release?.collector ?? '';
        const after = afterMark(record, last?.at ?? null, { act, at, time, collector });
        const isTaken = typeof after !== 'string';
        const result: Marked = { taken: isTaken, why: isTaken ? null : after };
        // That it has been done already is said to who marks; everything else must be looked at, also if nobody stays to.
        if (isTaken || isLate || after !== 'already') {
          const warned = barred ? ('may-not-collect' as const) : null;
          await insertMark(trx, who, {
            ...(isTaken ? after : { ...record, collector }),
            ...{ day: date, act, release: release?.way ?? null, at, notedAt: now },
            reason: reasonOf(release, despite),
            applied: isTaken ? 1 : 0,
            trouble: isTaken ? warned : after,
            notedBy: actor.user.id,
          });
          await audit(trx, actor, isTaken ? takenAs(act, barred) : 'attendance.came-late', who);
        }
        await remember(trx, result);
        return result;
      });
    },

    async undo(actor, named, markId) {
      const who = await doorAccess.authorise(actor, named);
      const at = clock.now();
      const { date } = localClock(at, timeZone);
      await transact(db, async (trx) => {
        const { last, former } = await lastOf(trx, who, date, 2);
        // To take back what took back would do it again.
        if (last?.id !== markId || last.act === 'undo') throw new AppError('ATTENDANCE_CHANGED');
        await insertMark(trx, who, {
          ...(former ? recordOf(former) : UNMARKED),
          ...plainMark({ date, at, by: actor.user.id }),
          ...{ act: 'undo', reason: '' },
        });
        await audit(trx, actor, 'attendance.undone', who);
      });
    },

    async correct(actor, { who: named, date, markId, reason, ...record }) {
      const who = await doorAccess.authorise(actor, named);
      const at = clock.now();
      const today = localClock(at, timeZone);
      const isToCome = (time: string | null) =>
        date === today.date && time !== null && time > today.time;
      if (date > today.date) throw new AppError('DAY_TO_COME');
      if (isToCome(record.arrived) || isToCome(record.left)) {
        throw new AppError('VALIDATION', { message: TIME_TO_COME_MESSAGE });
      }
      await transact(db, async (trx) => {
        const { last } = await lastOf(trx, who, date);
        if ((last?.id ?? 0) !== markId) throw new AppError('ATTENDANCE_CHANGED');
        const corrected: DayRecord = record;
        await insertMark(trx, who, {
          ...corrected,
          ...plainMark({ date, at, by: actor.user.id }),
          ...{ act: 'correct', reason },
        });
        await audit(trx, actor, 'attendance.corrected', who);
      });
    },
  };
}

function takenAs(act: DoorAct, barred: boolean): AuditAction {
  return barred ? 'attendance.released-despite-warning' : ACTIONS[act];
}

function plainMark({ date, at, by }: { date: string; at: number; by: number }) {
  return {
    ...{ day: date, release: null, applied: 1, trouble: null },
    ...{ at, notedAt: at, notedBy: by },
  };
}

/** Why staff let the child go, and with whom they had a warning against it. */
function reasonOf(release: Release | null, despite: string): string {
  const known = release?.way === 'known' ? release.reason : '';
  return [known, despite].filter((text) => text !== '').join(' / ');
}
