import type { AuthTokensTable, Db } from '@lamplight/db';

export type TokenPurpose = AuthTokensTable['purpose'];

export async function insertToken(db: Db, row: AuthTokensTable): Promise<void> {
  await db.insertInto('authTokens').values(row).execute();
}

/** Takes a token out of the table, so that it works once; undefined when it is not there. */
export function takeToken(db: Db, tokenHash: string, purpose: TokenPurpose) {
  return db
    .deleteFrom('authTokens')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes older tokens of the same purpose: a new link ends the ones before it. */
export async function deleteTokensOf(
  db: Db,
  userId: number | null,
  purpose: TokenPurpose,
): Promise<void> {
  await db
    .deleteFrom('authTokens')
    .where('purpose', '=', purpose)
    .where('userId', userId === null ? 'is' : '=', userId)
    .execute();
}

/** Deletes tokens that were made after a moment, of every purpose. */
export async function deleteTokensMadeAfter(db: Db, moment: number): Promise<void> {
  await db.deleteFrom('authTokens').where('madeAt', '>', moment).execute();
}
