import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenClass } from '../../testing/classes.ts';
import {
  createTestApp,
  createTestMailbox,
  TEST_PASSWORD,
  type TestApp,
} from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

function refusedWith(code: string) {
  return { cause: { code } };
}

describe('editing an account', () => {
  test('changes the name, the address, the age and the grade', async () => {
    const child = await app.given.student({ username: 'ruth', email: 'old@example.org' });
    const { admin } = await (await app.given.admin()).call();
    const changes = { username: 'naomi', email: 'New@example.org', age: 12, grade: 7 };
    expect(
      await admin.updateUser({ id: child.id, ...changes, ownPassword: TEST_PASSWORD }),
    ).toMatchObject(changes);
    expect(await app.services.sessions.validate(child.token)).toMatchObject({ username: 'naomi' });
    const signIn = { username: 'naomi', password: child.password };
    await expect(app.visitor.auth.login(signIn)).resolves.toBeDefined();
  });

  test('leaves what was not sent, and takes a blank address away', async () => {
    const child = await app.given.student({ username: 'ruth', email: 'ruth@example.org' });
    const { admin } = await (await app.given.admin()).call();
    expect(await admin.updateUser({ id: child.id, age: 10 })).toMatchObject({
      username: 'ruth',
      email: 'ruth@example.org',
      age: 10,
      grade: 4,
    });
    expect((await admin.updateUser({ id: child.id, email: '' })).email).toBeNull();
  });

  test('refuses a name that looks like another’s, and lets letters of the own one change', async () => {
    const ruth = await app.given.student({ username: 'ruth' });
    await app.given.student({ username: 'boaz' });
    const { admin } = await (await app.given.admin()).call();
    for (const username of ['boaz', 'BOAZ', 'bоaz']) {
      await expect(admin.updateUser({ id: ruth.id, username })).rejects.toMatchObject(
        refusedWith('USERNAME_TAKEN'),
      );
    }
    await expect(admin.updateUser({ id: ruth.id, username: 'Ruth' })).resolves.toMatchObject({
      username: 'Ruth',
    });
  });

  test.each([
    { username: 'ab' },
    { email: 'not-an-address' },
    { role: 'owner' },
    { age: 3 },
    { age: 9.5 },
    { age: '9' },
    { grade: 13 },
    { id: 0 },
  ])('refuses %o', async (changes) => {
    const child = await app.given.student();
    const { admin } = await (await app.given.admin()).call();
    const forged = { id: child.id, ...changes } as Parameters<typeof admin.updateUser>[0];
    await expect(admin.updateUser(forged)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('is not found for an account that is gone', async () => {
    const { admin } = await (await app.given.admin()).call();
    await expect(admin.updateUser({ id: 4711, age: 9 })).rejects.toMatchObject(
      refusedWith('NOT_FOUND'),
    );
  });

  test('never touches what is read-only', async () => {
    const child = await app.given.student();
    const { admin } = await (await app.given.admin()).call();
    const forged = { id: child.id, currentDay: 56, isDemo: true, createdAt: 'never', age: 10 };
    expect(await admin.updateUser(forged)).toMatchObject({ age: 10, currentDay: 1, isDemo: false });
  });

  test('gives a new address to a parent, who then sees other children', async () => {
    const old = await app.given.student({ parentEmail: 'old@example.org' });
    const other = await app.given.student({ parentEmail: 'new@example.org' });
    const parent = await app.given.parent({ email: 'old@example.org' });
    const { admin } = await (await app.given.admin()).call();
    await admin.updateUser({ id: parent.id, email: 'new@example.org', ownPassword: TEST_PASSWORD });
    const { families } = app.services;
    expect(await families.between(parent.id, old.id)).toBeNull();
    expect(await families.between(parent.id, other.id)).toBe('unconfirmed');
  });

  test('takes back the proof of an address, and the links mailed to it', async () => {
    const mailbox = createTestMailbox();
    const mailing = await createTestApp({ mailTransport: mailbox });
    const parent = await mailing.given.parent({ email: 'old@example.org' });
    await mailing.services.mail.deliverDue();
    await mailing.visitor.auth.magicLogin({ token: mailbox.tokenFor('old@example.org') });
    await mailing.visitor.auth.requestMagicLink({ email: 'old@example.org' });
    await mailing.services.mail.deliverDue();
    const before = await mailing.given.student({ parentEmail: 'new@example.org' });
    const { admin } = await (await mailing.given.admin()).call();
    await admin.updateUser({ id: parent.id, email: 'new@example.org', ownPassword: TEST_PASSWORD });
    const after = await mailing.given.student({ parentEmail: 'new@example.org' });

    const token = mailbox.tokenFor('old@example.org');
    await expect(mailing.visitor.auth.magicLogin({ token })).rejects.toThrow('Invalid');
    for (const child of [before, after]) {
      expect(await mailing.services.families.between(parent.id, child.id)).toBeNull();
    }
    await mailing.close();
  });
});

describe('giving another role', () => {
  test('ends the sessions of the account', async () => {
    const person = await app.given.parent();
    const bystander = await app.given.parent();
    const { admin } = await (await app.given.admin()).call();
    await admin.updateUser({ id: person.id, role: 'teacher', ownPassword: TEST_PASSWORD });
    expect(await app.services.sessions.validate(person.token)).toBeNull();
    expect(await app.services.sessions.validate(bystander.token)).not.toBeNull();
  });

  test('is not done by sending the role that is there', async () => {
    const person = await app.given.parent();
    const { admin } = await (await app.given.admin()).call();
    await admin.updateUser({ id: person.id, role: 'parent' });
    expect(await app.services.sessions.validate(person.token)).not.toBeNull();
  });

  test('makes a teacher who sees the first class', async () => {
    const child = await app.given.student();
    const person = await app.given.parent();
    const { admin } = await (await app.given.admin()).call();
    const changed = await admin.updateUser({
      id: person.id,
      role: 'teacher',
      ownPassword: TEST_PASSWORD,
    });
    expect(changed).toMatchObject({ role: 'teacher', approved: true });
    const students = await (await person.call()).teaching.students();
    expect(students.map(({ id }) => id)).toEqual([child.id]);
  });

  test('takes a teacher out of the class they taught', async () => {
    const child = await app.given.student();
    const teacher = await app.given.teacher();
    const { admin } = await (await app.given.admin()).call();
    await admin.updateUser({ id: teacher.id, role: 'parent' });
    expect(await app.services.classes.isTeacherOf(teacher.id, child.id)).toBe(false);
  });

  test('makes no child of a grown-up, and no grown-up of a child', async () => {
    const child = await app.given.student({ parentEmail: 'eva@example.org' });
    const eva = await app.given.parent({ email: 'eva@example.org' });
    const { admin } = await (await app.given.admin()).call();
    const changed = await admin.updateUser({
      id: child.id,
      role: 'teacher',
      age: 15,
      ownPassword: TEST_PASSWORD,
    });
    expect(changed).toMatchObject({ age: null, grade: null });
    expect(await (await eva.call()).families.students()).toEqual([]);
    expect(await admin.progress()).toEqual([]);
    const back = await admin.updateUser({ id: child.id, role: 'student', age: 9, grade: 4 });
    expect(back).toMatchObject({ role: 'student', age: 9, grade: 4 });
    expect(await admin.progress()).toHaveLength(1);
  });

  test('is refused for one’s own admin role, with the words of the specification', async () => {
    const first = await app.given.admin();
    await app.given.admin();
    const { admin } = await first.call();
    const own = admin.updateUser({ id: first.id, role: 'teacher' });
    await expect(own).rejects.toThrow('Cannot change your own admin role');
    await expect(own).rejects.toMatchObject(refusedWith('OWN_ADMIN_ROLE'));
    await expect(
      admin.updateUser({ id: first.id, role: 'admin', username: 'miriam' }),
    ).resolves.toMatchObject({ role: 'admin', username: 'miriam' });
  });

  test('lets one admin remain when two demote each other at once', async () => {
    const first = await app.given.admin();
    const second = await app.given.admin();
    const one = await first.call();
    const other = await second.call();
    const results = await Promise.allSettled([
      one.admin.updateUser({ id: second.id, role: 'parent' }),
      other.admin.updateUser({ id: first.id, role: 'parent' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject(refusedWith('LAST_ADMIN'));
  });
});

describe('approving a teacher', () => {
  test('lets them see the first class, once and for good', async () => {
    const child = await app.given.student();
    const teacher = await app.given.teacher({ approved: false });
    const { admin } = await (await app.given.admin()).call();
    expect(await (await teacher.call()).teaching.students()).toEqual([]);
    for (const _ of ['first', 'again']) {
      expect(
        await admin.approveTeacher({ id: teacher.id, ownPassword: TEST_PASSWORD }),
      ).toMatchObject({ approved: true });
    }
    const students = await (await teacher.call()).teaching.students();
    expect(students.map(({ id }) => id)).toEqual([child.id]);
  });

  test('may be for another class than the first, which the teacher then never sees', async () => {
    await app.given.student();
    const mia = await app.given.student();
    const classId = await givenClass(app, 'Larks', { students: [mia] });
    const teacher = await app.given.teacher({ approved: false });
    const { admin } = await (await app.given.admin()).call();
    const approval = { id: teacher.id, ownPassword: TEST_PASSWORD };
    await expect(admin.approveTeacher({ ...approval, classId: 4711 })).rejects.toMatchObject(
      refusedWith('NOT_FOUND'),
    );
    expect(await (await teacher.call()).teaching.classes()).toEqual([]);
    await admin.approveTeacher({ ...approval, classId });
    const { teaching } = await teacher.call();
    expect((await teaching.classes()).map(({ name }) => name)).toEqual(['Larks']);
    expect((await teaching.students()).map(({ id }) => id)).toEqual([mia.id]);
  });

  test('is nothing for somebody who is no teacher', async () => {
    const parent = await app.given.parent();
    const { admin } = await (await app.given.admin()).call();
    await expect(admin.approveTeacher({ id: parent.id })).rejects.toMatchObject(
      refusedWith('NOT_FOUND'),
    );
  });
});
