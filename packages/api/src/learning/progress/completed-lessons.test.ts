import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/index.ts';
import { createCompletedLessons } from './completed-lessons.ts';

test('what was completed is remembered until it changes', async () => {
  const app = await createTestApp();
  const child = await app.given.student();
  const completed = createCompletedLessons(app.db);
  expect(await completed.of(child.id)).toEqual(new Set());
  await (await child.call()).lessons.complete({ lessonId: 1 });
  expect(await completed.of(child.id)).toEqual(new Set());
  completed.changed(child.id);
  expect(await completed.of(child.id)).toEqual(new Set([1]));
  await app.close();
});

test('what was read beside a change is not remembered', async () => {
  const app = await createTestApp();
  const child = await app.given.student();
  const completed = createCompletedLessons(app.db);
  const reading = completed.of(child.id);
  completed.changed(child.id);
  expect(await reading).toEqual(new Set());
  await (await child.call()).lessons.complete({ lessonId: 1 });
  expect(await completed.of(child.id)).toEqual(new Set([1]));
  await app.close();
});
