import { WRONG_IN_A_ROW } from '@lamplight/domain/mastery';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { givenGame, RIGHT } from '../../testing/played-game.ts';

const WRONG = 0;

let app: TestApp;
let teacher: Person;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ username: 'miriam' });
});
afterEach(() => app.close());

const list = async (person: Person, classId?: number) =>
  (await person.call()).students.list(classId === undefined ? {} : { classId });

/** The row of a student in the teacher's list. */
async function rowOf(child: Person) {
  const { students } = await list(teacher);
  const row = students.find(({ id }) => id === child.id);
  if (row === undefined) throw new Error('not in the list');
  return row;
}

/** Answers to the checks of the first lesson, as the host marked them: `+` right, `-` wrong, one a minute. */
async function givenLessonAnswers(child: Person, marks: string): Promise<void> {
  for (const [at, mark] of [...marks].entries()) {
    app.clock.advance({ minutes: 1 });
    await app.db
      .insertInto('lessonAnswers')
      .values({
        ...{ userId: child.id, lessonId: 1, band: 'elementary', questionIndex: at % 3, choice: 0 },
        ...{ correct: mark === '+' ? 1 : 0, answeredAt: app.clock.now() },
      })
      .execute();
  }
}

describe('the list', () => {
  test('tells of each student how far they are and when they were seen', async () => {
    const ruth = await app.given.student({ username: 'ruth', firstName: 'Ruth' });
    app.clock.advance({ minutes: 5 });
    await (await ruth.call()).lessons.complete({ lessonId: 1 });
    const { students, totalLessons } = await list(teacher);
    expect(students).toEqual([
      {
        ...{ id: ruth.id, username: 'ruth', firstName: 'Ruth', lastName: null, age: 9, grade: 4 },
        ...{ currentDay: 1, completedLessons: 1, help: [] },
        progress: Math.round(100 / totalLessons),
        lastSeenAt: new Date(app.clock.now()).toISOString(),
      },
    ]);
  });

  test('holds the students of the own classes, or of one of them', async () => {
    const ruth = await app.given.student();
    const boaz = await app.given.student();
    const other = await app.given.teacher();
    const lilies = await givenClass(app, 'Lilies', { teachers: [other], students: [boaz] });
    const ids = async (person: Person, classId?: number) =>
      (await list(person, classId)).students.map(({ id }) => id);
    expect(await ids(teacher)).toEqual([ruth.id]);
    expect(await ids(other)).toEqual([boaz.id]);
    expect(await ids(other, lilies)).toEqual([boaz.id]);
    expect(await ids(teacher, lilies).catch(toAppError)).toMatchObject({ code: 'FORBIDDEN' });
    const admin = await app.given.admin();
    expect(await ids(admin)).toEqual([ruth.id, boaz.id]);
    expect(await ids(admin, lilies)).toEqual([boaz.id]);
  });

  test('is empty for a teacher who waits for approval', async () => {
    await app.given.student();
    const pending = await app.given.teacher({ approved: false });
    expect((await list(pending)).students).toEqual([]);
  });
});

describe('four wrong answers in a row call for help', () => {
  test('with the skill and the question, until one is right', async () => {
    const ruth = await app.given.student();
    await givenLessonAnswers(ruth, '+---');
    expect((await rowOf(ruth)).help).toEqual([]);
    await givenLessonAnswers(ruth, '-');
    expect((await rowOf(ruth)).help).toEqual([
      {
        ...{ kind: 'wrong-in-a-row', wrong: WRONG_IN_A_ROW, place: 'lesson' },
        ...{ skill: 'week:bible:1', question: expect.stringMatching(/\?$/) },
        at: new Date(app.clock.now()).toISOString(),
      },
    ]);
    await givenLessonAnswers(ruth, '+');
    expect((await rowOf(ruth)).help).toEqual([]);
  });

  test('of this student alone', async () => {
    const ruth = await app.given.student();
    const boaz = await app.given.student();
    await givenLessonAnswers(ruth, '----');
    expect((await rowOf(boaz)).help).toEqual([]);
  });

  test('in a quiz', async () => {
    const ruth = await app.given.student();
    const { id: resultId } = await app.db
      .insertInto('quizResults')
      .values({
        ...{ userId: ruth.id, quizType: 'science', score: 0, totalQuestions: 5, marked: 1 },
        ...{ retake: 0, seed: 'a', createdAt: app.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const items = ['science-el-001', 'science-el-002', 'science-el-003', 'science-el-004'];
    await app.db
      .insertInto('quizAnswers')
      .values(
        items.map((itemId) => ({
          ...{ userId: ruth.id, resultId, subject: 'science', topic: 'space', itemId, choice: 0 },
          ...{ correct: 0, answeredAt: app.clock.now() },
        })),
      )
      .execute();
    expect((await rowOf(ruth)).help).toMatchObject([
      { place: 'quiz', skill: 'topic:science:space', question: expect.stringMatching(/\w/) },
    ]);
  });

  test('in the math arena, where a problem left open is no answer', async () => {
    const ruth = await app.given.student();
    const { id: roundId } = await app.db
      .insertInto('mathRounds')
      .values({
        ...{ userId: ruth.id, seed: 'a', level: 1, grade: 4, age: 9, score: 0, passed: 0 },
        ...{ levelAfter: 1, finishedAt: app.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = (place: number, choice: number | null) =>
      app.db
        .insertInto('mathAnswers')
        .values({
          ...{ userId: ruth.id, roundId, place, template: 'halves', area: 'fractions', choice },
          ...{ difficulty: 'Easy', problemKey: `halves:${place}`, correct: 0 },
          answeredAt: app.clock.now(),
        })
        .execute();
    for (const place of [0, 1, 2]) await answer(place, 1);
    await answer(3, null);
    expect((await rowOf(ruth)).help).toEqual([]);
    await answer(4, 1);
    expect((await rowOf(ruth)).help).toMatchObject([
      { place: 'math', skill: 'math:fractions', question: null },
    ]);
  });

  test('in a live game once it is over, and across places', async () => {
    const ruth = await app.given.student();
    const players = [{ person: ruth, choices: [RIGHT, WRONG, WRONG] }];
    await givenGame(app, { classId: null, players, finished: false, roomCode: 'OPEN22' });
    app.clock.advance({ minutes: 30 });
    const three = [{ person: ruth, choices: [WRONG, WRONG, WRONG] }];
    await givenGame(app, { classId: null, players: three, finished: false, roomCode: 'OPEN23' });
    app.clock.advance({ minutes: 30 });
    await givenLessonAnswers(ruth, '-');
    expect((await rowOf(ruth)).help).toEqual([]);
    await app.db.updateTable('roomGames').set({ finishedAt: app.clock.now() }).execute();
    // The last question was one of a lesson, but that is not what all four were about.
    expect((await rowOf(ruth)).help).toMatchObject([
      { place: null, skill: null, question: expect.stringMatching(/\?$/) },
    ]);
  });

  test('in a recommended activity', async () => {
    const ruth = await app.given.student();
    const at = app.clock.now();
    const { id: recommendationId } = await app.db
      .insertInto('recommendations')
      .values({
        ...{ userId: ruth.id, setNumber: 1, key: 'math:fractions', type: 'content' },
        ...{ contentType: 'practice', subject: 'math', content: '{}', createdAt: at },
        outcome: 'completed',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: activityId } = await app.db
      .insertInto('recommendedActivities')
      .values({ userId: ruth.id, recommendationId, title: 'Halves', content: '{}', createdAt: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const itemKey of ['a', 'b', 'c', 'd']) {
      await app.db
        .insertInto('recommendedActivityAnswers')
        .values({
          ...{ userId: ruth.id, activityId, skill: 'math:fractions', itemKey, options: 4 },
          ...{ correct: 0, answeredAt: at },
        })
        .execute();
    }
    expect((await rowOf(ruth)).help).toMatchObject([
      { place: 'activity', skill: 'math:fractions' },
    ]);
  });
});

describe('a long rest calls for help', () => {
  test('after seven days without learning, and not for somebody who has not begun', async () => {
    const ruth = await app.given.student();
    const boaz = await app.given.student();
    await (await ruth.call()).lessons.start({ lessonId: 1 });
    app.clock.advance({ days: 6, minutes: 23 * 60 });
    expect((await rowOf(ruth)).help).toEqual([]);
    app.clock.advance({ minutes: 60 });
    expect((await rowOf(ruth)).help).toEqual([{ kind: 'long-inactive', days: 7 }]);
    expect((await rowOf(boaz)).help).toEqual([]);
  });

  test('also where the student only signs in', async () => {
    const ruth = await app.given.student();
    await (await ruth.call()).lessons.start({ lessonId: 1 });
    app.clock.advance({ days: 9 });
    await app.visitor.auth.login({ username: ruth.username, password: ruth.password });
    const row = await rowOf(ruth);
    expect(row.help).toEqual([{ kind: 'long-inactive', days: 9 }]);
    expect(row.lastSeenAt).toBe(new Date(app.clock.now()).toISOString());
  });
});
