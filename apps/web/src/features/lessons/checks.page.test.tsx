import { expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld, type World } from '../../../test/world.tsx';
import { LESSON_OF } from './testing/lesson-ids.ts';

async function openLesson(): Promise<{ world: World; screen: RenderResult }> {
  const world = await createWorld();
  // Band kindergarten: 'God spoke. What came?' with Trees, Light, Fish.
  world.signIn(await world.given({ role: 'student', age: 5, grade: 1 }));
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  await expect.element(screen.getByText('Check what you know')).toBeVisible();
  return { world, screen };
}

function question(screen: RenderResult) {
  return screen.getByRole('group', { name: 'God spoke. What came?' });
}

test('a right answer is praised and explained', async () => {
  const { screen } = await openLesson();
  await question(screen).getByRole('button', { name: 'Light' }).click();
  await expect.element(question(screen).getByText("That's right!")).toBeVisible();
  await expect.element(question(screen).getByText(/the light was there/)).toBeVisible();
});

test('a wrong answer is told kindly, explained, and can be tried again', async () => {
  const { screen } = await openLesson();
  await question(screen).getByRole('button', { name: 'Fish' }).click();
  await expect.element(question(screen).getByText('Not quite. Good try!')).toBeVisible();
  await expect.element(question(screen).getByText(/the light was there/)).toBeVisible();

  await question(screen).getByRole('button', { name: 'Try again' }).click();
  await question(screen).getByRole('button', { name: 'Light' }).click();
  await expect.element(question(screen).getByText("That's right!")).toBeVisible();
});

test('the first answer stays with the lesson when it is opened again', async () => {
  const { screen } = await openLesson();
  await question(screen).getByRole('button', { name: 'Fish' }).click();
  await expect.element(question(screen).getByText('Not quite. Good try!')).toBeVisible();
  await screen.getByRole('button', { name: 'Back to Lessons' }).click();
  await screen.getByRole('button', { name: 'Start' }).click();
  await expect.element(question(screen).getByText('Not quite. Good try!')).toBeVisible();
});

test('an answer that does not reach the host can be given again', async () => {
  const { world, screen } = await openLesson();
  world.disconnect();
  await question(screen).getByRole('button', { name: 'Light' }).click();
  await expect.element(question(screen).getByText(/did not reach the host/)).toBeVisible();
  world.reconnect();
  await question(screen).getByRole('button', { name: 'Light' }).click();
  await expect.element(question(screen).getByText("That's right!")).toBeVisible();
});

test('a lesson can be finished with no question answered', async () => {
  const { screen } = await openLesson();
  await screen.getByRole('button', { name: 'Complete Lesson' }).click();
  await expect.element(screen.getByText('Progress Saved!')).toBeVisible();
});
