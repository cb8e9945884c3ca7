import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { type Caller, createTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let admin: Caller;
let first: number;
beforeEach(async () => {
  app = await createTestApp();
  admin = await (await app.given.admin()).call();
  first = await firstClassId(app);
});
afterEach(() => app.close());

const refusedWith = (code: string) => ({ cause: { code } });

describe('the classes of a host', () => {
  test('are listed by name with how many people they have', async () => {
    await app.given.teacher();
    await app.given.student();
    await app.given.student();
    await admin.classes.create({ name: 'Owls' });
    expect(await admin.classes.list()).toMatchObject([
      { name: 'Our class', teachers: 1, students: 2 },
      { name: 'Owls', teachers: 0, students: 0, createdAt: '2026-06-15T09:00:00.000Z' },
    ]);
  });

  test('are made with a name and a code of their own', async () => {
    const { classId } = await admin.classes.create({ name: ' Owls ' });
    const made = await admin.classes.details({ classId });
    expect(made.name).toBe('Owls');
    expect(made.code).not.toBe((await admin.classes.details({ classId: first })).code);
    await expect(admin.classes.create({ name: ' ' })).rejects.toThrow('give the class a name');
  });
});

describe('a class', () => {
  test('without students is deleted', async () => {
    const { classId } = await admin.classes.create({ name: 'Owls' });
    expect(await admin.classes.remove({ classId })).toEqual({ students: 0 });
    expect(await admin.classes.list()).toHaveLength(1);
  });

  test('with students is deleted when they have somewhere to go', async () => {
    const child = await app.given.student();
    const classId = await givenClass(app, 'Owls', { students: [child] });
    const remove = admin.classes.remove({ classId });
    await expect(remove).rejects.toMatchObject(refusedWith('CLASS_NOT_EMPTY'));
    const itself = admin.classes.remove({ classId, toClassId: classId });
    await expect(itself).rejects.toMatchObject(refusedWith('CLASS_NOT_EMPTY'));
    expect(await admin.classes.remove({ classId, toClassId: first })).toEqual({ students: 1 });
    const { classes } = await child.call();
    expect(await classes.mine()).toEqual([{ id: first, name: 'Our class' }]);
  });

  test('stays when it is the only one', async () => {
    const last = admin.classes.remove({ classId: first });
    await expect(last).rejects.toMatchObject(refusedWith('LAST_CLASS'));
    expect(await admin.classes.list()).toHaveLength(1);
  });

  test('stays while a room of it is open', async () => {
    const teacher = await app.given.teacher();
    const classId = await givenClass(app, 'Owls', { teachers: [teacher] });
    const room = { classId, name: 'Friday', gameType: 'bible-trivia', band: 'elementary' } as const;
    await (await teacher.call()).multiplayer.openClassRoom(room);
    const remove = admin.classes.remove({ classId });
    await expect(remove).rejects.toMatchObject(refusedWith('CLASS_IN_GAME'));
    expect(await admin.classes.list()).toHaveLength(2);
  });
});

describe('students who are looked for', () => {
  test('are found on the whole host, with their classes', async () => {
    const ruth = await app.given.student({ username: 'ruth', firstName: 'Ruth' });
    await app.given.student({ username: 'boaz' });
    await app.given.teacher({ username: 'ruth-the-teacher' });
    await givenClass(app, 'Owls', { students: [ruth] });
    const found = await admin.classes.findStudents({ search: 'ruth' });
    expect(found).toMatchObject({
      total: 1,
      rows: [{ username: 'ruth', classes: [{ name: 'Owls' }] }],
    });
    expect((await admin.classes.findStudents({})).total).toBe(2);
    expect(await admin.classes.findStudents({ search: 'nobody' })).toMatchObject({ rows: [] });
  });

  test('are not the demo student, whom all visitors share', async () => {
    const demo = await app.given.student({ username: 'demo' });
    await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', demo.id).execute();
    expect(await admin.classes.findStudents({})).toMatchObject({ total: 0 });
    const { classId } = await admin.classes.create({ name: 'Owls' });
    const added = await admin.classes.addStudents({ classId, studentIds: [demo.id] });
    expect(added).toEqual({ students: 0 });
  });

  test('are added to a class, each once, and stay where they were', async () => {
    const ruth = await app.given.student();
    const { classId } = await admin.classes.create({ name: 'Owls' });
    const add = { classId, studentIds: [ruth.id, 4711] };
    expect(await admin.classes.addStudents(add)).toEqual({ students: 1 });
    expect(await admin.classes.addStudents(add)).toEqual({ students: 0 });
    const { classes } = await ruth.call();
    expect((await classes.mine()).map(({ name }) => name)).toEqual(['Our class', 'Owls']);
  });
});
