import type { ClassSpan, QuestionAnalytics, Span } from '@lamplight/domain/analytics';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import {
  answerLesson,
  checkOfLesson,
  givenMathAnswers,
  givenQuiz,
} from '../../testing/class-evidence.ts';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { type Caller, createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { givenGame, RIGHT } from '../../testing/played-game.ts';

const WRONG = 0;
const right = { correct: true };
const wrong = { correct: false, misconception: 'added-denominators' };

let app: TestApp;
let classId: number;
let teacher: Person;
let ruth: Person;
let boaz: Person;
beforeEach(async () => {
  app = await createTestApp();
  classId = await firstClassId(app);
  teacher = await app.given.teacher();
  ruth = await app.given.student({ firstName: 'Ruth', username: 'ruth' });
  boaz = await app.given.student({ firstName: 'Boaz', username: 'boaz' });
});
afterEach(() => app.close());

type Analytics = Caller['analytics'];
type Part = 'lessons' | 'skills' | 'questions' | 'children' | 'chart';

/** What a teacher of the class sees of it. */
async function seen<Seen extends Part>(
  part: Seen,
  span: Span = '28',
): Promise<Awaited<ReturnType<Analytics[Seen]>>> {
  const { analytics } = await teacher.call();
  const read = analytics[part] as (wish: ClassSpan) => Promise<unknown>;
  return (await read({ classId, span })) as Awaited<ReturnType<Analytics[Seen]>>;
}

async function complete(person: Person, lessonId: number, score: number, timeSpent = 10) {
  const { lessons } = await person.call();
  await lessons.start({ lessonId });
  await lessons.complete({ lessonId, score, timeSpent });
}

describe('by lesson', () => {
  test('counts who began and completed it, with the mean of their scores', async () => {
    await complete(ruth, 1, 90);
    await complete(boaz, 1, 71);
    await (await boaz.call()).lessons.start({ lessonId: 57 });
    const [light, ai] = await seen('lessons');
    expect(light).toMatchObject({
      ...{ lessonId: 1, category: 'bible', dayNumber: 1, started: 2, completed: 2 },
      ...{ averageScore: 81, answers: 0, shareRight: null, hardest: null },
    });
    expect(ai).toMatchObject({ lessonId: 57, started: 1, completed: 0, averageScore: null });
  });

  test('says nothing of a mean where one child alone has a score', async () => {
    await complete(ruth, 1, 90);
    expect(await seen('lessons')).toMatchObject([{ completed: 1, averageScore: null }]);
  });

  test('takes the first answer of each child to each question, and names the hardest', async () => {
    const others = [await app.given.student(), await app.given.student()];
    for (const person of [ruth, boaz, ...others]) await answerLesson(person, 1, 0, true);
    for (const person of [ruth, boaz, ...others]) await answerLesson(person, 1, 1, person === ruth);
    // Whoever has read the explanation knows the answer.
    await answerLesson(boaz, 1, 1, true);
    const [lesson] = await seen('lessons');
    expect(lesson).toMatchObject({ answers: 8, right: 5, shareRight: 0.625 });
    expect(lesson?.hardest).toEqual({
      ...{ text: checkOfLesson(1, 1).question, shareRight: 0.25, answers: 4, children: 4 },
    });
  });

  test('shows no share of three answers', async () => {
    for (const question of [0, 1]) await answerLesson(ruth, 1, question, true);
    await answerLesson(boaz, 1, 0, false);
    expect(await seen('lessons')).toMatchObject([
      { answers: 3, right: 2, shareRight: null, hardest: null },
    ]);
  });

  test('leaves out what lies before the span', async () => {
    await complete(ruth, 1, 90);
    app.clock.advance({ days: 7 });
    expect(await seen('lessons', '7')).toEqual([]);
    expect(await seen('lessons', '28')).toHaveLength(1);
  });
});

describe('by skill', () => {
  test('says how many children stand where, and how many practiced it in the span', async () => {
    for (const person of [ruth, boaz]) await givenMathAnswers(app, person, [wrong, wrong]);
    app.clock.advance({ minutes: 1 });
    await givenMathAnswers(
      app,
      ruth,
      Array.from({ length: 6 }, () => right),
    );
    app.clock.advance({ days: 10 });
    await givenMathAnswers(app, boaz, [wrong, wrong]);
    const [fractions] = await seen('skills', '7');
    expect(fractions).toEqual({
      ...{ skill: 'math:fractions', children: 2, practiced: 1, answers: 2, right: 0 },
      levels: { 'not-enough': 0, struggling: 1, growing: 1, mastered: 0 },
      ...{ shareRight: null, enough: true },
    });
  });

  test('says that it is not enough yet where one child has shown something', async () => {
    await givenMathAnswers(
      app,
      ruth,
      Array.from({ length: 6 }, () => right),
    );
    await givenMathAnswers(app, boaz, [right]);
    const [fractions] = await seen('skills');
    expect(fractions).toMatchObject({ enough: false, children: 2, shareRight: 1 });
    expect(fractions?.levels['not-enough']).toBe(1);
  });

  test('knows what was shown since it was asked for last', async () => {
    await givenMathAnswers(app, ruth, [wrong]);
    expect(await seen('skills')).toMatchObject([{ answers: 1 }]);
    app.clock.advance({ minutes: 1 });
    await givenMathAnswers(app, ruth, [wrong, right]);
    expect(await seen('skills')).toMatchObject([{ answers: 3, right: 1 }]);
    await givenGame(app, { classId, players: [{ person: ruth, choices: [RIGHT] }] });
    expect(await seen('skills')).toHaveLength(2);
  });
});

describe('by question', () => {
  const found = (questions: readonly QuestionAnalytics[], source: QuestionAnalytics['source']) =>
    questions.filter((question) => question.source === source);

  test('tells of lessons which wrong option was chosen most often', async () => {
    const others = [await app.given.student(), await app.given.student()];
    for (const person of [ruth, boaz, ...others]) await answerLesson(person, 1, 0, person === ruth);
    const { question, options, answer } = checkOfLesson(1, 0);
    expect(await seen('questions')).toMatchObject([
      {
        ...{ source: 'lesson', text: question, answers: 4, right: 1, children: 4 },
        ...{ shareRight: 0.25, skill: null },
        mistake: { text: options[(answer + 1) % options.length], count: 3 },
      },
    ]);
  });

  test('tells of quizzes the same, those taken once more left out', async () => {
    const itemId = 'bible-el-001';
    const others = [await app.given.student(), await app.given.student()];
    for (const person of [ruth, boaz, ...others]) {
      await givenQuiz(app, person, [
        { itemId, choice: person === ruth ? 2 : 3, correct: person === ruth },
      ]);
    }
    await givenQuiz(app, boaz, [{ itemId, choice: 2, correct: true }], true);
    expect(found(await seen('questions'), 'quiz')).toMatchObject([
      {
        ...{ key: itemId, skill: 'topic:bible:creation-and-promise', answers: 4, right: 1 },
        text: 'In Genesis 1, what happens each time God speaks?',
        mistake: { text: 'The people nod and get to work.', count: 3 },
      },
    ]);
  });

  test('names the thought behind most mistakes in a kind of math problem', async () => {
    await givenMathAnswers(app, ruth, [wrong, wrong, right]);
    await givenMathAnswers(app, boaz, [{ correct: false, misconception: 'one-too-many' }, right]);
    const [problem] = found(await seen('questions'), 'math');
    expect(problem).toMatchObject({
      ...{ key: 'add-like-fractions', skill: 'math:fractions', answers: 5, right: 2, children: 2 },
      mistake: { text: 'added-denominators', count: 2 },
    });
    expect(problem?.text).toContain('$');
  });

  test('tells of live games that are over', async () => {
    const others = [await app.given.student(), await app.given.student()];
    const players = [ruth, boaz, ...others].map((person) => ({
      person,
      choices: [person === ruth ? RIGHT : WRONG],
    }));
    await givenGame(app, { classId, players, finished: false });
    expect(await seen('questions')).toEqual([]);
    await givenGame(app, { classId, players });
    expect(await seen('questions')).toMatchObject([
      {
        ...{ source: 'room', text: 'Question 1?', place: 'Parables', answers: 4, right: 1 },
        mistake: { text: 'Seed', count: 3 },
      },
    ]);
  });

  test('counts the children whom a question met in several games, each once', async () => {
    const others = [await app.given.student(), await app.given.student()];
    const game = (roomCode: string, people: readonly Person[]) =>
      givenGame(app, {
        ...{ classId, roomCode },
        players: people.map((person) => ({ person, choices: [WRONG] })),
      });
    await game('FIRST2', [ruth, boaz]);
    await game('OTHER2', others);
    await game('AGAIN2', [ruth]);
    expect(await seen('questions')).toMatchObject([{ source: 'room', answers: 5, children: 4 }]);
  });

  test('leaves out what a single child got wrong', async () => {
    await givenMathAnswers(app, ruth, [wrong, wrong, wrong, wrong]);
    expect(await seen('questions')).toEqual([]);
  });
});

describe('by child', () => {
  test('tells days, minutes, lessons and answers, by name', async () => {
    await complete(ruth, 1, 100, 12);
    await givenMathAnswers(app, ruth, [right, right, right, wrong]);
    app.clock.advance({ days: 1 });
    await givenMathAnswers(app, ruth, [right]);
    const children = await seen('children', '7');
    expect(children).toEqual([
      {
        ...{ userId: boaz.id, name: 'Boaz', username: 'boaz', daysActive: 0, minutes: 0 },
        ...{ lessons: 0, answers: 0, right: 0, shareRight: null, trend: null },
      },
      {
        ...{ userId: ruth.id, name: 'Ruth', username: 'ruth', daysActive: 2, minutes: 12 },
        ...{ lessons: 1, answers: 5, right: 4, shareRight: 0.8, trend: null },
      },
    ]);
  });

  test('compares with the time before', async () => {
    await givenMathAnswers(app, ruth, [right, wrong, wrong, wrong]);
    await givenMathAnswers(app, boaz, [right, right, right, right]);
    app.clock.advance({ days: 7 });
    await givenMathAnswers(app, ruth, [right, right, right, right]);
    await givenMathAnswers(app, boaz, [right, wrong, wrong, right]);
    const trends = async (span: Span) => (await seen('children', span)).map(({ trend }) => trend);
    expect(await trends('7')).toEqual(['down', 'up']);
    expect(await trends('28')).toEqual([null, null]);
  });
});

describe('over time', () => {
  test('counts children, answers and right answers of each day', async () => {
    await givenMathAnswers(app, ruth, [right, right]);
    await givenMathAnswers(app, boaz, [right, wrong]);
    app.clock.advance({ days: 2 });
    await (await boaz.call()).lessons.start({ lessonId: 1 });
    const chart = await seen('chart', '7');
    expect(chart).toHaveLength(7);
    expect(chart.slice(-3)).toEqual([
      {
        ...{ date: '2026-06-15', days: 1, activeChildren: 2, answers: 4, right: 3 },
        shareRight: 0.75,
      },
      {
        ...{ date: '2026-06-16', days: 1, activeChildren: 0, answers: 0, right: 0 },
        shareRight: null,
      },
      {
        ...{ date: '2026-06-17', days: 1, activeChildren: 1, answers: 0, right: 0 },
        shareRight: null,
      },
    ]);
    expect(await seen('chart', 'all')).toHaveLength(4);
  });
});

const PARTS = ['lessons', 'skills', 'questions', 'children', 'chart'] as const;

describe('whoever asks', () => {
  const another = async () => {
    const other = await app.given.teacher();
    await givenClass(app, 'Lilies', { teachers: [other] });
    return other;
  };
  const people: readonly [string, boolean, () => Promise<Person>][] = [
    ['a teacher of the class', true, async () => teacher],
    ['an admin', true, () => app.given.admin()],
    ['a teacher of another class', false, another],
    ['a teacher who waits for approval', false, () => app.given.teacher({ approved: false })],
    ['a child of the class', false, async () => ruth],
    ['a parent', false, () => app.given.parent()],
  ];
  test.each(people)('is %s and sees the class: %s', async (_, allowed, person) => {
    const { analytics } = await (await person()).call();
    for (const part of PARTS) {
      const call = analytics[part]({ classId, span: '7' });
      if (allowed) expect(Array.isArray(await call)).toBe(true);
      else expect(await call.catch(toAppError)).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('finds the classes to choose from: own ones, all, or none before the approval', async () => {
    const other = await another();
    const names = async (person: Person) =>
      (await (await person.call()).analytics.classes()).map(({ name }) => name);
    expect(await names(teacher)).toEqual(['Our class']);
    expect(await names(other)).toEqual(['Lilies']);
    expect(await names(await app.given.admin())).toEqual(['Lilies', 'Our class']);
    expect(await names(await app.given.teacher({ approved: false }))).toEqual([]);
  });
});

test('a class without children has empty tables and a flat chart', async () => {
  const admin = await (await app.given.admin()).call();
  const empty = { classId: await givenClass(app, 'Lilies', {}), span: '7' } as const;
  for (const part of ['lessons', 'skills', 'questions', 'children'] as const) {
    expect(await admin.analytics[part](empty)).toEqual([]);
  }
  const chart = await admin.analytics.chart(empty);
  expect(chart.map(({ activeChildren }) => activeChildren)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
