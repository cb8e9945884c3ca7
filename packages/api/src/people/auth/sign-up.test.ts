import type { StudentSignUp } from '@lamplight/domain/auth';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/index.ts';
import { usernameKey } from './username-key.ts';

let app: TestApp;
afterEach(() => app.close());

const naomi = {
  ...{ username: 'naomi', password: 'secret-9', role: 'student' as const, age: 9, grade: 4 },
  termsAccepted: true as const,
};

async function hostWith(studentSignUp: StudentSignUp): Promise<void> {
  app = await createTestApp({ studentSignUp });
}

const studentsOf = async (classId: number) =>
  (
    await app.db
      .selectFrom('classMembers')
      .select('userId')
      .where('classId', '=', classId)
      .where('role', '=', 'student')
      .execute()
  ).map(({ userId }) => userId);

async function givenClass(): Promise<{ id: number; code: string }> {
  return app.db
    .insertInto('classes')
    .values({ name: 'Owls', code: 'OWLS22', createdAt: app.clock.now() })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}

describe('signing up as a student', () => {
  test('is open to anybody, who begins in the first class', async () => {
    await hostWith('open');
    const { user } = await app.visitor.auth.register(naomi);
    expect(await studentsOf(1)).toEqual([user.id]);
    expect((await app.visitor.host.info()).studentSignUp).toBe('open');
  });

  test('needs the code of a class where the host says so, and leads into that class', async () => {
    await hostWith('code');
    const { id } = await givenClass();
    await expect(app.visitor.auth.register(naomi)).rejects.toThrow('type the code of your class');
    await expect(app.visitor.auth.register({ ...naomi, classCode: 'NOBODY' })).rejects.toThrow(
      'No class has this code',
    );
    const { user } = await app.visitor.auth.register({ ...naomi, classCode: 'owls-22' });
    expect(await studentsOf(id)).toEqual([user.id]);
    expect(await studentsOf(1)).toEqual([]);
  });

  test('makes whoever guesses codes wait, and never those who type a right one', async () => {
    await hostWith('code');
    const { id } = await givenClass();
    const wrong = (at = app.visitor) => at.auth.register({ ...naomi, classCode: 'NOBODY' });
    const elsewhere = app.visitorAt({ token: null, address: '192.0.2.99' });
    const told = await Promise.allSettled(Array.from({ length: 60 }, () => wrong()));
    const codes = told.map((one) => one.status === 'rejected' && one.reason.cause.code);
    expect(codes.filter((code) => code === 'VALIDATION')).toHaveLength(30);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(30);
    await expect(wrong()).rejects.toMatchObject({ cause: { retryAfter: 60 } });
    await expect(wrong(elsewhere)).rejects.toThrow('No class has this code');

    const { user } = await app.visitor.auth.register({ ...naomi, classCode: 'OWLS22' });
    expect(await studentsOf(id)).toEqual([user.id]);
    app.clock.advance({ seconds: 60 });
    await expect(wrong()).rejects.toThrow('No class has this code');
  });

  test('is closed where the host says so, also to whoever knows a code', async () => {
    await hostWith('closed');
    await givenClass();
    for (const classCode of [undefined, 'OWLS22']) {
      await expect(app.visitor.auth.register({ ...naomi, classCode })).rejects.toMatchObject({
        cause: { code: 'SIGNUP_CLOSED', message: expect.stringContaining('ask your teacher') },
      });
    }
    expect(await app.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test.each(['code', 'closed'] as const)('leaves adults free to sign up: %s', async (rule) => {
    await hostWith(rule);
    for (const role of ['parent', 'teacher'] as const) {
      await expect(
        app.visitor.auth.register({ ...naomi, username: role, role }),
      ).resolves.toBeDefined();
    }
  });

  test('goes by what the admin has chosen rather than by what the host was started with', async () => {
    await hostWith('open');
    const admin = await (await app.given.admin()).call();
    await admin.hostSettings.set({ signUp: { students: 'closed' } });
    await expect(app.visitor.auth.register(naomi)).rejects.toThrow('made by the adults');
    await admin.hostSettings.set({ signUp: { students: null } });
    await expect(app.visitor.auth.register(naomi)).resolves.toBeDefined();
  });
});

describe('from one address', () => {
  const child = (number: number) => ({ ...naomi, username: `owl-${number}` });
  /** What so many who sign up in a row are told. */
  async function signUp(count: number, fields: { classCode?: string } = {}) {
    const told = await Promise.allSettled(
      Array.from({ length: count }, (_, at) =>
        app.visitor.auth.register({ ...child(at), ...fields }),
      ),
    );
    return told.map((one) => (one.status === 'fulfilled' ? 'in' : one.reason.cause.code));
  }

  test('a class of sixty signs up and in within a minute', async () => {
    await hostWith('open');
    expect(new Set(await signUp(60))).toEqual(new Set(['in']));
    const { password } = naomi;
    const signedIn = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) =>
        app.visitor.auth.login({ username: `owl-${at}`, password }),
      ),
    );
    expect(signedIn.every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  test('accounts by the hundred are told to wait, and others go on', async () => {
    await hostWith('open');
    await givenClass();
    const told = await signUp(130);
    expect(told.filter((code) => code === 'in')).toHaveLength(120);
    expect(told.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(10);
    const next = { ...naomi, username: 'next' };
    await expect(app.visitor.auth.register(next)).rejects.toMatchObject({
      cause: { retryAfter: 5 },
    });

    const elsewhere = app.visitorAt({ token: null, address: '192.0.2.99' });
    await expect(elsewhere.auth.register(naomi)).resolves.toBeDefined();
    const coded = { ...naomi, username: 'with-a-code', classCode: 'OWLS22' };
    await expect(app.visitor.auth.register(coded)).resolves.toBeDefined();
    const admin = await (await app.given.admin()).call();
    const made = { username: 'kind.owl', role: 'teacher' as const, ownPassword: TEST_PASSWORD };
    await expect(admin.admin.createAccount(made)).resolves.toBeDefined();
    app.clock.advance({ seconds: 5 });
    await expect(app.visitor.auth.register(next)).resolves.toBeDefined();
  });
});

test('a name that hurts is refused, and a friendly one taken', async () => {
  await hostWith('open');
  await expect(app.visitor.auth.register({ ...naomi, username: 'fuck_you' })).rejects.toThrow(
    'friendly name',
  );
  const admin = await (await app.given.admin()).call();
  await expect(
    admin.admin.createAccount({ username: 'stupid.bitch', role: 'teacher' }),
  ).rejects.toThrow('friendly name');
  await expect(
    admin.admin.createAccount({
      username: 'kind.owl',
      role: 'teacher',
      ownPassword: TEST_PASSWORD,
    }),
  ).resolves.toBeDefined();
  await expect(app.visitor.auth.register(naomi)).resolves.toBeDefined();
});

describe('a name that passes for somebody else', () => {
  test.each([
    ['admin', 'belongs to the adults'],
    ['Teacher_7', 'belongs to the adults'],
    ['ѕuррогt', 'letters of one alphabet'],
    ['рaul', 'letters of one alphabet'],
  ])('%s is refused to children and parents', async (username, sentence) => {
    await hostWith('open');
    for (const role of ['student', 'parent'] as const) {
      await expect(app.visitor.auth.register({ ...naomi, username, role })).rejects.toMatchObject({
        cause: {
          code: 'VALIDATION',
          message: expect.stringContaining(sentence),
          issues: [expect.objectContaining({ path: 'username' })],
        },
      });
    }
  });

  test.each(['Teacherson', 'Ольга', 'Dick', '王小伟'])('%s is taken', async (username) => {
    await hostWith('open');
    await expect(app.visitor.auth.register({ ...naomi, username })).resolves.toBeDefined();
  });

  test('an admin may give one to staff, and who has one already signs in', async () => {
    await hostWith('open');
    const admin = await (await app.given.admin({ username: 'admin' })).call();
    const account = { username: 'teacher', role: 'teacher' as const, ownPassword: TEST_PASSWORD };
    await expect(admin.admin.createAccount(account)).resolves.toBeDefined();
    const { id } = await app.given.student();
    const before = { username: 'support', usernameKey: usernameKey('support') };
    await app.db.updateTable('users').set(before).where('id', '=', id).execute();
    const login = { username: 'support', password: TEST_PASSWORD };
    await expect(app.visitor.auth.login(login)).resolves.toMatchObject({ user: { id } });
  });
});

describe('a flood of accounts', () => {
  const names = (accounts: readonly { username: string }[]) =>
    accounts.map(({ username }) => username).sort();

  test('is shown and deleted, and nobody else with it', async () => {
    await hostWith('open');
    const admin = await (await app.given.admin()).call();
    await app.given.student({ username: 'of yesterday' });
    app.clock.advance({ seconds: 2 * 60 * 60 });
    const busy = await app.given.student({ username: 'writes' });
    await (await busy.call()).journal.write({ entry: 'Today I saw an owl.' });
    const asks = await app.given.student({ username: 'asks' });
    await (await asks.call()).chat.send({ message: 'How do owls see?' });
    const welcomed = await app.given.student({ username: 'says who she is' });
    await (await welcomed.call()).profiles.update({ bio: 'Owls' });
    await app.given.teacher({ username: 'teaches' });
    await admin.studentBatches.create({
      classId: 1,
      kind: 'words',
      students: [{ firstName: 'Boaz', username: 'on the list', age: 9, grade: 4 }],
    });
    for (const username of ['made-up-1', 'made-up-2', 'made-up-3']) {
      await app.given.student({ username });
    }
    const fresh = await admin.admin.freshAccounts();
    expect(names(fresh)).toEqual(['made-up-1', 'made-up-2', 'made-up-3']);

    await app.given.student({ username: 'made-up-later' });
    const ids = [...fresh.map(({ id }) => id), busy.id];
    expect(await admin.admin.deleteFreshAccounts({ ids })).toEqual({ deleted: 3 });
    expect(names(await admin.admin.freshAccounts())).toEqual(['made-up-later']);
    const left = await app.db.selectFrom('users').select('username').execute();
    expect(names(left)).toEqual([
      ...['admin-0', 'asks', 'made-up-later', 'of yesterday', 'on the list', 'says who she is'],
      ...['teaches', 'writes'],
    ]);
    const [line] = await app.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', 'account.fresh-deleted')
      .execute();
    expect(line).toMatchObject({ userId: null, detail: '{"count":3}' });
  });
});
