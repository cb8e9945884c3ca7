import type { ConsentsTable, Db } from '@lamplight/db';
import type { ConsentMethod, ConsentPurpose } from '@lamplight/domain/consents';
import type { Insertable } from 'kysely';

/** A record as it is added; the words of its domain are checked here. */
export interface NewConsent extends Insertable<ConsentsTable> {
  readonly purpose: ConsentPurpose;
  readonly method: ConsentMethod;
}

export async function insertConsent(db: Db, consent: NewConsent): Promise<void> {
  await db.insertInto('consents').values(consent).execute();
}

/** The newest record of a student and purpose, which is the one that holds. */
export async function findNewestConsent(db: Db, userId: number, purpose: ConsentPurpose) {
  const row = await db
    .selectFrom('consents')
    .select(['granted', 'method'])
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { granted: row.granted === 1, method: row.method as ConsentMethod };
}

/** Every record of a student, newest first, with the account that gave or recorded it. */
export async function findConsents(db: Db, userId: number) {
  const rows = await db
    .selectFrom('consents')
    .leftJoin('users as giver', 'giver.id', 'consents.givenBy')
    .select(['consents.id', 'consents.purpose', 'consents.granted', 'consents.method'])
    .select(['consents.notice', 'consents.at'])
    .select(['giver.username', 'giver.firstName', 'giver.lastName'])
    .where('consents.userId', '=', userId)
    .orderBy('consents.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    granted: row.granted === 1,
    method: row.method as ConsentMethod,
  }));
}
