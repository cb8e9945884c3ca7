import { compiledRead, type Db, type SessionsTable } from '@lamplight/db';
import type { SessionTimes } from '@lamplight/domain/auth';
import type { Role } from '@lamplight/domain/users';
import { sql } from 'kysely';

/** What of the profile every page is shown by. */
const SHOWN = ['language', 'letters', 'textSize', 'motion', 'readAloud'] as const;

/** When a session ends, was opened and was last used. */
const TIMES = ['expiresAt', 'startedAt', 'usedAt'] as const;

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
      ...TIMES.map((column) =>
        eb.selectFrom('sessions').select(column).where('idHash', '=', idHash).as(column),
      ),
    ])
    .where('id', '=', (eb) =>
      eb.selectFrom('sessions').select('userId').where('idHash', '=', idHash),
    ),
);

export async function findSessionWithUser(db: Db, idHash: string) {
  const [row] = await readSessionWithUser(db, idHash);
  return row;
}

/** Sessions with the role of their account. */
const sessionsWithRole = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['idHash', 'userId', 'expiresAt', 'startedAt', 'usedAt', 'role']);

export function findSessionsOfUser(db: Db, userId: number) {
  return sessionsWithRole(db).where('userId', '=', userId).execute();
}

/** Sessions of everybody with one of these roles. */
export function findSessionsOfRoles(db: Db, roles: readonly Role[]) {
  return sessionsWithRole(db).where('role', 'in', roles).execute();
}

export async function insertSession(db: Db, session: SessionsTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function updateSessionExpiry(
  db: Db,
  idHash: string,
  expiresAt: number,
): Promise<void> {
  await db.updateTable('sessions').set({ expiresAt }).where('idHash', '=', idHash).execute();
}

export async function updateSessionTimes(
  db: Db,
  idHash: string,
  times: SessionTimes,
): Promise<void> {
  await db.updateTable('sessions').set(times).where('idHash', '=', idHash).execute();
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
