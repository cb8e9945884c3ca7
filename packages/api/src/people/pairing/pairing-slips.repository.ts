import type { Db, PairingSlipsTable } from '@lamplight/db';
import type { Insertable } from 'kysely';

export async function insertSlip(db: Db, slip: Insertable<PairingSlipsTable>): Promise<number> {
  const { id } = await db
    .insertInto('pairingSlips')
    .values(slip)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findSlip(db: Db, id: number) {
  return db.selectFrom('pairingSlips').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findSlipByCode(db: Db, codeHash: string) {
  return db
    .selectFrom('pairingSlips')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
}

/** The slips of a child, newest first, each with who made it. */
export function findSlipsOf(db: Db, studentId: number) {
  return db
    .selectFrom('pairingSlips as slip')
    .leftJoin('users as maker', 'maker.id', 'slip.createdBy')
    .select(['slip.id', 'slip.createdAt', 'slip.expiresAt', 'slip.usedAt'])
    .select(['maker.firstName', 'maker.lastName', 'maker.username'])
    .where('slip.studentId', '=', studentId)
    .orderBy('slip.id', 'desc')
    .execute();
}

/** Slips of a child that may still be used. */
export async function countOpenSlips(
  db: Db,
  studentId: number,
  { now, latest }: { readonly now: number; readonly latest: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('pairingSlips')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('studentId', '=', studentId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', latest)
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses up a slip that is still open; of two who come at once the first has it. */
export async function spendSlip(
  db: Db,
  id: number,
  by: { readonly usedBy: number; readonly usedAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pairingSlips')
    .set(by)
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteSlip(db: Db, id: number): Promise<void> {
  await db.deleteFrom('pairingSlips').where('id', '=', id).execute();
}
