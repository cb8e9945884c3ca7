import { drawLevel } from '@lamplight/content/math-problems';
import type { MathRound } from '@lamplight/domain/math-games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9, grade: 4 });
});
afterEach(() => app.close());

const state = async (person = child) => (await person.call()).mathGames.state();
const finish = async (round: MathRound, person = child) =>
  (await person.call()).mathGames.finish(round);
const records = async (person = child) => (await person.call()).progress.records();
const badges = async () =>
  (await (await child.call()).progress.achievements()).map(({ badgeType }) => badgeType);

const rounds = () => app.db.selectFrom('mathRounds').selectAll().execute();
const answers = () => app.db.selectFrom('mathAnswers').selectAll().orderBy('place').execute();
const events = () =>
  app.db
    .selectFrom('activityEvents')
    .select(['userId', 'subject'])
    .where('kind', '=', 'math-level-passed')
    .execute();

/** A round of a nine-year-old of grade 4 with so many right answers at its beginning. */
function round(right: number, changes: Partial<Omit<MathRound, 'answers'>> = {}): MathRound {
  const level = { seed: 'a camp morning', level: 1, grade: 4, age: 9, ...changes };
  return {
    ...level,
    answers: drawLevel(level).map(({ answer, options }, place) =>
      place < right ? answer : (answer + 1) % options.length,
    ),
  };
}

describe('where a child stands', () => {
  test('is the first level of its grade at the beginning', async () => {
    expect(await state()).toEqual({
      grade: 4,
      age: 9,
      level: 1,
      label: 'Intermediate',
      rounds: 0,
    });
  });

  test('follows the difficulty of the profile', async () => {
    await (await child.call()).profiles.update({ difficultyLevel: 'advanced' });
    expect(await state()).toMatchObject({ grade: 5 });
    await (await child.call()).profiles.update({ difficultyLevel: 'beginner' });
    expect(await state()).toMatchObject({ grade: 3, label: 'Elementary' });
  });

  test('is worked out from the age where no grade is known', async () => {
    await app.db.updateTable('users').set({ grade: null }).where('id', '=', child.id).execute();
    expect(await state()).toMatchObject({ grade: 4 });
    await app.db.updateTable('users').set({ age: null }).where('id', '=', child.id).execute();
    expect(await state()).toMatchObject({ grade: 5, age: 10 });
  });
});

describe('a finished level', () => {
  test.each([
    [5, 50, true, 2],
    [3, 30, true, 2],
    [2, 20, false, 1],
    [0, 0, false, 1],
  ])('with %i right answers scores %i; passed: %s', async (right, score, passed, level) => {
    expect(await finish(round(right))).toEqual({
      correct: Array.from({ length: 5 }, (_, place) => place < right),
      score,
      passed,
      level,
    });
    expect(await state()).toMatchObject({ level, rounds: 1 });
  });

  test('is evidence: each answer with its template, area and misconception', async () => {
    const played = round(4);
    await finish(played);
    const problems = drawLevel(played);
    expect(await answers()).toMatchObject(
      problems.map(({ template, area, difficulty, key, misconceptions }, place) => ({
        userId: child.id,
        ...{ place, template, area, difficulty, problemKey: key },
        choice: played.answers[place],
        correct: place < 4 ? 1 : 0,
        misconception: place < 4 ? null : misconceptions[played.answers[4] ?? 0],
      })),
    );
  });

  test('is told to those who follow the child, and earns a badge, when it was passed', async () => {
    await finish(round(2, { seed: 'not passed' }));
    expect(await events()).toEqual([]);
    expect(await badges()).not.toContain('math-levels-1');
    await finish(round(3));
    expect(await events()).toEqual([{ userId: child.id, subject: '1' }]);
    expect(await badges()).toContain('math-levels-1');
  });

  test('may have an answer that was never given', async () => {
    const played = round(5);
    const open = { ...played, answers: [null, ...played.answers.slice(1)] };
    expect(await finish(open)).toMatchObject({ score: 40, passed: true });
    expect((await answers())[0]).toMatchObject({ choice: null, correct: 0, misconception: null });
  });

  test('has one effect and one answer, however often it is sent', async () => {
    const first = await finish(round(5));
    await finish(round(5, { seed: 'the next one', level: 2 }));
    expect(await finish(round(0))).toEqual(first);
    expect(await state()).toMatchObject({ level: 3, rounds: 2 });
    expect(await events()).toHaveLength(2);
  });

  test('of a child is not that of another with the same seed', async () => {
    const other = await app.given.student({ age: 9, grade: 4 });
    await finish(round(5));
    expect(await finish(round(1), other)).toMatchObject({ score: 10, passed: false });
  });

  test('below the saved one is practice: it is marked, and the level stays', async () => {
    await finish(round(5));
    expect(await finish(round(5, { seed: 'once more' }))).toMatchObject({ passed: true, level: 2 });
    expect(await state()).toMatchObject({ level: 2, rounds: 2 });
  });

  test('above the saved one is refused', async () => {
    await expect(finish(round(5, { level: 2 }))).rejects.toMatchObject({
      cause: { code: 'VALIDATION' },
    });
    expect(await rounds()).toEqual([]);
  });

  test.each([
    ['two grades higher', { grade: 6 }],
    ['two grades lower', { grade: 2 }],
    ['two years older', { age: 11 }],
  ])('for a child %s is refused', async (_, changes) => {
    await expect(finish(round(5, changes))).rejects.toMatchObject({
      cause: { code: 'VALIDATION' },
    });
    expect(await rounds()).toEqual([]);
  });

  test('from before a birthday is taken', async () => {
    expect(await finish(round(5, { grade: 3, age: 8 }))).toMatchObject({ passed: true });
  });

  test('must have five answers to what there is', async () => {
    const played = round(5);
    for (const refused of [played.answers.slice(1), [4, 0, 0, 0, 0], [-1, 0, 0, 0, 0]]) {
      await expect(finish({ ...played, answers: refused })).rejects.toThrow();
    }
    expect(await rounds()).toEqual([]);
  });
});

describe('a report to /api/activity-progress', () => {
  const report = async (level: number, changes: object = {}) => {
    const data = { level, timestamp: '2020-01-01T00:00:00.000Z' };
    const body = { userId: child.id, activityType: 'math_games' as const, data };
    return (await child.call()).progress.activity({ ...body, completed: true, ...changes });
  };

  test('saves a level that is one above the saved one, at the time of the host', async () => {
    const record = await report(2);
    expect(record).toMatchObject({
      userId: child.id,
      activityType: 'math_games',
      completed: true,
      data: { level: 2, timestamp: new Date(app.clock.now()).toISOString() },
    });
    expect(await state()).toMatchObject({ level: 2, rounds: 0 });
    expect(await records()).toEqual([record]);
  });

  test('raises no evidence and earns nothing', async () => {
    await report(2);
    expect(await rounds()).toEqual([]);
    expect(await events()).toEqual([]);
    expect(await badges()).not.toContain('math-levels-1');
  });

  test('of a higher level is refused', async () => {
    await expect(report(3)).rejects.toMatchObject({ cause: { code: 'VALIDATION' } });
    expect(await state()).toMatchObject({ level: 1 });
  });

  test('of a lower level takes nothing away', async () => {
    await report(2);
    expect(await report(1)).toMatchObject({ data: { level: 2 } });
    expect(await state()).toMatchObject({ level: 2 });
  });

  test('of a level that goes on saves nothing', async () => {
    expect(await report(2, { completed: false })).toMatchObject({ completed: false });
    expect(await state()).toMatchObject({ level: 1 });
    expect(await records()).toEqual([]);
  });

  test("in another person's name is refused", async () => {
    const other = await app.given.student();
    await expect(report(2, { userId: other.id })).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
  });
});
