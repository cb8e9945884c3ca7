import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let teacher: Person;
let ruth: Person;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher({ username: 'miriam' });
  ruth = await app.given.student({ username: 'ruth', firstName: 'Ruth' });
});
afterEach(() => app.close());

const view = async () => (await teacher.call()).students.get({ userId: ruth.id });

describe('what a teacher sees of a student', () => {
  test('is empty of a newcomer, but for the class and the modules that wait', async () => {
    const seen = await view();
    expect(seen).toMatchObject({
      ...{ id: ruth.id, firstName: 'Ruth', currentDay: 1, completedLessons: 0, achievements: 0 },
      classes: [{ name: 'Our class' }],
      ...{ lastLessons: [], skills: [], misconceptions: [], quizTopics: [], projects: [] },
      ...{ accommodation: null, password: 'resettable', help: [] },
    });
    expect(seen.modules.map(({ category, completed }) => [category, completed])).toEqual([
      ['bible', 0],
      ['ai', 0],
      ['math', 0],
      ['science', 0],
    ]);
    expect(seen.modules.reduce((sum, { total }) => sum + total, 0)).toBe(seen.totalLessons);
  });

  test('counts lessons by module and names the last five, newest first', async () => {
    const caller = await ruth.call();
    for (const lessonId of [1, 2, 3, 57, 58, 113]) {
      app.clock.advance({ minutes: 10 });
      await caller.lessons.complete({ lessonId });
    }
    const { modules, lastLessons, achievements } = await view();
    expect(modules.map(({ completed }) => completed)).toEqual([3, 2, 1, 0]);
    expect(lastLessons.map(({ lessonId }) => lessonId)).toEqual([113, 58, 57, 3, 2]);
    expect(lastLessons[0]).toMatchObject({ title: expect.stringMatching(/\w/), evidence: null });
    expect(achievements).toBeGreaterThan(0);
  });

  test('tells mastery by skill, what needs help first and "not enough" last', async () => {
    const { id: roundId } = await app.db
      .insertInto('mathRounds')
      .values({
        ...{ userId: ruth.id, seed: 'a', level: 1, grade: 4, age: 9, score: 0, passed: 0 },
        ...{ levelAfter: 1, finishedAt: app.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answers = [
      ...['arithmetic', 'arithmetic', 'arithmetic', 'arithmetic'].map((area) => [area, 1] as const),
      ...['fractions', 'fractions', 'fractions', 'fractions'].map((area) => [area, 0] as const),
      ['shapes', 1] as const,
    ];
    await app.db
      .insertInto('mathAnswers')
      .values(
        answers.map(([area, correct], place) => ({
          ...{ userId: ruth.id, roundId, place, template: area, area, choice: 1, correct },
          ...{ difficulty: 'Easy', problemKey: `${area}:${place}`, answeredAt: app.clock.now() },
          misconception: correct === 1 ? null : place === 4 ? 'slip' : 'added-denominators',
        })),
      )
      .execute();
    const { skills, misconceptions } = await view();
    expect(skills.map(({ skill, level }) => [skill, level])).toEqual([
      ['math:fractions', 'struggling'],
      ['math:arithmetic', 'mastered'],
      ['math:shapes', 'not-enough'],
    ]);
    expect(skills[0]).toMatchObject({ answers: 4, recent: { right: 0, total: 4 } });
    // A thought that came once may have been a slip.
    expect(misconceptions).toEqual([{ name: 'added-denominators', area: 'fractions', times: 3 }]);
  });

  test('counts quiz answers by topic, and hidden tests by project', async () => {
    const { id: resultId } = await app.db
      .insertInto('quizResults')
      .values({
        ...{ userId: ruth.id, quizType: 'bible', score: 1, totalQuestions: 2, marked: 1 },
        ...{ retake: 0, seed: 'a', createdAt: app.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const correct of [0, 1]) {
      await app.db
        .insertInto('quizAnswers')
        .values({
          ...{ userId: ruth.id, resultId, subject: 'bible', topic: 'life-of-jesus', correct },
          ...{ itemId: `bible-el-00${correct}`, choice: 0, answeredAt: app.clock.now() },
        })
        .execute();
    }
    const at = app.clock.now();
    const work = { userId: ruth.id, code: '', blocks: null, updatedAt: at };
    await app.db
      .insertInto('projectProgress')
      .values([
        { ...work, projectId: 1, testsPassed: 3, testsTotal: 4, checkedAt: at, completedAt: at },
        { ...work, projectId: 2, updatedAt: at - 1 },
      ])
      .execute();
    const { quizTopics, projects } = await view();
    expect(quizTopics).toEqual([
      { subject: 'bible', topic: 'life-of-jesus', right: 1, answers: 2 },
    ]);
    expect(projects).toEqual([
      {
        ...{ projectId: 1, title: 'Smart Pet Classifier', completed: true },
        tests: { passed: 3, total: 4 },
      },
      { projectId: 2, title: 'Weather Prediction Bot', completed: false, tests: null },
    ]);
  });

  test('has what helps the child', async () => {
    const help = { timeFactor: 2, fewerOptions: true, readAloud: false } as const;
    await (await teacher.call()).accommodations.set({ userId: ruth.id, ...help });
    expect((await view()).accommodation).toEqual(help);
  });
});
