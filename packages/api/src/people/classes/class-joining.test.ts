import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student();
});
afterEach(() => app.close());

describe('joining a class with its code', () => {
  test('adds it to the classes of the student, and can be repeated', async () => {
    const teacher = await app.given.teacher();
    const id = await givenClass(app, 'Owls', { teachers: [teacher] });
    const { classes } = await child.call();
    for (const code of ['OWLS', ' ow-ls ']) {
      expect(await classes.join({ code })).toEqual({ id, name: 'Owls' });
    }
    expect((await classes.mine()).map(({ name }) => name)).toEqual(['Our class', 'Owls']);
    const students = await (await teacher.call()).teaching.students();
    expect(students.map((student) => student.id)).toEqual([child.id]);
  });

  test('does nothing with a code that has been made anew', async () => {
    const teacher = await app.given.teacher();
    const classId = await givenClass(app, 'Owls', { teachers: [teacher] });
    const { code } = await (await teacher.call()).classes.renewCode({ classId });
    const { classes } = await child.call();
    await expect(classes.join({ code: 'OWLS' })).rejects.toThrow('No class has this code.');
    await expect(classes.join({ code })).resolves.toMatchObject({ name: 'Owls' });
  });

  test('waits after ten wrong codes within a minute, and holds up nobody else', async () => {
    await givenClass(app, 'Owls', {});
    const friend = await app.given.student();
    const { classes } = await child.call();
    for (let n = 0; n < 10; n += 1) {
      await expect(classes.join({ code: `WRONG${n}` })).rejects.toThrow('No class has this code.');
    }
    const eleventh = classes.join({ code: 'OWLS' });
    await expect(eleventh).rejects.toMatchObject({ cause: { code: 'TOO_MANY_ATTEMPTS' } });
    const friends = await friend.call();
    await expect(friends.classes.join({ code: 'OWLS' })).resolves.toMatchObject({ name: 'Owls' });
    app.clock.advance({ minutes: 1 });
    await expect(classes.join({ code: 'OWLS' })).resolves.toMatchObject({ name: 'Owls' });
  });

  test('waits too when the codes are sent all at once', async () => {
    const { classes } = await child.call();
    const guesses = Array.from({ length: 30 }, (_, n) => classes.join({ code: `WRONG${n}` }));
    const codes = (await Promise.allSettled(guesses)).map(
      (guess) => guess.status === 'rejected' && guess.reason.cause.code,
    );
    expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(20);
  });

  test('is not for the demo student, whom all visitors share', async () => {
    await givenClass(app, 'Owls', {});
    await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', child.id).execute();
    const joined = (await child.call()).classes.join({ code: 'OWLS' });
    await expect(joined).rejects.toMatchObject({ cause: { code: 'DEMO_ACCOUNT' } });
  });
});
