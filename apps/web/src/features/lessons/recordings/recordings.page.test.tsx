import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { listenIn, silentRecording } from '../../../../test/loudspeaker.ts';
import { createWorld, type World } from '../../../../test/world.tsx';
import { deviceWith } from '../../../ui/read-aloud/testing/device-voice.ts';
import { LESSON_OF } from '../testing/lesson-ids.ts';

afterEach(() => vi.unstubAllGlobals());

const PAGE = `/lessons?lesson=${LESSON_OF.bible.firstDay}`;

/** The desk of a teacher on the first lesson. */
async function openDesk(world: World) {
  world.signIn(await world.given({ role: 'teacher' }));
  const screen = await world.open(PAGE);
  await screen.getByRole('button', { name: 'Your voice' }).click();
  await expect.element(screen.getByRole('listitem', { name: 'Step 1', exact: true })).toBeVisible();
  return screen;
}

async function recordFirstStep(world: World, file = silentRecording()) {
  const screen = await openDesk(world);
  await userEvent.upload(screen.getByLabelText('Record: Step 1', { exact: true }), file);
  return screen;
}

test('a teacher reads a step aloud, listens to it and deletes it', async () => {
  const heard = listenIn();
  const world = await createWorld();
  const screen = await recordFirstStep(world);
  const step = screen.getByRole('listitem', { name: 'Step 1', exact: true });
  await expect.element(step.getByText('Hello, Light!', { exact: false })).toBeVisible();
  await step.getByRole('button', { name: 'Listen: Step 1' }).click();
  await expect.poll(() => heard.begun).toBe(1);
  heard.finish();
  await expect.element(step.getByRole('button', { name: 'Listen: Step 1' })).toBeVisible();
  expect(step.getByLabelText('Record again: Step 1').elements()).toHaveLength(1);

  vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const erase = step.getByRole('button', { name: 'Delete: Step 1' });
  await erase.click();
  await expect.element(erase).toBeVisible();
  await erase.click();
  await expect.element(erase).not.toBeInTheDocument();
});

test('children of the class hear it in place of every other voice', async () => {
  const speech = deviceWith([{ lang: 'en-US', localService: true }]);
  const heard = listenIn();
  const world = await createWorld();
  const desk = await recordFirstStep(world);
  await expect.element(desk.getByRole('button', { name: 'Listen: Step 1' })).toBeVisible();
  await cleanup();

  world.signIn(await world.given({ role: 'student', age: 5, grade: 1 }));
  const screen = await world.open(PAGE);
  await expect.element(screen.getByRole('heading', { name: 'Hello, Light!' })).toBeVisible();
  await expect.poll(() => heard.begun).toBeGreaterThan(0);
  expect(speech.spoken).toEqual([]);
  heard.finish();
  // A page without a task turns by itself once it has been heard, and nobody has recorded the next one.
  await expect.poll(() => speech.spoken.length, { timeout: 5000 }).toBeGreaterThan(0);
});

test('a file that this device cannot play is not kept, and one that it can is', async () => {
  const world = await createWorld();
  const screen = await recordFirstStep(world, new File(['<html>'], 'voice.mp3'));
  await expect
    .element(screen.getByText('This device cannot play this file.', { exact: false }))
    .toBeVisible();
  await userEvent.upload(
    screen.getByLabelText('Record: Step 1', { exact: true }),
    silentRecording(),
  );
  await expect.element(screen.getByRole('button', { name: 'Listen: Step 1' })).toBeVisible();
  await expect
    .element(screen.getByText('This device cannot play this file.', { exact: false }))
    .not.toBeInTheDocument();
});

test('all that a teacher has read aloud stands below the modules', async () => {
  const world = await createWorld();
  const desk = await recordFirstStep(world);
  await expect.element(desk.getByRole('button', { name: 'Listen: Step 1' })).toBeVisible();
  world.goTo('/lessons');
  const own = desk.getByRole('button', { name: 'Delete: Hello, Light!, Step 1' });
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await own.click();
  await expect.element(own).not.toBeInTheDocument();
});

test('nobody but a teacher has the desk', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9 }));
  const screen = await world.open(PAGE);
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Your voice' })).not.toBeInTheDocument();
});
