import type { Db, FamilyLinksTable } from '@lamplight/db';
import type { Insertable } from 'kysely';

/** Adds a link, or confirms one that was there; a confirmed link never falls back. */
export async function saveLink(db: Db, link: Insertable<FamilyLinksTable>): Promise<void> {
  await db
    .insertInto('familyLinks')
    .values(link)
    .onConflict((conflict) =>
      link.status === 'confirmed'
        ? conflict
            .columns(['parentId', 'studentId'])
            .doUpdateSet({ status: 'confirmed', way: link.way ?? 'address' })
            .where('familyLinks.status', '=', 'unconfirmed')
        : conflict.doNothing(),
    )
    .execute();
}

/** Ends one link. @returns whether there was one */
export async function deleteLink(db: Db, parentId: number, studentId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('familyLinks')
    .where('parentId', '=', parentId)
    .where('studentId', '=', studentId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** A child no longer wishes to be linked to whoever has this parent's address. */
export async function forgetWishFor(db: Db, parentId: number, studentId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ parentEmailKey: null })
    .where('id', '=', studentId)
    .where('parentEmailKey', '=', (eb) =>
      eb.selectFrom('users as parent').select('parent.emailKey').where('parent.id', '=', parentId),
    )
    .execute();
}

/** Whoever is no longer linked may have read the code of the day: the next who asks gets a new one. */
export async function forgetPickupCodes(db: Db, studentId: number): Promise<void> {
  await db.deleteFrom('pickupCodes').where('studentId', '=', studentId).execute();
}

function linksWithPeople(db: Db) {
  return db
    .selectFrom('familyLinks as link')
    .innerJoin('users as parent', 'parent.id', 'link.parentId')
    .innerJoin('users as student', 'student.id', 'link.studentId')
    .select(['link.parentId', 'link.studentId', 'link.status', 'link.way', 'link.createdAt'])
    .select([
      'parent.username as parentUsername',
      'parent.firstName as parentFirstName',
      'parent.lastName as parentLastName',
      'student.username as studentUsername',
      'student.firstName as studentFirstName',
      'student.lastName as studentLastName',
    ])
    .orderBy('link.createdAt')
    .orderBy('link.parentId');
}

export type LinkWithPeople = Awaited<ReturnType<typeof findLinksOfStudent>>[number];

/** Who is linked to a child as a parent, the oldest link first. */
export function findLinksOfStudent(db: Db, studentId: number) {
  return linksWithPeople(db).where('link.studentId', '=', studentId).execute();
}

/** The links of these children that were made after a moment, the oldest first. */
export function findLinksMadeAfter(db: Db, studentIds: readonly number[], moment: number) {
  return linksWithPeople(db)
    .where('link.studentId', 'in', studentIds)
    .where('link.createdAt', '>', moment)
    .execute();
}

/** Links of this host that nobody has confirmed, the oldest first. */
export function findUnconfirmedLinks(db: Db): Promise<LinkWithPeople[]> {
  return linksWithPeople(db).where('link.status', '=', 'unconfirmed').execute();
}

export function findLink(db: Db, parentId: number, studentId: number) {
  return db
    .selectFrom('familyLinks')
    .selectAll()
    .where('parentId', '=', parentId)
    .where('studentId', '=', studentId)
    .executeTakeFirst();
}

/** Ends every link of a user, as a parent and as a child. */
export async function deleteLinksOf(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('familyLinks')
    .where((eb) => eb.or([eb('parentId', '=', userId), eb('studentId', '=', userId)]))
    .execute();
}

/** Ends the links of a user that nobody has confirmed. */
export async function deleteUnconfirmedLinksOf(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('familyLinks')
    .where('status', '=', 'unconfirmed')
    .where((eb) => eb.or([eb('parentId', '=', userId), eb('studentId', '=', userId)]))
    .execute();
}

export async function findParentsByEmailKey(db: Db, emailKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'emailProvenAt'])
    .where('role', '=', 'parent')
    .where('emailKey', '=', emailKey)
    .execute();
}

export async function findStudentIdsWishing(db: Db, parentEmailKey: string): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'student')
    .where('parentEmailKey', '=', parentEmailKey)
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of the students whose link to a parent somebody has confirmed. */
export async function findConfirmedChildIds(db: Db, parentId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('familyLinks')
    .select('studentId')
    .where('parentId', '=', parentId)
    .where('status', '=', 'confirmed')
    .orderBy('studentId')
    .execute();
  return rows.map(({ studentId }) => studentId);
}

/** Students linked to a parent, with the state of each link. */
export function findLinkedStudents(db: Db, parentId: number) {
  return db
    .selectFrom('users')
    .innerJoin('familyLinks', 'familyLinks.studentId', 'users.id')
    .selectAll('users')
    .select('familyLinks.status as linkStatus')
    .where('familyLinks.parentId', '=', parentId)
    .orderBy('users.id')
    .execute();
}
