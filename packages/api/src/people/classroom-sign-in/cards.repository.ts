import type { Db } from '@lamplight/db';
import { selectClassChildren } from '../classes/class-children.ts';

/** What the holder of a card, or a tile, is known by. */
const CHILD_COLUMNS = [
  'users.id',
  'users.username',
  'users.usernameKey',
  'users.firstName',
  'users.lastName',
  'users.age',
] as const;

export type ClassChild = Awaited<ReturnType<typeof findClassChildren>>[number];

/** The students of a class without the demo student, by name, with what they sign in with. */
export function findClassChildren(db: Db, classId: number) {
  return selectClassChildren(db, [classId])
    .leftJoin('picturePasswords', 'picturePasswords.userId', 'users.id')
    .leftJoin('signInCards', 'signInCards.userId', 'users.id')
    .select(CHILD_COLUMNS)
    .select(['users.isDemo', 'users.emailProvenAt'])
    .select(['picturePasswords.updatedAt as picturesAt', 'signInCards.createdAt as cardAt'])
    .execute();
}

/** The student whose card has this token. */
export function findCardHolder(db: Db, tokenHash: string) {
  return db
    .selectFrom('signInCards')
    .innerJoin('users', 'users.id', 'signInCards.userId')
    .leftJoin('picturePasswords', 'picturePasswords.userId', 'users.id')
    .select(CHILD_COLUMNS)
    .select('picturePasswords.updatedAt as picturesAt')
    .where('signInCards.tokenHash', '=', tokenHash)
    .where('users.role', '=', 'student')
    .executeTakeFirst();
}

/** Puts a card in the place of the one before. */
export async function saveCard(
  db: Db,
  card: { userId: number; tokenHash: string; createdAt: number },
): Promise<void> {
  const { tokenHash, createdAt } = card;
  await db
    .insertInto('signInCards')
    .values(card)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ tokenHash, createdAt }))
    .execute();
}

export function findPicturePassword(db: Db, userId: number) {
  return db
    .selectFrom('picturePasswords')
    .select(['hash', 'failures', 'blockedUntil'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Sets the pictures of a child; failures with the ones before are forgotten. */
export async function savePicturePassword(
  db: Db,
  { userId, hash, updatedAt }: { userId: number; hash: string; updatedAt: number },
): Promise<void> {
  const fresh = { hash, updatedAt, failures: 0, blockedUntil: 0 };
  await db
    .insertInto('picturePasswords')
    .values({ userId, ...fresh })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(fresh))
    .execute();
}

export async function deletePicturePassword(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('picturePasswords').where('userId', '=', userId).execute();
}

export async function savePictureFailures(
  db: Db,
  userId: number,
  failures: { failures: number; blockedUntil: number },
): Promise<void> {
  await db.updateTable('picturePasswords').set(failures).where('userId', '=', userId).execute();
}
