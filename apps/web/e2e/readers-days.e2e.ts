import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withVoice } from './ear.ts';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';
import { expectInReach, expectSoundScreen } from './screen-checks.ts';
import { lessonWithKey, READER, solveTask } from './solved-task.ts';

const journey = planJourney();

/** Milliseconds for a day: every page of three lessons is looked at. */
const LONGEST = 180_000;

test.each([
  { age: 9, width: 1280, height: 800, evening: 'All lanterns shine. See you tomorrow!' },
  { age: 15, width: 390, height: 844, evening: 'That was today’s work. See you tomorrow.' },
])(
  'a child of $age who reads lives a whole day at $width×$height',
  {
    timeout: LONGEST,
  },
  async ({ age, width, height, evening }) => {
    const { page, troubles } = await journey.open();
    const ear = await withVoice(page);
    await page.setViewportSize({ width, height });
    await enterAsChild(page, age);

    await playNextLesson(page, 1);
    await page.getByRole('button', { name: 'Reject All' }).click();
    await playNextLesson(page, 2);
    await playNextLesson(page, 3);
    await expectInReach(page.getByText(evening));
    expect(ear.heard(), 'said to somebody who reads and has not asked for it').toBe('');
    expect(troubles).toEqual([]);
  },
);

/** From the home to the end of the lesson that comes next, and home again, where it is done. */
async function playNextLesson(page: Page, number: number): Promise<void> {
  const main = page.getByRole('main');
  const next = main.getByRole('link', { name: /^(Start|Continue)$/ }).first();
  // A card opens wherever it is touched, also while the banner of a new device stands before its foot.
  const card = main.locator('li[data-state="next"]');
  await next.waitFor();
  await expectInReach(number === 1 && (await card.count()) > 0 ? card : next);
  await expectSoundScreen(page);
  await next.click();
  await page.waitForURL(/lesson=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('lesson'));
  const lesson = await lessonWithKey(page, id);

  const onward = page.getByRole('button', { name: /^Next/ });
  const complete = page.getByRole('button', { name: 'Complete Lesson' });
  const here = page.locator('[aria-current="step"]');
  for (;;) {
    await onward.or(complete).first().waitFor();
    await expectSoundScreen(page);
    if ((await complete.count()) > 0) break;
    await expectInReach(onward);
    const step = await here.getAttribute('aria-label');
    await solveTask(page, lesson, READER);
    await onward.click();
    await page.locator(`[aria-current="step"]:not([aria-label="${step}"])`).waitFor();
  }
  // What was done in the acts was shown by them.
  expect(await main.getByText('Not shown yet').count()).toBe(0);
  await complete.click();
  await page.getByText(number < 3 ? /^Next today: / : 'All of today’s lessons are done.').waitFor();
  await expectSoundScreen(page);

  await page.getByRole('banner').getByRole('link', { name: 'Lamplight' }).click();
  await page.getByRole('heading', { name: /^Good / }).waitFor();
  const done = main
    .getByRole('listitem')
    .filter({ hasText: lesson.title, has: page.getByRole('link') });
  await done
    .filter({ hasText: /Completed|done/ })
    .first()
    .waitFor();
}
