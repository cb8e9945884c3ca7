import { afterEach, expect, test, vi } from 'vitest';
import { listenIn } from '../../../test/loudspeaker.ts';
import { preferOnePage } from '../../../test/one-page-lessons.ts';
import { createWorld, type World } from '../../../test/world.tsx';
import { deviceWith } from '../../ui/read-aloud/testing/device-voice.ts';
import { LESSON_OF } from './testing/lesson-ids.ts';

afterEach(() => vi.unstubAllGlobals());

async function openLesson(world: World) {
  preferOnePage();
  world.signIn(await world.given({ role: 'student', age: 5, grade: 1 }));
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  await expect.element(screen.getByRole('heading', { name: 'Hello, Light!' })).toBeVisible();
  return screen;
}

test('a device without a voice is read to by the host, sentence by sentence', async () => {
  deviceWith([]);
  const heard = listenIn();
  const world = await createWorld();
  await world.giveVoice(['en']);
  const screen = await openLesson(world);
  await screen.getByRole('button', { name: 'Read to me' }).click();
  await expect.element(screen.getByRole('mark')).toHaveTextContent('Hello, Light!');
  await expect.poll(() => heard.isSounding).toBe(true);
  heard.finish();
  await expect.element(screen.getByRole('mark')).toHaveTextContent('Close your eyes.');
  await expect.poll(() => heard.begun).toBe(2);

  await screen.getByRole('button', { name: 'Stop reading' }).click();
  await expect.element(screen.getByRole('mark')).not.toBeInTheDocument();
  expect(heard.isSounding).toBe(false);
});

test('the words light up one after another while the host reads', async () => {
  deviceWith([]);
  listenIn();
  const world = await createWorld();
  await world.giveVoice(['en']);
  const screen = await openLesson(world);
  await screen.getByRole('button', { name: 'Read to me' }).click();
  const word = () => screen.getByRole('mark').element().querySelector('span')?.textContent;
  await expect.poll(word).toBe('Light!');
});

test('a voice of the device comes before that of the host', async () => {
  const speech = deviceWith([{ lang: 'en-US', localService: true }]);
  const heard = listenIn();
  const world = await createWorld();
  await world.giveVoice(['en']);
  const screen = await openLesson(world);
  await screen.getByRole('button', { name: 'Read to me' }).click();
  await expect.element(screen.getByRole('mark')).toHaveTextContent('Hello, Light!');
  expect(speech.spoken).toEqual(['Hello, Light!']);
  expect(heard.begun).toBe(0);
});

test('in a language that nobody speaks the text stands alone', async () => {
  deviceWith([]);
  const world = await createWorld();
  await world.giveVoice(['es']);
  const screen = await openLesson(world);
  await expect.element(screen.getByRole('button', { name: 'Read to me' })).not.toBeInTheDocument();
});

test('a host that cannot be reached leaves the text unlit, and reads once it is back', async () => {
  deviceWith([]);
  const heard = listenIn();
  const world = await createWorld();
  await world.giveVoice(['en']);
  preferOnePage();
  // In the words for an age that no other test has listened to.
  world.signIn(await world.given({ role: 'student', age: 9 }));
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  const listen = screen.getByRole('button', { name: 'Read to me' });
  await expect.element(listen).toBeVisible();
  world.disconnect('voice.speak');
  await listen.click();
  await expect.element(listen).toBeVisible();
  await expect.element(screen.getByRole('mark')).not.toBeInTheDocument();
  world.reconnect();
  await listen.click();
  await expect.poll(() => heard.begun).toBe(1);
});
