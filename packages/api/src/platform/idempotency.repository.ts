import type { Db, IdempotencyKeysTable } from '@lamplight/db';

export function findIdempotentResult(db: Db, userId: number, key: string) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['operation', 'result'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function saveIdempotentResult(db: Db, row: IdempotencyKeysTable): Promise<void> {
  await db
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
