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

async function teachersOf(id: number): Promise<string[]> {
  const { classes } = await (await app.given.admin({ username: 'looker' })).call();
  return (await classes.details({ classId: id })).teachers.map(({ username }) => username);
}

async function classesOf(person: Person): Promise<string[]> {
  const { classes } = await person.call();
  return (await classes.mine()).map(({ name }) => name);
}

describe('a second teacher', () => {
  test('is added by the user name, however it is written, and sees the students then', async () => {
    const child = await app.given.student();
    const joel = await app.given.teacher({ username: 'joel' });
    await givenClass(app, 'Owls', { teachers: [joel] });
    await (await teacher.call()).classes.addTeacher({ classId, username: ' JOEL ' });
    expect(await teachersOf(classId)).toEqual(['joel', 'miriam']);
    const students = await (await joel.call()).teaching.students();
    expect(students.map(({ id }) => id)).toEqual([child.id]);
  });

  test.each(['pending', 'ruth', 'nobody'])(
    'is an approved teacher, which %s is not',
    async (username) => {
      await app.given.teacher({ username: 'pending', approved: false });
      await app.given.student({ username: 'ruth' });
      const added = (await teacher.call()).classes.addTeacher({ classId, username });
      await expect(added).rejects.toThrow('There is no approved teacher with this user name.');
      expect(await teachersOf(classId)).toEqual(['miriam']);
    },
  );

  test('can be taken out again, and sees no student of the class then', async () => {
    await app.given.student();
    const joel = await app.given.teacher({ username: 'joel' });
    await (await teacher.call()).classes.removeTeacher({ classId, teacherId: joel.id });
    expect(await teachersOf(classId)).toEqual(['miriam']);
    expect(await (await joel.call()).teaching.students()).toEqual([]);
  });
});

describe('the first class, in which a new teacher is by itself,', () => {
  const taughtBy = async (person: Person) =>
    (await (await person.call()).teaching.classes()).map(({ name }) => name);

  test('is left with the first class that somebody gives the teacher', async () => {
    const owls = await givenClass(app, 'Owls', {});
    expect(await taughtBy(teacher)).toEqual(['Our class']);
    const { classes } = await (await app.given.admin()).call();
    await classes.addTeacher({ classId: owls, username: 'miriam' });
    expect(await taughtBy(teacher)).toEqual(['Owls']);
  });

  test('stays where somebody has put the teacher there', async () => {
    const owls = await givenClass(app, 'Owls', {});
    const { classes } = await (await app.given.admin()).call();
    await classes.addTeacher({ classId, username: 'miriam' });
    await classes.addTeacher({ classId: owls, username: 'miriam' });
    expect(await taughtBy(teacher)).toEqual(['Our class', 'Owls']);
  });

  test('stays for a student who joins another one', async () => {
    const child = await app.given.student();
    const owls = await givenClass(app, 'Owls', {});
    const { classes } = await (await app.given.admin()).call();
    await classes.addStudents({ classId: owls, studentIds: [child.id] });
    expect(await classesOf(child)).toEqual(['Our class', 'Owls']);
  });
});

describe('the last teacher', () => {
  test('stays, unless an admin decides otherwise', async () => {
    const own = (await teacher.call()).classes.removeTeacher({ classId, teacherId: teacher.id });
    await expect(own).rejects.toMatchObject(refusedWith('LAST_TEACHER'));
    expect(await teachersOf(classId)).toEqual(['miriam']);
    const { classes } = await (await app.given.admin()).call();
    await classes.removeTeacher({ classId, teacherId: teacher.id });
    expect(await teachersOf(classId)).toEqual([]);
  });

  test('of two goes when they like', async () => {
    await app.given.teacher({ username: 'joel' });
    await (await teacher.call()).classes.removeTeacher({ classId, teacherId: teacher.id });
    expect(await teachersOf(classId)).toEqual(['joel']);
  });
});

describe('the students of a class', () => {
  test('are found by parts of their names, page by page', async () => {
    await app.given.student({ username: 'ruth', firstName: 'Ruth' });
    for (let n = 1; n <= 21; n += 1) await app.given.student({ username: `boaz_${n}` });
    const { classes } = await teacher.call();
    const first = await classes.students({ classId });
    expect([first.rows.length, first.total]).toEqual([20, 22]);
    const second = await classes.students({ classId, page: 1 });
    expect(second.rows.map(({ username }) => username)).toContain('ruth');
    expect(second.rows).toHaveLength(2);
    expect((await classes.students({ classId, search: 'RUT' })).total).toBe(1);
    expect((await classes.students({ classId, search: 'boaz_2' })).total).toBe(3);
    expect((await classes.students({ classId, search: 'boaz%' })).total).toBe(0);
  });

  test('are taken out into the first class, and out of that one for good', async () => {
    const child = await app.given.student();
    const owls = await givenClass(app, 'Owls', { teachers: [teacher], students: [child] });
    const { classes } = await teacher.call();
    const taken = await classes.removeStudents({ classId: owls, studentIds: [child.id] });
    expect(taken).toEqual({ students: 1 });
    expect(await classesOf(child)).toEqual(['Our class']);
    const admin = await (await app.given.admin()).call();
    await admin.classes.removeStudents({ classId, studentIds: [child.id] });
    expect(await classesOf(child)).toEqual([]);
  });

  test('are not brought back into the first class while they have another one', async () => {
    const child = await app.given.student();
    const larks = await givenClass(app, 'Larks', { students: [child] });
    const owls = await givenClass(app, 'Owls', { teachers: [teacher] });
    await app.services.classJoining.join(await (await child.call()).auth.me(), 'OWLS');
    await (await teacher.call()).classes.removeStudents({ classId: owls, studentIds: [child.id] });
    expect(await classesOf(child)).toEqual(['Larks']);
    expect(larks).toBeGreaterThan(classId);
  });

  test('are moved between two classes of one teacher, who has to teach both', async () => {
    const child = await app.given.student();
    const stays = await app.given.student();
    const owls = await givenClass(app, 'Owls', {});
    const move = { classId, toClassId: owls, studentIds: [child.id] };
    const refused = (await teacher.call()).classes.moveStudents(move);
    await expect(refused).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    expect(await classesOf(child)).toEqual(['Our class']);

    const admin = await (await app.given.admin()).call();
    for (const taught of [classId, owls]) {
      await admin.classes.addTeacher({ classId: taught, username: 'miriam' });
    }
    const { classes } = await teacher.call();
    expect(await classes.moveStudents(move)).toEqual({ students: 1 });
    expect(await classesOf(child)).toEqual(['Owls']);
    expect(await classesOf(stays)).toEqual(['Our class']);
  });

  test('are moved from where they are: nobody else’s student comes along', async () => {
    const stranger = await app.given.student();
    await givenClass(app, 'Larks', { students: [stranger] });
    const owls = await givenClass(app, 'Owls', { teachers: [teacher] });
    await app.services.classes.joinFirstClass(app.db, teacher.id, 'teacher');
    await app.db
      .insertInto('classMembers')
      .values({ classId, userId: teacher.id, role: 'teacher' })
      .execute();
    const move = { classId, toClassId: owls, studentIds: [stranger.id, teacher.id] };
    expect(await (await teacher.call()).classes.moveStudents(move)).toEqual({ students: 0 });
    expect(await classesOf(stranger)).toEqual(['Larks']);
  });
});

test('what was done to whom is written down', async () => {
  const child = await app.given.student();
  const joel = await app.given.teacher({ username: 'joel' });
  const owls = await givenClass(app, 'Owls', {});
  const admin = await app.given.admin();
  const { classes } = await admin.call();
  await classes.addTeacher({ classId: owls, username: 'joel' });
  await classes.addStudents({ classId: owls, studentIds: [child.id, joel.id] });
  await classes.moveStudents({ classId: owls, toClassId: classId, studentIds: [child.id] });
  await classes.removeStudents({ classId, studentIds: [child.id] });
  await classes.removeTeacher({ classId: owls, teacherId: joel.id });
  const events = await app.db
    .selectFrom('auditEvents')
    .select(['actorId', 'action', 'userId'])
    .where('action', 'like', 'class.%')
    .orderBy('id')
    .execute();
  expect(events).toEqual(
    (
      [
        ['class.teacher-added', joel],
        // Of the first class, in which Joel was only by itself.
        ['class.teacher-removed', joel],
        ['class.student-added', child],
        ['class.student-moved', child],
        ['class.student-removed', child],
        ['class.teacher-removed', joel],
      ] as const
    ).map(([action, person]) => ({ actorId: admin.id, action, userId: person.id })),
  );
});
