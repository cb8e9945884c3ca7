import { sentenceToReplace } from '@lamplight/domain/teaching';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let teacher: Person;
let child: Person;
let classId: number;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ firstName: 'Miriam' });
  child = await app.given.student({ firstName: 'Ruth' });
  classId = await firstClassId(app);
});
afterEach(() => app.close());

const refusedWith = (code: string) => ({ cause: { code } });
const owls = { title: 'Owls', description: 'How they hear', content: 'Begin.\n\nIn the dark.' };

async function writtenBy(author: Person, lesson = owls): Promise<number> {
  return (await (await author.call()).teaching.createLesson(lesson)).id;
}

async function assign(lessonId: number, dueOn: string | null = null): Promise<void> {
  await (await teacher.call()).assignments.assign({ lessonId, classIds: [classId], dueOn });
}

describe('a draft whose sentence nobody has replaced', () => {
  const draft = { ...owls, content: `Begin.\n\n${sentenceToReplace('“Owls: a, b, c”')}\n\nEnd.` };

  test('cannot be given, and can once the teacher has written it', async () => {
    const lessonId = await writtenBy(teacher, draft);
    await expect(assign(lessonId)).rejects.toMatchObject(refusedWith('VALIDATION'));
    expect(await (await child.call()).assignments.mine()).toEqual([]);
    await (await teacher.call()).teaching.updateLesson({ id: lessonId, ...owls });
    await assign(lessonId);
    expect(await (await child.call()).assignments.mine()).toMatchObject([{ lessonId }]);
  });

  test('takes the place of no lesson that a class has, and of every other', async () => {
    const lessonId = await writtenBy(teacher);
    const { teaching } = await teacher.call();
    await expect(teaching.updateLesson({ id: lessonId, ...draft })).resolves.toBeDefined();
    await teaching.updateLesson({ id: lessonId, ...owls });
    await assign(lessonId);
    await expect(teaching.updateLesson({ id: lessonId, ...draft })).rejects.toMatchObject(
      refusedWith('VALIDATION'),
    );
    expect(await (await child.call()).assignments.lesson({ lessonId })).toMatchObject({
      content: owls.content,
    });
  });
});

describe('a lesson that is given to a class', () => {
  test('is there for its students, with the teacher and the date', async () => {
    const lessonId = await writtenBy(teacher);
    const { assignments } = await child.call();
    expect(await assignments.mine()).toEqual([]);
    await assign(lessonId, '2026-06-19');
    expect(await assignments.mine()).toEqual([
      {
        ...{ lessonId, title: 'Owls', description: 'How they hear', teacher: 'Miriam' },
        ...{ difficulty: 'beginner', duration: 30, subject: 'science' },
        ...{ dueOn: '2026-06-19', completedAt: null },
      },
    ]);
    expect(await assignments.lesson({ lessonId })).toMatchObject({ content: owls.content });
  });

  test('is there for no student of another class', async () => {
    const stranger = await app.given.student();
    await givenClass(app, 'Larks', { students: [stranger] });
    const lessonId = await writtenBy(teacher);
    await assign(lessonId);
    const { assignments } = await stranger.call();
    expect(await assignments.mine()).toEqual([]);
    for (const call of [assignments.lesson({ lessonId }), assignments.complete({ lessonId })]) {
      await expect(call).rejects.toMatchObject(refusedWith('NOT_FOUND'));
    }
    const own = await child.call();
    await expect(own.assignments.lesson({ lessonId })).resolves.toMatchObject({ title: 'Owls' });
  });

  test('comes once through two classes, with the earlier date', async () => {
    const lessonId = await writtenBy(teacher);
    await assign(lessonId, '2026-06-26');
    const other = await givenClass(app, 'Larks', {});
    await app.db
      .insertInto('classMembers')
      .values([
        { classId: other, userId: teacher.id, role: 'teacher' },
        { classId: other, userId: child.id, role: 'student' },
      ])
      .execute();
    const both = { lessonId, classIds: [other], dueOn: '2026-06-19' };
    await (await teacher.call()).assignments.assign(both);
    const mine = await (await child.call()).assignments.mine();
    expect(mine.map(({ dueOn }) => dueOn)).toEqual(['2026-06-19']);
  });

  test('has its quotations held against the Bible', async () => {
    const content = 'It says: "In the beginning God made the heavens and the earth." (Genesis 1:1)';
    const lessonId = await writtenBy(teacher, { ...owls, content });
    await assign(lessonId);
    const shown = (await (await child.call()).assignments.lesson({ lessonId })).content;
    expect(shown).toContain('In the beginning God created the heavens and the earth.');
    expect(shown).not.toContain('God made');
  });

  test('goes from the students when it is taken back', async () => {
    const lessonId = await writtenBy(teacher);
    await assign(lessonId);
    await (await teacher.call()).assignments.unassign({ lessonId, classId });
    expect(await (await child.call()).assignments.mine()).toEqual([]);
    expect(await (await teacher.call()).assignments.ofTeacher()).toEqual([]);
  });

  test('goes from the students with its teacher: who left a class no longer writes to it', async () => {
    const lessonId = await writtenBy(teacher);
    await assign(lessonId);
    await app.given.teacher();
    await (await teacher.call()).classes.removeTeacher({ classId, teacherId: teacher.id });
    const { assignments } = await child.call();
    expect(await assignments.mine()).toEqual([]);
    const opened = assignments.lesson({ lessonId });
    await expect(opened).rejects.toMatchObject(refusedWith('NOT_FOUND'));
  });

  test('stands before those without a date and those that are done', async () => {
    const [done, someday, later, soon] = [
      await writtenBy(teacher, { ...owls, title: 'Done' }),
      await writtenBy(teacher, { ...owls, title: 'Some day' }),
      await writtenBy(teacher, { ...owls, title: 'Later' }),
      await writtenBy(teacher, { ...owls, title: 'Soon' }),
    ];
    await assign(done, '2026-06-16');
    await assign(someday);
    await assign(later, '2026-06-19');
    await assign(soon, '2026-06-17');
    const { assignments } = await child.call();
    await assignments.complete({ lessonId: done });
    const titles = (await assignments.mine()).map(({ title }) => title);
    expect(titles).toEqual(['Soon', 'Later', 'Some day', 'Done']);
  });
});

describe('giving a lesson', () => {
  test('is for own lessons and own classes', async () => {
    const joel = await app.given.teacher();
    const owlsClass = await givenClass(app, 'Owls', { teachers: [joel] });
    const [mine, his] = [await writtenBy(teacher), await writtenBy(joel)];
    const { assignments } = await teacher.call();
    for (const wish of [
      { lessonId: mine, classIds: [owlsClass], dueOn: null },
      { lessonId: mine, classIds: [classId, owlsClass], dueOn: null },
      { lessonId: his, classIds: [classId], dueOn: null },
    ]) {
      await expect(assignments.assign(wish)).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    }
    expect(await assignments.ofTeacher()).toEqual([]);
    await assign(mine);
    expect(await assignments.ofTeacher()).toHaveLength(1);
    const place = { lessonId: mine, classId };
    const other = await joel.call();
    for (const call of [other.assignments.unassign(place), other.assignments.completions(place)]) {
      await expect(call).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    }
  });

  test('waits for the approval of the teacher', async () => {
    const pending = await app.given.teacher({ approved: false });
    await app.services.classes.joinFirstClass(app.db, pending.id, 'teacher');
    const lessonId = await writtenBy(pending);
    const { assignments } = await pending.call();
    const given = assignments.assign({ lessonId, classIds: [classId], dueOn: null });
    await expect(given).rejects.toMatchObject(refusedWith('FORBIDDEN'));
  });

  test('again gives the newer date', async () => {
    const lessonId = await writtenBy(teacher);
    await assign(lessonId, '2026-06-19');
    await assign(lessonId, null);
    expect(await (await teacher.call()).assignments.ofTeacher()).toEqual([
      { lessonId, classId, className: 'Our class', dueOn: null, students: 1, completed: 0 },
    ]);
  });
});

describe('completing a given lesson', () => {
  test('counts once, and the teacher sees who has', async () => {
    await app.given.student({ firstName: 'Boaz' });
    const lessonId = await writtenBy(teacher);
    await assign(lessonId);
    const { assignments } = await child.call();
    const first = await assignments.complete({ lessonId });
    app.clock.advance({ minutes: 5 });
    expect(await assignments.complete({ lessonId })).toEqual(first);
    expect(await assignments.mine()).toMatchObject([first]);

    const adults = await teacher.call();
    expect(await adults.assignments.ofTeacher()).toMatchObject([{ students: 2, completed: 1 }]);
    expect(await adults.assignments.completions({ lessonId, classId })).toMatchObject([
      { name: 'Boaz', completedAt: null },
      { name: 'Ruth', completedAt: '2026-06-15T09:00:00.000Z' },
    ]);
    const activity = await adults.teaching.activity();
    const told = activity.map(({ description }) => description);
    expect(told.filter((words) => words === 'Ruth completed "Owls"')).toHaveLength(1);
  });

  test('leaves no trace of a student who was deleted', async () => {
    const lessonId = await writtenBy(teacher);
    await assign(lessonId);
    const caller = await child.call();
    await caller.assignments.complete({ lessonId });
    await caller.auth.deleteAccount();
    expect(await app.db.selectFrom('teacherLessonCompletions').selectAll().execute()).toEqual([]);
  });
});

const PLAY = `Hush! It is dark.

:::choose
What does an owl hear?
- [ ] Only thunder | A mouse is quieter than thunder.
- [x] A mouse under the snow

It hears the smallest steps.
:::

:::slide{from=0 to=100 step=10 unit="meters" answer=50}
How far away is the mouse?

Fifty meters away it runs.
:::

::verse{ref="Genesis 1:3"}`;

const hush = { ...owls, content: PLAY };

describe('a lesson that is written as a play', () => {
  test('is played by the students of the class: its words, its verse, what it asks', async () => {
    const lessonId = await writtenBy(teacher, hush);
    await assign(lessonId);
    const { play, language } = await (await child.call()).assignments.lesson({ lessonId });
    expect(language).toBe('en');
    expect(play?.objectives).toEqual(['Owls']);
    expect(play?.content).toContain('And God said, “Let there be light,”');
    expect(play?.checks).toMatchObject([{ answer: 1, practises: [0], result: null }]);
    expect(play?.acts).toMatchObject([{ act: { kind: 'slide', answer: 50 }, result: null }]);
  });

  test('keeps the first answer to each task, and the teacher sees how many were right', async () => {
    const lessonId = await writtenBy(teacher, hush);
    await assign(lessonId);
    const { assignments } = await child.call();
    const choose = (choice: number) =>
      assignments.answer({ lessonId, task: 'check', index: 0, answer: [choice] });
    expect(await choose(0)).toEqual({ answer: [0], correct: false });
    expect(await choose(1)).toEqual({ answer: [1], correct: true });
    const guess = { lessonId, task: 'act' as const, index: 0, answer: [40] };
    expect(await assignments.answer(guess)).toEqual({ answer: [40], correct: null });

    const { play } = await assignments.lesson({ lessonId });
    expect(play?.checks[0]?.result).toMatchObject({ choice: 0, correct: false });
    expect(play?.acts[0]?.result).toEqual({ answer: [40], correct: null });
    const seen = await (await teacher.call()).assignments.completions({ lessonId, classId });
    expect(seen).toMatchObject([{ name: 'Ruth', answered: 1, right: 0 }]);
  });

  test('asks a changed question anew', async () => {
    const lessonId = await writtenBy(teacher, hush);
    await assign(lessonId);
    const { assignments } = await child.call();
    await assignments.answer({ lessonId, task: 'check', index: 0, answer: [1] });
    const other = { ...hush, content: PLAY.replace('an owl hear', 'a barn owl hear') };
    await (await teacher.call()).teaching.updateLesson({ id: lessonId, ...other });
    const { play } = await assignments.lesson({ lessonId });
    expect(play?.checks[0]?.result).toBeNull();
  });

  test('remembers what was shown at a later attempt, whatever is answered after that', async () => {
    const lessonId = await writtenBy(teacher, hush);
    await assign(lessonId);
    const { assignments } = await child.call();
    const answered = async (choice: number) => {
      await assignments.answer({ lessonId, task: 'check', index: 0, answer: [choice] });
      const { play } = await assignments.lesson({ lessonId });
      return play?.checks[0]?.shown;
    };
    expect(await answered(0)).toBe(false);
    expect(await answered(1)).toBe(true);
    expect(await answered(0)).toBe(true);
  });

  test('takes an answer only to what it asks, and only from its class', async () => {
    const lessonId = await writtenBy(teacher, hush);
    await assign(lessonId);
    const { assignments } = await child.call();
    const stranger = await app.given.student();
    await givenClass(app, 'Larks', { students: [stranger] });
    const right = { lessonId, task: 'check' as const, index: 0, answer: [1] };
    for (const call of [
      assignments.answer({ ...right, index: 1 }),
      assignments.answer({ ...right, answer: [2] }),
      assignments.answer({ ...right, answer: [] }),
      assignments.answer({ ...right, task: 'act', index: 4 }),
      (await stranger.call()).assignments.answer(right),
    ]) {
      await expect(call).rejects.toMatchObject(refusedWith('NOT_FOUND'));
    }
    expect(await assignments.answer(right)).toEqual({ answer: [1], correct: true });
  });

  test('of prose is no play', async () => {
    const lessonId = await writtenBy(teacher);
    await assign(lessonId);
    expect(await (await child.call()).assignments.lesson({ lessonId })).toMatchObject({
      play: null,
      content: owls.content,
    });
  });
});
