import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student();
});
afterEach(() => app.close());

test('a newcomer looks back on seven empty days', async () => {
  const week = await (await child.call()).progress.week();
  expect(week.days.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(week.days.at(-1)?.date).toBe('2026-06-15');
  expect(week).toMatchObject({ lessons: 0, answers: { right: 0, total: 0 } });
});

test('minutes stand on the day on which a lesson was completed, and marked answers are counted', async () => {
  const { lessons } = await child.call();
  await lessons.answer({ lessonId: 1, question: 0, choice: 0 });
  await lessons.complete({ lessonId: 1, timeSpent: 14 });
  app.clock.advance({ days: 1 });
  await lessons.complete({ lessonId: 57, timeSpent: 9 });
  const week = await (await child.call()).progress.week();
  expect(week.days.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 0, 14, 9]);
  expect(week).toMatchObject({ lessons: 2, answers: { total: 1 } });
});

test('what is a week ago has gone', async () => {
  const { lessons } = await child.call();
  await lessons.complete({ lessonId: 1, timeSpent: 14 });
  app.clock.advance({ days: 7 });
  expect(await (await child.call()).progress.week()).toMatchObject({ lessons: 0 });
});

test('a teacher has none of their own', async () => {
  const teacher = await (await app.given.teacher()).call();
  await expect(teacher.progress.week()).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
});
