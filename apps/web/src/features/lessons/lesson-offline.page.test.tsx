import { beforeEach, expect, test } from 'vitest';
import { preferOnePage } from '../../../test/one-page-lessons.ts';
import { createWorld } from '../../../test/world.tsx';
import { LESSON_OF } from './testing/lesson-ids.ts';

beforeEach(preferOnePage);

test('a lesson finished without the host is kept, and sent when the host is back', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  const screen = await world.open('/lessons');
  await screen.getByRole('button', { name: 'View Lessons' }).first().click();
  await screen.getByRole('button', { name: 'Start' }).click();
  const complete = screen.getByRole('button', { name: 'Complete Lesson' });
  await expect.element(complete).toBeVisible();

  world.disconnect();
  await complete.click();
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect
    .element(screen.getByText('Your progress will sync when connection is restored.'))
    .toBeVisible();
  await expect.element(screen.getByText('Waiting')).toBeVisible();

  // The lesson closes as always and shows as completed; the next one waits for the host.
  await expect.element(screen.getByRole('button', { name: 'Review' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Start' })).not.toBeInTheDocument();

  world.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Synced')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect.element(screen.getByText(/^1\/\d+ \(\d+%\)$/)).toBeVisible();
});

test('what an earlier visit kept is sent when the page opens again', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  const first = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  const complete = first.getByRole('button', { name: 'Complete Lesson' });
  await expect.element(complete).toBeVisible();
  world.disconnect();
  await complete.click();
  await expect.element(first.getByText('Waiting')).toBeVisible();
  await first.unmount();

  world.reconnect();
  const second = await world.open(`/lessons?module=${LESSON_OF.bible.moduleId}`);
  await expect.element(second.getByRole('button', { name: 'Review' })).toBeVisible();
  await expect.element(second.getByText(/^1\/\d+ \(\d+%\)$/)).toBeVisible();
});
