import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { toAppError } from '../../platform/error-mapping.ts';
import { answerLesson, givenMathAnswers, givenQuiz } from '../../testing/class-evidence.ts';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { givenGame, RIGHT } from '../../testing/played-game.ts';

const WRONG = 0;
const right = { correct: true };
const wrong = { correct: false, misconception: 'added-denominators' };

let app: TestApp;
let classId: number;
let teacher: Person;
let ruth: Person;
beforeEach(async () => {
  app = await createTestApp();
  classId = await firstClassId(app);
  teacher = await app.given.teacher();
  ruth = await app.given.student({
    ...{ firstName: 'Ruth', username: 'ruth', parentEmail: 'eva@example.org' },
  });
});
afterEach(() => app.close());

const reportOf = async (person: Person, span: '7' | '28' | 'all' = '7') =>
  (await teacher.call()).reports.child({ studentId: person.id, span });

async function finish(
  person: Person,
  kind: 'story-completed' | 'verse-learned' | 'challenge-completed',
  subject: string,
) {
  await insertEvent(app.db, { userId: person.id, kind, subject, at: app.clock.now() });
}

describe('the report of a child', () => {
  test('tells what was learned, with what the answers show', async () => {
    for (const question of [0, 1]) await answerLesson(ruth, 1, question, question === 0);
    await (await ruth.call()).lessons.complete({ lessonId: 1, score: 100, timeSpent: 12 });
    await finish(ruth, 'story-completed', 'Jonah');
    await finish(ruth, 'verse-learned', 'Psalm 104:24');
    await finish(ruth, 'challenge-completed', 'Tent poles');
    await givenQuiz(app, ruth, [{ itemId: 'bible-el-001', choice: 2, correct: true }]);
    await givenMathAnswers(app, ruth, [wrong, wrong, right]);
    await givenGame(app, { classId, players: [{ person: ruth, choices: [RIGHT, WRONG] }] });
    app.clock.advance({ days: 1 });
    await finish(ruth, 'story-completed', 'Jonah');

    const report = await reportOf(ruth);
    expect(report).toMatchObject({
      student: { id: ruth.id, name: 'Ruth', calledName: 'Ruth', age: 9, grade: 4, currentDay: 1 },
      ...{ from: '2026-06-15', to: '2026-06-16', minutes: 12, challenges: 1 },
      attendance: { daysActive: 2, dates: ['2026-06-15', '2026-06-16'] },
      lessons: [{ lessonId: 1, category: 'bible', dayNumber: 1, answers: 2, right: 1 }],
      stories: [{ title: 'Jonah', at: '2026-06-15T09:00:00.000Z' }],
      verses: [{ title: 'Psalm 104:24' }],
      quizzes: { finished: 1, answers: 1, right: 1 },
      math: { answers: 3, right: 1, misconceptions: [{ slug: 'added-denominators', count: 2 }] },
      games: { played: 1, answers: 2, right: 1 },
      evidence: { answers: 8, right: 4, shareRight: 0.5 },
    });
    expect(report.achievements.map(({ badgeType }) => badgeType)).toContain('lessons-1');
    // Nothing of day 1 can be behind yet.
    expect(report.insights.growthAreas).not.toContain('completion');
  });

  test('names what goes well and what comes next', async () => {
    await givenMathAnswers(
      app,
      ruth,
      Array.from({ length: 8 }, () => right),
    );
    app.clock.advance({ minutes: 1 });
    const algebra = { template: 'one-step', area: 'algebra' };
    await givenMathAnswers(app, ruth, [wrong, wrong, wrong, wrong], algebra);
    const report = await reportOf(ruth);
    expect(report.strengths).toEqual(['math:fractions']);
    expect(report.nextSteps).toEqual(['math:algebra']);
    expect(report.skills).toEqual([
      { skill: 'math:fractions', level: 'mastered', answers: 8 },
      { skill: 'math:algebra', level: 'struggling', answers: 4 },
    ]);
  });

  test('shows the hidden tests of a project, whether they passed or not', async () => {
    const at = app.clock.now();
    await app.db
      .insertInto('projectProgress')
      .values({
        ...{ userId: ruth.id, projectId: 1, code: '', blocks: null, score: 60 },
        ...{ testsPassed: 3, testsTotal: 4, checkedAt: at, completedAt: null, updatedAt: at },
      })
      .execute();
    expect((await reportOf(ruth)).projects).toEqual([
      {
        ...{ projectId: 1, title: 'Smart Pet Classifier', testsPassed: 3, testsTotal: 4 },
        completed: false,
      },
    ]);
  });

  test('leaves out what lies before its span', async () => {
    await finish(ruth, 'story-completed', 'Jonah');
    app.clock.advance({ days: 7 });
    expect(await reportOf(ruth)).toMatchObject({
      ...{ stories: [], attendance: { daysActive: 0 }, from: '2026-06-16', to: '2026-06-22' },
    });
    expect((await reportOf(ruth, 'all')).stories).toHaveLength(1);
  });

  test('holds nothing that the child wrote', async () => {
    const { journal, chat } = await ruth.call();
    await journal.write({ entry: 'My secret owl' });
    await chat.send({ message: 'Who was the secret prophet Jonah?' });
    const { reports } = await teacher.call();
    const all = [
      await reports.child({ studentId: ruth.id, span: 'all' }),
      await reports.class({ classId, span: 'all' }),
    ];
    expect(JSON.stringify(all)).not.toContain('secret');
    expect(all[0]).toMatchObject({ attendance: { daysActive: 1 } });
  });

  test('is of students only', async () => {
    const admin = await (await app.given.admin()).call();
    const call = admin.reports.child({ studentId: teacher.id, span: '7' });
    expect(await call.catch(toAppError)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the report of a class', () => {
  test('counts over its children', async () => {
    const boaz = await app.given.student({ firstName: 'Boaz', username: 'boaz' });
    await app.given.student({ firstName: 'Naomi', username: 'naomi' });
    for (const person of [ruth, boaz]) {
      await answerLesson(person, 1, 0, person === ruth);
      await finish(person, 'verse-learned', 'Psalm 104:24');
      await givenMathAnswers(app, person, [wrong, wrong, right]);
    }
    await finish(ruth, 'story-completed', 'Jonah');
    await finish(ruth, 'story-completed', 'Jonah');
    await givenGame(app, {
      classId,
      players: [ruth, boaz].map((person) => ({ person, choices: [RIGHT] })),
    });
    const report = await (await teacher.call()).reports.class({ classId, span: '28' });
    expect(report).toMatchObject({
      ...{ classId, name: 'Our class', students: 3, activeStudents: 2 },
      ...{ from: '2026-06-15', to: '2026-06-15' },
      evidence: { answers: 10, right: 5, shareRight: 0.5 },
      lessons: [{ lessonId: 1, answers: 2, shareRight: null }],
      misconceptions: [{ slug: 'added-denominators', count: 4, children: 2 }],
      stories: [{ title: 'Jonah', children: 1 }],
      verses: [{ title: 'Psalm 104:24', children: 2 }],
      games: { played: 1, children: 2 },
      projects: { children: 0, begun: 0, completed: 0 },
    });
    expect(report.children.map(({ name }) => name)).toEqual(['Boaz', 'Naomi', 'Ruth']);
    expect(report.chart).toHaveLength(28);
    expect(report.questions).toMatchObject([{ source: 'math', answers: 6, right: 2 }]);
  });
});

describe('whoever asks', () => {
  const another = async () => {
    const other = await app.given.teacher();
    await givenClass(app, 'Lilies', { teachers: [other] });
    return other;
  };
  const parent = () => app.given.parent({ email: 'eva@example.org' });
  const people: readonly [string, allowed: boolean, () => Promise<Person>][] = [
    ['a teacher of the class', true, async () => teacher],
    ['an admin', true, () => app.given.admin()],
    ['a parent whose link nobody has confirmed', false, parent],
    ['another parent', false, () => app.given.parent({ email: 'adam@example.org' })],
    ['a teacher of another class', false, another],
    ['a teacher who waits for approval', false, () => app.given.teacher({ approved: false })],
    ['the child', false, async () => ruth],
    ['another child', false, () => app.given.student()],
  ];
  test.each(people)('is %s and reads the reports: %s', async (_, allowed, person) => {
    const { reports } = await (await person()).call();
    const answers = async (call: Promise<unknown>) => {
      const answer = await call.catch(toAppError);
      return typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : 'ok';
    };
    const studentId = ruth.id;
    expect(await answers(reports.class({ classId, span: '7' }))).toBe(allowed ? 'ok' : 'FORBIDDEN');
    expect(await answers(reports.child({ studentId, span: '7' }))).toBe(
      allowed ? 'ok' : 'FORBIDDEN',
    );
  });
});
