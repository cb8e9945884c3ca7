import type { Database, Db } from '@lamplight/db';
import type { Insertable, Updateable } from 'kysely';

export async function insertMail(db: Db, mail: Insertable<Database['outboxMails']>): Promise<void> {
  await db.insertInto('outboxMails').values(mail).execute();
}

export function findDueMails(
  db: Db,
  { now, latest, limit }: { now: number; latest: number; limit: number },
) {
  return db
    .selectFrom('outboxMails')
    .selectAll()
    .where('status', '=', 'waiting')
    .where((eb) => eb.or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', latest)]))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function updateMail(
  db: Db,
  id: number,
  changes: Updateable<Database['outboxMails']>,
): Promise<void> {
  await db.updateTable('outboxMails').set(changes).where('id', '=', id).execute();
}

/** Newest first. */
export function listMails(db: Db, limit: number) {
  return db.selectFrom('outboxMails').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

export async function countMailsBetween(
  db: Db,
  toAddress: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('outboxMails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('toAddress', '=', toAddress)
    .where('createdAt', '>=', from)
    .where('createdAt', '<=', to)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many mails wait for the mail server. */
export async function countWaitingMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outboxMails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

/** The text of a mail, empty once it was sent; undefined for a mail that is not there. */
export async function findMailBody(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('outboxMails')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.body;
}
