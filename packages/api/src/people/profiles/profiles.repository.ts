import type { Db, ProfilesTable } from '@lamplight/db';

export function findProfile(db: Db, userId: number): Promise<ProfilesTable | undefined> {
  return db.selectFrom('profiles').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** Stores a profile whole, over the one that was there. */
export async function saveProfile(db: Db, profile: ProfilesTable): Promise<void> {
  const { userId: _, ...columns } = profile;
  await db
    .insertInto('profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(columns))
    .execute();
}
