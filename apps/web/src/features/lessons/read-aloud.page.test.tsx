import { afterEach, expect, test, vi } from 'vitest';
import { preferOnePage } from '../../../test/one-page-lessons.ts';
import { createWorld } from '../../../test/world.tsx';
import { deviceWith } from '../../ui/read-aloud/testing/device-voice.ts';
import { LESSON_OF } from './testing/lesson-ids.ts';

afterEach(() => vi.unstubAllGlobals());

async function openLesson() {
  preferOnePage();
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 5, grade: 1 }));
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  await expect.element(screen.getByRole('heading', { name: 'Hello, Light!' })).toBeVisible();
  return screen;
}

test('a lesson is read sentence by sentence, and the sentence being read is lit', async () => {
  const speech = deviceWith([{ lang: 'en-US', localService: true }]);
  const screen = await openLesson();
  await screen.getByRole('button', { name: 'Read to me' }).click();
  await expect.element(screen.getByRole('mark')).toHaveTextContent('Hello, Light!');
  speech.finishSentence();
  await expect.element(screen.getByRole('mark')).toHaveTextContent('Close your eyes.');
  expect(speech.spoken).toEqual(['Hello, Light!', 'Close your eyes.']);

  await screen.getByRole('button', { name: 'Stop reading' }).click();
  await expect.element(screen.getByRole('mark')).not.toBeInTheDocument();
  speech.finishSentence();
  expect(speech.spoken).toHaveLength(2);
});

test('a voice that would send the words away is not used', async () => {
  deviceWith([{ lang: 'en-US', localService: false }]);
  const screen = await openLesson();
  await expect.element(screen.getByRole('button', { name: 'Read to me' })).not.toBeInTheDocument();
});
