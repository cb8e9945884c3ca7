import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

/** Marks accounts as made up. */
export async function insertSampleAccounts(db: Db, userIds: readonly number[]): Promise<void> {
  await db
    .insertInto('sampleAccounts')
    .values(userIds.map((userId) => ({ userId })))
    .execute();
}

/** Marks a class as made up, with the settings by which it moves together. */
export async function insertSampleClass(
  db: Db,
  {
    classId,
    closedOn,
    ...settings
  }: Omit<Insertable<Database['classSettings']>, 'pacing'> & {
    readonly closedOn: string;
  },
): Promise<void> {
  await db.insertInto('sampleClasses').values({ classId }).execute();
  await db
    .insertInto('classSettings')
    .values({ classId, pacing: 'class-day', ...settings })
    .execute();
  await db
    .insertInto('classClosures')
    .values({ classId, date: closedOn, reason: 'Trip to the creek' })
    .execute();
}

export async function findSampleAccountIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('sampleAccounts').select('userId').orderBy('userId').execute();
  return rows.map(({ userId }) => userId);
}

export function findSampleClasses(db: Db) {
  return db
    .selectFrom('sampleClasses')
    .innerJoin('classes', 'classes.id', 'sampleClasses.classId')
    .select(['classes.id', 'classes.name'])
    .orderBy('classes.id')
    .execute();
}

/** Removes made-up accounts and classes with everything of theirs, the games that they played too. */
export async function deleteSample(db: Db): Promise<void> {
  const classIds = db.selectFrom('sampleClasses').select('classId');
  const userIds = db.selectFrom('sampleAccounts').select('userId');
  await db
    .deleteFrom('roomGames')
    .where((eb) => eb.or([eb('classId', 'in', classIds), eb('hostId', 'in', userIds)]))
    .execute();
  await db
    .deleteFrom('rooms')
    .where((eb) => eb.or([eb('classId', 'in', classIds), eb('hostId', 'in', userIds)]))
    .execute();
  await db.deleteFrom('users').where('id', 'in', userIds).execute();
  await db.deleteFrom('classes').where('id', 'in', classIds).execute();
}

/** Rows that are written in one statement: SQLite takes a few thousand values at once. */
const ROWS_AT_ONCE = 400;

/** Adds rows that have the same fields. */
export async function insertRows(
  db: Db,
  table: keyof Database,
  rows: readonly object[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}

/** Gives the events of made-up people the order of their time: lists of what is newest go by it. */
export async function orderSampleEvents(db: Db): Promise<void> {
  const ofSample = db.selectFrom('sampleAccounts').select('userId');
  const { last } = await db
    .selectFrom('activityEvents')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('activityEvents')
    .columns(['userId', 'kind', 'subject', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('activityEvents')
        .select(['userId', 'kind', 'subject', 'at'])
        .where('userId', 'in', ofSample)
        .orderBy('at')
        .orderBy('id'),
    )
    .execute();
  await db
    .deleteFrom('activityEvents')
    .where('userId', 'in', ofSample)
    .where('id', '<=', last)
    .execute();
}

export async function insertStudentNote(
  db: Db,
  note: Insertable<Database['studentNotes']>,
): Promise<void> {
  await db.insertInto('studentNotes').values(note).execute();
}

export async function insertLessonAssignment(
  db: Db,
  assignment: Insertable<Database['lessonAssignments']>,
): Promise<void> {
  await db.insertInto('lessonAssignments').values(assignment).execute();
}
