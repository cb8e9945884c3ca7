import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney();
const ENTRY = 'The power went out, and we sang in the dark until it came back.';

test('the host dies in mid entry, the tab is closed, the host is back: the entry is there exactly once', async () => {
  const { page } = await journey.open();
  const context = page.context();
  await enterAsChild(page, 9);
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Random' }).click();
  await page.getByLabel('Your words').fill(ENTRY.slice(0, 20));

  await journey.host.crash();
  await page.getByLabel('Your words').fill(ENTRY);
  await page.getByRole('button', { name: 'Submit & Get AI Feedback' }).click();
  await see(page.getByText('Your progress will sync when connection is restored.'));
  await see(page.getByText('Waiting'));
  await page.close();

  await journey.host.comeBack();
  const later = await context.newPage();
  await later.goto('/journal#history');
  await see(later.getByText(ENTRY));
  await see(later.getByText('Synced'));
  expect(await later.getByText(ENTRY).count()).toBe(1);

  const stored = await later.evaluate(async () => {
    const token = localStorage.getItem('sessionToken') ?? '';
    const answer = await fetch('/api/journal', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as { content: string }[];
  });
  expect(stored.map(({ content }) => content)).toEqual([ENTRY]);
});

/** Waits until it is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}
