import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createWorld } from '../../../test/world.tsx';
import { clearDisplay, shownDisplay } from '../../app/display/display-store.ts';
import { classTablet } from '../../lib/class-tablet.ts';
import { loudspeaker } from '../../lib/loudspeaker.ts';
import { clearSessionStorage } from '../../lib/storage.ts';
import { LESSON_OF } from './testing/lesson-ids.ts';

/** The tones of each sound, in the order in which they were played. */
const played: number[] = [];
beforeEach(() => {
  played.length = 0;
  vi.spyOn(loudspeaker, 'playTones').mockImplementation((tones) => played.push(tones.length));
});
afterEach(() => {
  clearDisplay();
  classTablet.clear();
  sessionStorage.clear();
});

async function openLesson() {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9 }));
  const screen = await world.open(`/lessons?lesson=${LESSON_OF.bible.firstDay}`);
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  return { world, screen };
}

test('a page that turns is heard, and no longer once sound and motion are switched off', async () => {
  const { screen } = await openLesson();
  const next = screen.getByRole('button', { name: 'Next' });
  await next.click();
  expect(played).toEqual([2]);

  const quiet = screen.getByRole('switch', { name: 'Sound and motion' });
  await expect.element(quiet).toBeChecked();
  await quiet.click();
  await expect.element(quiet).not.toBeChecked();
  expect(document.documentElement.dataset.motion).toBe('reduced');
  await next.click();
  expect(played).toEqual([2]);

  await quiet.click();
  await next.click();
  expect(played).toEqual([2, 2]);
});

test('a class tablet is silent until the bell is touched, and again for the next child', async () => {
  classTablet.write({ token: 'a'.repeat(43), name: 'Tablet 1', className: 'Owls' });
  const { screen } = await openLesson();
  const next = screen.getByRole('button', { name: 'Next' });
  const quiet = screen.getByRole('switch', { name: 'Sound and motion' });
  await expect.element(quiet).not.toBeChecked();
  // Things move as ever: thirty tablets that move wake nobody.
  expect(shownDisplay().motion).toBe('device');
  await next.click();
  expect(played).toEqual([]);

  await quiet.click();
  await expect.element(quiet).toBeChecked();
  await next.click();
  expect(played).toEqual([2]);

  // Whoever signs out leaves nothing of the tab.
  clearSessionStorage();
  await screen.getByRole('button', { name: 'Back', exact: true }).click();
  expect(played).toEqual([2]);
});

test('the switch stands on the home too, and is kept with the profile', async () => {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age: 9 });
  world.signIn(child);
  const screen = await world.open('/');
  await screen.getByRole('switch', { name: 'Sound and motion' }).click();
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${child.token}` };
      const answer = await fetch('/trpc/auth.me', { headers });
      return (await answer.json()).result.data.display.motion;
    })
    .toBe('reduced');
  expect(shownDisplay().motion).toBe('reduced');
});

test('on a phone the switch is in the menu', async () => {
  await page.viewport(360, 740);
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9 }));
  const screen = await world.open('/');
  const quiet = screen.getByRole('switch', { name: 'Sound and motion' });
  await screen.getByRole('button', { name: 'Open the menu' }).click();
  await quiet.click();
  await expect.element(quiet).not.toBeChecked();
  expect(shownDisplay().motion).toBe('reduced');
  await page.viewport(1280, 800);
});
