import type { Db } from '@lamplight/db';
import { sql } from 'kysely';

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSessionWithUser>>>;

/** The session with this hash and the account it belongs to, in one read. */
export function findSessionWithUser(db: Db, idHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select([
      'sessions.expiresAt',
      'users.id',
      'users.username',
      'users.email',
      'users.role',
      'users.age',
      'users.grade',
      'users.firstName',
      'users.lastName',
      'users.createdAt',
      'users.lastLoginAt',
      'users.currentDay',
      'users.approvedAt',
      'users.isDemo',
      'profiles.language',
    ])
    .where('sessions.idHash', '=', idHash)
    .executeTakeFirst();
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

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('expiresAt', '<=', sql<number>`unixepoch() * 1000`)
    .execute();
}
