import type { Database, Db } from '@lamplight/db';
import type { Insertable, Selectable } from 'kysely';
import { selectClassChildren } from '../classes/class-children.ts';

export type WalkUpRow = Selectable<Database['walkUps']>;

/** Classes by name, each with by when its children are expected; all of them without ids. */
export function findDoorClasses(db: Db, ids: readonly number[] | null) {
  return db
    .selectFrom('classes')
    .leftJoin('doorHours', 'doorHours.classId', 'classes.id')
    .leftJoin('classSettings', 'classSettings.classId', 'classes.id')
    .select(['classes.id', 'classes.name', 'doorHours.arriveBy', 'doorHours.collectBy'])
    .select('classSettings.meetsOn')
    .$if(ids !== null, (query) => query.where('classes.id', 'in', ids ?? []))
    .orderBy('classes.name')
    .orderBy('classes.id')
    .execute();
}

/** The children of these classes by name, without the demo student: a row for each child and class. */
export function findDoorChildren(db: Db, classIds: readonly number[]) {
  return selectClassChildren(db, classIds)
    .select(['users.id', 'users.username', 'users.firstName', 'users.lastName'])
    .select('classMembers.classId')
    .execute();
}

/** What is written of allergies and medicines of these children: for flags, and never to be shown. */
export function findCareTexts(db: Db, studentIds: readonly number[]) {
  return db
    .selectFrom('careCards')
    .select(['studentId', 'allergies', 'medicines'])
    .where('studentId', 'in', studentIds)
    .where('removed', '=', 0)
    .execute();
}

export async function saveDoorHours(
  db: Db,
  hours: Insertable<Database['doorHours']>,
): Promise<void> {
  const { arriveBy, collectBy } = hours;
  await db
    .insertInto('doorHours')
    .values(hours)
    .onConflict((conflict) => conflict.column('classId').doUpdateSet({ arriveBy, collectBy }))
    .execute();
}

export async function insertWalkUp(
  db: Db,
  walkUp: Omit<Insertable<Database['walkUps']>, 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('walkUps')
    .values(walkUp)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findWalkUp(db: Db, id: number): Promise<WalkUpRow | undefined> {
  return db.selectFrom('walkUps').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Walk-ups of these classes on some days, by name. */
export function findWalkUpsBetween(
  db: Db,
  classIds: readonly number[],
  from: string,
  to: string,
): Promise<WalkUpRow[]> {
  return db
    .selectFrom('walkUps')
    .selectAll()
    .where('classId', 'in', classIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function nameAccountOf(db: Db, walkUpId: number, studentId: number): Promise<void> {
  await db.updateTable('walkUps').set({ studentId }).where('id', '=', walkUpId).execute();
}
