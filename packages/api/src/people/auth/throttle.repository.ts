import type { Db, SignInThrottlesTable } from '@lamplight/db';

export function findThrottle(db: Db, usernameKey: string) {
  return db
    .selectFrom('signInThrottles')
    .selectAll()
    .where('usernameKey', '=', usernameKey)
    .executeTakeFirst();
}

export async function saveThrottle(db: Db, row: SignInThrottlesTable): Promise<void> {
  await db
    .insertInto('signInThrottles')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('usernameKey')
        .doUpdateSet({ failures: row.failures, blockedUntil: row.blockedUntil }),
    )
    .execute();
}

export async function clearThrottle(db: Db, usernameKey: string): Promise<void> {
  await db.deleteFrom('signInThrottles').where('usernameKey', '=', usernameKey).execute();
}
