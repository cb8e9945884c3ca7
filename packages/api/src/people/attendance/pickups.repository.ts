import type { Database, Db } from '@lamplight/db';
import type { Insertable, Selectable } from 'kysely';

/** Somebody who may or may not collect a child, without the photo, which may be large. */
export type CollectorRow = Omit<Selectable<Database['collectors']>, 'photo'> & {
  readonly hasPhoto: number;
};

function collectors(db: Db) {
  return db
    .selectFrom('collectors')
    .select(['id', 'studentId', 'name', 'relation', 'telephone', 'allowed', 'removed'])
    .select(['addedBy', 'updatedAt'])
    .select((eb) => eb('photo', 'is not', null).$castTo<number>().as('hasPhoto'))
    .where('removed', '=', 0);
}

/** The people named for these children, those who may not collect them first. */
export function findCollectors(db: Db, studentIds: readonly number[]): Promise<CollectorRow[]> {
  return collectors(db)
    .where('studentId', 'in', studentIds)
    .orderBy('allowed')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findCollector(db: Db, id: number): Promise<CollectorRow | undefined> {
  return collectors(db).where('id', '=', id).executeTakeFirst();
}

export async function findPhoto(db: Db, id: number): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('collectors')
    .select('photo')
    .where('id', '=', id)
    .where('removed', '=', 0)
    .executeTakeFirst();
  return row?.photo ?? null;
}

/** Names of people who may not collect these children. */
export function findBarred(db: Db, studentIds: readonly number[]) {
  return db
    .selectFrom('collectors')
    .select(['studentId', 'name'])
    .where('studentId', 'in', studentIds)
    .where('allowed', '=', 0)
    .where('removed', '=', 0)
    .orderBy('id')
    .execute();
}

export async function insertCollector(
  db: Db,
  collector: Omit<Insertable<Database['collectors']>, 'id'>,
): Promise<void> {
  await db.insertInto('collectors').values(collector).execute();
}

export async function updateCollector(
  db: Db,
  id: number,
  changes: Partial<Insertable<Database['collectors']>>,
): Promise<void> {
  await db.updateTable('collectors').set(changes).where('id', '=', id).execute();
}

/** Who comes on a day in the place of the usual ones, each with the parent who said so and is still linked for certain. */
export function findAnnounced(db: Db, studentIds: readonly number[], day: string) {
  return db
    .selectFrom('announcedPickups as pickup')
    .innerJoin('users as by', 'by.id', 'pickup.madeBy')
    .innerJoin('familyLinks as link', (join) =>
      join
        .onRef('link.parentId', '=', 'pickup.madeBy')
        .onRef('link.studentId', '=', 'pickup.studentId')
        .on('link.status', '=', 'confirmed'),
    )
    .select(['pickup.id', 'pickup.studentId', 'pickup.name', 'pickup.relation'])
    .select(['pickup.telephone', 'pickup.madeBy', 'by.username', 'by.firstName', 'by.lastName'])
    .where('pickup.studentId', 'in', studentIds)
    .where('pickup.day', '=', day)
    .orderBy('pickup.id')
    .execute();
}
export type AnnouncedRow = Awaited<ReturnType<typeof findAnnounced>>[number];

export function findAnnouncement(db: Db, id: number) {
  return db.selectFrom('announcedPickups').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertAnnouncement(
  db: Db,
  pickup: Omit<Insertable<Database['announcedPickups']>, 'id'>,
): Promise<void> {
  await db.insertInto('announcedPickups').values(pickup).execute();
}

export async function deleteAnnouncement(db: Db, id: number): Promise<void> {
  await db.deleteFrom('announcedPickups').where('id', '=', id).execute();
}

/** Keeps the codes of a day; a child who has one keeps it. */
export async function insertCodes(
  db: Db,
  codes: readonly Insertable<Database['pickupCodes']>[],
): Promise<void> {
  await db
    .insertInto('pickupCodes')
    .values(codes)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findCodes(db: Db, studentIds: readonly number[], day: string) {
  return db
    .selectFrom('pickupCodes')
    .select(['studentId', 'code'])
    .where('studentId', 'in', studentIds)
    .where('day', '=', day)
    .execute();
}

/** Names of the parents whose link to a child is confirmed. */
export function findConfirmedParents(db: Db, studentId: number) {
  return db
    .selectFrom('familyLinks')
    .innerJoin('users', 'users.id', 'familyLinks.parentId')
    .select(['users.username', 'users.firstName', 'users.lastName'])
    .where('familyLinks.studentId', '=', studentId)
    .where('familyLinks.status', '=', 'confirmed')
    .where('users.role', '=', 'parent')
    .orderBy('familyLinks.createdAt')
    .orderBy('familyLinks.parentId')
    .execute();
}
