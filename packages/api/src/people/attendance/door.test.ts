import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { doorEvents, goesWith, markOf, whoIs } from '../../testing/attendance.ts';
import { careOf, givenFamily } from '../../testing/care.ts';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

// The clock of a test stands at nine o'clock on Monday, June 15, 2026.
const TODAY = '2026-06-15';

let app: TestApp;
let teacher: Person;
let ruth: Person;
let eva: Person;
let classId: number;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ firstName: 'Miriam' });
  ({ child: ruth, parent: eva } = await givenFamily(app));
  classId = await firstClassId(app);
});
afterEach(() => app.close());

const door = async (person = teacher) => (await person.call()).attendance;
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => toAppError(error).code,
  );
async function rowOf(person: Person, child: Person = ruth) {
  const { rows } = await (await door(person)).today({ classId: null });
  return rows.find(({ who }) => who.kind === 'student' && who.id === child.id);
}

describe('a day at the door', () => {
  test('goes from expected to here to gone, with the times of the wall clock', async () => {
    const { mark } = await door();
    expect(await rowOf(teacher)).toMatchObject({ name: 'Ruth', state: 'expected', markId: 0 });
    expect(await mark(markOf(app, whoIs(ruth)))).toEqual({ taken: true, why: null });
    expect(await rowOf(teacher)).toMatchObject({
      ...{ state: 'here', arrived: '09:00', left: null, markedBy: 'Miriam' },
    });
    app.clock.advance({ minutes: 6 * 60 });
    await mark(markOf(app, whoIs(ruth), goesWith('Eva')));
    expect(await rowOf(teacher)).toMatchObject({
      ...{ state: 'gone', arrived: '09:00', left: '15:00', collector: 'Eva' },
    });
    expect((await doorEvents(app)).map(({ action, userId }) => [action, userId])).toEqual([
      ['attendance.checked-in', ruth.id],
      ['attendance.checked-out', ruth.id],
    ]);
  });

  test('begins anew with the date of the zone in which the host stands', async () => {
    await (await door()).mark(markOf(app, whoIs(ruth)));
    app.clock.advance({ minutes: 15 * 60 });
    expect(await rowOf(teacher)).toMatchObject({ state: 'expected', markId: 0 });
    const { date } = await (await door()).today({ classId: null });
    expect(date).toBe('2026-06-16');
  });

  test('is seen by a teacher of the child and an admin, and nobody else marks it', async () => {
    const stranger = await app.given.teacher();
    await givenClass(app, 'Lilies', { teachers: [stranger] });
    const admin = await app.given.admin();
    for (const [person, code] of [
      [stranger, 'FORBIDDEN'],
      [eva, 'FORBIDDEN'],
      [ruth, 'FORBIDDEN'],
      [await app.given.teacher({ approved: false }), 'FORBIDDEN'],
      [admin, 'none'],
    ] as const) {
      expect(await refusal((await door(person)).mark(markOf(app, whoIs(ruth))))).toBe(code);
    }
    expect(await rowOf(admin)).toMatchObject({ state: 'here' });
    expect(await rowOf(stranger)).toBeUndefined();
  });

  test('shows that something is written to mind, and not what', async () => {
    expect(await rowOf(teacher)).toMatchObject({ allergy: false, medicine: false });
    const care = careOf(ruth, { medicines: 'none known' });
    await (await eva.call()).care.save(care);
    const row = await rowOf(teacher);
    expect(row).toMatchObject({ allergy: true, medicine: false });
    expect(JSON.stringify(row)).not.toContain('Hazelnuts');
  });
});

describe('two tablets', () => {
  test('with the same child: the second is told, and nothing is marked twice', async () => {
    const helper = await app.given.teacher({ firstName: 'Deborah' });
    await (await door()).mark(markOf(app, whoIs(ruth)));
    expect(await (await door(helper)).mark(markOf(app, whoIs(ruth)))).toEqual({
      ...{ taken: false, why: 'already' },
    });
    expect(await rowOf(helper)).toMatchObject({ markedBy: 'Miriam' });
    expect(await doorEvents(app)).toHaveLength(1);
  });

  test('a mark that is sent again with its key counts once', async () => {
    const { mark } = (await teacher.call({ idempotencyKey: 'tablet-1' })).attendance;
    const arrival = markOf(app, whoIs(ruth));
    expect(await mark(arrival)).toEqual({ taken: true, why: null });
    expect(await mark(arrival)).toEqual({ taken: true, why: null });
    expect(await doorEvents(app)).toHaveLength(1);
  });

  test('a mark that waited keeps its own time', async () => {
    const arrival = markOf(app, whoIs(ruth));
    app.clock.advance({ minutes: 50 });
    await (await door()).mark(arrival);
    expect(await rowOf(teacher)).toMatchObject({ state: 'here', arrived: '09:00' });
  });

  test('a mark that waited undoes no later one, and is kept to be looked at', async () => {
    const helper = await app.given.teacher({ firstName: 'Deborah' });
    const waiting = markOf(app, whoIs(ruth));
    app.clock.advance({ minutes: 10 });
    await (await door(helper)).mark(markOf(app, whoIs(ruth)));
    await (await door(helper)).mark(markOf(app, whoIs(ruth), goesWith('Eva')));
    app.clock.advance({ minutes: 10 });
    expect(await (await door()).mark(waiting)).toEqual({ taken: false, why: 'overtaken' });
    expect(await rowOf(teacher)).toMatchObject({ state: 'gone', arrived: '09:10' });
    const { troubles } = await (await door()).today({ classId: null });
    expect(troubles).toMatchObject([
      { name: 'Ruth', act: 'check-in', time: '09:00', by: 'Miriam', trouble: 'overtaken' },
    ]);
  });

  test('a departure that cannot be is kept to be looked at, though it comes at once', async () => {
    const leaving = markOf(app, whoIs(ruth), goesWith('Eva'));
    const { mark, today } = await door();
    expect(await mark(leaving)).toEqual({ taken: false, why: 'not-here' });
    expect((await today({ classId: null })).troubles).toMatchObject([
      { name: 'Ruth', act: 'check-out', collector: 'Eva', trouble: 'not-here' },
    ]);
    expect((await doorEvents(app)).map(({ action }) => action)).toEqual(['attendance.came-late']);
    await mark(markOf(app, whoIs(ruth)));
    expect(await mark(leaving)).toEqual({ taken: true, why: null });
    expect((await doorEvents(app)).at(-1)).toMatchObject({ action: 'attendance.checked-out' });
  });

  test('what comes after midnight is shown with the day of which it is', async () => {
    const leaving = markOf(app, whoIs(ruth), goesWith('Eva'));
    app.clock.advance({ days: 1 });
    const { mark, today } = await door();
    await mark(leaving);
    const troubles = async () => (await today({ classId: null })).troubles;
    expect(await troubles()).toMatchObject([
      { name: 'Ruth', date: TODAY, time: '09:00', trouble: 'not-here' },
    ]);
    app.clock.advance({ days: 1 });
    expect(await troubles()).toEqual([]);
  });

  test('a mark of the present has the time of the host, whatever the tablet thinks', async () => {
    const { mark } = await door();
    const behind = new Date(app.clock.now() - 50_000).toISOString();
    await mark(markOf(app, whoIs(ruth), { at: behind }));
    expect(await rowOf(teacher)).toMatchObject({ arrived: '09:00' });
    const waited = new Date(app.clock.now() - 70_000).toISOString();
    const boaz = await app.given.student({ firstName: 'Boaz' });
    await mark(markOf(app, whoIs(boaz), { at: waited }));
    expect(await rowOf(teacher, boaz)).toMatchObject({ arrived: '08:58' });
  });

  test('with a clock that is ahead or far behind', async () => {
    const { mark } = await door();
    const at = (days: number) => new Date(app.clock.now() + days * 86_400_000).toISOString();
    expect(await refusal(mark(markOf(app, whoIs(ruth), { at: at(-15) })))).toBe('VALIDATION');
    await mark(markOf(app, whoIs(ruth), { at: at(1) }));
    expect(await rowOf(teacher)).toMatchObject({ state: 'here', arrived: '09:00' });
  });
});

describe('taking back', () => {
  test('brings back what was before, and stays in the register', async () => {
    const { mark, undo, marksOfDay } = await door();
    await mark(markOf(app, whoIs(ruth)));
    const { markId = 0 } = (await rowOf(teacher)) ?? {};
    await undo({ who: whoIs(ruth), markId });
    expect(await rowOf(teacher)).toMatchObject({ state: 'expected', arrived: null });
    const marks = await marksOfDay({ who: whoIs(ruth), date: TODAY });
    expect(marks.map(({ act, state, by }) => [act, state, by])).toEqual([
      ['check-in', 'here', 'Miriam'],
      ['undo', 'expected', 'Miriam'],
    ]);
  });

  test('is refused where somebody has marked since', async () => {
    const { mark, undo } = await door();
    await mark(markOf(app, whoIs(ruth)));
    const { markId = 0 } = (await rowOf(teacher)) ?? {};
    await mark(markOf(app, whoIs(ruth), goesWith('Eva')));
    expect(await refusal(undo({ who: whoIs(ruth), markId }))).toBe('ATTENDANCE_CHANGED');
    expect(await rowOf(teacher)).toMatchObject({ state: 'gone' });
  });

  test('is not itself taken back, which would mark the child again', async () => {
    const { mark, undo } = await door();
    await mark(markOf(app, whoIs(ruth)));
    const before = await rowOf(teacher);
    expect(before).toMatchObject({ mayUndo: true });
    await undo({ who: whoIs(ruth), markId: before?.markId ?? 0 });
    const after = await rowOf(teacher);
    expect(after).toMatchObject({ state: 'expected', mayUndo: false });
    expect(await refusal(undo({ who: whoIs(ruth), markId: after?.markId ?? 0 }))).toBe(
      'ATTENDANCE_CHANGED',
    );
    await mark(markOf(app, whoIs(ruth)));
    expect(await rowOf(teacher)).toMatchObject({ state: 'here', mayUndo: true });
  });
});

describe('who is late', () => {
  test('is not here after the time of the class, or not collected after its end', async () => {
    const boaz = await app.given.student({ firstName: 'Boaz' });
    const { setHours, mark, today } = await door();
    await mark(markOf(app, whoIs(boaz)));
    await setHours({ classId, arriveBy: '08:30', collectBy: '15:00' });
    const late = async () => (await today({ classId })).rows.map((row) => [row.name, row.late]);
    expect(await late()).toEqual([
      ['Boaz', null],
      ['Ruth', 'not-here'],
    ]);
    await mark(markOf(app, whoIs(ruth), { act: 'absent' }));
    app.clock.advance({ minutes: 7 * 60 });
    expect(await late()).toEqual([
      ['Boaz', 'not-collected'],
      ['Ruth', null],
    ]);
  });

  test('is nobody on a day on which the class does not meet', async () => {
    const { setHours, today } = await door();
    await setHours({ classId, arriveBy: '08:30', collectBy: null });
    const { classes } = await teacher.call();
    await classes.close({ classId, days: { from: TODAY, to: TODAY } });
    const day = await today({ classId });
    expect(day.classes).toMatchObject([{ arriveBy: '08:30', meets: false }]);
    expect(day.rows).toMatchObject([{ name: 'Ruth', late: null }]);
  });
});

describe('the register', () => {
  test('is corrected with a reason, and keeps what was written before and by whom', async () => {
    const { mark, correct, register, marksOfDay } = await door();
    await mark(markOf(app, whoIs(ruth)));
    const { markId = 0 } = (await rowOf(teacher)) ?? {};
    app.clock.advance({ days: 1 });
    const admin = await app.given.admin();
    const correction = {
      ...{ who: whoIs(ruth), date: TODAY, arrived: '08:40', left: '15:05' },
      ...{ collector: 'Eva', reason: 'Forgotten at the door' },
      state: 'gone',
    } as const;
    const bySomebody = (await door(admin)).correct;
    expect(await refusal(bySomebody({ ...correction, markId: 0 }))).toBe('ATTENDANCE_CHANGED');
    await bySomebody({ ...correction, markId });
    const { rows, days } = await register({ classId, from: TODAY, to: '2026-06-16' });
    expect(rows).toMatchObject([
      { name: 'Ruth', date: TODAY, arrived: '08:40', left: '15:05', corrected: true },
    ]);
    expect(days).toEqual([{ date: TODAY, there: 1, absent: 0 }]);
    const marks = await marksOfDay({ who: whoIs(ruth), date: TODAY });
    expect(marks.map(({ arrived, by, reason }) => [arrived, by, reason])).toEqual([
      ['09:00', 'Miriam', ''],
      ['08:40', admin.username, 'Forgotten at the door'],
    ]);
    expect(await refusal(correct({ ...correction, markId, date: '2026-06-17' }))).toBe(
      'DAY_TO_COME',
    );
  });

  test('takes no times that cannot be true', async () => {
    const { correct } = await door();
    app.clock.advance({ minutes: 6 * 60 });
    const correction = {
      ...{ who: whoIs(ruth), date: TODAY, markId: 0, collector: '', reason: 'Forgotten' },
      arrived: '15:00',
      state: 'gone',
    } as const;
    expect(await refusal(correct({ ...correction, left: '08:00' }))).toBe('VALIDATION');
    expect(await refusal(correct({ ...correction, left: '15:01' }))).toBe('VALIDATION');
    expect(await refusal(correct({ ...correction, left: '15:00' }))).toBe('none');
  });

  test('of another class is not read, and that of the own leaves a line in the audit log', async () => {
    const otherId = await givenClass(app, 'Lilies', {});
    const { register } = await door();
    const days = { from: TODAY, to: TODAY };
    expect(await refusal(register({ classId: otherId, ...days }))).toBe('FORBIDDEN');
    expect(await refusal(register({ classId, ...days }))).toBe('none');
    expect((await doorEvents(app)).map(({ action }) => action)).toEqual([
      'attendance.register-read',
    ]);
  });

  test('is removed after 400 days, and goes with the child', async () => {
    await (await door()).mark(markOf(app, whoIs(ruth)));
    const boaz = await app.given.student();
    await (await door()).mark(markOf(app, whoIs(boaz)));
    const left = () => app.db.selectFrom('attendanceMarks').select('studentId').execute();
    await app.db.deleteFrom('users').where('id', '=', boaz.id).execute();
    expect(await left()).toEqual([{ studentId: ruth.id }]);
    await app.runFor(400);
    expect(await left()).toHaveLength(1);
    await app.runFor(1);
    expect(await left()).toEqual([]);
  });
});

describe('a child who comes without an account', () => {
  const TIRZAH = { name: 'Tirzah', contact: 'Hoglah', telephone: '555 01020', allergies: 'Bees' };

  test('is here from then on, with what to mind, and leaves as others do', async () => {
    const { addWalkUp, mark, today, slips } = await door();
    const { id } = await addWalkUp({ ...TIRZAH, classId });
    const who = { kind: 'walk-up', id } as const;
    const row = async () =>
      (await today({ classId })).rows.find((each) => each.who.kind === 'walk-up');
    expect(await row()).toMatchObject({
      ...{ name: 'Tirzah', state: 'here', arrived: '09:00', allergy: true },
      walkUp: { contact: 'Hoglah', telephone: '555 01020', allergies: 'Bees' },
    });
    const code = (await slips({ classId })).slips.find((slip) => slip.who.kind === 'walk-up')?.code;
    const release = { way: 'code', code: code ?? '', collector: 'Hoglah' } as const;
    await mark(markOf(app, who, { act: 'check-out', release }));
    expect(await row()).toMatchObject({ state: 'gone' });
  });

  test('keeps the marks of the day when it gets an account, and what is to be minded', async () => {
    const { addWalkUp, walkUpBecameAccount, today } = await door();
    const { id: walkUpId } = await addWalkUp({ ...TIRZAH, classId });
    const tirzah = await app.given.student({ firstName: 'Tirzah' });
    const became = { walkUpId, studentId: tirzah.id };
    await walkUpBecameAccount(became);
    const { rows } = await today({ classId });
    expect(rows.map(({ who, name }) => [who.kind, name])).toEqual([
      ['student', 'Ruth'],
      ['student', 'Tirzah'],
    ]);
    expect(await rowOf(teacher, tirzah)).toMatchObject({ state: 'here', allergy: true });
    expect(await refusal(walkUpBecameAccount(became))).toBe('ATTENDANCE_CHANGED');
  });

  test('that has an account now is marked there by a tablet that still knows the child without', async () => {
    const { addWalkUp, walkUpBecameAccount, mark } = await door();
    const { id: walkUpId } = await addWalkUp({ ...TIRZAH, classId });
    const tirzah = await app.given.student({ firstName: 'Tirzah' });
    await walkUpBecameAccount({ walkUpId, studentId: tirzah.id });
    const leaving = markOf(app, { kind: 'walk-up', id: walkUpId }, goesWith('Hoglah'));
    expect(await mark(leaving)).toEqual({ taken: true, why: null });
    expect(await rowOf(teacher, tirzah)).toMatchObject({ state: 'gone', collector: 'Hoglah' });
  });

  test('is not given to an account of which something is marked that day', async () => {
    const { addWalkUp, walkUpBecameAccount, mark } = await door();
    const { id: walkUpId } = await addWalkUp({ ...TIRZAH, classId });
    await mark(markOf(app, whoIs(ruth)));
    const tirzah = await app.given.student({ firstName: 'Tirzah' });
    const became = (studentId: number) => refusal(walkUpBecameAccount({ walkUpId, studentId }));
    expect(await became(ruth.id)).toBe('ATTENDANCE_CHANGED');
    expect(await became(tirzah.id)).toBe('none');
  });

  test('is forgotten after a month, with its marks', async () => {
    const { addWalkUp } = await door();
    await addWalkUp({ ...TIRZAH, classId });
    const left = () => app.db.selectFrom('attendanceMarks').select('id').execute();
    await app.runFor(30);
    expect(await left()).toHaveLength(1);
    await app.runFor(1);
    expect(await left()).toEqual([]);
    expect(await app.db.selectFrom('walkUps').select('id').execute()).toEqual([]);
  });
});
