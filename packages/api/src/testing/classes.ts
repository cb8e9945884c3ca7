import {
  deleteMemberships,
  insertClass,
  insertMember,
} from '../people/classes/classes.repository.ts';
import type { Person, TestApp } from './test-app.ts';

/**
 * A class beside the first one, for these people alone: they leave every other class.
 * @returns its id
 */
export async function givenClass(
  { db, clock }: TestApp,
  name: string,
  members: { teachers?: readonly Person[]; students?: readonly Person[] },
): Promise<number> {
  const code = name.toUpperCase().replaceAll(/\W/g, '').slice(0, 6);
  const classId = await insertClass(db, { name, code, createdAt: clock.now() });
  for (const [people, role] of [
    [members.teachers ?? [], 'teacher'],
    [members.students ?? [], 'student'],
  ] as const) {
    for (const { id: userId } of people) {
      await deleteMemberships(db, userId);
      await insertMember(db, { classId, userId, role });
    }
  }
  return classId;
}

/** Id of the class that every host has from the start. */
export async function firstClassId({ db }: TestApp): Promise<number> {
  const { id } = await db
    .selectFrom('classes')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}
