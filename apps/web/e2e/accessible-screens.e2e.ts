import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';
import { enterAsTeacher } from './registered-teacher.ts';
import { seriousFindings } from './screen-checks.ts';

const journey = planJourney({ TEACHER_SIGNUP: 'open' });

const OPEN_TO_ALL = ['/', '/login', '/register', '/privacy-policy', '/age-demo'];
const OF_A_CHILD = [
  '/',
  '/daily-schedule',
  '/lessons',
  '/lessons?lesson=1',
  '/bible-study',
  '/bible-study?story=1&part=1',
  '/scripture',
  '/chatbot',
  '/journal',
  '/challenge',
  '/quiz-center',
  '/math-games',
  '/science-lab',
  '/ai-coding',
  '/multiplayer-games',
  '/recommendations',
  '/profile',
];
const OF_A_TEACHER = [
  ...['/', '/attendance', '/multiplayer-games', '/multiplayer-games/question-sets', '/profile'],
];

/** What axe finds serious or critical on the screen of an address, a line each. */
async function findingsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator('main h1, main h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  return seriousFindings(page);
}

async function findingsOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await findingsAt(page, path)));
  return found;
}

test('nothing on the pages that are open to all shuts anybody out', async () => {
  const { page } = await journey.open();
  expect(await findingsOn(page, OPEN_TO_ALL)).toEqual([]);
});

test.each([5, 15])('nothing on the pages of a child of %i shuts anybody out', async (age) => {
  const { page } = await journey.open();
  await enterAsChild(page, age);
  expect(await findingsOn(page, OF_A_CHILD)).toEqual([]);
});

test('nothing on the pages of a teacher shuts anybody out', async () => {
  const { page } = await journey.open();
  await enterAsTeacher(page);
  expect(await findingsOn(page, OF_A_TEACHER)).toEqual([]);
});

test('nor do the pages of a child in the dark', async () => {
  const { page } = await journey.open();
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAsChild(page, 9);
  expect(await findingsOn(page, OF_A_CHILD)).toEqual([]);
});
