import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/index.ts';
import { updateUser } from '../users/users.repository.ts';

let app: TestApp;
let owner: Person;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.given.admin({ username: 'gatekeeper' });
  await updateUser(app.db, owner.id, { firstName: 'Miriam' });
  await forgetSignIns();
});
afterEach(() => app.close());

/** Admins of a test have signed in, which the log tells as well. */
async function forgetSignIns(): Promise<void> {
  await app.db.deleteFrom('auditEvents').where('action', '=', 'sign-in.admin').execute();
}

async function log(
  input: Parameters<Awaited<ReturnType<Person['call']>>['audit']['list']>[0] = {},
) {
  return (await owner.call()).audit.list(input);
}

async function told(input = {}) {
  const { rows } = await log(input);
  return rows.map(({ action, actor, person, detail }) => [
    action,
    actor?.username ?? null,
    person?.username ?? null,
    detail,
  ]);
}

describe('the audit log tells', () => {
  test('who gave whom another role, changed, approved, signed out, and made accounts', async () => {
    const joel = await app.given.teacher({ username: 'joel', approved: false });
    const eva = await app.given.parent({ username: 'eva' });
    const { admin } = await owner.call();
    await admin.approveTeacher({ id: joel.id, ownPassword: TEST_PASSWORD });
    await admin.approveTeacher({ id: joel.id, ownPassword: TEST_PASSWORD });
    await admin.updateUser({
      id: eva.id,
      role: 'teacher',
      username: 'eve',
      ownPassword: TEST_PASSWORD,
    });
    await admin.updateUser({ id: eva.id, username: 'eve' });
    await admin.resetPassword({ id: eva.id, ownPassword: TEST_PASSWORD });
    await admin.endSessions({ id: eva.id });
    await admin.createAccount({ username: 'amos', role: 'parent' });
    expect((await told()).toReversed()).toEqual([
      ['account.approved', 'gatekeeper', 'joel', {}],
      ['account.role-changed', 'gatekeeper', 'eve', { from: 'parent', to: 'teacher' }],
      ['account.changed', 'gatekeeper', 'eve', { fields: 'username' }],
      ['account.password-reset', 'gatekeeper', 'eve', {}],
      ['account.sessions-ended', 'gatekeeper', 'eve', {}],
      ['account.created', 'gatekeeper', 'amos', { role: 'parent' }],
    ]);
  });

  test('that an account was deleted, and nothing else of that person', async () => {
    const child = await app.given.student({ username: 'ruth' });
    const { admin } = await owner.call();
    await admin.updateUser({ id: child.id, age: 10 });
    await admin.deleteUser({ id: child.id });
    expect(await told()).toEqual([
      ['account.deleted', 'gatekeeper', null, { role: 'student', byOwner: false }],
    ]);
  });

  test('nothing of an act that was refused', async () => {
    const { admin } = await owner.call();
    await expect(admin.deleteUser({ id: owner.id })).rejects.toThrow('last admin');
    await expect(admin.updateUser({ id: owner.id, role: 'parent' })).rejects.toThrow('own admin');
    expect(await told()).toEqual([]);
  });

  test('which consents adults gave and withdrew, and not what students decide for themselves', async () => {
    const child = await app.given.student({ username: 'ruth', parentEmail: 'eva@example.org' });
    const teen = await app.given.student({ age: 14 });
    const eva = await app.given.parent({ username: 'eva', email: 'eva@example.org' });
    const choice = { purpose: 'session-tracking', notice: 'We count.' } as const;
    await (await teen.call()).consents.give(choice);
    const { consents } = await owner.call();
    await consents.recordPaper({ ...choice, studentId: child.id, granted: true });
    await (await eva.call()).consents.withdrawForChild({ ...choice, studentId: child.id });
    const detail = { purpose: 'session-tracking' };
    expect((await told({ topic: 'consents' })).toReversed()).toEqual([
      ['consent.paper-given', 'gatekeeper', 'ruth', detail],
      ['consent.withdrawn', 'eva', 'ruth', detail],
    ]);
  });

  test('who read what a child wrote and who took care, without the words', async () => {
    const child = await app.given.student({ username: 'ruth' });
    const teacher = await app.given.teacher({ username: 'joel' });
    await (await child.call()).journal.write({ entry: 'They bully me at school every day.' });
    const { safety } = await teacher.call();
    const [alert] = await safety.list();
    const id = alert?.id ?? 0;
    await safety.open({ id });
    await safety.acknowledge({ id, note: 'Sat with Ruth' });
    await expect(safety.acknowledge({ id })).rejects.toThrow('already');
    const events = await told({ topic: 'safety' });
    expect(events.toReversed()).toEqual([
      ['safety.text-read', 'joel', 'ruth', { source: 'journal' }],
      ['safety.acknowledged', 'joel', 'ruth', { level: 'standard', concern: 'bullying' }],
    ]);
    expect(JSON.stringify(events)).not.toContain('Sat with');
  });

  test('which admins signed in, and guesses at an admin’s password by their number alone', async () => {
    const { username, password } = owner;
    await app.given.teacher({ username: 'joel' });
    await app.visitor.auth.login({ username, password });
    await app.visitor.auth.login({ username: 'joel', password });
    for (const guess of ['one', 'two', 'three', 'four', 'five', 'six']) {
      await app.visitor.auth.login({ username, password: guess }).catch(() => null);
      await app.visitor.auth.login({ username: 'joel', password: guess }).catch(() => null);
    }
    const events = await told({ topic: 'signIn' });
    expect(events.toReversed()).toEqual([
      ['sign-in.admin', 'gatekeeper', null, {}],
      ['sign-in.admin-failed', null, 'gatekeeper', { failures: 5 }],
    ]);
    expect(JSON.stringify(events)).not.toContain('five');
  });
});

describe('the log is narrowed', () => {
  test('to people, by their names in any case, who acted or were acted on', async () => {
    const joel = await app.given.teacher({ username: 'joel', firstName: 'Joël' });
    const eva = await app.given.parent({ username: 'eva' });
    const { admin } = await owner.call();
    await admin.endSessions({ id: joel.id });
    await admin.endSessions({ id: eva.id });
    expect(await told({ search: 'JOEL' })).toHaveLength(1);
    expect(await told({ search: 'miriam' })).toHaveLength(2);
    expect(await told({ search: 'nobody' })).toEqual([]);
    expect(await told({ personId: eva.id })).toHaveLength(1);
    expect(await told({ personId: owner.id })).toHaveLength(2);
  });

  test('to a span of days, both among them', async () => {
    const eva = await app.given.parent();
    const { admin } = await owner.call();
    await admin.endSessions({ id: eva.id });
    app.clock.advance({ days: 1 });
    await admin.endSessions({ id: eva.id });
    expect(await told({ from: '2026-06-16' })).toHaveLength(1);
    expect(await told({ to: '2026-06-15' })).toHaveLength(1);
    expect(await told({ from: '2026-06-15', to: '2026-06-16' })).toHaveLength(2);
    expect(await told({ from: '2026-06-17' })).toEqual([]);
  });

  test('to a page, the newest first', async () => {
    const eva = await app.given.parent();
    const { admin } = await owner.call();
    for (let times = 0; times < 26; times += 1) await admin.endSessions({ id: eva.id });
    const first = await log();
    expect([first.rows.length, first.total]).toEqual([25, 26]);
    const second = await log({ page: 1 });
    expect(second.rows).toHaveLength(1);
    expect(second.rows[0]?.id).toBeLessThan(Math.min(...first.rows.map(({ id }) => id)));
  });
});

test('an event about a class names it as it is called now', async () => {
  const { classes } = await owner.call();
  const { classId } = await classes.create({ name: 'Owls' });
  await classes.rename({ classId, name: 'Larks' });
  const { rows } = await log({ topic: 'classes' });
  expect(rows.map(({ className }) => className)).toEqual(['Larks', 'Larks']);
});

test('an event of an older version, and one whose actor is gone, are still told', async () => {
  const other = await app.given.admin({ username: 'other' });
  await forgetSignIns();
  const eva = await app.given.parent({ username: 'eva' });
  await (await other.call()).admin.endSessions({ id: eva.id });
  await app.db
    .insertInto('auditEvents')
    .values({ ...{ actorId: null, action: 'lamp.lit', userId: null, detail: null }, at: 0 })
    .execute();
  await (await owner.call()).admin.deleteUser({ id: other.id });
  expect(await told()).toEqual([
    ['account.deleted', 'gatekeeper', null, { role: 'admin', byOwner: false }],
    ['lamp.lit', null, null, {}],
    ['account.sessions-ended', null, 'eva', {}],
  ]);
});
