import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestApp,
  createTestMailbox,
  type TestApp,
  type TestMailbox,
} from '../../testing/index.ts';

let app: TestApp;
let mailbox: TestMailbox;
beforeEach(async () => {
  mailbox = createTestMailbox();
  app = await createTestApp({ mailTransport: mailbox });
});
afterEach(() => app.close());

const naomi = {
  username: 'naomi',
  password: 'secret-9',
  firstName: 'Naomi',
  age: 9,
  grade: 4,
  role: 'student' as const,
  termsAccepted: true as const,
};

describe('registering', () => {
  test('makes a student on day 1 who is signed in', async () => {
    const { user, token } = await app.visitor.auth.register(naomi);
    expect(user).toMatchObject({ username: 'naomi', role: 'student', age: 9, currentDay: 1 });
    expect(await app.services.sessions.validate(token)).toMatchObject({ id: user.id });
  });

  test('refuses a name that is taken, in whatever letters it looks the same', async () => {
    await app.visitor.auth.register(naomi);
    for (const username of ['naomi', 'NAOMI', 'ｎａｏｍｉ', 'náomi', 'nаomi', 'nao\u200Bmi']) {
      await expect(app.visitor.auth.register({ ...naomi, username })).rejects.toThrow(
        /already taken|one alphabet|cannot be seen/,
      );
    }
    await expect(
      app.visitor.auth.register({ ...naomi, username: 'naomi2' }),
    ).resolves.toBeDefined();
  });

  test('makes exactly one account when a hundred ask for one name at once', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 100 }, () => app.visitor.auth.register(naomi)),
    );
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
    const accounts = await app.db.selectFrom('users').select('id').execute();
    expect(accounts).toHaveLength(1);
  }, 30_000);

  test('never makes an admin', async () => {
    const asAdmin = { ...naomi, role: 'admin' } as unknown as typeof naomi;
    await expect(app.visitor.auth.register(asAdmin)).rejects.toThrow();
    expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(0);
  });

  test('ignores fields that only the server sets', async () => {
    const forged = { ...naomi, id: 77, currentDay: 40, isDemo: 1, approvedAt: 1 };
    const { user } = await app.visitor.auth.register(forged);
    expect(user).toMatchObject({ id: 1, currentDay: 1, isDemo: false });
  });

  test('does not keep an age or a grade for a parent', async () => {
    const { user } = await app.visitor.auth.register({ ...naomi, role: 'parent' });
    expect(user).toMatchObject({ role: 'parent', age: null, grade: null });
  });

  test('leaves a new teacher unapproved where an admin approves them', async () => {
    const { user } = await app.visitor.auth.register({ ...naomi, role: 'teacher' });
    expect(user.approved).toBe(false);
  });
});

describe('signing in', () => {
  test('opens a session for the right password', async () => {
    const child = await app.given.student({ username: 'ruth' });
    const { user, token } = await app.visitor.auth.login({
      username: 'Ruth',
      password: child.password,
    });
    expect(user.id).toBe(child.id);
    expect(await app.services.sessions.validate(token)).toMatchObject({ id: child.id });
  });

  test('gives one answer for a wrong password and for a name that nobody has', async () => {
    await app.given.student({ username: 'ruth' });
    const wrong = await app.visitor.auth.login({ username: 'ruth', password: 'x' }).catch(String);
    const unknown = await app.visitor.auth.login({ username: 'boaz', password: 'x' }).catch(String);
    expect(wrong).toBe(unknown);
    expect(wrong).toContain('Please check your credentials and try again.');
  });

  test('waits after five wrong passwords, for that account only', async () => {
    const ruth = await app.given.student({ username: 'ruth' });
    const boaz = await app.given.student({ username: 'boaz' });
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(app.visitor.auth.login({ username: 'ruth', password: 'no' })).rejects.toThrow(
        'check your credentials',
      );
    }
    const right = { username: 'ruth', password: ruth.password };
    await expect(app.visitor.auth.login(right)).rejects.toThrow('Too many attempts');
    await expect(
      app.visitor.auth.login({ username: 'boaz', password: boaz.password }),
    ).resolves.toBeDefined();
    app.clock.advance({ seconds: 16 });
    await expect(app.visitor.auth.login(right)).resolves.toBeDefined();
  });

  test('counts guesses that come at once like guesses in a row', async () => {
    await app.given.student({ username: 'ruth' });
    const guesses = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        app.visitor.auth.login({ username: 'ruth', password: 'no' }),
      ),
    );
    const reasons = guesses.map((guess) =>
      guess.status === 'rejected' ? guess.reason.message : '',
    );
    expect(reasons.filter((reason) => reason.includes('credentials'))).toHaveLength(5);
  });

  test('stores no session token that could be used', async () => {
    const { token } = await app.visitor.auth.register(naomi);
    const rows = await app.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await app.services.sessions.validate(rows[0]?.idHash ?? '')).toBeNull();
  });

  test('ends with signing out', async () => {
    const child = await app.given.student();
    await (await child.call()).auth.logout();
    expect(await app.services.sessions.validate(child.token)).toBeNull();
  });
});

test('a visitor is told that nobody is signed in, and a child who they are', async () => {
  const child = await app.given.student();
  expect(await app.visitor.auth.session()).toBeNull();
  expect(await (await child.call()).auth.session()).toMatchObject({ id: child.id });
  await expect(app.visitor.auth.me()).rejects.toThrow('Please sign in first.');
});

describe('a magic link', () => {
  async function mailedToken(email: string): Promise<string> {
    await app.visitor.auth.requestMagicLink({ email });
    await app.services.mail.deliverDue();
    return mailbox.tokenFor(email);
  }

  test('signs its owner in once', async () => {
    const parent = await app.given.parent({ email: 'eva@example.org' });
    const token = await mailedToken('eva@example.org');
    const { user } = await app.visitor.auth.magicLogin({ token });
    expect(user.id).toBe(parent.id);
    await expect(app.visitor.auth.magicLogin({ token })).rejects.toThrow(
      'Invalid or expired magic link',
    );
  });

  test('lives fifteen minutes', async () => {
    await app.given.parent({ email: 'eva@example.org' });
    const early = await mailedToken('eva@example.org');
    app.clock.advance({ minutes: 14 });
    await expect(app.visitor.auth.magicLogin({ token: early })).resolves.toBeDefined();
    const late = await mailedToken('eva@example.org');
    app.clock.advance({ minutes: 15 });
    await expect(app.visitor.auth.magicLogin({ token: late })).rejects.toThrow(
      'Invalid or expired',
    );
  });

  test('that was made while the clock was ahead ends when it is set right, for good', async () => {
    await app.given.parent({ email: 'eva@example.org' });
    app.clock.advance({ days: 10 });
    const token = await mailedToken('eva@example.org');
    app.clock.advance({ days: -10 });
    await app.services.links.endThoseOfTheFuture();
    app.clock.advance({ days: 10, minutes: 1 });
    await expect(app.visitor.auth.magicLogin({ token })).rejects.toThrow('Invalid or expired');
  });

  test('is not good before it was made, also where nobody has noticed the clock', async () => {
    await app.given.parent({ email: 'eva@example.org' });
    app.clock.advance({ minutes: 30 });
    const token = await mailedToken('eva@example.org');
    app.clock.advance({ minutes: -30 });
    await expect(app.visitor.auth.magicLogin({ token })).rejects.toThrow('Invalid or expired');
  });

  test('outlives a clock that is set right by seconds', async () => {
    await app.given.parent({ email: 'eva@example.org' });
    const token = await mailedToken('eva@example.org');
    app.clock.advance({ seconds: -30 });
    await app.services.links.endThoseOfTheFuture();
    await expect(app.visitor.auth.magicLogin({ token })).resolves.toBeDefined();
  });

  test('ends the one that was asked for before', async () => {
    await app.given.parent({ email: 'eva@example.org' });
    const first = await mailedToken('eva@example.org');
    const second = await mailedToken('eva@example.org');
    await expect(app.visitor.auth.magicLogin({ token: first })).rejects.toThrow('Invalid');
    await expect(app.visitor.auth.magicLogin({ token: second })).resolves.toBeDefined();
  });

  test('does not tell whether an address is known', async () => {
    await app.given.parent({ email: 'eva@example.org' });
    const known = await app.visitor.auth.requestMagicLink({ email: 'eva@example.org' });
    const unknown = await app.visitor.auth.requestMagicLink({ email: 'nobody@example.org' });
    expect(known).toEqual(unknown);
    expect(mailbox.received.some((mail) => mail.to === 'nobody@example.org')).toBe(false);
  });

  test('is mailed at most five times while one lives', async () => {
    await app.given.student({ email: 'eva@example.org' });
    for (let request = 0; request < 8; request += 1) await mailedToken('eva@example.org');
    expect(mailbox.received).toHaveLength(5);
    app.clock.advance({ minutes: 16 });
    await mailedToken('eva@example.org');
    expect(mailbox.received).toHaveLength(6);
  });

  test('goes to at most ten accounts of an address', async () => {
    for (let child = 0; child < 11; child += 1)
      await app.given.student({ email: 'eva@example.org' });
    await mailedToken('eva@example.org');
    expect(mailbox.received).toHaveLength(10);
  });

  test('stays in the outbox of a host without a mail server', async () => {
    const quiet = await createTestApp();
    await quiet.given.parent({ email: 'eva@example.org' });
    const answer = await quiet.visitor.auth.requestMagicLink({ email: 'eva@example.org' });
    expect(answer).toEqual({ mailConfigured: false });
    expect(await quiet.services.mail.outbox(10)).toMatchObject([
      { to: 'eva@example.org', status: 'kept' },
    ]);
    await quiet.close();
  });
});

describe('a forgotten password', () => {
  test('is replaced over a mailed link, which ends every session', async () => {
    const child = await app.given.student({ username: 'ruth', email: 'ruth@example.org' });
    await app.visitor.auth.forgotPassword({ email: 'ruth@example.org' });
    await app.services.mail.deliverDue();
    const token = mailbox.tokenFor('ruth@example.org');
    await app.visitor.auth.resetPassword({ token, password: 'barley-harvest' });

    expect(await app.services.sessions.validate(child.token)).toBeNull();
    const old = { username: 'ruth', password: child.password };
    await expect(app.visitor.auth.login(old)).rejects.toThrow('credentials');
    const fresh = { username: 'ruth', password: 'barley-harvest' };
    await expect(app.visitor.auth.login(fresh)).resolves.toBeDefined();
  });

  test('is not replaced with a link that signs in', async () => {
    await app.given.student({ email: 'ruth@example.org' });
    await app.visitor.auth.requestMagicLink({ email: 'ruth@example.org' });
    await app.services.mail.deliverDue();
    const token = mailbox.tokenFor('ruth@example.org');
    await expect(
      app.visitor.auth.resetPassword({ token, password: 'barley-harvest' }),
    ).rejects.toThrow('Invalid or expired');
  });
});

describe('deleting the own account', () => {
  test('removes it and leaves a receipt without a name', async () => {
    const child = await app.given.student({ username: 'ruth' });
    const { receipt } = await (await child.call()).auth.deleteAccount();
    expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(0);
    const receipts = await app.db.selectFrom('deletionReceipts').selectAll().execute();
    expect(receipts).toMatchObject([{ receipt, userId: child.id, role: 'student' }]);
    expect(JSON.stringify(receipts)).not.toContain('ruth');
    expect(await app.services.sessions.validate(child.token)).toBeNull();
  });

  test('is refused to the last admin and allowed to another', async () => {
    const first = await app.given.admin({ username: 'miriam' });
    await expect((await first.call()).auth.deleteAccount()).rejects.toThrow('last admin');
    const second = await app.given.admin({ username: 'aaron' });
    await expect((await second.call()).auth.deleteAccount()).resolves.toBeDefined();
  });
});

describe('the first admin', () => {
  test('is made with a setup token, once', async () => {
    const token = (await app.services.setup.issueSetupToken()) ?? '';
    const owner = { token, username: 'miriam', password: 'tambourine' };
    const { user } = await app.visitor.host.createFirstAdmin(owner);
    expect(user.role).toBe('admin');
    // The link signed them in.
    expect(user.lastLoginAt).toBe('2026-06-15T09:00:00.000Z');
    await expect(
      app.visitor.host.createFirstAdmin({ ...owner, username: 'aaron' }),
    ).rejects.toThrow('setup link');
    expect(await app.services.setup.issueSetupToken()).toBeNull();
  });
});
