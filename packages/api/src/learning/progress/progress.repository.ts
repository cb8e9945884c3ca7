import { compiledRead, type Database, type Db } from '@lamplight/db';
import { type Insertable, sql } from 'kysely';

export type LessonProgressRow = NonNullable<Awaited<ReturnType<typeof findLessonProgress>>>;

const readCompletedLessonIds = compiledRead((db, userId: number) =>
  db
    .selectFrom('lessonProgress')
    .select('lessonId')
    .where('userId', '=', userId)
    .where('completedAt', 'is not', null),
);

/** Ids of the lessons that a user has completed. */
export async function findCompletedLessonIds(db: Db, userId: number): Promise<Set<number>> {
  const rows = await readCompletedLessonIds(db, userId);
  return new Set(rows.map((row) => row.lessonId));
}

export type Reached = Awaited<ReturnType<typeof findReached>>[number];

/** How far a user has come in those of these lessons that they have opened. */
export function findReached(db: Db, userId: number, lessonIds: readonly number[]) {
  return db
    .selectFrom('lessonProgress')
    .select(['lessonId', 'completedAt', 'step'])
    .where('userId', '=', userId)
    .where('lessonId', 'in', lessonIds)
    .execute();
}

/** Lessons and stories that a user finished since a moment in epoch milliseconds, with the minutes in them. */
export function findFinishedSince(db: Db, userId: number, since: number) {
  return db
    .selectFrom('lessonProgress')
    .select([
      'completedAt as at',
      'timeSpent as minutes',
      sql<'lesson' | 'story'>`'lesson'`.as('kind'),
    ])
    .where('userId', '=', userId)
    .where('completedAt', '>=', since)
    .unionAll(
      db
        .selectFrom('storyCompletions')
        .select([
          'completedAt as at',
          'timeSpent as minutes',
          sql<'lesson' | 'story'>`'story'`.as('kind'),
        ])
        .where('userId', '=', userId)
        .where('completedAt', '>=', since),
    )
    .execute();
}

export function findLessonProgress(db: Db, userId: number, lessonId: number) {
  return db
    .selectFrom('lessonProgress')
    .selectAll()
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .executeTakeFirst();
}

export function listLessonProgress(db: Db, userId: number) {
  return db
    .selectFrom('lessonProgress')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('startedAt')
    .orderBy('lessonId')
    .execute();
}

/** Remembers that a lesson was opened; the first time counts. */
export async function insertStart(
  db: Db,
  start: { userId: number; lessonId: number; moduleId: number; startedAt: number },
): Promise<void> {
  await db
    .insertInto('lessonProgress')
    .values({ ...start, completedAt: null, score: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateProgress(
  db: Db,
  userId: number,
  lessonId: number,
  changes: { completedAt?: number; score?: number; timeSpent: number },
): Promise<void> {
  await db
    .updateTable('lessonProgress')
    .set(changes)
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .execute();
}

export function findAnswers(db: Db, userId: number, lessonId: number, band: string) {
  return db
    .selectFrom('lessonAnswers')
    .select(['questionIndex', 'choice', 'correct'])
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .where('band', '=', band)
    .orderBy('id')
    .execute();
}

export async function insertAnswer(
  db: Db,
  answer: Insertable<Database['lessonAnswers']>,
): Promise<void> {
  await db.insertInto('lessonAnswers').values(answer).execute();
}

/** What a user answered to the acts of a lesson, oldest first. */
export function findActAnswers(db: Db, userId: number, lessonId: number, band: string) {
  return db
    .selectFrom('lessonActAnswers')
    .select(['actIndex', 'answer', 'correct'])
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .where('band', '=', band)
    .orderBy('id')
    .execute();
}

/**
 * The tasks of lessons that a user has done rightly at whatever try, or at all where nothing is right or wrong: a row for
 * each such answer.
 */
export function findShownTasks(db: Db, userId: number, band: string, lessonIds: readonly number[]) {
  return db
    .selectFrom('lessonAnswers')
    .select(['lessonId', 'questionIndex as index', sql<'check' | 'act'>`'check'`.as('kind')])
    .where('userId', '=', userId)
    .where('lessonId', 'in', lessonIds)
    .where('band', '=', band)
    .where('correct', '=', 1)
    .unionAll(
      db
        .selectFrom('lessonActAnswers')
        .select(['lessonId', 'actIndex as index', sql<'check' | 'act'>`'act'`.as('kind')])
        .where('userId', '=', userId)
        .where('lessonId', 'in', lessonIds)
        .where('band', '=', band)
        .where((eb) => eb.or([eb('correct', '=', 1), eb('correct', 'is', null)])),
    )
    .execute();
}

export async function insertActAnswer(
  db: Db,
  answer: Insertable<Database['lessonActAnswers']>,
): Promise<void> {
  await db.insertInto('lessonActAnswers').values(answer).execute();
}

/** Moves a user to a step, unless a newer place of theirs is known. @param stepAt epoch milliseconds */
export async function updatePlace(
  db: Db,
  {
    userId,
    lessonId,
    ...place
  }: { userId: number; lessonId: number; step: number; stepAt: number },
): Promise<void> {
  await db
    .updateTable('lessonProgress')
    .set(place)
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .where((eb) => eb.or([eb('stepAt', 'is', null), eb('stepAt', '<=', place.stepAt)]))
    .execute();
}
