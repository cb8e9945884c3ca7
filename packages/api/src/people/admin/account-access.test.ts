import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/index.ts';
import { updateUser } from '../users/users.repository.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const refusedWith = (code: string) => ({ cause: { code } });
const isSignedIn = async (token: string) => (await app.services.sessions.validate(token)) !== null;

describe('a password that an admin resets', () => {
  test('opens the account, and the old one, its sessions and mailed links no longer do', async () => {
    const eva = await app.given.parent({ username: 'eva', email: 'eva@example.org' });
    await app.visitor.auth.requestMagicLink({ email: 'eva@example.org' });
    const owner = await app.given.admin();
    const { admin } = await owner.call();
    const { password } = await admin.resetPassword({ id: eva.id, ownPassword: TEST_PASSWORD });
    expect(password).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){2}$/);
    expect(await isSignedIn(eva.token)).toBe(false);
    expect(await isSignedIn(owner.token)).toBe(true);
    const old = app.visitor.auth.login({ username: 'eva', password: eva.password });
    await expect(old).rejects.toMatchObject(refusedWith('BAD_CREDENTIALS'));
    await expect(app.visitor.auth.login({ username: 'eva', password })).resolves.toBeDefined();
    expect(await app.db.selectFrom('authTokens').selectAll().execute()).toEqual([]);
  });

  test('ends the wait after wrong guesses', async () => {
    const eva = await app.given.parent({ username: 'eva' });
    for (let guess = 0; guess < 5; guess += 1) {
      await app.visitor.auth.login({ username: 'eva', password: 'wrong' }).catch(() => null);
    }
    const { admin } = await (await app.given.admin()).call();
    const { password } = await admin.resetPassword({ id: eva.id, ownPassword: TEST_PASSWORD });
    await expect(app.visitor.auth.login({ username: 'eva', password })).resolves.toBeDefined();
  });

  test('is neither one’s own nor that of the demo account', async () => {
    const demo = await app.given.student();
    await updateUser(app.db, demo.id, { isDemo: 1 });
    const owner = await app.given.admin();
    const { admin } = await owner.call();
    await expect(admin.resetPassword({ id: owner.id })).rejects.toMatchObject(
      refusedWith('FORBIDDEN'),
    );
    await expect(admin.resetPassword({ id: demo.id })).rejects.toMatchObject(
      refusedWith('DEMO_ACCOUNT'),
    );
    await expect(admin.resetPassword({ id: 4711 })).rejects.toMatchObject(refusedWith('NOT_FOUND'));
  });
});

test('an admin signs an account out everywhere, and no other', async () => {
  const eva = await app.given.parent();
  const other = await app.given.parent();
  const { admin } = await (await app.given.admin()).call();
  await admin.endSessions({ id: eva.id });
  expect(await isSignedIn(eva.token)).toBe(false);
  expect(await isSignedIn(other.token)).toBe(true);
  await expect(admin.endSessions({ id: 4711 })).rejects.toMatchObject(refusedWith('NOT_FOUND'));
});
