import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney();
const ENTRY = 'I saw a deer by the lake.';

test('a page that stood open while the host was updated loads itself anew once, and nothing typed is lost', async () => {
  const { page } = await journey.open();
  await enterAsChild(page, 9);
  const entry = page.getByRole('region', { name: 'Quick Journal Entry' }).getByRole('textbox');
  await entry.fill(ENTRY);

  // The scripts that this page has not asked for yet are gone; a page that is opened now gets the new ones.
  const opened = countLoads(page);
  const gone: string[] = [];
  await page.route('**/assets/*.js', (route) => {
    if (opened() > 0) return route.continue();
    gone.push(route.request().url());
    return route.fulfill({ status: 404, body: '' });
  });

  await page.getByRole('link', { name: 'Bible Study' }).first().click();
  await page.getByRole('link', { name: 'Read Story' }).first().waitFor();
  expect(gone.length).toBeGreaterThan(0);
  expect(opened()).toBe(1);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await entry.waitFor();
  expect(await entry.inputValue()).toBe(ENTRY);
  expect(opened()).toBe(1);
});

test('a build with a hole causes no loop: the page says so, and opens when it is whole', async () => {
  const { page } = await journey.open();
  await enterAsChild(page, 9);
  await page.getByText("Today's Learning Adventure").waitFor();
  // The first script that the page of stories asks for is not there, now and after loading anew.
  let missing: string | undefined;
  await page.route('**/assets/*.js', (route) => {
    missing ??= route.request().url();
    if (route.request().url() !== missing) return route.continue();
    return route.fulfill({ status: 404, body: '' });
  });
  const opened = countLoads(page);

  await page.getByRole('link', { name: 'Bible Study' }).first().click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  expect(opened()).toBe(1);
  await page.unrouteAll();
  await retry.click();
  await page.getByRole('link', { name: 'Read Story' }).first().waitFor();
  expect(opened()).toBe(2);
});

/** Counts how often a page is loaded from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
