import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let teacher: Person;
let ruth: Person;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher();
  ruth = await app.given.student();
});
afterEach(() => app.close());

const refused = { cause: { code: 'FORBIDDEN' } };
const dayOf = async (person: Person) => (await (await person.call()).auth.me()).currentDay;

async function auditLines() {
  const rows = await app.db
    .selectFrom('auditEvents')
    .select(['actorId', 'action', 'userId', 'detail'])
    .where('action', 'in', ['student.day-set', 'class.day-set'])
    .orderBy('id')
    .execute();
  return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail ?? '{}') }));
}

describe("a student's day", () => {
  test('is set back and forward by their teacher, with a line in the audit log for each', async () => {
    const { students } = await teacher.call();
    expect(await students.setDay({ userId: ruth.id, day: 30 })).toEqual({ students: 1 });
    expect(await dayOf(ruth)).toBe(30);
    await students.setDay({ userId: ruth.id, day: 4 });
    expect(await dayOf(ruth)).toBe(4);
    const line = { actorId: teacher.id, action: 'student.day-set', userId: ruth.id };
    expect(await auditLines()).toEqual([
      { ...line, detail: { from: 1, to: 30 } },
      { ...line, detail: { from: 30, to: 4 } },
    ]);
  });

  test('is set by an admin', async () => {
    const { students } = await (await app.given.admin()).call();
    await students.setDay({ userId: ruth.id, day: 56 });
    expect(await dayOf(ruth)).toBe(56);
  });

  test('that is the same already changes nothing and is no line', async () => {
    const { students } = await teacher.call();
    expect(await students.setDay({ userId: ruth.id, day: 1 })).toEqual({ students: 0 });
    expect(await auditLines()).toEqual([]);
  });

  test('is set once for a key, though the child has gone on meanwhile', async () => {
    const keyed = await teacher.call({ idempotencyKey: 'once' });
    await keyed.students.setDay({ userId: ruth.id, day: 8 });
    await (await ruth.call()).curriculum.advanceDay();
    await keyed.students.setDay({ userId: ruth.id, day: 8 });
    expect(await dayOf(ruth)).toBe(9);
  });

  test('takes nothing away that was learned', async () => {
    await (await ruth.call()).lessons.complete({ lessonId: 1 });
    await (await teacher.call()).students.setDay({ userId: ruth.id, day: 20 });
    await (await teacher.call()).students.setDay({ userId: ruth.id, day: 1 });
    const [bible] = await (await ruth.call()).lessons.today();
    expect(bible).toMatchObject({ id: 1, isCompleted: true });
  });

  test.each([[0], [57], [2.5]])('cannot be %d', async (day) => {
    const { students } = await teacher.call();
    await expect(students.setDay({ userId: ruth.id, day })).rejects.toThrow();
    expect(await dayOf(ruth)).toBe(1);
  });

  test('is not set by another class’s teacher, one who waits, a parent, the child or a visitor', async () => {
    const stranger = await app.given.teacher({ username: 'joel' });
    await givenClass(app, 'Owls', { teachers: [stranger] });
    const waiting = await app.given.teacher({ username: 'waits', approved: false });
    const parent = await app.given.parent();
    for (const person of [stranger, waiting, parent, ruth]) {
      const { students } = await person.call();
      await expect(students.setDay({ userId: ruth.id, day: 9 })).rejects.toMatchObject(refused);
    }
    await expect(app.visitor.students.setDay({ userId: ruth.id, day: 9 })).rejects.toMatchObject({
      cause: { code: 'UNAUTHENTICATED' },
    });
    expect(await dayOf(ruth)).toBe(1);
  });

  test('is that of a student: an admin has none to set', async () => {
    const admin = await app.given.admin();
    const { students } = await admin.call();
    await expect(students.setDay({ userId: teacher.id, day: 9 })).rejects.toMatchObject(refused);
  });
});

describe("a class's day", () => {
  test('is set for every student by their teacher, and counts who moved', async () => {
    const boaz = await app.given.student();
    const classId = await firstClassId(app);
    await (await teacher.call()).students.setDay({ userId: boaz.id, day: 5 });
    const { classes } = await teacher.call();
    expect(await classes.setDay({ classId, day: 5 })).toEqual({ students: 1 });
    expect([await dayOf(ruth), await dayOf(boaz)]).toEqual([5, 5]);
    expect((await auditLines()).slice(1)).toEqual([
      expect.objectContaining({ action: 'student.day-set', userId: ruth.id }),
      expect.objectContaining({
        action: 'class.day-set',
        detail: { classId, to: 5, students: 1 },
      }),
    ]);
  });

  test('leaves the students of other classes where they are', async () => {
    const other = await app.given.student();
    const owls = await givenClass(app, 'Owls', { students: [other] });
    const { classes } = await (await app.given.admin()).call();
    await classes.setDay({ classId: owls, day: 12 });
    expect([await dayOf(other), await dayOf(ruth)]).toEqual([12, 1]);
  });

  test('is not set by another class’s teacher, the child or a parent', async () => {
    const classId = await firstClassId(app);
    const stranger = await app.given.teacher({ username: 'joel' });
    await givenClass(app, 'Owls', { teachers: [stranger] });
    for (const person of [stranger, ruth, await app.given.parent()]) {
      const { classes } = await person.call();
      await expect(classes.setDay({ classId, day: 9 })).rejects.toMatchObject(refused);
    }
    expect(await dayOf(ruth)).toBe(1);
  });
});
