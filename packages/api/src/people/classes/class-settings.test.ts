import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let teacher: Person;
let classId: number;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ username: 'miriam' });
  classId = await firstClassId(app);
});
afterEach(() => app.close());

const refusedWith = (code: string) => ({ cause: { code } });

/** The tests' clock stands on Monday, 15 June 2026. */
const MONDAY = '2026-06-15';
const together = { pacing: 'class-day', startsOn: MONDAY, meetsOn: [1, 2, 3, 4, 5] } as const;

async function actions(): Promise<string[]> {
  const rows = await app.db.selectFrom('auditEvents').select('action').orderBy('id').execute();
  return rows.map(({ action }) => action);
}

describe('the settings of a class', () => {
  test('are at first an own day for each student', async () => {
    await app.given.student();
    const { classes } = await teacher.call();
    expect(await classes.details({ classId })).toMatchObject({
      ...{ id: classId, name: 'Our class', students: 1, pacing: 'own-day', day: null },
      ...{ meetsOn: [1, 2, 3, 4, 5], startsOn: null, closures: [], today: MONDAY },
      teachers: [{ username: 'miriam' }],
    });
  });

  test('are those of its approved teachers and the admins alone', async () => {
    const pending = await app.given.teacher({ approved: false });
    await app.services.classes.joinFirstClass(app.db, pending.id, 'teacher');
    const stranger = await app.given.teacher();
    await givenClass(app, 'Owls', { teachers: [stranger] });
    for (const adult of [pending, stranger]) {
      const { classes } = await adult.call();
      for (const call of [
        classes.details({ classId }),
        classes.rename({ classId, name: 'Mine' }),
        classes.renewCode({ classId }),
        classes.choosePacing({ classId, choice: { ...together, meetsOn: [1] } }),
        classes.close({ classId, days: { from: MONDAY, to: MONDAY } }),
        classes.reopen({ classId, date: MONDAY }),
        classes.students({ classId }),
        classes.addTeacher({ classId, username: adult.username }),
        classes.removeTeacher({ classId, teacherId: teacher.id }),
        classes.removeStudents({ classId, studentIds: [1] }),
      ]) {
        await expect(call).rejects.toMatchObject(refusedWith('FORBIDDEN'));
      }
    }
    expect(await actions()).toEqual([]);
    const admin = await (await app.given.admin()).call();
    for (const allowed of [await teacher.call(), admin]) {
      await expect(allowed.classes.details({ classId })).resolves.toMatchObject({ id: classId });
    }
  });

  test('of a class that is not there are not found by an admin', async () => {
    const { classes } = await (await app.given.admin()).call();
    const missing = classes.details({ classId: 4711 });
    await expect(missing).rejects.toMatchObject(refusedWith('NOT_FOUND'));
  });

  test('hold its name, and a code that can be made anew', async () => {
    const { classes } = await teacher.call();
    const { code } = await classes.details({ classId });
    expect(await classes.rename({ classId, name: ' Larks ' })).toMatchObject({ name: 'Larks' });
    const renewed = await classes.renewCode({ classId });
    expect(renewed.code).toMatch(/^[A-Z2-9]{6}$/);
    expect(renewed.code).not.toBe(code);
    expect(await actions()).toEqual(['class.renamed', 'class.code-renewed']);
  });

  test('say which day a class has come to that goes together', async () => {
    const { classes } = await teacher.call();
    const choice = { ...together, meetsOn: [...together.meetsOn] };
    expect(await classes.choosePacing({ classId, choice })).toMatchObject({ day: 1 });
    app.clock.advance({ days: 2 });
    const days = { from: '2026-06-16', to: '2026-06-16', reason: 'Outing' };
    expect(await classes.close({ classId, days })).toMatchObject({
      day: 2,
      closures: [{ date: '2026-06-16', reason: 'Outing' }],
    });
    expect(await classes.reopen({ classId, date: '2026-06-16' })).toMatchObject({ day: 3 });
    const own = { ...choice, pacing: 'own-day' } as const;
    expect(await classes.choosePacing({ classId, choice: own })).toMatchObject({ day: null });
  });

  test('take closed days from a first to a last one, the newer reason for those that are there', async () => {
    const { classes } = await teacher.call();
    const outing = { from: '2026-07-03', to: '2026-07-03', reason: 'Outing' };
    await classes.close({ classId, days: outing });
    const week = { classId, days: { from: '2026-07-01', to: '2026-07-03' } };
    expect((await classes.close(week)).closures).toEqual([
      { date: '2026-07-01', reason: null },
      { date: '2026-07-02', reason: null },
      { date: '2026-07-03', reason: null },
    ]);
  });
});

describe('a student of a class that goes together', () => {
  async function goTogether(startsOn = MONDAY): Promise<void> {
    const { classes } = await teacher.call();
    const choice = { ...together, startsOn, meetsOn: [...together.meetsOn] };
    await classes.choosePacing({ classId, choice });
  }

  test('goes on as far as the class, and is told when the next day opens', async () => {
    const child = await app.given.student();
    await goTogether();
    const { curriculum } = await child.call();
    expect((await curriculum.status()).classDay).toEqual({ day: 1, opensOn: '2026-06-16' });
    const ahead = curriculum.advanceDay();
    await expect(ahead).rejects.toMatchObject(refusedWith('CLASS_DAY_AHEAD'));
    await expect(ahead).rejects.toThrow('Your class opens Day 2 tomorrow.');
    await expect((await child.call()).auth.me()).resolves.toMatchObject({ currentDay: 1 });

    app.clock.advance({ days: 1 });
    expect(await curriculum.advanceDay()).toMatchObject({
      currentDay: 2,
      classDay: { day: 2, opensOn: '2026-06-17' },
    });
  });

  test('who is behind may always go on', async () => {
    const child = await app.given.student();
    await goTogether('2026-06-08');
    for (const day of [2, 3, 4, 5, 6]) {
      const { curriculum } = await child.call();
      expect(await curriculum.advanceDay()).toMatchObject({ currentDay: day });
    }
    const ahead = (await child.call()).curriculum.advanceDay();
    await expect(ahead).rejects.toThrow('Your class opens Day 7 tomorrow.');
  });

  test('is told the date when the next day is further off', async () => {
    const child = await app.given.student();
    await goTogether('2026-06-22');
    const ahead = (await child.call()).curriculum.advanceDay();
    await expect(ahead).rejects.toThrow('Your class opens Day 2 on 2026-06-23.');
  });

  test('is freed by another class that chose an own day, and not by one that chose nothing', async () => {
    const child = await app.given.student();
    await goTogether();
    const other = await givenClass(app, 'Owls', { teachers: [teacher] });
    await app.services.classes.joinFirstClass(app.db, teacher.id, 'teacher');
    await app.db
      .insertInto('classMembers')
      .values({ classId: other, userId: child.id, role: 'student' })
      .execute();
    const { curriculum } = await child.call();
    await expect(curriculum.advanceDay()).rejects.toMatchObject(refusedWith('CLASS_DAY_AHEAD'));

    const choice = { pacing: 'own-day', startsOn: null, meetsOn: [1] } as const;
    const { classes } = await teacher.call();
    await classes.choosePacing({ classId: other, choice: { ...choice, meetsOn: [1] } });
    expect((await curriculum.status()).classDay).toBeNull();
    await expect(curriculum.advanceDay()).resolves.toMatchObject({ currentDay: 2 });
  });

  test('is nobody where each has their own day', async () => {
    const child = await app.given.student();
    const { curriculum } = await child.call();
    expect((await curriculum.status()).classDay).toBeNull();
    await expect(curriculum.advanceDay()).resolves.toMatchObject({ currentDay: 2 });
  });
});
