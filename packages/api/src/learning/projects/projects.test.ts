import { hiddenRuns } from '@lamplight/content/project-tests';
import { projectById } from '@lamplight/content/projects';
import { MOST_BEGUN_PROJECTS, withoutComments } from '@lamplight/domain/projects';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9 });
});
afterEach(() => app.close());

const PROJECT = 1;
function projectOf(id: number) {
  const project = projectById(id);
  if (project === null) throw new Error(`there is no project ${id}`);
  return project;
}
const { solution, starterCode, title } = projectOf(PROJECT);
const TESTS = hiddenRuns(PROJECT).reduce((sum, { tests }) => sum + tests.length, 0);

const calls = async (options?: { idempotencyKey: string }) => (await child.call(options)).projects;
const events = () =>
  app.db
    .selectFrom('activityEvents')
    .select('subject')
    .where('kind', '=', 'project-completed')
    .execute();

describe('a draft', () => {
  test('is kept, and the newest holds', async () => {
    await (await calls()).save({ projectId: PROJECT, code: 'print(1)' });
    await (await calls()).save({
      projectId: PROJECT,
      code: 'print(2)',
      blocks: '{"blocks":{}}',
    });
    expect(await (await calls()).progress()).toEqual([
      {
        projectId: PROJECT,
        code: 'print(2)',
        blocks: '{"blocks":{}}',
        completed: false,
        score: 0,
        checked: false,
      },
    ]);
    expect(await events()).toEqual([]);
  });

  test('leaves what a check has found', async () => {
    await (await calls()).check({ projectId: PROJECT, code: solution });
    await (await calls()).save({ projectId: PROJECT, code: '' });
    expect(await (await calls()).progress()).toMatchObject([
      { code: '', completed: true, score: 100, checked: true },
    ]);
  });

  test('can be begun of very many projects and no more, and those that are begun go on', async () => {
    const rows = Array.from({ length: MOST_BEGUN_PROJECTS }, (_, at) => ({
      userId: child.id,
      projectId: 5000 + at,
      code: '',
      updatedAt: 1,
    }));
    await app.db.insertInto('projectProgress').values(rows).execute();
    await expect(
      (await calls()).save({ projectId: PROJECT, code: 'print(1)' }),
    ).rejects.toMatchObject({ cause: { code: 'TOO_MANY_PROJECTS' } });
    await app.db.deleteFrom('projectProgress').where('projectId', '=', 5000).execute();
    await (await calls()).save({ projectId: PROJECT, code: 'print(1)' });
    await (await calls()).save({ projectId: PROJECT, code: 'print(2)' });
  });

  test('must be of a project that there is', async () => {
    for (const projectId of [4, 999, 2 ** 31 - 1]) {
      const refusal = (await calls()).save({ projectId, code: '' });
      await expect(refusal).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    }
    expect(await (await calls()).save({ projectId: 1000, code: '' })).toMatchObject({
      projectId: 1000,
    });
  });

  test('is nobody else’s', async () => {
    await (await calls()).save({ projectId: PROJECT, code: 'print(1)' });
    const other = await app.given.student();
    expect(await (await other.call()).projects.progress()).toEqual([]);
  });
});

describe('a check', () => {
  test('of the solution gives every point, and all hidden tests pass', async () => {
    const check = await (await calls()).check({ projectId: PROJECT, code: solution });
    expect(check).toMatchObject({
      projectId: PROJECT,
      score: 100,
      parts: { lines: 50, keyword: 30, arrow: 20 },
      best: 100,
      completed: true,
      tests: { passed: TESTS, total: TESTS },
      error: null,
    });
    expect(check.output.some((line) => line.includes('→'))).toBe(true);
    expect(await events()).toEqual([{ subject: title }]);
  });

  test('of the starter does not pass', async () => {
    const check = await (await calls()).check({ projectId: PROJECT, code: starterCode });
    expect(check.completed).toBe(false);
    expect(check.score).toBeLessThan(70);
    expect(check.tests.passed).toBeLessThan(TESTS);
    expect(await events()).toEqual([]);
  });

  test('keeps the best of all, and a project that was completed stays so', async () => {
    await (await calls()).check({ projectId: PROJECT, code: solution });
    app.clock.advance({ days: 1 });
    const worse = await (await calls()).check({ projectId: PROJECT, code: 'while (true) {}' });
    expect(worse).toMatchObject({ score: 0, best: 100, completed: true, error: { kind: 'time' } });
    expect(await (await calls()).progress()).toMatchObject([
      { code: 'while (true) {}', completed: true, score: 100 },
    ]);
    const row = await app.db.selectFrom('projectProgress').selectAll().executeTakeFirstOrThrow();
    expect([row.testsPassed, row.testsTotal]).toEqual([TESTS, TESTS]);
    await (await calls()).check({ projectId: PROJECT, code: solution });
    expect(await events()).toHaveLength(1);
  });

  test('completes a program that all hidden tests prove, though its lines are its own', async () => {
    const own = withoutComments(solution).replaceAll('\n', ' ');
    const check = await (await calls()).check({ projectId: PROJECT, code: own });
    expect(check.tests).toEqual({ passed: TESTS, total: TESTS });
    expect(check.score).toBeLessThan(70);
    expect(check.completed).toBe(true);
  });

  test('completes by points alone a program that copies the lines, and tells nobody of it', async () => {
    const copied = `const lines = \`\n${solution.replaceAll('`', "'").replaceAll('${', '(')}\n\`;\nprint('→');`;
    const check = await (await calls()).check({ projectId: PROJECT, code: copied });
    expect(check).toMatchObject({ completed: true, tests: { passed: 0, total: TESTS } });
    expect(await events()).toEqual([]);
    const badges = await (await child.call()).progress.achievements();
    expect(badges.map(({ badgeType }) => badgeType)).not.toContain('projects-1');
  });

  test('scores lines that do not run as the specification does, and keeps no evidence of them', async () => {
    const broken = `${solution}\nthrow new Error('stop')`;
    const check = await (await calls()).check({ projectId: PROJECT, code: broken });
    expect(check.parts).toEqual({ lines: 50, keyword: 30, arrow: 0 });
    expect(check.tests).toEqual({ passed: 0, total: TESTS });
    const row = await app.db.selectFrom('projectProgress').selectAll().executeTakeFirstOrThrow();
    expect(row.testsPassed).toBe(0);
  });

  test('earns badges by the number of projects', async () => {
    const badges = async () =>
      (await (await child.call()).progress.achievements()).map(({ badgeType }) => badgeType);
    await (await calls()).check({ projectId: 1, code: projectOf(1).solution });
    expect(await badges()).toContain('projects-1');
    expect(await badges()).not.toContain('projects-3');
    await (await calls()).check({ projectId: 2, code: projectOf(2).solution });
    await (await calls()).check({ projectId: 3, code: projectOf(3).solution });
    expect(await badges()).toContain('projects-3');
  });

  test('that is repeated with its key is one', async () => {
    const work = { projectId: PROJECT, code: solution };
    const key = { idempotencyKey: 'check-1' };
    const first = await (await calls(key)).check(work);
    expect(await (await calls(key)).check(work)).toEqual(first);
    expect(await events()).toHaveLength(1);
  });

  test('takes at most 20,000 characters', async () => {
    const refusal = (await calls()).check({ projectId: PROJECT, code: ' '.repeat(20_001) });
    await expect(refusal).rejects.toSatisfy((error) => toAppError(error).code === 'VALIDATION');
  });
});

describe('a report of a client', () => {
  test('is tested by the server, whatever it says of itself', async () => {
    const claim = { projectId: PROJECT, code: starterCode, completed: true, score: 100 };
    const kept = await (await calls()).report(claim);
    expect(kept).toMatchObject({ code: starterCode, completed: false });
    expect(kept.score).toBeLessThan(70);

    const honest = { projectId: PROJECT, code: solution, completed: false, score: 0 };
    expect(await (await calls()).report(honest)).toMatchObject({ completed: true, score: 100 });
  });
});
