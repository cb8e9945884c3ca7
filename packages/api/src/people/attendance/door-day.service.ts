import { type Db, transact } from '@lamplight/db';
import {
  type Announced,
  type DoorClass,
  type DoorDay,
  type DoorHoursInput,
  type DoorRow,
  latenessOf,
  localClock,
  startOfLocalDay,
  type Trouble,
  tellsOfSomething,
  UNMARKED,
  type Who,
} from '@lamplight/domain/attendance';
import { weekdayOf } from '@lamplight/domain/classes';
import type { SignedIn } from '../../platform/actor.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { findClosures } from '../classes/class-pace.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import { fullName } from '../users/full-name.ts';
import {
  findCareTexts,
  findDoorChildren,
  findWalkUpsBetween,
  saveDoorHours,
  type WalkUpRow,
} from './door.repository.ts';
import type { DoorAccess, DoorClassRow } from './door-access.ts';
import {
  findMarksBetween,
  findTroublesSince,
  recordOf,
  type SignedMark,
  whoOf,
} from './marks.repository.ts';
import { type AnnouncedRow, findAnnounced, findBarred } from './pickups.repository.ts';

/** What staff see at the door: who is expected, here and gone, whom to look for, and what to mind. */
export interface DoorDayService {
  /** The day of a class, or of all classes of the adult. @throws AppError FORBIDDEN, NOT_FOUND as `authoriseClass` */
  today(actor: SignedIn, classId: number | null): Promise<DoorDay>;
  /** By when the children of a class are to be here and collected. @throws AppError FORBIDDEN, NOT_FOUND */
  setHours(actor: SignedIn, hours: DoorHoursInput): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly classes: ClassesService;
  readonly doorAccess: DoorAccess;
}

interface DoorChild {
  readonly who: Who;
  readonly name: string;
  readonly classIds: readonly number[];
  readonly walkUp: WalkUpRow | null;
}

const keyOf = ({ kind, id }: Who) => `${kind} ${id}`;

export function createDoorDay(deps: Dependencies): DoorDayService {
  const { db, clock, timeZone, classes, doorAccess } = deps;

  /** Children with an account, then those who came without one today; `left` are walk-ups that have one now. */
  async function childrenOf(classIds: readonly number[], date: string) {
    const members = Map.groupBy(await findDoorChildren(db, classIds), ({ id }) => id);
    const all = await findWalkUpsBetween(db, classIds, date, date);
    const accounts = new Map(
      all.flatMap((row) => (row.studentId === null ? [] : [[row.studentId, row]])),
    );
    const students = [...members].map(
      ([id, rows]): DoorChild => ({
        who: { kind: 'student', id },
        name: rows[0] === undefined ? '' : fullName(rows[0]),
        classIds: rows.map(({ classId }) => classId),
        walkUp: accounts.get(id) ?? null,
      }),
    );
    const walkUps = all
      .filter(({ studentId }) => studentId === null)
      .map(
        (walkUp): DoorChild => ({
          who: { kind: 'walk-up', id: walkUp.id },
          name: walkUp.name,
          classIds: [walkUp.classId],
          walkUp,
        }),
      );
    return [...students, ...walkUps];
  }

  async function meetings(rows: readonly DoorClassRow[], date: string): Promise<DoorClass[]> {
    const closed = new Set(
      (
        await findClosures(
          db,
          rows.map(({ id }) => id),
        )
      )
        .filter((closure) => closure.date === date)
        .map(({ classId }) => classId),
    );
    // Days of the week are stored as their numbers, `12345`.
    const weekday = String(weekdayOf(date));
    // A class that never chose its days meets whenever somebody opens the door.
    return rows.map(({ meetsOn, ...row }) => ({
      ...row,
      meets: !closed.has(row.id) && (meetsOn === null || meetsOn.includes(weekday)),
    }));
  }

  /** What the host has heard of today: a mark of the evening may come after midnight, and is of yesterday. */
  async function troublesOf(
    children: readonly DoorChild[],
    classesHere: readonly DoorClass[],
    at: number,
  ): Promise<Trouble[]> {
    const found = await findTroublesSince(db, startOfLocalDay(at, timeZone));
    const days = found.map(({ day }) => day).toSorted();
    const [first, last] = [days.at(0), days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const walkUps = await findWalkUpsBetween(
      ...([db, classesHere.map(({ id }) => id), first, last] as const),
    );
    const names = new Map<string, string>([
      ...walkUps.map(({ id, name }) => [keyOf({ kind: 'walk-up', id }), name] as const),
      ...children.map(({ who, name }) => [keyOf(who), name] as const),
    ]);
    return found.flatMap((mark) => {
      const name = names.get(keyOf(whoOf(mark)));
      return name === undefined ? [] : toTrouble(name, mark, timeZone);
    });
  }

  return {
    async today(actor, classId) {
      const at = clock.now();
      const { date, time } = localClock(at, timeZone);
      const doorClasses = await meetings(await doorAccess.classesOf(actor, classId), date);
      const children = await childrenOf(
        doorClasses.map(({ id }) => id),
        date,
      );
      const studentIds = children.flatMap(({ who }) => (who.kind === 'student' ? [who.id] : []));
      const marks = Map.groupBy(await findMarksBetween(db, date, date), (mark) =>
        keyOf(whoOf(mark)),
      );
      const care = new Map(
        (await findCareTexts(db, studentIds)).map((row) => [row.studentId, row]),
      );
      const barred = Map.groupBy(await findBarred(db, studentIds), (row) => row.studentId);
      const announced = Map.groupBy(
        await findAnnounced(db, studentIds, date),
        (row) => row.studentId,
      );
      const rows = children.map((child): DoorRow => {
        const own = marks.get(keyOf(child.who)) ?? [];
        const last = own.findLast(({ applied }) => applied === 1);
        const record = last ? recordOf(last) : UNMARKED;
        const of = <Row>(map: Map<number, Row[]>) =>
          child.who.kind === 'student' ? (map.get(child.who.id) ?? []) : [];
        const texts = child.who.kind === 'student' ? care.get(child.who.id) : undefined;
        const meeting = doorClasses.filter(({ id, meets }) => meets && child.classIds.includes(id));
        return {
          ...{ who: child.who, name: child.name, classIds: [...child.classIds] },
          ...record,
          late: latenessOf(record.state, meeting, time),
          allergy: [texts?.allergies, child.walkUp?.allergies].some(tells),
          medicine: tells(texts?.medicines),
          markId: last?.id ?? 0,
          mayUndo: last !== undefined && last.act !== 'undo',
          markedBy: last === undefined ? null : fullName(last),
          mayNot: of(barred).map(({ name }) => name),
          announced: of(announced).map(toAnnounced),
          walkUp: child.walkUp === null ? null : aboutWalkUp(child.walkUp),
        };
      });
      const troubles = await troublesOf(children, doorClasses, at);
      return { date, time, now: isoTime(at), classes: doorClasses, rows, troubles };
    },

    async setHours(actor, hours) {
      const { id } = await classes.authoriseClass(actor, hours.classId);
      await transact(db, async (trx) => {
        await saveDoorHours(trx, hours);
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'attendance.hours-set', detail: { classId: id } },
          at: clock.now(),
        });
      });
    },
  };
}

const tells = (text: string | undefined) => text !== undefined && tellsOfSomething(text);

/** Somebody who comes today, as staff and parents see them. */
export function toAnnounced({ id, name, relation, telephone, ...by }: AnnouncedRow): Announced {
  return { id, name, relation, telephone, by: fullName(by) };
}

function aboutWalkUp({ contact, telephone, allergies }: WalkUpRow) {
  return { contact, telephone, allergies };
}

function toTrouble(name: string, mark: SignedMark, timeZone: string): Trouble[] {
  const { id, act, trouble, collector } = mark;
  if (trouble === null) return [];
  const { date, time } = localClock(mark.at, timeZone);
  return [{ id, who: whoOf(mark), name, act, date, time, by: fullName(mark), collector, trouble }];
}
