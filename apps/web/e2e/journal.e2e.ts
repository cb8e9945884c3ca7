import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney({}, 'oldest');
const ENTRY = 'We lost the Wi-Fi in the woods and found a deer.';

test('an entry written while the host is away is there once when it is back, also after the tab was closed', async () => {
  const { page } = await journey.open();
  const context = page.context();
  await enterAsChild(page, 9);
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Random' }).click();
  await page.getByLabel('Your words').fill('We lost the Wi-Fi');
  await context.setOffline(true);
  await page.getByLabel('Your words').fill(ENTRY);
  await page.getByRole('button', { name: 'Submit & Get AI Feedback' }).click();
  await see(page.getByText('Progress saved locally'));
  await see(page.getByText('Waiting'));
  expect(await page.getByLabel('Your words').inputValue()).toBe('');
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/journal#history');
  await see(later.getByText('Built-in helper: a program, not a person'));
  expect(await later.getByText(ENTRY).count()).toBe(1);
  await later.reload();
  await see(later.getByText(ENTRY));
  expect(await later.getByText(ENTRY).count()).toBe(1);
});

test('words that were not sent are there again when the tab was closed', async () => {
  const { page } = await journey.open();
  await enterAsChild(page, 9);
  await page.goto('/journal');
  await page.getByLabel('Your words').fill('Half a thought');
  const context = page.context();
  await page.close();
  const later = await context.newPage();
  await later.goto('/journal');
  await see(later.getByLabel('Your words'));
  expect(await later.getByLabel('Your words').inputValue()).toBe('Half a thought');
});

/** Waits until it is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}
