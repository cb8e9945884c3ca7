import type { Db, FamilyLinksTable } from '@lamplight/db';

/** Adds a link, or confirms one that was there; a confirmed link never falls back. */
export async function saveLink(db: Db, link: FamilyLinksTable): Promise<void> {
  await db
    .insertInto('familyLinks')
    .values(link)
    .onConflict((conflict) =>
      link.status === 'confirmed'
        ? conflict.columns(['parentId', 'studentId']).doUpdateSet({ status: 'confirmed' })
        : conflict.doNothing(),
    )
    .execute();
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
