import type { Database, Db } from '@lamplight/db';
import type { Selectable } from 'kysely';
import { selectClassChildren } from '../classes/class-children.ts';

export type CareCardRow = Selectable<Database['careCards']>;

/** The card of a child, also one that was taken back. */
export function findCareCard(db: Db, studentId: number): Promise<CareCardRow | undefined> {
  return db
    .selectFrom('careCards')
    .selectAll()
    .where('studentId', '=', studentId)
    .executeTakeFirst();
}

/** Puts a card in the place of the one before. */
export async function saveCareCard(db: Db, card: CareCardRow): Promise<void> {
  const { studentId: _, ...changes } = card;
  await db
    .insertInto('careCards')
    .values(card)
    .onConflict((conflict) => conflict.column('studentId').doUpdateSet(changes))
    .execute();
}

const NAMES = ['users.username', 'users.firstName', 'users.lastName'] as const;

/** What is written about these children, with the names of who wrote it; without what was taken back. */
export function findWrittenCards(db: Db, studentIds: readonly number[]) {
  return db
    .selectFrom('careCards')
    .leftJoin('users', 'users.id', 'careCards.updatedBy')
    .selectAll('careCards')
    .select(NAMES)
    .where('careCards.studentId', 'in', studentIds)
    .where('careCards.removed', '=', 0)
    .execute();
}

/** Emergency contacts out of the profiles of parents whose link to one of these children is confirmed. */
export function findProfileContacts(db: Db, studentIds: readonly number[]) {
  return db
    .selectFrom('familyLinks')
    .innerJoin('users', 'users.id', 'familyLinks.parentId')
    .innerJoin('profiles', 'profiles.userId', 'familyLinks.parentId')
    .select(['familyLinks.studentId', 'profiles.emergencyContact'])
    .select(NAMES)
    .where('familyLinks.studentId', 'in', studentIds)
    .where('familyLinks.status', '=', 'confirmed')
    .where('users.role', '=', 'parent')
    .where('profiles.emergencyContact', 'is not', null)
    .orderBy('familyLinks.createdAt')
    .orderBy('familyLinks.parentId')
    .execute();
}

/** The children of a class by name, without the demo student. */
export function findChildrenOfClass(db: Db, classId: number) {
  return selectClassChildren(db, [classId]).select('users.id').select(NAMES).execute();
}
