import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertClass, insertMember } from '../../people/classes/classes.repository.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const owls = { title: 'Owls', description: 'How they hear', content: 'In the dark.\nx² + ½' };

/** A class of its own with these people, who leave the first one. */
async function secondClass(teacher: Person, ...students: Person[]): Promise<void> {
  const classId = await insertClass(app.db, { name: 'Owls', code: 'OWLS22', createdAt: 0 });
  for (const person of [teacher, ...students]) {
    await app.services.classes.leaveAll(app.db, person.id);
    const role = person === teacher ? 'teacher' : 'student';
    await insertMember(app.db, { classId, userId: person.id, role });
  }
}

describe("a teacher's numbers", () => {
  test('count their students, what those completed and who was there today', async () => {
    const teacher = await app.given.teacher();
    const ruth = await app.given.student();
    await app.given.student();
    const learner = await ruth.call();
    await learner.lessons.complete({ lessonId: 1 });
    await learner.lessons.complete({ lessonId: 57 });
    const total = (await learner.lessons.list()).length;

    const caller = await teacher.call();
    expect(await caller.teaching.stats()).toEqual({
      totalStudents: 2,
      activeToday: 2,
      averageProgress: Math.round((100 * 2) / (2 * total)),
      completedLessons: 2,
      lessonsCreated: 0,
    });
  });

  test('count as active today who signed in or learned since midnight', async () => {
    const teacher = await (await app.given.teacher()).call();
    const ruth = await app.given.student();
    const boaz = await app.given.student();
    await app.given.student();
    // From 09:00 to 23:59 of the same day, then over midnight.
    app.clock.advance({ minutes: 14 * 60 + 59 });
    expect((await teacher.teaching.stats()).activeToday).toBe(3);
    app.clock.advance({ minutes: 1 });
    expect((await teacher.teaching.stats()).activeToday).toBe(0);
    await app.visitor.auth.login({ username: ruth.username, password: ruth.password });
    expect((await teacher.teaching.stats()).activeToday).toBe(1);
    await (await boaz.call()).lessons.start({ lessonId: 1 });
    expect((await teacher.teaching.stats()).activeToday).toBe(2);
  });

  test('are zeros with an empty class', async () => {
    const teacher = await app.given.teacher();
    expect(await (await teacher.call()).teaching.stats()).toEqual({
      totalStudents: 0,
      activeToday: 0,
      averageProgress: 0,
      completedLessons: 0,
      lessonsCreated: 0,
    });
  });
});

describe("a teacher's classes", () => {
  test('are listed by name with how many students they have', async () => {
    const teacher = await app.given.teacher();
    await app.given.student();
    await app.given.student();
    const caller = await teacher.call();
    const [first] = await caller.teaching.classes();
    expect(first).toMatchObject({ name: 'Our class', students: 2 });

    const other = await app.given.teacher();
    await secondClass(other, await app.given.student());
    expect(await (await other.call()).teaching.classes()).toMatchObject([
      { name: 'Owls', students: 1 },
    ]);
    expect(await caller.teaching.classes()).toEqual([first]);
  });

  test('are hidden until an admin has approved the teacher', async () => {
    const pending = await app.given.teacher({ approved: false });
    expect(await (await pending.call()).teaching.classes()).toEqual([]);
  });
});

describe("a teacher's students", () => {
  test('are listed with what they completed', async () => {
    const teacher = await app.given.teacher();
    const ruth = await app.given.student({ username: 'ruth', firstName: 'Ruth' });
    await (await ruth.call()).lessons.complete({ lessonId: 1 });
    const [student] = await (await teacher.call()).teaching.students();
    expect(student).toMatchObject({
      id: ruth.id,
      username: 'ruth',
      firstName: 'Ruth',
      age: 9,
      grade: 4,
      currentDay: 1,
      completedLessons: 1,
    });
    expect(student?.progress).toBe(Math.round(100 / (student?.totalLessons ?? 0)));
  });

  test('are those of their classes and no others', async () => {
    const first = await app.given.teacher();
    const ruth = await app.given.student({ username: 'ruth' });
    const second = await app.given.teacher();
    const boaz = await app.given.student({ username: 'boaz' });
    await secondClass(second, boaz);
    await (await ruth.call()).lessons.complete({ lessonId: 1 });

    const names = async (teacher: Person) =>
      (await (await teacher.call()).teaching.students()).map(({ username }) => username);
    expect(await names(first)).toEqual(['ruth']);
    expect(await names(second)).toEqual(['boaz']);
    const told = async (teacher: Person) =>
      (await (await teacher.call()).teaching.activity()).map(({ description }) => description);
    expect(await told(first)).toHaveLength(2);
    expect(await told(second)).toEqual(['boaz joined Lamplight']);
    expect((await (await second.call()).teaching.stats()).completedLessons).toBe(0);
  });
});

describe('the activity of a class', () => {
  test('is told in sentences, newest first', async () => {
    const teacher = await app.given.teacher();
    const ruth = await app.given.student({ firstName: 'Ruth' });
    const learner = await ruth.call();
    const [bible] = await learner.lessons.list({ moduleId: 1 });
    app.clock.advance({ minutes: 5 });
    await learner.lessons.complete({ lessonId: 1 });
    app.clock.advance({ minutes: 5 });
    await learner.curriculum.advanceDay();

    const activity = await (await teacher.call()).teaching.activity();
    expect(activity.map(({ description, timestamp }) => [description, timestamp])).toEqual([
      ['Ruth finished day 1', '2026-06-15T09:10:00.000Z'],
      [`Ruth completed "${bible?.title}"`, '2026-06-15T09:05:00.000Z'],
      ['Ruth joined Lamplight', '2026-06-15T09:00:00.000Z'],
    ]);
    expect(activity[1]).toMatchObject({
      studentId: ruth.id,
      studentName: 'Ruth',
      kind: 'lesson-completed',
      subject: bible?.title,
    });
  });

  test('does not tell what grown-ups do', async () => {
    const teacher = await app.given.teacher();
    await app.given.parent();
    await (await teacher.call()).lessons.complete({ lessonId: 1 });
    expect(await (await teacher.call()).teaching.activity()).toEqual([]);
  });
});

describe('a teacher who waits for approval', () => {
  test('sees no child, and writes lessons at once', async () => {
    await app.given.student();
    const caller = await (await app.given.teacher({ approved: false })).call();
    expect(await caller.teaching.students()).toEqual([]);
    expect(await caller.teaching.activity()).toEqual([]);
    await caller.teaching.createLesson(owls);
    expect(await caller.teaching.stats()).toEqual({
      totalStudents: 0,
      activeToday: 0,
      averageProgress: 0,
      completedLessons: 0,
      lessonsCreated: 1,
    });
  });

  test('sees none even when a class was left behind', async () => {
    const teacher = await app.given.teacher({ approved: false });
    await app.given.student();
    await app.services.classes.joinFirstClass(app.db, teacher.id, 'teacher');
    expect(await (await teacher.call()).teaching.students()).toEqual([]);
  });
});

describe("a teacher's lessons", () => {
  test('are kept as they were written, newest first', async () => {
    const caller = await (await app.given.teacher()).call();
    const first = await caller.teaching.createLesson(owls);
    const second = await caller.teaching.createLesson({
      ...owls,
      title: 'Robins',
      difficulty: 'advanced',
      duration: 45,
      subject: 'art',
    });
    expect(first).toEqual({
      ...owls,
      id: first.id,
      difficulty: 'beginner',
      duration: 30,
      subject: 'science',
      createdAt: '2026-06-15T09:00:00.000Z',
    });
    expect(await caller.teaching.lessons()).toEqual([second, first]);
    expect((await caller.teaching.stats()).lessonsCreated).toBe(2);
  });

  test('are edited, and keep what was left out', async () => {
    const caller = await (await app.given.teacher()).call();
    const lesson = { ...owls, subject: 'technology', duration: 45 } as const;
    const { id, createdAt } = await caller.teaching.createLesson(lesson);
    const edited = await caller.teaching.updateLesson({ id, ...owls, title: 'Barn owls' });
    expect(edited).toMatchObject({ id, ...lesson, title: 'Barn owls', createdAt });
    const music = await caller.teaching.updateLesson({
      id,
      ...owls,
      subject: 'music',
      duration: 5,
    });
    expect(music).toMatchObject({ subject: 'music', duration: 5 });
    expect(await caller.teaching.lessons()).toEqual([music]);
  });

  test('need title, description and content', async () => {
    const caller = await (await app.given.teacher()).call();
    const { id } = await caller.teaching.createLesson(owls);
    for (const field of ['title', 'description', 'content']) {
      const blank = { ...owls, [field]: ' ' };
      await expect(caller.teaching.createLesson(blank)).rejects.toThrow('all required fields');
      const edit = caller.teaching.updateLesson({ ...blank, id });
      await expect(edit).rejects.toThrow('all required fields');
    }
    expect(await caller.teaching.lessons()).toHaveLength(1);
  });

  test('belong to the teacher who wrote them', async () => {
    const ruth = await (await app.given.teacher()).call();
    const boaz = await (await app.given.teacher()).call();
    const { id } = await ruth.teaching.createLesson(owls);
    expect(await boaz.teaching.lessons()).toEqual([]);
    const theft = boaz.teaching.updateLesson({ id, ...owls, title: 'Mine' });
    await expect(theft).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
    const missing = boaz.teaching.updateLesson({ id: id + 1, ...owls });
    await expect(missing).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    expect(await ruth.teaching.lessons()).toMatchObject([{ title: 'Owls' }]);
  });

  test('are written once when the call is repeated with its key', async () => {
    const teacher = await app.given.teacher();
    const caller = await teacher.call({ idempotencyKey: 'save-1' });
    const [first, again] = await Promise.all([
      caller.teaching.createLesson(owls),
      caller.teaching.createLesson(owls),
    ]);
    expect(again).toEqual(first);
    expect(await caller.teaching.lessons()).toHaveLength(1);
  });

  test('go with the account', async () => {
    const caller = await (await app.given.teacher()).call();
    await caller.teaching.createLesson(owls);
    await caller.auth.deleteAccount();
    expect(await app.db.selectFrom('teacherLessons').select('id').execute()).toEqual([]);
  });
});

test('only teachers have a teacher’s pages', async () => {
  for (const role of ['student', 'parent', 'admin'] as const) {
    const caller = await (await app.given[role]()).call();
    for (const call of [
      () => caller.teaching.stats(),
      () => caller.teaching.students(),
      () => caller.teaching.activity(),
      () => caller.teaching.lessons(),
      () => caller.teaching.createLesson(owls),
      () => caller.teaching.updateLesson({ id: 1, ...owls }),
    ]) {
      await expect(call()).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
    }
  }
  const teacher = await (await app.given.teacher()).call();
  await expect(teacher.teaching.createLesson(owls)).resolves.toBeDefined();
});

describe('a lesson with steps and acts', () => {
  const asked = (content: string) => ({ title: 'Owls', description: 'How they hear', content });
  const good = asked(':::predict\nWhat does it hear?\n- A mouse\n- The moon\n\nA mouse.\n:::');

  test('is shown to its teacher as students will get it, and stored when it has no fault', async () => {
    const { teaching } = await (await app.given.teacher()).call();
    const preview = await teaching.previewLesson(good);
    expect(preview.faults).toEqual([]);
    expect(preview.play?.acts).toMatchObject([{ act: { kind: 'predict' }, result: null }]);
    expect((await teaching.createLesson(good)).content).toBe(good.content);
  });

  test('of prose is no play', async () => {
    const { teaching } = await (await app.given.teacher()).call();
    expect(await teaching.previewLesson(owls)).toEqual({ play: null, faults: [] });
  });

  test.each([
    [':::choose\nWho?\n- [ ] Me\n- [ ] You\n\nBoth.\n:::', 1, 'exactly one option has [x]'],
    ['One.\n\n::verse{ref="Hezekiah 3:3"}', 3, 'Hezekiah 3:3'],
    ['One.\n\n::scene{name="moon-night" alt="A moon."}', 3, "no scene 'moon-night'"],
    ['::::dance\nTurn around.\n::::', 1, "'dance' is none of"],
    ['See https://example.org\n\n::verse{ref="Genesis 1:3"}', 1, 'leads to another host'],
    [':::order\nSort.\n- ![](no-such-thing) One\n- Two\n- Three\n\nSo.\n:::', 3, 'no picture'],
  ])('is told the line of its fault: %j', async (content, line, sentence) => {
    const { teaching } = await (await app.given.teacher()).call();
    const { play, faults } = await teaching.previewLesson(asked(content));
    expect(play).toBeNull();
    expect(faults).toEqual([{ line, message: expect.stringContaining(sentence) }]);
    const { id } = await teaching.createLesson(good);
    for (const call of [
      teaching.createLesson(asked(content)),
      teaching.updateLesson({ id, ...asked(content) }),
    ]) {
      await expect(call).rejects.toMatchObject({ cause: { code: 'VALIDATION' } });
    }
    expect(await teaching.lessons()).toHaveLength(1);
  });

  test('may bring objectives and scenes of its own', async () => {
    const { teaching } = await (await app.given.teacher()).call();
    const front = `---
objectives: [Say who hears., Count the hens.]
scenes:
  roost: { place: forest, light: night, things: [{ what: hen, at: [4, 1] }, { what: hen, at: [6, 1] }] }
---
`;
    const content = `${front}
::scene{name=roost alt="Two hens in the dark."}

:::count{of=hen objectives="2"}
How many hens?

Two hens sit there.
:::`;
    const { play, faults } = await teaching.previewLesson(asked(content));
    expect(faults).toEqual([]);
    expect(play?.objectives).toEqual(['Say who hears.', 'Count the hens.']);
    expect(play?.acts).toMatchObject([{ act: { kind: 'count', count: 2, practises: [1] } }]);
  });
});
