import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney();

test.each([6, 9, 14])(
  'a child of %i does an experiment and tries one on the screen',
  async (age) => {
    const { page, troubles } = await journey.open();
    await enterAsChild(page, age);
    await page.getByRole('button', { name: 'Accept All' }).click();
    await page.getByRole('link', { name: 'Science Lab' }).first().click();
    await see(page.getByRole('heading', { name: 'Choose an experiment' }));
    const open = page.getByRole('link', { name: 'Start Experiment' });
    await see(open);
    expect(await open.count()).toBeGreaterThanOrEqual(8);

    await open.first().click();
    await see(page.getByText('What you need'));
    await see(page.getByText('Stay safe'));
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: "Let's begin" }).click();
    await goThroughSteps(page);
    await see(page.getByText('Experiment complete!'));
    await see(page.getByText('Fun fact'));

    // The end is there again after a reload, and the list knows of it.
    await page.reload();
    await see(page.getByText('Experiment complete!'));
    await page.getByRole('link', { name: 'Try Another Experiment' }).click();
    await see(page.getByText('Completed', { exact: true }));
    expect(await open.count()).toBeGreaterThanOrEqual(8);

    await growBean(page);
    expect(troubles).toEqual([]);
  },
);

test('an experiment finished while the host is away is there once when it is back', async () => {
  const { page } = await journey.open();
  await enterAsChild(page, 9);
  await page.goto('/science-lab');
  await page.getByRole('link', { name: 'Start Experiment' }).first().click();
  await page.getByRole('button', { name: "Let's begin" }).click();
  const context = page.context();
  await context.setOffline(true);
  await goThroughSteps(page);
  await see(page.getByText('Progress saved locally'));
  await see(page.getByText('Experiment complete!'));
  await see(page.getByText('Waiting'));
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/science-lab');
  await see(later.getByText('1 experiment done'));
  await later.reload();
  await see(later.getByText('1 experiment done'));
});

/** Waits until the first of them is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}

/** From the first step to the last, and completes the experiment. */
async function goThroughSteps(page: Page): Promise<void> {
  const place = page.getByText(/^Step \d+ of \d+$/);
  await see(place);
  const total = Number(/\d+$/.exec((await place.first().textContent()) ?? '')?.[0]);
  for (let step = 1; step < total; step += 1) {
    await see(page.getByText(`Step ${step} of ${total}`));
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await see(page.getByText(`Step ${total} of ${total}`));
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
}

async function growBean(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Growing a bean' }).click();
  await see(page.getByText('The seed waits in the soil.'));
  await page.getByRole('button', { name: 'One week' }).click();
  await see(page.getByText('The bean is green and strong.'));
  await page.getByRole('link', { name: 'All Experiments' }).click();
  await see(page.getByText('Choose an experiment'));
}
