import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, createTestMailbox, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe('changing the password', () => {
  test('ends the other sessions and keeps this one', async () => {
    const child = await app.given.student({ username: 'ruth' });
    const other = await app.visitor.auth.login({ username: 'ruth', password: child.password });
    const change = { currentPassword: child.password, newPassword: 'barley-harvest' };
    await (await child.call()).profiles.changePassword(change);

    expect(await app.services.sessions.validate(child.token)).toMatchObject({ id: child.id });
    expect(await app.services.sessions.validate(other.token)).toBeNull();
    const old = { username: 'ruth', password: child.password };
    await expect(app.visitor.auth.login(old)).rejects.toThrow('credentials');
    const fresh = { username: 'ruth', password: 'barley-harvest' };
    await expect(app.visitor.auth.login(fresh)).resolves.toBeDefined();
  });

  test('leaves the sessions of others alone', async () => {
    const ruth = await app.given.student();
    const boaz = await app.given.student();
    const change = { currentPassword: ruth.password, newPassword: 'barley-harvest' };
    await (await ruth.call()).profiles.changePassword(change);
    expect(await app.services.sessions.validate(boaz.token)).not.toBeNull();
  });

  test('is refused without the current one, and ends nothing then', async () => {
    const child = await app.given.student({ username: 'ruth' });
    const other = await app.visitor.auth.login({ username: 'ruth', password: child.password });
    const change = { currentPassword: 'a guess', newPassword: 'barley-harvest' };
    await expect((await child.call()).profiles.changePassword(change)).rejects.toMatchObject({
      cause: { code: 'VALIDATION', issues: [{ path: 'currentPassword' }] },
    });
    expect(await app.services.sessions.validate(other.token)).not.toBeNull();
  });

  test('slows guesses like signing in does', async () => {
    const child = await app.given.student();
    const caller = await child.call();
    const guess = { currentPassword: 'a guess', newPassword: 'barley-harvest' };
    const guesses = await Promise.allSettled(
      Array.from({ length: 8 }, () => caller.profiles.changePassword(guess)),
    );
    const refused = guesses.filter(
      (result) => result.status === 'rejected' && /Too many/.test(result.reason.message),
    );
    expect(refused).toHaveLength(3);
    app.clock.advance({ seconds: 16 });
    const right = { currentPassword: child.password, newPassword: 'barley-harvest' };
    await expect(caller.profiles.changePassword(right)).resolves.toEqual({ success: true });
  });

  test('needs six characters', async () => {
    const child = await app.given.student();
    const caller = await child.call();
    const change = { currentPassword: child.password, newPassword: 'short' };
    await expect(caller.profiles.changePassword(change)).rejects.toThrow('at least 6 characters');
  });

  test('ends links that were mailed before', async () => {
    const mailbox = createTestMailbox();
    const mailing = await createTestApp({ mailTransport: mailbox });
    const child = await mailing.given.student({ email: 'ruth@example.org' });
    await mailing.visitor.auth.forgotPassword({ email: 'ruth@example.org' });
    await mailing.services.mail.deliverDue();
    const token = mailbox.tokenFor('ruth@example.org');
    const change = { currentPassword: child.password, newPassword: 'barley-harvest' };
    await (await child.call()).profiles.changePassword(change);
    await expect(
      mailing.visitor.auth.resetPassword({ token, password: 'another-one' }),
    ).rejects.toThrow('Invalid or expired');
    await mailing.close();
  });
});
