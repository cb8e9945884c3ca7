import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { updateUser } from '../users/users.repository.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

function refusedWith(code: string) {
  return { cause: { code } };
}

describe('the accounts', () => {
  test('are listed for an admin, without secrets', async () => {
    const child = await app.given.student({ username: 'ruth', email: 'ruth@example.org' });
    const teacher = await app.given.teacher({ approved: false });
    const admin = await app.given.admin();
    const users = await (await admin.call()).admin.users();
    expect(users.map(({ id }) => id)).toEqual([child.id, teacher.id, admin.id]);
    expect(users[0]).toEqual({
      id: child.id,
      username: 'ruth',
      email: 'ruth@example.org',
      role: 'student',
      age: 9,
      grade: 4,
      firstName: null,
      lastName: null,
      createdAt: '2026-06-15T09:00:00.000Z',
      lastLoginAt: '2026-06-15T09:00:00.000Z',
      currentDay: 1,
      approved: true,
      isDemo: false,
    });
    expect(users[1]?.approved).toBe(false);
  });

  test('are an admin’s business only', async () => {
    const child = await app.given.student();
    for (const role of ['student', 'parent', 'teacher'] as const) {
      const { admin } = await (await app.given[role]()).call();
      for (const call of [
        () => admin.users(),
        () => admin.stats(),
        () => admin.progress(),
        () => admin.outbox(),
        () => admin.updateUser({ id: child.id, username: 'taken-over' }),
        () => admin.deleteUser({ id: child.id }),
        () => admin.approveTeacher({ id: child.id }),
        () => admin.userPage({}),
        () => admin.user({ id: child.id }),
        () => admin.progressPage({}),
        () => admin.resetPassword({ id: child.id }),
        () => admin.endSessions({ id: child.id }),
        () => admin.createAccount({ username: 'taken-over', role: 'teacher' }),
      ]) {
        await expect(call()).rejects.toMatchObject(refusedWith('FORBIDDEN'));
      }
    }
    const admin = await (await app.given.admin()).call();
    await expect(
      admin.admin.updateUser({ id: child.id, username: 'renamed' }),
    ).resolves.toMatchObject({ username: 'renamed' });
  });
});

describe('deleting an account', () => {
  test('removes it with everything in it and leaves a receipt', async () => {
    const child = await app.given.student({ username: 'ruth' });
    await (await child.call()).lessons.complete({ lessonId: 1 });
    const { admin } = await (await app.given.admin()).call();
    const { receipt } = await admin.deleteUser({ id: child.id });
    expect(receipt).not.toBe('');
    expect((await admin.users()).map(({ username }) => username)).not.toContain('ruth');
    expect(await app.db.selectFrom('lessonProgress').selectAll().execute()).toEqual([]);
    expect(await app.services.sessions.validate(child.token)).toBeNull();
    await expect(admin.deleteUser({ id: child.id })).rejects.toMatchObject(
      refusedWith('NOT_FOUND'),
    );
  });

  test('of a child about whom an alert waits needs an admin who was told so', async () => {
    const child = await app.given.student();
    await (await child.call()).journal.write({ entry: 'They bully me at school every day.' });
    const { admin } = await (await app.given.admin()).call();
    await expect(admin.deleteUser({ id: child.id })).rejects.toMatchObject(
      refusedWith('OPEN_ALERTS'),
    );
    await expect(admin.deleteUser({ id: child.id, withOpenAlerts: true })).resolves.toBeDefined();
  });

  test('is refused for the last admin, and allowed while there is another', async () => {
    const first = await app.given.admin();
    const caller = await first.call();
    await expect(caller.admin.deleteUser({ id: first.id })).rejects.toMatchObject(
      refusedWith('LAST_ADMIN'),
    );
    const second = await app.given.admin();
    await expect(caller.admin.deleteUser({ id: first.id })).resolves.toBeDefined();
    await expect((await second.call()).admin.deleteUser({ id: second.id })).rejects.toMatchObject(
      refusedWith('LAST_ADMIN'),
    );
  });
});

test('the demo account is neither edited nor deleted', async () => {
  const demo = await app.given.student();
  await updateUser(app.db, demo.id, { isDemo: 1 });
  const { admin } = await (await app.given.admin()).call();
  const refused = refusedWith('DEMO_ACCOUNT');
  await expect(admin.updateUser({ id: demo.id, role: 'admin' })).rejects.toMatchObject(refused);
  await expect(admin.deleteUser({ id: demo.id })).rejects.toMatchObject(refused);
  expect(await admin.users()).toHaveLength(2);
});

test('the outbox shows the mails of a host without a mail server, newest first', async () => {
  await app.given.student({ email: 'ruth@example.org' });
  await app.given.student({ email: 'boaz@example.org' });
  await app.visitor.auth.requestMagicLink({ email: 'ruth@example.org' });
  await app.visitor.auth.forgotPassword({ email: 'boaz@example.org' });
  const { admin } = await (await app.given.admin()).call();
  const mails = await admin.outbox();
  expect(mails.map(({ to, status }) => [to, status])).toEqual([
    ['boaz@example.org', 'kept'],
    ['ruth@example.org', 'kept'],
  ]);
  expect(mails[0]?.hasText).toBe(true);
  expect(JSON.stringify(mails)).not.toContain('token=');
});

test('the text of a mail, which opens an account, costs the own password', async () => {
  await app.given.student({ email: 'ruth@example.org' });
  await app.visitor.auth.forgotPassword({ email: 'ruth@example.org' });
  const admin = await app.given.admin();
  const call = (await admin.call()).admin;
  const [mail] = await call.outbox();
  const id = mail?.id ?? 0;
  await expect(call.mailText({ id })).rejects.toMatchObject(refusedWith('OWN_PASSWORD'));
  await expect(call.mailText({ id, ownPassword: 'a-guess' })).rejects.toMatchObject(
    refusedWith('VALIDATION'),
  );
  const { password } = admin;
  expect((await call.mailText({ id, ownPassword: password })).text).toMatch(/token=/);
  await expect(call.mailText({ id: 99, ownPassword: password })).rejects.toMatchObject(
    refusedWith('NOT_FOUND'),
  );
});
