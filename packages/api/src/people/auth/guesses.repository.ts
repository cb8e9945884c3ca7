import type { Db } from '@lamplight/db';

export function findGuesses(db: Db, userId: number) {
  return db.selectFrom('signInGuesses').selectAll().where('userId', '=', userId).executeTakeFirst();
}

export async function countGuess(db: Db, userId: number, at: number): Promise<void> {
  await db
    .insertInto('signInGuesses')
    .values({ userId, failures: 1, since: at, lastAt: at })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet((eb) => ({ failures: eb('signInGuesses.failures', '+', 1), lastAt: at })),
    )
    .execute();
}

export async function deleteGuesses(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('signInGuesses').where('userId', '=', userId).execute();
}
