import type { NewStudent } from '@lamplight/domain/classroom-sign-in';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let ruth: Person;
let classId: number;
beforeEach(async () => {
  app = await createTestApp();
  ruth = await app.given.teacher({ username: 'ruth' });
  classId = await firstClassId(app);
});
afterEach(() => app.close());

const refusedWith = (code: string) => ({ cause: { code } });

async function preview(text: string, usualAge: number | null = null) {
  const { students } = await (await ruth.call()).studentBatches.preview({
    ...{ classId, text, usualAge },
  });
  return students;
}

const child = (username: string, fields: Partial<NewStudent> = {}): NewStudent => ({
  ...{ firstName: 'Mia', age: 6, grade: 1, username },
  ...fields,
});

const countUsers = async () =>
  (await app.db.selectFrom('users').select('id').where('role', '=', 'student').execute()).length;

describe('a pasted list', () => {
  test.each([
    ['commas', 'First name,Last name,Age\nMia,Baker,6\nNoah,Reed,7'],
    ['semicolons', 'Vorname;Nachname;Alter\r\nMia;Baker;6\r\nNoah;Reed;7'],
    ['tabs of a spreadsheet', 'Mia\tBaker\t6\nNoah\tReed\t7\n'],
    ['a name a line', 'Mia Baker 6\n\nNoah Reed 7'],
  ])('with %s is read, and each child gets a user name', async (_, text) => {
    const students = await preview(text);
    expect(students.map((s) => [s.firstName, s.lastName, s.age, s.username])).toEqual([
      ['Mia', 'Baker', 6, 'mia'],
      ['Noah', 'Reed', 7, 'noah'],
    ]);
  });

  test('names who stands in it twice or is in the class, and gives nobody a name that is taken', async () => {
    await app.given.student({ username: 'Mia', firstName: 'Mia' });
    const students = await preview('Mia,6\nNoah,6\nnoah,7');
    expect(students.map(({ username, duplicate }) => [username, duplicate])).toEqual([
      ['mia2', { of: 'class', username: 'Mia' }],
      ['noah', null],
      ['noah2', { of: 'line', line: 2 }],
    ]);
    expect(await countUsers()).toBe(1);
  });

  test('says by line what has to be mended', async () => {
    const students = await preview('Mia,6\nNoah\nLea,40');
    expect(students.map(({ line, problems }) => [line, problems])).toEqual([
      [1, []],
      [2, ['age-missing']],
      [3, ['age-out-of-range']],
    ]);
  });

  test('of 201 children leaves one out and says so', async () => {
    const text = Array.from({ length: 201 }, (_, at) => `Child${at},6`).join('\n');
    const read = await (await ruth.call()).studentBatches.preview({ classId, text, usualAge: 6 });
    expect([read.students.length, read.tooMany]).toEqual([200, 1]);
  });
});

describe('a batch', () => {
  test('makes accounts in the chosen class alone, with cards that are told once', async () => {
    const caller = await ruth.call();
    const owls = await givenClass(app, 'Owls', { teachers: [ruth] });
    const made = await caller.studentBatches.create({
      classId: owls,
      kind: 'pictures',
      students: [child('mia', { lastName: 'Baker' }), child('noah', { firstName: 'Noah' })],
    });
    expect(made).toMatchObject({ className: 'Owls', address: 'http://lamplight.test' });
    expect(made.cards.map(({ name, username, password }) => [name, username, password])).toEqual([
      ['Mia Baker', 'mia', null],
      ['Noah', 'noah', null],
    ]);
    expect(new Set(made.cards[0]?.pictures).size).toBe(3);
    const ids = made.cards.map(({ userId }) => userId);
    expect(await app.services.classes.studentIdsOfClass(owls)).toEqual(ids);
    expect(await app.services.classes.studentIdsOfClass(classId)).toEqual([]);
    const rows = await app.db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
    expect(rows[0]).toMatchObject({ role: 'student', age: 6, grade: 1, isDemo: 0 });
    const stored = JSON.stringify(await app.db.selectFrom('signInCards').selectAll().execute());
    expect(stored).not.toContain(made.cards[0]?.token);
  });

  test('with words gives passwords that open the accounts', async () => {
    const made = await (await ruth.call()).studentBatches.create({
      ...{ classId, kind: 'words', students: [child('mia')] },
    });
    const [card] = made.cards;
    expect(card?.pictures).toBeNull();
    const password = card?.password ?? '';
    expect((await app.visitor.auth.login({ username: 'mia', password })).user.firstName).toBe(
      'Mia',
    );
  });

  test('is made whole or not at all, and says which names are taken', async () => {
    await app.given.student({ username: 'noah' });
    const caller = await ruth.call();
    const students = [child('mia'), child('NOAH'), child('lea'), child('Mia')];
    const refused = caller.studentBatches.create({ classId, kind: 'words', students });
    await expect(refused).rejects.toMatchObject({
      cause: {
        code: 'VALIDATION',
        issues: [{ path: 'students.1.username' }, { path: 'students.3.username' }],
      },
    });
    expect(await countUsers()).toBe(1);
    const mended = [child('mia'), child('noah2'), child('lea'), child('mia2')];
    await caller.studentBatches.create({ classId, kind: 'words', students: mended });
    expect(await countUsers()).toBe(5);
  });

  test('sent twice with one key makes the children once, and the key holds no secret', async () => {
    const call = async () =>
      (await ruth.call({ idempotencyKey: 'batch-1' })).studentBatches.create({
        ...{ classId, kind: 'pictures', students: [child('mia')] },
      });
    const first = await call();
    const again = await call();
    expect(again.cards[0]?.userId).toBe(first.cards[0]?.userId);
    expect(await countUsers()).toBe(1);
    const { result } = await app.db
      .selectFrom('idempotencyKeys')
      .select('result')
      .where('key', '=', 'batch-1')
      .executeTakeFirstOrThrow();
    expect(result).toBe(JSON.stringify([first.cards[0]?.userId]));
    // The answer that was lost opens nothing; the one that came does.
    const open = (token = '') => app.visitor.signInCards.open({ token });
    await expect(open(first.cards[0]?.token)).rejects.toMatchObject(refusedWith('INVALID_CARD'));
    expect(await open(again.cards[0]?.token)).toMatchObject({ firstName: 'Mia' });
  });

  test('links the parents who wished for it, and writes who made whom', async () => {
    const eva = await app.given.parent({ email: 'eva@example.org' });
    const made = await (await ruth.call()).studentBatches.create({
      ...{ classId, kind: 'pictures' },
      students: [child('mia', { parentEmail: 'Eva@example.org' })],
    });
    const studentId = made.cards[0]?.userId;
    const links = await app.db.selectFrom('familyLinks').selectAll().execute();
    expect(links).toMatchObject([{ parentId: eva.id, studentId, status: 'unconfirmed' }]);
    const events = await app.db.selectFrom('auditEvents').selectAll().orderBy('id').execute();
    expect(events).toMatchObject([
      { actorId: ruth.id, action: 'account.created', userId: studentId },
      { actorId: ruth.id, action: 'sign-in.card-made', userId: studentId },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/mia|eva/i);
  });
});

describe('another class', () => {
  test('is refused to its strangers, and open to its teachers and admins', async () => {
    const boaz = await app.given.teacher();
    const pending = await app.given.teacher({ approved: false });
    const admin = await app.given.admin();
    const owls = await givenClass(app, 'Owls', { teachers: [boaz] });
    const list = { classId: owls, text: 'Mia,6', usualAge: null };
    const batch = { classId: owls, kind: 'words' as const, students: [child('mia')] };
    for (const stranger of [ruth, pending]) {
      const caller = await stranger.call();
      const forbidden = refusedWith('FORBIDDEN');
      await expect(caller.studentBatches.preview(list)).rejects.toMatchObject(forbidden);
      await expect(caller.studentBatches.create(batch)).rejects.toMatchObject(forbidden);
    }
    expect((await (await boaz.call()).studentBatches.preview(list)).students).toHaveLength(1);
    const made = await (await admin.call()).studentBatches.create(batch);
    expect(made.cards).toHaveLength(1);
  });

  test('is named to admins, and to its own teachers alone', async () => {
    const boaz = await app.given.teacher();
    const admin = await app.given.admin();
    await givenClass(app, 'Owls', { teachers: [boaz] });
    const names = async (person: Person) =>
      (await (await person.call()).studentBatches.classes()).map(({ name }) => name);
    expect(await names(ruth)).toEqual(['Our class']);
    expect(await names(boaz)).toEqual(['Owls']);
    expect(await names(admin)).toEqual(['Our class', 'Owls']);
    expect(await names(await app.given.teacher({ approved: false }))).toEqual([]);
  });
});
