import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let teacher: Person;
let ruth: Person;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ username: 'miriam', firstName: 'Miriam' });
  ruth = await app.given.student({ username: 'ruth', parentEmail: 'eva@example.org' });
});
afterEach(() => app.close());

/** Who tries, and whether they are responsible for the student. */
const PEOPLE: readonly [who: string, allowed: boolean, person: () => Promise<Person>][] = [
  ['a teacher of the class', true, async () => teacher],
  ['an admin', true, () => app.given.admin()],
  ['a teacher of another class', false, teacherOfLilies],
  ['a teacher who waits for approval', false, () => app.given.teacher({ approved: false })],
  ['a parent of the student', false, () => app.given.parent({ email: 'eva@example.org' })],
  ['the student', false, async () => ruth],
  ['another student', false, () => app.given.student()],
];

async function teacherOfLilies(): Promise<Person> {
  const other = await app.given.teacher();
  await givenClass(app, 'Lilies', { teachers: [other] });
  return other;
}

const signsIn = (password: string) =>
  app.visitor.auth.login({ username: ruth.username, password }).then(
    () => true,
    () => false,
  );

/** What is on record of the student. */
const acts = () =>
  app.db
    .selectFrom('auditEvents')
    .select(['actorId', 'action', 'userId'])
    .where('userId', '=', ruth.id)
    .execute();

describe.each(PEOPLE)('%s (allowed: %s)', (_, allowed, person) => {
  test('opens the view, reads and writes notes, and resets the password, or none of it', async () => {
    const { students } = await (await person()).call();
    const userId = ruth.id;
    const calls = [
      () => students.get({ userId }),
      () => students.notes({ userId }),
      () => students.addNote({ userId, text: 'Reads well.' }),
      () => students.resetPassword({ userId, ownPassword: TEST_PASSWORD }),
    ];
    for (const call of calls) {
      const answer = await call().catch(toAppError);
      if (allowed) expect(answer).not.toBeInstanceOf(Error);
      else expect(answer).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await signsIn(ruth.password)).toBe(!allowed);
    expect(await app.db.selectFrom('studentNotes').selectAll().execute()).toHaveLength(
      allowed ? 1 : 0,
    );
  });
});

test('a visitor is asked to sign in, and people who are no students have no view', async () => {
  const visit = app.visitor.students.get({ userId: ruth.id }).catch(toAppError);
  expect(await visit).toMatchObject({ code: 'UNAUTHENTICATED' });
  const admin = await app.given.admin();
  for (const userId of [admin.id, teacher.id, 999]) {
    const call = (await admin.call()).students.get({ userId }).catch(toAppError);
    expect(await call).toMatchObject({ code: 'FORBIDDEN' });
  }
});

describe('a new password', () => {
  const reset = async (person = teacher) =>
    (await person.call()).students.resetPassword({ userId: ruth.id, ownPassword: TEST_PASSWORD });

  test('is three easy words and a number, signs in, and replaces the old one', async () => {
    const { username, password } = await reset();
    expect(username).toBe('ruth');
    expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
    expect(await signsIn(password)).toBe(true);
    expect(await signsIn(ruth.password)).toBe(false);
    expect(await reset()).not.toEqual({ username, password });
    expect(await acts()).toContainEqual({
      ...{ actorId: teacher.id, action: 'account.password-reset', userId: ruth.id },
    });
  });

  test('is stored nowhere in words', async () => {
    const { password } = await reset();
    for (const table of ['users', 'auditEvents', 'idempotencyKeys', 'outboxMails'] as const) {
      const rows = await app.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(password);
    }
  });

  test('ends the sessions of the student, and of nobody else', async () => {
    const boaz = await app.given.student();
    await reset();
    expect(await app.services.sessions.validate(ruth.token)).toBeNull();
    expect(await app.services.sessions.validate(boaz.token)).not.toBeNull();
    expect(await app.services.sessions.validate(teacher.token)).not.toBeNull();
  });

  test('ends the wait after wrong ones', async () => {
    for (let failure = 0; failure < 6; failure += 1) await signsIn('wrong-password');
    expect(await signsIn(ruth.password)).toBe(false);
    expect(await signsIn((await reset()).password)).toBe(true);
  });

  test('is not given by a teacher to a student with a proven address; an admin may', async () => {
    await app.db
      .updateTable('users')
      .set({ emailProvenAt: app.clock.now() })
      .where('id', '=', ruth.id)
      .execute();
    expect(await reset().catch(toAppError)).toMatchObject({ code: 'OWN_EMAIL' });
    const shown = await (await teacher.call()).students.get({ userId: ruth.id });
    expect(shown.password).toBe('own-email');
    expect(await signsIn(ruth.password)).toBe(true);
    expect(await signsIn((await reset(await app.given.admin())).password)).toBe(true);
  });

  test('is never given to the demo account', async () => {
    await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', ruth.id).execute();
    const admin = await app.given.admin();
    expect(await reset(admin).catch(toAppError)).toMatchObject({ code: 'DEMO_ACCOUNT' });
    expect(await signsIn(ruth.password)).toBe(true);
  });
});

describe('notes', () => {
  const notes = async (person: Person) => (await person.call()).students.notes({ userId: ruth.id });
  const add = async (person: Person, text: string) =>
    (await person.call()).students.addNote({ userId: ruth.id, text });
  const remove = async (person: Person, noteId: number) =>
    (await person.call()).students.deleteNote({ noteId });

  test('are read by all adults of the class, newest first, with who wrote them', async () => {
    const eli = await app.given.teacher({ username: 'eli' });
    await add(teacher, '  Reads well.\nLoves owls. ');
    await add(eli, 'Needs a seat in front.');
    expect(await notes(teacher)).toMatchObject([
      { text: 'Needs a seat in front.', author: 'eli', deletable: false },
      { text: 'Reads well.\nLoves owls.', author: 'Miriam', deletable: true },
    ]);
  });

  test.each(['', '   ', 'a'.repeat(2001)])('need words, and an end', async (text) => {
    expect(await add(teacher, text).catch(toAppError)).toMatchObject({ code: 'VALIDATION' });
    expect(await notes(teacher)).toEqual([]);
  });

  test('are deleted by who wrote them, or by an admin, and every act is on record', async () => {
    const eli = await app.given.teacher({ username: 'eli' });
    await add(teacher, 'One');
    await add(teacher, 'Two');
    const [two, one] = await notes(teacher);
    if (!one || !two) throw new Error('no notes');
    expect(await remove(eli, one.id).catch(toAppError)).toMatchObject({ code: 'FORBIDDEN' });
    await remove(teacher, one.id);
    const admin = await app.given.admin();
    await remove(admin, two.id);
    expect(await notes(teacher)).toEqual([]);
    expect(await remove(admin, two.id).catch(toAppError)).toMatchObject({ code: 'NOT_FOUND' });
    const by = (actor: Person, action: string) => ({ actorId: actor.id, action, userId: ruth.id });
    expect(await acts()).toEqual([
      by(teacher, 'note.added'),
      by(teacher, 'note.added'),
      by(teacher, 'note.deleted'),
      by(admin, 'note.deleted'),
    ]);
  });

  test('stay when their author has gone, and go with the student', async () => {
    const eli = await app.given.teacher({ username: 'eli' });
    await add(eli, 'Needs a seat in front.');
    await (await eli.call()).auth.deleteAccount();
    expect(await notes(teacher)).toMatchObject([{ author: null, deletable: false }]);
    await (await ruth.call()).auth.deleteAccount();
    expect(await app.db.selectFrom('studentNotes').selectAll().execute()).toEqual([]);
  });
});
