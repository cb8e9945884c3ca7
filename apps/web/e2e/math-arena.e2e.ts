import { drawLevel } from '@lamplight/content/math-problems';
import { type MathProblem, PROBLEMS_PER_LEVEL } from '@lamplight/domain/math-games';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney();

test.each([6, 14])(
  'a child of %i plays a level, learns from a mistake and opens the next',
  async (age) => {
    const { page, troubles } = await journey.open();
    await enterAsChild(page, age);
    await openArena(page);
    await start(page, 1).click();
    for (let number = 1; number <= PROBLEMS_PER_LEVEL; number += 1) {
      const { answer, options } = await problemAt(page, number);
      const wrong = number === 2;
      await page
        .locator('[data-option]')
        .nth(wrong ? (answer + 1) % options.length : answer)
        .click();
      await see(page.getByText(wrong ? 'Not quite. This is how it goes:' : 'Correct!'));
      if (wrong) await page.getByRole('button', { name: 'Next Problem' }).click();
    }
    await see(page.getByRole('heading', { name: 'Level 1 passed!' }));
    await see(page.getByText('40 of 50 points'));
    await page.getByRole('button', { name: 'Back to Menu' }).click();
    await see(start(page, 2));
    await page.reload();
    await see(start(page, 2));
    expect(troubles).toEqual([]);
  },
);

test('a child of 9 plays a level by keyboard alone', async () => {
  const { page, troubles } = await journey.open();
  await enterAsChild(page, 9);
  await openArena(page);
  while (!(await hasFocus(start(page, 1)))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let number = 1; number <= PROBLEMS_PER_LEVEL; number += 1) {
    const { answer } = await problemAt(page, number);
    if (number === 1) await page.keyboard.press('abcd'.charAt(answer));
    else if (number === 2) await page.keyboard.press(String(answer + 1));
    else if (number === 3) await page.keyboard.press(String(((answer + 1) % 4) + 1));
    else {
      for (let step = 0; step <= answer; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    if (number === 3) {
      const next = page.getByRole('button', { name: 'Next Problem' });
      await see(next);
      expect(await hasFocus(next)).toBe(true);
      await page.keyboard.press('Enter');
    }
  }
  await see(page.getByText('40 of 50 points'));
  const further = start(page, 2);
  while (!(await hasFocus(further))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await problemAt(page, 1);
  await see(page.getByText('Level 2', { exact: true }));
  expect(troubles).toEqual([]);
});

test('a level is played without the host, and counts once it is back', async () => {
  const { page } = await journey.open();
  await enterAsChild(page, 9);
  await openArena(page);
  await generatorsAreHere(page);
  await page.context().setOffline(true);
  await start(page, 1).click();
  for (let number = 1; number <= PROBLEMS_PER_LEVEL; number += 1) {
    const { answer } = await problemAt(page, number);
    await page.locator('[data-option]').nth(answer).click();
  }
  await see(page.getByText('50 of 50 points'));
  await see(page.getByText('Progress saved locally'));
  await page.context().setOffline(false);
  await see(page.getByText('Synced'));
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('math-arena')) localStorage.removeItem(key);
    }
  });
  await page.goto('/math-games');
  await see(start(page, 2));
});

test('a level whose problems can’t be made says so, and can be tried again', async () => {
  const { page } = await journey.open();
  await enterAsChild(page, 9);
  await page.route(GENERATORS, (route) => route.abort());
  await openArena(page);
  await start(page, 1).click();
  await see(page.getByText('Failed to generate problems. Please try again.'));
  await see(start(page, 1));
});

/** The script that holds what makes problems. */
const GENERATORS = /\/math-problems-[\w-]+\.js$/;

/** Waits until the first of them is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}

function start(page: Page, level: number): Locator {
  return page.getByRole('button', { name: `Start Level ${level} Challenge`, exact: true });
}

async function openArena(page: Page): Promise<void> {
  await page.goto('/math-games');
  await see(start(page, 1));
}

async function generatorsAreHere(page: Page): Promise<void> {
  await page.waitForFunction(
    (file) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(file).test(name)),
    GENERATORS.source,
  );
}

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Waits for a problem, and draws it again from what the tab keeps of the level. */
async function problemAt(page: Page, number: number): Promise<MathProblem> {
  await see(page.getByText(`Problem ${number}/${PROBLEMS_PER_LEVEL}`));
  await see(page.locator('[data-option]'));
  // The tab keeps the place a moment after it shows the problem.
  const kept = await page.waitForFunction(() => sessionStorage.getItem('math-arena-place'));
  const { level } = JSON.parse((await kept.jsonValue()) ?? '');
  const problem = drawLevel(level)[number - 1];
  if (problem === undefined) throw new Error(`there is no problem ${number}`);
  return problem;
}
