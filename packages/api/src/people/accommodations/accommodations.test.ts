import { NO_ACCOMMODATION } from '@lamplight/domain/multiplayer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

const MORE_TIME = { timeFactor: 1.5, fewerOptions: true, readAloud: false } as const;

let app: TestApp;
let child: Person;
let teacher: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ username: 'ruth', firstName: 'Ruth' });
  teacher = await app.given.teacher({ username: 'eli' });
});
afterEach(() => app.close());

/** Who tries, and whether they are let in. */
const PEOPLE: readonly [who: string, allowed: boolean, person: () => Promise<Person>][] = [
  ['a teacher of the class', true, async () => teacher],
  ['a co-teacher', true, () => app.given.teacher()],
  ['an admin', true, () => app.given.admin()],
  ['a teacher who waits for approval', false, () => app.given.teacher({ approved: false })],
  [
    'a teacher of another class',
    false,
    async () => {
      const other = await app.given.teacher();
      await givenClass(app, 'Lilies', { teachers: [other] });
      return other;
    },
  ],
  ['the child', false, async () => child],
  ['another child', false, () => app.given.student()],
  ['a parent of the child', false, parentOfChild],
];

async function parentOfChild(): Promise<Person> {
  child = await app.given.student({ parentEmail: 'eva@example.org' });
  return app.given.parent({ email: 'eva@example.org' });
}

describe('what helps a child', () => {
  test.each(PEOPLE)('is set, cleared and read by %s: %s', async (_, allowed, person) => {
    const caller = await (await person()).call();
    const { accommodations } = caller;
    const set = () => accommodations.set({ userId: child.id, ...MORE_TIME });
    const clear = () => accommodations.clear({ userId: child.id });
    if (allowed) {
      expect(await set()).toMatchObject({ userId: child.id, accommodation: MORE_TIME });
      expect(await accommodations.list()).toMatchObject([{ accommodation: MORE_TIME }]);
      expect(await clear()).toMatchObject({ accommodation: null, updatedAt: null });
    } else {
      for (const call of [set, clear]) {
        expect(await call().catch(toAppError)).toMatchObject({ code: 'FORBIDDEN' });
      }
      expect(await app.services.accommodations.of(child.id)).toEqual(NO_ACCOMMODATION);
      // A teacher may ask, and is told of no child that is not theirs.
      const list = await accommodations.list().catch(toAppError);
      if (Array.isArray(list)) expect(list).toEqual([]);
      else expect(list).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('is nothing to a visitor', async () => {
    const { list, set } = app.visitor.accommodations;
    for (const call of [() => list(), () => set({ userId: child.id, ...MORE_TIME })]) {
      expect(await call().catch(toAppError)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  test('holds for the rooms of the child and of nobody else', async () => {
    const friend = await app.given.student();
    await (await teacher.call()).accommodations.set({ userId: child.id, ...MORE_TIME });
    expect(await app.services.accommodations.of(child.id)).toEqual(MORE_TIME);
    expect(await app.services.accommodations.of(friend.id)).toEqual(NO_ACCOMMODATION);
  });

  test('is replaced by what is set later, and not kept where it changes nothing', async () => {
    const { accommodations } = await teacher.call();
    await accommodations.set({ userId: child.id, ...MORE_TIME });
    const slower = { timeFactor: 2, fewerOptions: false, readAloud: true } as const;
    await accommodations.set({ userId: child.id, ...slower });
    expect(await app.services.accommodations.of(child.id)).toEqual(slower);
    await accommodations.set({ userId: child.id, ...NO_ACCOMMODATION });
    expect(await app.db.selectFrom('accommodations').selectAll().execute()).toEqual([]);
  });

  test('is set for students alone', async () => {
    const admin = await app.given.admin();
    const { accommodations } = await admin.call();
    for (const userId of [teacher.id, admin.id, 999]) {
      const call = accommodations.set({ userId, ...MORE_TIME }).catch(toAppError);
      expect(await call).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('stands in the own data of the child and goes with the account', async () => {
    await (await teacher.call()).accommodations.set({ userId: child.id, ...MORE_TIME });
    const { tables } = await (await child.call()).profiles.exportMyData();
    expect(tables.accommodations).toMatchObject([{ timeFactor: 1.5, fewerOptions: 1 }]);
    await (await child.call()).auth.deleteAccount();
    expect(await app.db.selectFrom('accommodations').selectAll().execute()).toEqual([]);
  });

  test('stays when the teacher who set it has gone', async () => {
    await (await teacher.call()).accommodations.set({ userId: child.id, ...MORE_TIME });
    await (await teacher.call()).auth.deleteAccount();
    expect(await app.services.accommodations.of(child.id)).toEqual(MORE_TIME);
  });
});

describe('the list', () => {
  test('names every student of a class, with and without help, by name', async () => {
    const adam = await app.given.student({ username: 'adam', firstName: 'Adam' });
    await (await teacher.call()).accommodations.set({ userId: child.id, ...MORE_TIME });
    const list = await (await teacher.call()).accommodations.list({
      classId: await firstClassId(app),
    });
    expect(list).toEqual([
      { userId: adam.id, name: 'Adam', username: 'adam', accommodation: null, updatedAt: null },
      {
        ...{ userId: child.id, name: 'Ruth', username: 'ruth', accommodation: MORE_TIME },
        updatedAt: '2026-06-15T09:00:00.000Z',
      },
    ]);
  });

  test('is refused for a class that the teacher does not teach; an admin reads any', async () => {
    const other = await givenClass(app, 'Lilies', { students: [await app.given.student()] });
    const refused = (await teacher.call()).accommodations.list({ classId: other });
    expect(await refused.catch(toAppError)).toMatchObject({ code: 'FORBIDDEN' });
    const admin = await app.given.admin();
    expect(await (await admin.call()).accommodations.list({ classId: other })).toHaveLength(1);
  });
});
