import type { Db } from '@lamplight/db';
import type { CodeKind, WrongCodeCount } from '@lamplight/domain/auth';

export async function findWrongCodes(
  db: Db,
  userId: number,
  kind: CodeKind,
): Promise<WrongCodeCount | null> {
  const row = await db
    .selectFrom('wrongCodes')
    .select(['failures', 'since', 'blockedUntil'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveWrongCodes(
  db: Db,
  whose: { readonly userId: number; readonly kind: CodeKind },
  count: WrongCodeCount,
): Promise<void> {
  await db
    .insertInto('wrongCodes')
    .values({ ...whose, ...count })
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet(count))
    .execute();
}

export async function deleteWrongCodes(db: Db, userId: number, kind: CodeKind): Promise<void> {
  await db.deleteFrom('wrongCodes').where('userId', '=', userId).where('kind', '=', kind).execute();
}
