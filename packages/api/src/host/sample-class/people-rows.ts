import type { Db } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import { gradeForAge, type Role } from '@lamplight/domain/users';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { usernameKey } from '../../people/auth/username-key.ts';
import { insertClass, insertMember } from '../../people/classes/classes.repository.ts';
import { saveLink } from '../../people/families/family-links.repository.ts';
import { insertUser } from '../../people/users/users.repository.ts';
import { MEETS_ON, type SampleCalendar } from './calendar.ts';
import {
  SAMPLE_CHILDREN,
  SAMPLE_CLASS_NAME,
  SAMPLE_LAST_NAME,
  SAMPLE_PARENTS,
  SAMPLE_TEACHERS,
} from './people.ts';
import { insertSampleAccounts, insertSampleClass } from './sample-class.repository.ts';

export interface WrittenPerson {
  readonly id: number;
  readonly firstName: string;
  readonly username: string;
  readonly role: Role;
}

export interface WrittenClass {
  readonly classId: number;
  readonly people: readonly WrittenPerson[];
}

interface Someone {
  readonly firstName: string;
  readonly role: Role;
  readonly age?: number;
}

/** Makes the class with its accounts, all of them marked as made up. Nobody can sign in but with `passwordHash`. */
export async function writePeople(
  trx: Db,
  calendar: SampleCalendar,
  given: { readonly passwordHash: string; readonly code: string; readonly now: number },
): Promise<WrittenClass> {
  const createdAt = Date.parse(calendar.startsOn) - DAY_MILLIS;
  const { code, now, passwordHash } = given;
  const classId = await insertClass(trx, { name: SAMPLE_CLASS_NAME, code, createdAt });

  async function write({ firstName, role, age }: Someone): Promise<WrittenPerson> {
    const username = `sample-${firstName.toLowerCase()}`;
    const id = await insertUser(trx, {
      ...{ username, usernameKey: usernameKey(username), passwordHash, role, firstName },
      ...{ lastName: SAMPLE_LAST_NAME, age: age ?? null },
      grade: age === undefined ? null : gradeForAge(age),
      approvedAt: createdAt,
      termsAcceptedAt: createdAt,
      createdAt,
    });
    await insertEvent(trx, { userId: id, kind: 'registered', subject: null, at: createdAt });
    return { id, firstName, username, role };
  }

  const children: WrittenPerson[] = [];
  for (const { firstName, age } of SAMPLE_CHILDREN) {
    children.push(await write({ firstName, age, role: 'student' }));
  }
  const teachers: WrittenPerson[] = [];
  for (const firstName of SAMPLE_TEACHERS) {
    teachers.push(await write({ firstName, role: 'teacher' }));
  }
  const parents: WrittenPerson[] = [];
  for (const { firstName, children: names, status } of SAMPLE_PARENTS) {
    const parent = await write({ firstName, role: 'parent' });
    parents.push(parent);
    for (const child of children.filter((each) => names.includes(each.firstName))) {
      await saveLink(trx, { parentId: parent.id, studentId: child.id, status, createdAt });
    }
  }
  const people = [...teachers, ...parents, ...children];
  await insertSampleAccounts(
    trx,
    people.map(({ id }) => id),
  );
  const { startsOn, closedOn } = calendar;
  const settings = { startsOn, closedOn, meetsOn: MEETS_ON, updatedAt: now };
  await insertSampleClass(trx, { classId, ...settings });
  for (const { id: userId } of teachers) {
    await insertMember(trx, { classId, userId, role: 'teacher' });
  }
  for (const { id: userId } of children) {
    await insertMember(trx, { classId, userId, role: 'student' });
  }
  return { classId, people };
}
