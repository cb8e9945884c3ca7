import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createWorld } from '../../../test/world.tsx';
import { type DeviceSpeech, deviceWith } from './testing/device-voice.ts';

let speech: DeviceSpeech;

beforeEach(async () => {
  speech = deviceWith([{ lang: 'en-US', localService: true }]);
  // No page may speak before its reader has touched anything.
  await userEvent.click(document.body);
});
afterEach(() => vi.unstubAllGlobals());

async function home(age: number) {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age, grade: 1 }));
  const screen = await world.open('/');
  await expect.element(screen.getByRole('heading', { name: /^Good / })).toBeVisible();
  return { world, screen };
}

test('the home says what comes next to a child who does not read yet', async () => {
  await home(5);
  await expect
    .poll(() => speech.spoken)
    .toContain('Hello! Touch the lantern that glows: Hello, Light!');
});

test('to one who reads it says nothing by itself', async () => {
  const { screen } = await home(9);
  await expect.element(screen.getByRole('link', { name: 'Start' }).first()).toBeVisible();
  expect(speech.spoken).toEqual([]);
});

test('a problem of the arena is read to a child who does not read yet, and how it went', async () => {
  const { world, screen } = await home(5);
  await screen.unmount();
  const arena = await world.open('/math-games');
  await arena.getByRole('button', { name: 'Start Level 1 Challenge' }).click();
  await expect.poll(() => speech.spoken.at(-1)).toMatch(/^[\s\S]+\nA: [\s\S]+\nB: /);
  await arena.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect.poll(() => speech.spoken.at(-1)).toMatch(/^(Correct!|Not quite\.)/);
});
