import type { UserPageInput } from '@lamplight/domain/admin';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenClass } from '../../testing/classes.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { updateUser } from '../users/users.repository.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

async function gatekeeper() {
  return (await app.given.admin({ username: 'gatekeeper' })).call();
}

async function found(input: Partial<UserPageInput>): Promise<string[]> {
  const { rows } = await app.services.admin.userPage({
    ...{ search: '', page: 0, size: 25 },
    sort: { column: 'username', direction: 'ascending' },
    ...input,
  });
  return rows.map(({ username }) => username);
}

/** Rows of accounts, which cost no password hash. */
async function manyStudents(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    username: `camper${at}`,
    usernameKey: `camper${at}`,
    passwordHash: '-',
    role: 'student' as const,
    firstName: at % 2 === 0 ? 'Ruth' : 'Boaz',
    age: 5 + (at % 14),
    createdAt: 0,
  }));
  for (let from = 0; from < count; from += 500) {
    await app.db
      .insertInto('users')
      .values(rows.slice(from, from + 500))
      .execute();
  }
}

describe('the accounts by pages', () => {
  test('come 25 at once with their number, and the last page for one beyond the end', async () => {
    const { admin } = await gatekeeper();
    await manyStudents(29);
    const first = await admin.userPage({});
    expect([first.rows.length, first.total, first.page]).toEqual([25, 30, 0]);
    const last = await admin.userPage({ page: 9 });
    expect([last.rows.length, last.total, last.page]).toEqual([5, 30, 1]);
    const names = [...first.rows, ...last.rows].map(({ username }) => username);
    expect(new Set(names).size).toBe(30);
    expect((await admin.userPage({ size: 50 })).rows).toHaveLength(30);
    expect((await admin.userPage({ page: null })).rows).toHaveLength(30);
  });

  test('hold what the list of all accounts holds of each', async () => {
    const { admin } = await gatekeeper();
    const { rows } = await admin.userPage({});
    expect(rows).toEqual(await admin.users());
  });

  test.each([
    { size: 26 },
    { page: -1 },
    { sort: { column: 'passwordHash', direction: 'ascending' } },
  ])('are refused for %o', async (input) => {
    const { admin } = await gatekeeper();
    const forged = input as Parameters<typeof admin.userPage>[0];
    await expect(admin.userPage(forged)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('a search', () => {
  test('finds names and addresses in any case, accents or none', async () => {
    await app.given.student({ username: 'zoë.m', firstName: 'Élise', email: 'Moss@example.org' });
    await app.given.student({ username: 'boaz' });
    for (const search of ['ZOE', 'zoë', 'elise', 'ÉLISE', 'moss@EXAMPLE', 'elise zoe', 'zоe']) {
      expect(await found({ search }), search).toEqual(['zoë.m']);
    }
    expect(await found({ search: 'elise boaz' })).toEqual([]);
    expect(await found({ search: '   ' })).toEqual(['boaz', 'zoë.m']);
  });

  test('takes signs of the query language for what they are', async () => {
    await app.given.student({ username: 'ruth_1' });
    await app.given.student({ username: 'ruth-2' });
    expect(await found({ search: '_' })).toEqual(['ruth_1']);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ search: "'; drop table users; --" })).toEqual([]);
    expect(await found({})).toHaveLength(2);
  });
});

describe('a filter', () => {
  test('leaves a role, the teachers who wait, or a class', async () => {
    const child = await app.given.student({ username: 'ruth' });
    await app.given.parent({ username: 'eva' });
    await app.given.teacher({ username: 'joel', approved: false });
    const miriam = await app.given.teacher({ username: 'miriam' });
    const classId = await givenClass(app, 'Owls', { teachers: [miriam], students: [child] });
    expect(await found({ role: 'parent' })).toEqual(['eva']);
    expect(await found({ approval: 'waiting' })).toEqual(['joel']);
    expect(await found({ role: 'teacher', approval: 'approved' })).toEqual(['miriam']);
    expect(await found({ classId })).toEqual(['miriam', 'ruth']);
    expect(await found({ classId, role: 'student' })).toEqual(['ruth']);
    const { admin } = await gatekeeper();
    expect(await admin.classNames()).toContainEqual({ id: classId, name: 'Owls' });
  });
});

describe('sorting', () => {
  const sortedBy = (column: UserPageInput['sort']['column'], direction = 'ascending' as const) =>
    found({ sort: { column, direction } });

  test('goes by every column, and puts what is absent last either way', async () => {
    const zoe = await app.given.student({ username: 'zoe', age: 5, firstName: 'Adam' });
    await app.given.parent({ username: 'Eva', email: 'b@example.org', firstName: 'élise' });
    await app.given.teacher({ username: 'adam', email: 'a@example.org' });
    await updateUser(app.db, zoe.id, { lastLoginAt: 1 });
    expect(await sortedBy('username')).toEqual(['adam', 'Eva', 'zoe']);
    expect(await sortedBy('name')).toEqual(['zoe', 'Eva', 'adam']);
    expect(await sortedBy('email')).toEqual(['adam', 'Eva', 'zoe']);
    expect(await sortedBy('role')).toEqual(['Eva', 'zoe', 'adam']);
    expect(await sortedBy('age')).toEqual(['zoe', 'Eva', 'adam']);
    expect(await sortedBy('seen')).toEqual(['zoe', 'Eva', 'adam']);
    expect(await found({ sort: { column: 'name', direction: 'descending' } })).toEqual([
      'Eva',
      'zoe',
      'adam',
    ]);
  });

  test('leaves equal ones in the order of their ids on every page', async () => {
    await manyStudents(60);
    const sort = { column: 'name', direction: 'descending' } as const;
    const names = [
      ...(await found({ sort })),
      ...(await found({ sort, page: 1 })),
      ...(await found({ sort, page: 2 })),
    ];
    const even = Array.from({ length: 30 }, (_, at) => `camper${2 * at}`);
    const odd = Array.from({ length: 30 }, (_, at) => `camper${2 * at + 1}`);
    expect(names).toEqual([...even, ...odd]);
  });
});

describe('progress by pages', () => {
  test('has each student beside the lessons completed, without the demo account', async () => {
    const ruth = await app.given.student({ username: 'ruth', firstName: 'Ruth' });
    await app.given.student({ username: 'boaz' });
    const demo = await app.given.student({ username: 'demo' });
    await updateUser(app.db, demo.id, { isDemo: 1 });
    await (await ruth.call()).lessons.complete({ lessonId: 1 });
    await (await demo.call()).lessons.complete({ lessonId: 1 });
    const { admin } = await gatekeeper();
    const page = await admin.progressPage({});
    expect(page.total).toBe(2);
    expect(page.rows).toMatchObject([
      { username: 'ruth', firstName: 'Ruth', currentDay: 1, completed: 1 },
      { username: 'boaz', completed: 0, progress: 0 },
    ]);
    const byName = await admin.progressPage({
      search: 'RUTH',
      sort: { column: 'name', direction: 'ascending' },
    });
    expect(byName.rows.map(({ userId }) => userId)).toEqual([ruth.id]);
    expect(await admin.stats()).toMatchObject({
      ...{ totalUsers: 3, totalStudents: 2, completedLessons: 1, dailyActiveUsers: 3 },
      progressDistribution: { beginners: 2, intermediate: 0, advanced: 0 },
    });
  });
});

test('an account has its details', async () => {
  const ruth = await app.given.student({ username: 'ruth' });
  await (await ruth.call()).lessons.complete({ lessonId: 1 });
  await app.visitor.auth.login({ username: 'ruth', password: ruth.password });
  const { admin } = await gatekeeper();
  expect(await admin.user({ id: ruth.id })).toMatchObject({
    user: { username: 'ruth' },
    lessons: { completed: 1 },
    classes: ['Our class'],
    sessions: 2,
  });
  await expect(admin.user({ id: 4711 })).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
});
