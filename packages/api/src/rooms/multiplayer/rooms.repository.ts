import { compiledRead, type Database, type Db } from '@lamplight/db';
import { type Insertable, sql } from 'kysely';

export async function insertRoom(db: Db, room: Insertable<Database['rooms']>): Promise<void> {
  await db.insertInto('rooms').values(room).execute();
}

/** Stores how a room stands now; `state` is null once it has closed. */
export async function updateRoom(
  db: Db,
  code: string,
  room: {
    hostId: number | null;
    status: string;
    state: string | null;
    seq: number;
    updatedAt: number;
  },
): Promise<void> {
  await db.updateTable('rooms').set(room).where('code', '=', code).execute();
}

/** The state of every open room, as it was stored last. */
export async function findOpenRooms(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('rooms')
    .select('state')
    .where('state', 'is not', null)
    .orderBy('createdAt')
    .execute();
  return rows.flatMap(({ state }) => state ?? []);
}

export async function isCodeTaken(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('rooms')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

const readClassIds = compiledRead((db, userId: number, role: 'student' | 'teacher') =>
  db
    .selectFrom('classMembers')
    .select('classId')
    .where('userId', '=', userId)
    .where('role', '=', role)
    .orderBy('classId'),
);

/** The classes that somebody learns in, or teaches. */
export async function findClassIds(
  db: Db,
  userId: number,
  role: 'student' | 'teacher',
): Promise<number[]> {
  return (await readClassIds(db, userId, role)).map(({ classId }) => classId);
}

/** Which of these people have an account. */
export async function findExisting(db: Db, ids: readonly number[]): Promise<Set<number>> {
  return new Set((await findNames(db, ids)).map(({ id }) => id));
}

/** The students of classes. */
export async function findStudentsOf(db: Db, classIds: readonly number[]): Promise<number[]> {
  if (classIds.length === 0) return [];
  const rows = await db
    .selectFrom('classMembers')
    .select('userId')
    .distinct()
    .where('role', '=', 'student')
    .where('classId', 'in', classIds)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** First and last names of people, as their teachers know them. */
export function findNames(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'firstName', 'lastName', 'role'])
    .where('id', 'in', sql<number>`(select value from json_each(${JSON.stringify(ids)}))`)
    .execute();
}
