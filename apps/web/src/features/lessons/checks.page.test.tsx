import { expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { preferOnePage } from '../../../test/one-page-lessons.ts';
import { createWorld, type World } from '../../../test/world.tsx';
import { LESSON_OF } from './testing/lesson-ids.ts';

async function openLesson(): Promise<{ world: World; screen: RenderResult }> {
  const world = await createWorld();
  preferOnePage();
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
  await expect.element(question(screen).getByText('Yes, that is it!')).toBeVisible();
  await expect.element(question(screen).getByText(/the light was there/)).toBeVisible();
});

test('a wrong answer is told kindly, and another one may be tried', async () => {
  const { screen } = await openLesson();
  await question(screen).getByRole('button', { name: 'Fish' }).click();
  await expect.element(question(screen).getByText('Not yet. Look again!')).toBeVisible();

  await question(screen).getByRole('button', { name: 'Light' }).click();
  await expect.element(question(screen).getByText('Yes, that is it!')).toBeVisible();
  await expect.element(question(screen).getByText(/the light was there/)).toBeVisible();
});

test('the first answer stays with the lesson when it is opened again', async () => {
  const { screen } = await openLesson();
  await question(screen).getByRole('button', { name: 'Fish' }).click();
  await expect.element(question(screen).getByText('Not yet. Look again!')).toBeVisible();
  await screen.getByRole('button', { name: 'Back to Lessons' }).click();
  await screen.getByRole('button', { name: 'Start' }).click();
  await expect
    .element(question(screen).getByRole('button', { name: /Fish.*your answer/ }))
    .toBeVisible();
});

test('an answer that waits for the host stands in the lesson when the page is loaded anew', async () => {
  const { world, screen } = await openLesson();
  world.disconnect('lessons.answer');
  await question(screen).getByRole('button', { name: 'Light' }).click();
  await expect.element(screen.getByText('Waiting')).toBeVisible();
  await screen.unmount();
  const again = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  await expect
    .element(question(again).getByRole('button', { name: /Light.*the right answer/ }))
    .toBeVisible();
  world.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.element(again.getByText('Synced')).toBeVisible();
});

test('an answer is told at once without the host, and reaches it later', async () => {
  const { world, screen } = await openLesson();
  world.disconnect();
  await question(screen).getByRole('button', { name: 'Light' }).click();
  await expect.element(question(screen).getByText('Yes, that is it!')).toBeVisible();
  await expect.element(screen.getByText('Waiting')).toBeVisible();

  world.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Synced')).toBeVisible();
  await screen.unmount();
  const again = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  await expect
    .element(question(again).getByRole('button', { name: /Light.*the right answer/ }))
    .toBeVisible();
});

test('a lesson can be finished with no question answered', async () => {
  const { screen } = await openLesson();
  await screen.getByRole('button', { name: 'Complete Lesson' }).click();
  await expect.element(screen.getByText('Progress Saved!')).toBeVisible();
});
