import { stories } from '@lamplight/content/stories';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9 });
});
afterEach(() => app.close());

const [first, second] = stories();
if (first === undefined || second === undefined) throw new Error('there are too few stories');

function events() {
  return app.db
    .selectFrom('activityEvents')
    .select('subject')
    .where('kind', '=', 'story-completed')
    .execute();
}

describe('the stories', () => {
  test('are told for the age of their reader', async () => {
    const [forChild] = await (await child.call()).stories.list();
    expect(forChild).toMatchObject({
      id: first.id,
      reference: first.reference,
      character: first.character,
      title: first.texts.young.title,
      sections: first.texts.young.sections,
      activity: first.texts.young.activity,
      isCompleted: false,
    });
    const teenager = await app.given.student({ age: 15 });
    const [forTeenager] = await (await teenager.call()).stories.list();
    expect(forTeenager?.sections).toEqual(first.texts.older.sections);
  });

  test('are all there', async () => {
    expect(await (await child.call()).stories.list()).toHaveLength(stories().length);
  });
});

describe('a completed story', () => {
  test('is marked, counted for 25 minutes, and told to those who follow the child', async () => {
    const record = await (await child.call()).stories.complete({ storyId: first.id });
    expect(record).toMatchObject({
      lessonId: first.id,
      moduleId: 1,
      completed: true,
      score: 100,
      timeSpent: 25,
      activityType: 'bible_story',
    });
    const list = await (await child.call()).stories.list();
    expect(list.map(({ isCompleted }) => isCompleted).slice(0, 2)).toEqual([true, false]);
    expect(await (await child.call()).progress.records()).toEqual([record]);
    expect(await events()).toEqual([{ subject: first.texts.young.title }]);
  });

  test('is not saved again', async () => {
    const before = await (await child.call()).stories.complete({ storyId: first.id });
    app.clock.advance({ days: 1 });
    const again = await (await child.call()).stories.complete({ storyId: first.id, seconds: 60 });
    expect(again).toEqual(before);
    expect(await events()).toHaveLength(1);
  });

  test('earns a badge', async () => {
    await (await child.call()).stories.complete({ storyId: first.id });
    const badges = await (await child.call()).progress.achievements();
    expect(badges.map(({ badgeType }) => badgeType)).toContain('stories-1');
  });

  test('must be one that there is', async () => {
    await expect((await child.call()).stories.complete({ storyId: 9999 })).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND' },
    });
  });
});

describe('a progress report', () => {
  test('of a story, as the client of the specification sends it, completes the story', async () => {
    const body = {
      userId: child.id,
      lessonId: second.id,
      moduleId: 1,
      completed: true,
      score: 100,
    };
    const answer = await (await child.call()).progress.report({ ...body, timeSpent: 1500 });
    expect(answer).toMatchObject({
      activityType: 'bible_story',
      lessonId: second.id,
      timeSpent: 25,
    });
    expect((await (await child.call()).stories.list())[1]?.isCompleted).toBe(true);
    expect(await app.db.selectFrom('lessonProgress').selectAll().execute()).toEqual([]);
  });

  test('of a lesson completes the lesson', async () => {
    const answer = await (await child.call()).progress.report({
      lessonId: 1,
      moduleId: 1,
      timeSpent: 10,
    });
    expect(answer).toMatchObject({ activityType: 'lesson', lessonId: 1, timeSpent: 10 });
    expect(await app.db.selectFrom('storyCompletions').selectAll().execute()).toEqual([]);
  });

  test('of a story that goes on saves nothing', async () => {
    const report = { lessonId: first.id, activityType: 'bible_story', completed: false } as const;
    const answer = await (await child.call()).progress.report(report);
    expect(answer).toMatchObject({ completed: false, completedAt: null, timeSpent: 0 });
    expect(await (await child.call()).progress.records()).toEqual([]);
  });

  test("in another person's name is refused", async () => {
    const other = await app.given.student();
    const report = { userId: other.id, lessonId: 1, moduleId: 1, timeSpent: 1500 };
    await expect((await child.call()).progress.report(report)).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
  });
});
