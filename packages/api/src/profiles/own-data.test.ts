import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe('the own data', () => {
  test('hold every table that names the person, and no secret', async () => {
    const child = await app.given.student({
      username: 'ruth',
      email: 'ruth@example.org',
      parentEmail: 'eva@example.org',
    });
    await app.given.parent({ email: 'eva@example.org' });
    await app.visitor.auth.requestMagicLink({ email: 'ruth@example.org' });
    const caller = await child.call({ idempotencyKey: 'key-1' });
    await caller.profiles.update({ bio: 'Gleaning' });
    await caller.lessons.answer({ lessonId: 1, question: 0, choice: 0 });
    await (await child.call({ idempotencyKey: 'key-2' })).lessons.complete({ lessonId: 1 });
    await app.visitor.auth.login({ username: 'ruth', password: 'wrong' }).catch(() => null);

    const { tables } = await caller.profiles.exportMyData();
    const filled = Object.keys(tables).filter((table) => tables[table]?.length);
    expect(filled.sort()).toEqual([
      'achievements',
      'activityEvents',
      'authTokens',
      'classMembers',
      'familyLinks',
      'idempotencyKeys',
      'lessonAnswers',
      'lessonProgress',
      'outboxMails',
      'profiles',
      'sessions',
      'signInThrottles',
      'users',
    ]);
    expect(tables.users).toMatchObject([{ username: 'ruth', email: 'ruth@example.org' }]);
    expect(tables.profiles).toMatchObject([{ bio: 'Gleaning' }]);
    const text = JSON.stringify(tables);
    expect(text).not.toMatch(/argon2|passwordHash|idHash|tokenHash|token=/);
    expect(text).not.toContain(child.token);
  });

  test('leave out no table that belongs to users', async () => {
    const child = await app.given.student();
    const { tables } = await (await child.call()).profiles.exportMyData();
    const all = await app.db.introspection.getTables();
    const personal = all.filter((table) =>
      table.columns.some(({ name }) => /^(user|teacher|student|parent)_?id$/i.test(name)),
    );
    const names = personal
      .map(({ name }) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
      .filter((name) => name !== 'deletionReceipts');
    expect(names.length).toBeGreaterThan(8);
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(names));
  });

  test('are those of one person', async () => {
    const ruth = await app.given.student({ username: 'ruth' });
    const boaz = await app.given.teacher({ username: 'boaz' });
    const lesson = { title: 'Owls', description: 'How they hear', content: 'In the dark' };
    await (await boaz.call()).teaching.createLesson(lesson);
    const { tables } = await (await ruth.call()).profiles.exportMyData();
    expect(JSON.stringify(tables)).not.toMatch(/boaz|Owls/);
    const own = await (await boaz.call()).profiles.exportMyData();
    expect(own.tables.teacherLessons).toMatchObject([{ title: 'Owls' }]);
  });
});
