import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney({}, 'oldest');

test('a child of 9 opens recommendations, reads why, does an activity and goes on', async () => {
  const { page, troubles } = await journey.open();
  await enterAsChild(page, 9);
  await page.getByRole('link', { name: 'Smart Recommendations' }).click();
  await page.getByRole('heading', { name: 'Your Next Adventures' }).waitFor();
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Show Reasoning' }).click();
  await page.getByText('It is the next lesson on your path: day 1.').waitFor();

  await page.getByRole('button', { name: 'Start Adventure' }).first().click();
  await page.getByText('Learning Activity Generated').waitFor();
  await page.getByRole('button', { name: 'Start the Questions' }).click();
  await answerAll(page);
  await page.getByRole('heading', { name: 'Activity Complete!' }).waitFor();
  await page.getByRole('button', { name: 'Continue Learning' }).click();
  await page.getByText('Great progress!').waitFor();
  await page.getByText('Completed', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Completed', { exact: true }).waitFor();
  expect(troubles).toEqual([]);
});

test('what a child of 9 can do there fits on a telephone and is reached by keyboard', async () => {
  const { page, troubles } = await journey.open();
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAsChild(page, 9);
  await page.goto('/recommendations');
  const start = page.getByRole('button', { name: 'Start Adventure' }).first();
  await start.waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await start.focus();
  await page.keyboard.press('Enter');
  const begin = page.getByRole('button', { name: 'Start the Questions' });
  await begin.waitFor();
  await begin.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next Question' }).waitFor();
  expect(troubles).toEqual([]);
});

/** Answers every question of the open activity with its first option. */
async function answerAll(page: Page): Promise<void> {
  for (;;) {
    await page.getByRole('button', { name: 'Submit Answer' }).waitFor();
    const options = page.getByRole('radio');
    if ((await options.count()) > 0) await options.first().check();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    const next = page.getByRole('button', { name: /Next Question|See Results/ });
    const isLast = (await next.textContent()) === 'See Results';
    await next.click();
    if (isLast) return;
  }
}
