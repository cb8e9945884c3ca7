import type { Database, Db } from '@lamplight/db';
import type { DayRecord, Who } from '@lamplight/domain/attendance';
import type { Insertable, Selectable } from 'kysely';

export type MarkRow = Selectable<Database['attendanceMarks']>;
type NewMark = Omit<Insertable<Database['attendanceMarks']>, 'id' | 'studentId' | 'walkUpId'>;

/** A child as the columns of a mark name it. */
function columnsOf({ kind, id }: Who) {
  return { studentId: kind === 'student' ? id : null, walkUpId: kind === 'walk-up' ? id : null };
}

/** Of whom a mark is. */
export function whoOf({ studentId, walkUpId }: Pick<MarkRow, 'studentId' | 'walkUpId'>): Who {
  return studentId === null
    ? { kind: 'walk-up', id: walkUpId ?? 0 }
    : { kind: 'student', id: studentId };
}

/** What the register says with a mark. */
export function recordOf({ state, arrived, left, collector }: MarkRow): DayRecord {
  return { state, arrived, left, collector };
}

/** Adds a mark. @returns its id */
export async function insertMark(db: Db, who: Who, mark: NewMark): Promise<number> {
  const { id } = await db
    .insertInto('attendanceMarks')
    .values({ ...mark, ...columnsOf(who) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The last marks of a child and day that were applied, the newest first. */
export function findLastMarks(db: Db, who: Who, day: string, most: number): Promise<MarkRow[]> {
  return db
    .selectFrom('attendanceMarks')
    .selectAll()
    .where(who.kind === 'student' ? 'studentId' : 'walkUpId', '=', who.id)
    .where('day', '=', day)
    .where('applied', '=', 1)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

function signedMarks(db: Db) {
  return db
    .selectFrom('attendanceMarks as mark')
    .leftJoin('users as by', 'by.id', 'mark.notedBy')
    .selectAll('mark')
    .select(['by.username', 'by.firstName', 'by.lastName'])
    .orderBy('mark.id');
}

/** All marks of some days, oldest first, each with who made it. */
export function findMarksBetween(db: Db, from: string, to: string) {
  return signedMarks(db).where('mark.day', '>=', from).where('mark.day', '<=', to).execute();
}

/** Marks that somebody should look at and that the host has heard of since a moment, whatever day they are of. */
export function findTroublesSince(db: Db, notedAt: number): Promise<SignedMark[]> {
  return signedMarks(db)
    .where('mark.notedAt', '>=', notedAt)
    .where('mark.trouble', 'is not', null)
    .execute();
}
export type SignedMark = Awaited<ReturnType<typeof findMarksBetween>>[number];

/** Gives the marks of a walk-up to the account that the child has now. */
export async function moveMarks(db: Db, walkUpId: number, studentId: number): Promise<void> {
  await db
    .updateTable('attendanceMarks')
    .set({ studentId, walkUpId: null })
    .where('walkUpId', '=', walkUpId)
    .execute();
}
