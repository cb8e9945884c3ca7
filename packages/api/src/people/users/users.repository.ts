import type { Database, Db } from '@lamplight/db';
import type { Role } from '@lamplight/domain/users';
import type { Insertable, Updateable } from 'kysely';

export type NewUser = Insertable<Database['users']>;
export type UserChanges = Updateable<Database['users']>;

function usersAsShown(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .selectAll('users')
    .select([
      'profiles.language',
      'profiles.letters',
      'profiles.textSize',
      'profiles.motion',
      'profiles.readAloud',
    ]);
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export function findUser(db: Db, id: number) {
  return usersAsShown(db).where('users.id', '=', id).executeTakeFirst();
}

export function findUserByUsernameKey(db: Db, usernameKey: string) {
  return usersAsShown(db).where('users.usernameKey', '=', usernameKey).executeTakeFirst();
}

/** Accounts with this address; several where a family shares one. */
export function findUsersByEmailKey(db: Db, emailKey: string): Promise<UserRow[]> {
  return usersAsShown(db).where('users.emailKey', '=', emailKey).orderBy('users.id').execute();
}

export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateUser(db: Db, id: number, changes: UserChanges): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Deletes the account and, through the foreign keys, everything that belongs to it. */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

export async function countUsersWithRole(db: Db, role: Role): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', role)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDeletionReceipt(
  db: Db,
  receipt: Insertable<Database['deletionReceipts']>,
): Promise<void> {
  await db.insertInto('deletionReceipts').values(receipt).execute();
}
