import { type Db, transact } from '@lamplight/db';
import {
  localClock,
  type MarkOfDay,
  type Register,
  type RegisterInput,
  type RegisterRow,
  type Who,
} from '@lamplight/domain/attendance';
import type { SignedIn } from '../../platform/actor.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import { fullName } from '../users/full-name.ts';
import { findDoorChildren, findWalkUpsBetween } from './door.repository.ts';
import type { DoorAccess } from './door-access.ts';
import { findMarksBetween, recordOf, type SignedMark, whoOf } from './marks.repository.ts';

/** Attendance by day, and how each day came to be what it is. */
export interface RegisterService {
  /** @throws AppError FORBIDDEN, NOT_FOUND as `authoriseClass` */
  ofClass(actor: SignedIn, input: RegisterInput): Promise<Register>;
  /** Every mark of a child on a day, oldest first. @throws AppError FORBIDDEN */
  marksOf(actor: SignedIn, who: Who, date: string): Promise<MarkOfDay[]>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly classes: ClassesService;
  readonly doorAccess: DoorAccess;
}

const keyOf = ({ kind, id }: Who) => `${kind} ${id}`;

export function createRegister(deps: Dependencies): RegisterService {
  const { db, clock, timeZone, classes, doorAccess } = deps;

  async function namesIn(classId: number, { from, to }: RegisterInput) {
    const children = await findDoorChildren(db, [classId]);
    const walkUps = await findWalkUpsBetween(db, [classId], from, to);
    return new Map<string, string>([
      ...children.map((child) => [`student ${child.id}`, fullName(child)] as const),
      ...walkUps.map(({ id, name }) => [`walk-up ${id}`, name] as const),
    ]);
  }

  return {
    async ofClass(actor, input) {
      const { id: classId, name: className } = await classes.authoriseClass(actor, input.classId);
      await transact(db, (trx) =>
        insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'attendance.register-read', detail: { classId } },
          at: clock.now(),
        }),
      );
      const names = await namesIn(classId, input);
      const applied = (await findMarksBetween(db, input.from, input.to)).filter(
        (mark) => mark.applied === 1 && names.has(keyOf(whoOf(mark))),
      );
      const byDay = Map.groupBy(applied, (mark) => `${mark.day} ${keyOf(whoOf(mark))}`);
      const rows = [...byDay.values()].flatMap((marks) => toRow(marks, names));
      const days = [...Map.groupBy(rows, ({ date }) => date)].map(([date, ofDay]) => ({
        date,
        there: ofDay.filter(({ arrived }) => arrived !== null).length,
        absent: ofDay.filter(({ state }) => state === 'absent').length,
      }));
      return {
        className,
        days: days.toSorted((a, b) => a.date.localeCompare(b.date)),
        rows: rows.toSorted((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name)),
      };
    },

    async marksOf(actor, named, date) {
      const who = await doorAccess.authorise(actor, named);
      const marks = await findMarksBetween(db, date, date);
      return marks
        .filter((mark) => keyOf(whoOf(mark)) === keyOf(who))
        .map((mark) => ({
          ...{ id: mark.id, act: mark.act, ...recordOf(mark) },
          time: localClock(mark.at, timeZone).time,
          notedAt: isoTime(mark.notedAt),
          by: mark.username === null ? null : fullName(mark),
          ...{ release: mark.release, reason: mark.reason },
          ...{ applied: mark.applied === 1, trouble: mark.trouble },
        }));
    },
  };
}

function toRow(marks: readonly SignedMark[], names: ReadonlyMap<string, string>): RegisterRow[] {
  const last = marks.at(-1);
  if (last === undefined) return [];
  const who = whoOf(last);
  return [
    {
      ...{ who, name: names.get(keyOf(who)) ?? '', date: last.day },
      ...{ ...recordOf(last), markId: last.id },
      corrected: marks.some(({ act }) => act === 'correct'),
    },
  ];
}
