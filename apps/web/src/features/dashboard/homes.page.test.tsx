import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld, type World } from '../../../test/world.tsx';
import { keyedApi } from '../../app/outbox/keyed-api.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

/** The lessons of day 1. */
const DAY_1 = [1, 57, 113];

async function home(age: number, done: readonly number[] = []) {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age, grade: 4 }));
  for (const lessonId of done) await keyedApi.lessons.complete.mutate({ lessonId });
  return { world, screen: await open(world) };
}

async function open(world: World): Promise<RenderResult> {
  const screen = await world.open('/');
  await expect.element(screen.getByRole('heading', { name: 'Good Morning, Naomi!' })).toBeVisible();
  return screen;
}

/** The links of today's lanterns or lines, by their whole names. */
async function lanterns(screen: RenderResult): Promise<string[]> {
  const today = screen.getByRole('region', { name: "Today's Learning Adventure" });
  const links = today.getByRole('link');
  await expect.element(links.first()).toBeVisible();
  return links.elements().map((link) => link.textContent ?? '');
}

/** Whether something stands on the first screen whole. */
function isOnFirstScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

describe('the camp of a child of 5', () => {
  test('has three lanterns, of which the first comes next, and a touch opens its lesson', async () => {
    const { screen } = await home(5);
    expect(await lanterns(screen)).toEqual([
      expect.stringMatching(/^Bible: .+, comes next$/),
      expect.stringMatching(/^AI: .+, comes later$/),
      expect.stringMatching(/^Math: .+, comes later$/),
    ]);
    await screen.getByRole('link', { name: /comes next$/ }).click();
    await expect.element(screen.getByRole('heading', { name: 'Hello, Light!' })).toBeVisible();
  });

  test('lights the lantern of a lesson that is finished, and the next one glows', async () => {
    const { screen } = await home(5, [1]);
    expect(await lanterns(screen)).toEqual([
      expect.stringMatching(/, done$/),
      expect.stringMatching(/, comes next$/),
      expect.stringMatching(/, comes later$/),
    ]);
  });

  test('ends in the evening, where the day is completed by one touch', async () => {
    const { screen } = await home(5, DAY_1);
    await expect.element(screen.getByText('All lanterns shine. See you tomorrow!')).toBeVisible();
    await screen.getByRole('button', { name: 'Complete Day' }).click();
    await expect.element(screen.getByText('Great progress!')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /comes next$/ })).toBeVisible();
  });

  test('says good morning when all was done the day before', async () => {
    const { world, screen } = await home(5, DAY_1);
    await screen.unmount();
    vi.setSystemTime(new Date('2026-06-16T09:00:00Z'));
    const next = await open(world);
    await expect.element(next.getByText('Good morning! A new day waits for you.')).toBeVisible();
  });

  test('keeps everything else behind the tent', async () => {
    const { screen } = await home(5);
    await expect.element(screen.getByText('Daily Challenges')).not.toBeInTheDocument();
    const tent = screen.getByRole('button', { name: 'More', exact: true });
    await expect.element(tent).toHaveAttribute('aria-expanded', 'false');
    await tent.click();
    for (const name of [
      'Daily Challenges',
      "Today's Verse",
      'Quick Journal Entry',
      'Your lantern',
    ]) {
      await expect.element(screen.getByRole('heading', { name, level: 2 })).toBeVisible();
    }
    await expect.element(screen.getByRole('button', { name: 'Open Daily Schedule' })).toBeVisible();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText('Daily Challenges')).not.toBeInTheDocument();
  });
});

describe('the path of a child of 9', () => {
  test('shows the week and the reward ahead', async () => {
    const { screen } = await home(9, [1]);
    const week = screen.getByRole('list', { name: 'Your path this week' });
    expect(week.getByRole('listitem').elements()).toHaveLength(7);
    await expect.element(screen.getByText('Lantern of Light badge').first()).toBeVisible();
    await expect.element(screen.getByText('8 lessons to go', { exact: true })).toBeVisible();
  });

  test('ends with the evening, and completes the day there', async () => {
    const { screen } = await home(9, DAY_1);
    await expect.element(screen.getByText('All lanterns shine. See you tomorrow!')).toBeVisible();
    await screen.getByRole('button', { name: 'Complete Day' }).click();
    await expect.element(screen.getByText('Day 2 of 40')).toBeVisible();
  });
});

describe('the agenda of a student of 15', () => {
  test('has one Continue, today in lines, and what was shown this week', async () => {
    const { screen } = await home(15, [1]);
    const go = screen.getByRole('link', { name: 'Continue' });
    await expect.element(go).toHaveAttribute('href', '/lessons?lesson=57');
    expect(await lanterns(screen)).toEqual([
      expect.stringMatching(/done$/),
      expect.stringMatching(/min$/),
      expect.stringMatching(/min$/),
    ]);
    const shown = screen.getByRole('region', { name: 'Shown this week' });
    await expect.element(shown.getByText('1 lesson finished')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'See the evidence' })).toBeVisible();
  });

  test('says that the day’s work is done', async () => {
    const { screen } = await home(15, DAY_1);
    const words = 'That was today’s work. See you tomorrow.';
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Complete Day' })).toBeVisible();
  });
});

describe('the first action is on the first screen', () => {
  test.each([
    [5, /comes next$/],
    [9, 'Start'],
    [15, 'Continue'],
  ] as const)('at %i', async (age, name) => {
    const { screen } = await home(age);
    const first = screen.getByRole('link', { name }).first();
    await expect.element(first).toBeVisible();
    expect(isOnFirstScreen(first.element())).toBe(true);
  });
});
