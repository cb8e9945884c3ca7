import type { Db } from '@lamplight/db';

export async function updatePlainSignIn(db: Db, userId: number, at: number): Promise<void> {
  await db.updateTable('users').set({ plainSignInAt: at }).where('id', '=', userId).execute();
}

/** Forgets those that are older than a moment. */
export async function clearPlainSignInsBefore(db: Db, before: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ plainSignInAt: null })
    .where('plainSignInAt', '<', before)
    .execute();
}
