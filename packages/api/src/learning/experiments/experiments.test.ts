import { experimentSources } from '@lamplight/content/experiments';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9, grade: 4 });
});
afterEach(() => app.close());

async function list(person = child) {
  return (await person.call()).experiments.list();
}

async function firstToDo(person = child): Promise<number> {
  const next = (await list(person)).find(({ isCompleted }) => !isCompleted);
  if (next === undefined) throw new Error('there is no experiment left');
  return next.id;
}

async function complete(experimentId: number, person = child) {
  return (await person.call()).experiments.complete({ experimentId });
}

function events() {
  return app.db
    .selectFrom('activityEvents')
    .select(['userId', 'subject'])
    .where('kind', '=', 'experiment-completed')
    .execute();
}

describe('the experiments', () => {
  test('are those of the child’s age', async () => {
    const little = await app.given.student({ age: 5, grade: 1 });
    const difficulties = new Set((await list(little)).map(({ difficulty }) => difficulty));
    expect([...difficulties]).toEqual(['Super Easy']);
    expect((await list()).some(({ difficulty }) => difficulty === 'Easy')).toBe(true);
  });

  test('that are new go by the grade and the level of the child', async () => {
    const teenager = await app.given.student({ age: 14, grade: 8 });
    const generated = async () => (await list(teenager)).find(({ isNew }) => isNew)?.difficulty;
    expect(await generated()).toBe('Medium');
    await (await teenager.call()).profiles.update({ difficultyLevel: 'advanced' });
    expect(await generated()).toBe('Advanced');
    await (await teenager.call()).profiles.update({ difficultyLevel: 'beginner' });
    expect(await generated()).toBe('Easy');
  });

  test('never run out: eight are left however many were completed', async () => {
    for (let done = 0; done < 20; done += 1) await complete(await firstToDo());
    const experiments = await list();
    expect(experiments.filter(({ isCompleted }) => isCompleted)).toHaveLength(20);
    expect(experiments.filter(({ isCompleted }) => !isCompleted).length).toBeGreaterThanOrEqual(8);
  });

  test('are the same ones at every visit', async () => {
    expect(await list()).toEqual(await list());
  });
});

describe('a completed experiment', () => {
  test('is marked, recorded, and told to those who follow the child', async () => {
    const id = await firstToDo();
    const record = await complete(id);
    expect(record).toMatchObject({
      userId: child.id,
      lessonId: null,
      completed: true,
      score: null,
      activityType: 'science_experiment',
      data: { experimentId: id, completedAt: record.completedAt },
    });
    const done = (await list()).find((experiment) => experiment.id === id);
    expect(done).toMatchObject({ isCompleted: true, isNew: false });
    expect(await (await child.call()).progress.records()).toEqual([record]);
    expect(await events()).toEqual([{ userId: child.id, subject: done?.title }]);
  });

  test('is not saved again', async () => {
    const id = await firstToDo();
    const before = await complete(id);
    app.clock.advance({ days: 1 });
    expect(await complete(id)).toEqual(before);
    expect(await events()).toHaveLength(1);
  });

  test('earns a badge', async () => {
    await complete(await firstToDo());
    const badges = await (await child.call()).progress.achievements();
    expect(badges.map(({ badgeType }) => badgeType)).toContain('experiments-1');
    expect(badges.map(({ badgeType }) => badgeType)).not.toContain('experiments-5');
  });

  test('may be a generated one, which is new no longer', async () => {
    const fresh = (await list()).find(({ isNew }) => isNew);
    if (fresh === undefined) throw new Error('there is no new experiment');
    expect(fresh.id).toBeGreaterThanOrEqual(1000);
    await complete(fresh.id);
    expect((await list()).find(({ id }) => id === fresh.id)).toMatchObject({
      isCompleted: true,
      isNew: false,
    });
  });

  test('stays one when the child has grown out of it', async () => {
    const little = await app.given.student({ age: 5, grade: 1 });
    const id = await firstToDo(little);
    const before = await complete(id, little);
    await app.db.updateTable('users').set({ age: 16 }).where('id', '=', little.id).execute();
    expect(await complete(id, little)).toEqual(before);
  });

  test.each([9999, 999_999, 1_000_000])('must be one that there is: %i is none', async (id) => {
    await expect(complete(id)).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    expect(await events()).toEqual([]);
  });

  test('may be one for another age, which is not offered to the child', async () => {
    const teenager = await app.given.student({ age: 16, grade: 11 });
    const id = await firstToDo(teenager);
    const little = await app.given.student({ age: 5, grade: 1 });
    expect(await complete(id, little)).toMatchObject({ userId: little.id, completed: true });
    expect((await list(little)).map((experiment) => experiment.id)).not.toContain(id);
  });

  test('is one child’s own', async () => {
    const id = await firstToDo();
    await complete(id);
    const other = await app.given.student({ age: 9, grade: 4 });
    expect((await list(other)).every(({ isCompleted }) => !isCompleted)).toBe(true);
  });
});

describe('a report to /api/activity-progress', () => {
  async function report(changes: object = {}) {
    const data = { experimentId: await firstToDo(), completedAt: '2020-01-01T00:00:00.000Z' };
    const body = { userId: child.id, activityType: 'science_experiment' as const, data };
    return (await child.call()).progress.activity({ ...body, completed: true, ...changes });
  }

  test('completes the experiment, at the time of the host', async () => {
    const answer = await report();
    expect(answer).toMatchObject({ activityType: 'science_experiment', completed: true });
    expect(answer.completedAt).toBe(new Date(app.clock.now()).toISOString());
    expect((await list()).filter(({ isCompleted }) => isCompleted)).toHaveLength(1);
  });

  test('takes every experiment that there is, whoever it is for', async () => {
    const generated = [...experimentSources.generate.offered(16, 'Advanced')].map(({ id }) => id);
    const ids = [...experimentSources.written.map(({ id }) => id), ...generated.slice(0, 20)];
    for (const experimentId of ids) {
      for (const completed of [false, true]) {
        const answer = await report({ data: { experimentId }, completed });
        expect(answer).toMatchObject({ completed, data: { experimentId } });
      }
    }
    expect(await events()).toHaveLength(ids.length);
  });

  test('of an experiment that goes on saves nothing', async () => {
    expect(await report({ completed: false })).toMatchObject({
      completed: false,
      completedAt: null,
    });
    expect(await (await child.call()).progress.records()).toEqual([]);
  });

  test('does not open what was completed before', async () => {
    const id = await firstToDo();
    const before = await complete(id);
    expect(await report({ data: { experimentId: id }, completed: false })).toEqual(before);
  });

  test('of an experiment that there is not is refused', async () => {
    for (const completed of [true, false]) {
      await expect(report({ data: { experimentId: 9999 }, completed })).rejects.toMatchObject({
        cause: { code: 'NOT_FOUND' },
      });
    }
  });

  test('in another person’s name is refused', async () => {
    const other = await app.given.student();
    await expect(report({ userId: other.id })).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
  });
});
