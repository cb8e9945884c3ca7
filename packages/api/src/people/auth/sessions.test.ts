import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const use = ({ token }: Person) => app.services.sessions.validate(token);
const look = ({ token }: Person) => app.services.sessions.look(token);
const HOURS = 60;

describe.each(['teacher', 'admin'] as const)('the session of a %s', (role) => {
  test('is there after eleven hours without a use, and over after twelve', async () => {
    const person = await app.given[role]();
    app.clock.advance({ minutes: 11 * HOURS });
    expect(await use(person)).toMatchObject({ id: person.id });
    app.clock.advance({ minutes: 12 * HOURS });
    expect(await use(person)).toBeNull();
  });

  test('ends seven days after the sign-in, however much it is used', async () => {
    const person = await app.given[role]();
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      app.clock.advance({ minutes: 11 * HOURS });
      expect(await use(person)).not.toBeNull();
    }
    app.clock.advance({ minutes: 4 * HOURS });
    expect(await use(person)).toBeNull();
  });

  test('is not used by a page that looks by itself', async () => {
    const person = await app.given[role]();
    app.clock.advance({ minutes: 8 * HOURS });
    expect(await look(person)).toMatchObject({ id: person.id });
    app.clock.advance({ minutes: 4 * HOURS });
    expect(await look(person)).toBeNull();
    expect(await use(person)).toBeNull();
  });
});

test.each(['student', 'parent'] as const)(
  'the session of a %s goes on after three weeks',
  async (role) => {
    const person = await app.given[role]();
    app.clock.advance({ days: 21 });
    expect(await use(person)).toMatchObject({ id: person.id });
  },
);

test('a session whose time is over tells those who hold sockets of it, and leaves no row', async () => {
  const teacher = await app.given.teacher();
  const other = await app.given.parent();
  const ended: unknown[] = [];
  app.services.sessions.onEnd((end) => ended.push(end));
  app.clock.advance({ minutes: 12 * HOURS });
  await use(other);
  await use(teacher);
  expect(ended).toEqual([{ userId: teacher.id, token: teacher.token }]);
  const rows = await app.db.selectFrom('sessions').select('userId').execute();
  expect(rows).toEqual([{ userId: other.id }]);
});

test('the hourly work removes sessions whose time is over, and no other', async () => {
  const teacher = await app.given.teacher();
  const child = await app.given.student();
  app.clock.advance({ minutes: 6 * HOURS });
  const admin = await app.given.admin();
  app.clock.advance({ minutes: 6 * HOURS });
  expect(await app.services.admin.user(teacher.id)).toMatchObject({ sessions: 0 });
  await app.services.sessions.deleteExpired();
  const rows = await app.db.selectFrom('sessions').select('userId').orderBy('userId').execute();
  expect(rows.map(({ userId }) => userId)).toEqual([child.id, admin.id]);
});

test('only who uses a session was here, and not a page that looks by itself', async () => {
  const teacher = await app.given.teacher();
  const seen: number[] = [];
  app.services.sessions.onUse(({ id }) => seen.push(id));
  await look(teacher);
  expect(seen).toEqual([]);
  await use(teacher);
  expect(seen).toEqual([teacher.id]);
});
