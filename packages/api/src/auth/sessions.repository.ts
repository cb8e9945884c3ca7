import { compiledRead, type Db } from '@lamplight/db';
import { sql } from 'kysely';

/** What of the profile every page is shown by. */
const SHOWN = ['language', 'letters', 'textSize', 'motion', 'readAloud'] as const;

/**
 * The session with this hash and the account it belongs to, in one read; on every request.
 * Subqueries instead of joins: a join with a bound value takes ten times as long here.
 */
const readSessionWithUser = compiledRead((db, idHash: string) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'email',
      'role',
      'age',
      'grade',
      'firstName',
      'lastName',
      'createdAt',
      'lastLoginAt',
      'currentDay',
      'approvedAt',
      'isDemo',
    ])
    .select((eb) => [
      ...SHOWN.map((column) =>
        eb
          .selectFrom('profiles')
          .select(column)
          .whereRef('profiles.userId', '=', 'users.id')
          .as(column),
      ),
      eb.selectFrom('sessions').select('expiresAt').where('idHash', '=', idHash).as('expiresAt'),
    ])
    .where('id', '=', (eb) =>
      eb.selectFrom('sessions').select('userId').where('idHash', '=', idHash),
    ),
);

export async function findSessionWithUser(db: Db, idHash: string) {
  const [row] = await readSessionWithUser(db, idHash);
  return row;
}

export function findSessionsOfUser(db: Db, userId: number) {
  return db.selectFrom('sessions').selectAll().where('userId', '=', userId).execute();
}

export async function insertSession(
  db: Db,
  session: { idHash: string; userId: number; expiresAt: number },
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function updateSessionExpiry(
  db: Db,
  idHash: string,
  expiresAt: number,
): Promise<void> {
  await db.updateTable('sessions').set({ expiresAt }).where('idHash', '=', idHash).execute();
}

export async function deleteSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', idHash).execute();
}

export async function deleteSessionsOfUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}

export async function deleteOtherSessionsOfUser(
  db: Db,
  userId: number,
  keptIdHash: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('idHash', '!=', keptIdHash)
    .execute();
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('expiresAt', '<=', sql<number>`unixepoch() * 1000`)
    .execute();
}

/** Sessions of a user that have not expired at a moment. */
export async function countSessionsOf(db: Db, userId: number, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}
