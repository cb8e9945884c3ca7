import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, createTestMailbox, type TestApp } from '../../testing/index.ts';
import words from './common-passwords.json' with { type: 'json' };
import { isCommonPassword } from './common-passwords.ts';
import { createPasswords } from './passwords.ts';

describe('a password that is common', () => {
  test.each([
    ...['password', 'PassWord1', '123456', ' soleil ', 'ｐａｓｓｗｏｒｄ'],
    ...['654321', '555555', '121212', 'aaaaaa', 'abcdef', 'abcdefg', 'abcdefgh', '987654321'],
    ...['99999999', 'zzzzzz', 'lkjhgf', '7777777'],
  ])('"%s"', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
});

describe('a password that is not common', () => {
  test.each(['barley-harvest', 'lamp and light', 'tambourine'])('"%s"', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

test('the list has ten thousand passwords that six letters alone do not keep out', () => {
  expect(new Set(words).size).toBe(10_000);
  expect(words.filter((word) => word.length < 6 || word !== word.toLowerCase())).toEqual([]);
});

const REFUSED = /Many people use this password/;
const COMMON = 'password123';
const UNCOMMON = 'barley-harvest';

let app: TestApp;
let mailbox: ReturnType<typeof createTestMailbox>;
beforeEach(async () => {
  mailbox = createTestMailbox();
  app = await createTestApp({ mailTransport: mailbox });
});
afterEach(() => app.close());

const registration = (role: 'student' | 'parent' | 'teacher', password: string) =>
  app.visitor.auth.register({
    ...{ username: `${role}-eva`, password, role, age: 9, grade: 4, termsAccepted: true },
  });

describe('a common password is refused', () => {
  test.each(['parent', 'teacher'] as const)('to a %s who signs up', async (role) => {
    await expect(registration(role, COMMON)).rejects.toMatchObject({
      message: expect.stringMatching(REFUSED),
      cause: { issues: [{ path: 'password' }] },
    });
    await expect(registration(role, UNCOMMON)).resolves.toBeDefined();
  });

  test.each([
    ['a run', 'zyxwvuts'],
    ['a row of keys', 'ghjklöä'],
    ['a pair repeated', 'k4k4k4k4'],
    ['their user name', 'Parent-Eva-77'],
  ])('to a parent who takes %s, which is on no list', async (_, password) => {
    expect(isCommonPassword(password)).toBe(false);
    await expect(registration('parent', password)).rejects.toThrow(REFUSED);
    await expect(registration('parent', `${password} and lamp`)).resolves.toBeDefined();
  });

  test('to no child', async () => {
    await expect(registration('student', COMMON)).resolves.toBeDefined();
    const child = await app.given.student();
    const change = { currentPassword: child.password, newPassword: '123456' };
    await expect((await child.call()).profiles.changePassword(change)).resolves.toBeDefined();
  });

  test('to no child who takes a run or the own user name', async () => {
    for (const password of ['zyxwvuts', '123456']) {
      const child = await app.given.student();
      const change = { currentPassword: child.password, newPassword: password };
      await expect((await child.call()).profiles.changePassword(change)).resolves.toBeDefined();
    }
    await expect(registration('student', 'student-eva')).resolves.toBeDefined();
  });

  test('to an adult who changes theirs', async () => {
    const parent = await app.given.parent();
    const change = (newPassword: string) => ({ currentPassword: parent.password, newPassword });
    const { profiles } = await parent.call();
    for (const easy of [COMMON, parent.username]) {
      await expect(profiles.changePassword(change(easy))).rejects.toMatchObject({
        cause: { issues: [{ path: 'newPassword' }] },
      });
    }
    await expect(profiles.changePassword(change(UNCOMMON))).resolves.toBeDefined();
  });

  test('to an adult with a mailed link, which is not spent on it', async () => {
    await app.given.teacher({ email: 'eva@example.org' });
    await app.visitor.auth.forgotPassword({ email: 'eva@example.org' });
    await app.services.mail.deliverDue();
    const token = mailbox.tokenFor('eva@example.org');
    const reset = (password: string) => app.visitor.auth.resetPassword({ token, password });
    await expect(reset(COMMON)).rejects.toThrow(REFUSED);
    await expect(reset(UNCOMMON)).resolves.toBeDefined();
  });

  test('to an adult for whom an admin has made the account', async () => {
    const admin = await (await app.given.admin()).call();
    const { link } = await admin.admin.createAccount({ username: 'miriam', role: 'parent' });
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    const reset = (password: string) => app.visitor.auth.resetPassword({ token, password });
    await expect(reset(COMMON)).rejects.toThrow(REFUSED);
    await expect(reset('miriam-1')).rejects.toThrow(REFUSED);
    await expect(reset(UNCOMMON)).resolves.toBeDefined();
  });

  test('to the first admin, whose setup link is not spent on it', async () => {
    const token = (await app.services.setup.issueSetupToken()) ?? '';
    const first = (password: string) =>
      app.visitor.host.createFirstAdmin({ token, username: 'miriam', password });
    await expect(first(COMMON)).rejects.toThrow(REFUSED);
    await expect(first('miriam-1')).rejects.toThrow(REFUSED);
    await expect(first(UNCOMMON)).resolves.toBeDefined();
  });

  test('to an admin who is made or given a password from the command line', async () => {
    const ensure = (username: string, password: string) =>
      app.services.setup.ensureAdmin({ username, password });
    await expect(ensure('miriam', COMMON)).rejects.toThrow(REFUSED);
    await expect(ensure('miriam', 'miriam-1')).rejects.toThrow(REFUSED);
    expect(await ensure('miriam', UNCOMMON)).toBe('created');
    await expect(ensure('miriam', COMMON)).rejects.toThrow(REFUSED);
  });

  test('to no admin who has it already: a host that is started with it starts', async () => {
    await app.services.setup.ensureAdmin({ username: 'miriam', password: UNCOMMON });
    const passwordHash = await createPasswords().hash(COMMON);
    await app.db.updateTable('users').set({ passwordHash }).execute();
    const again = { username: 'miriam', password: COMMON };
    expect(await app.services.setup.ensureAdmin(again)).toBe('reset');
  });
});
