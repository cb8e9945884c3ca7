import type { Db } from '@lamplight/db';
import { sql } from 'kysely';

/** When somebody last used an account, or an admin chose to keep it. */
const usedAt = sql<number>`max(created_at, coalesce(last_login_at, 0), coalesce(kept_at, 0))`;

/**
 * Accounts that nobody has used since a moment, the longest unused first: no sign-in, no session that still
 * lives and nothing learned. Admins, the demo account
 * and those of the sample class are never among them.
 */
export function findUnusedAccounts(db: Db, since: number) {
  return db
    .selectFrom('users')
    .selectAll('users')
    .select(usedAt.as('usedAt'))
    .where('role', '!=', 'admin')
    .where('isDemo', '=', 0)
    .where('id', 'not in', (eb) => eb.selectFrom('sampleAccounts').select('userId'))
    .where(usedAt, '<=', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('userId').whereRef('userId', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('activityEvents')
            .select('id')
            .whereRef('userId', '=', 'users.id')
            .where('at', '>', since),
        ),
      ),
    )
    .orderBy('usedAt')
    .orderBy('id')
    .execute();
}

/** Notes that the admins were warned of accounts, and how many these were. */
export async function saveWarnings(db: Db, ids: readonly number[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('users').set({ unusedWarnedAt: at }).where('id', 'in', ids).execute();
}

/** An account is to be kept: as if it had been used now. */
export async function keepAccount(db: Db, id: number, at: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ keptAt: at, unusedWarnedAt: null })
    .where('id', '=', id)
    .execute();
}

/** Addresses of the admins who have given one. */
export async function findAdminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('email', 'is not', null)
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}
