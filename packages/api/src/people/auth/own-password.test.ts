import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let owner: Person;
let teacher: Person;
let child: Person;
let waiting: Person;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.given.admin({ username: 'miriam' });
  teacher = await app.given.teacher({ username: 'joel', email: 'joel@example.org' });
  waiting = await app.given.teacher({ username: 'amos', approved: false });
  child = await app.given.student({ username: 'ruth' });
});
afterEach(() => app.close());

type Guarded = (caller: Caller, ownPassword?: string) => Promise<unknown>;

/** What gives power over an account, by an admin. */
const ACTS: readonly (readonly [string, Guarded])[] = [
  [
    'a new password for somebody',
    ({ admin }, ownPassword) => admin.resetPassword({ id: teacher.id, ownPassword }),
  ],
  [
    'a new password for a child',
    ({ students }, ownPassword) => students.resetPassword({ userId: child.id, ownPassword }),
  ],
  [
    'another address for somebody',
    ({ admin }, ownPassword) =>
      admin.updateUser({ id: teacher.id, email: 'thief@example.org', ownPassword }),
  ],
  [
    'another address for oneself',
    ({ admin }, ownPassword) =>
      admin.updateUser({ id: owner.id, email: 'thief@example.org', ownPassword }),
  ],
  [
    'a new admin',
    ({ admin }, ownPassword) => admin.updateUser({ id: teacher.id, role: 'admin', ownPassword }),
  ],
  [
    'a new teacher',
    ({ admin }, ownPassword) => admin.updateUser({ id: child.id, role: 'teacher', ownPassword }),
  ],
  [
    'an approval',
    ({ admin }, ownPassword) => admin.approveTeacher({ id: waiting.id, ownPassword }),
  ],
  [
    'an account for a teacher',
    ({ admin }, ownPassword) =>
      admin.createAccount({ username: 'thief', role: 'teacher', ownPassword }),
  ],
];

/** Accounts as they stand, and what opens them. */
const accounts = () =>
  app.db
    .selectFrom('users')
    .select(['id', 'role', 'email', 'passwordHash', 'approvedAt'])
    .execute();

describe.each(ACTS)('%s costs the own password again', (_, act) => {
  test('and nothing happens without it or with a wrong one', async () => {
    const caller = await owner.call();
    const before = await accounts();
    await expect(act(caller)).rejects.toMatchObject({ cause: { code: 'OWN_PASSWORD' } });
    await expect(act(caller, 'a-guess')).rejects.toMatchObject({
      cause: { code: 'VALIDATION', issues: [{ path: 'ownPassword' }] },
    });
    expect(await accounts()).toEqual(before);
    await act(caller, owner.password);
    expect(await accounts()).not.toEqual(before);
  });
});

test.each([
  ['another name', { username: 'jo-el' }],
  ['no address any more', { email: '' }],
  ['the same address', { email: 'Joel@example.org' }],
  ['a role that opens less', { role: 'parent' as const }],
])('%s for somebody costs nothing', async (_, changes) => {
  const { admin } = await owner.call();
  await expect(admin.updateUser({ id: teacher.id, ...changes })).resolves.toBeDefined();
});

test('who finds the page of an admin open has no more guesses than at the door', async () => {
  const { admin } = await owner.call();
  const guess = (ownPassword: string) => admin.resetPassword({ id: teacher.id, ownPassword });
  for (let guesses = 0; guesses < 5; guesses += 1) {
    await expect(guess('a-guess')).rejects.toMatchObject({ cause: { code: 'VALIDATION' } });
  }
  await expect(guess(owner.password)).rejects.toMatchObject({
    cause: { code: 'TOO_MANY_ATTEMPTS', retryAfter: 15 },
  });
  app.clock.advance({ seconds: 15 });
  await expect(guess(owner.password)).resolves.toBeDefined();
});

test('an account cannot be taken by mailing a new password to another address', async () => {
  const { admin } = await owner.call();
  await admin.updateUser({ id: teacher.id, email: 'thief@example.org' }).catch(() => undefined);
  await app.visitor.auth.forgotPassword({ email: 'thief@example.org' });
  expect(await app.db.selectFrom('authTokens').selectAll().execute()).toEqual([]);
  await admin.updateUser({
    ...{ id: teacher.id, email: 'joel@example.com', ownPassword: owner.password },
  });
  await app.visitor.auth.forgotPassword({ email: 'joel@example.com' });
  expect(await app.db.selectFrom('authTokens').selectAll().execute()).toHaveLength(1);
});
