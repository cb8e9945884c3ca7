import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney({}, 'oldest');
const QUESTION = 'What is 7 times 8?';

test('a child chats without any network beyond the host, also over a lost connection and a closed tab', async () => {
  const { page } = await journey.open();
  const context = page.context();
  await enterAsChild(page, 9);
  await page.goto('/chatbot');
  await page.getByRole('button', { name: 'What is a fraction?' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await see(page.getByText('Ask next:'));

  await page.getByLabel('Your message').fill(QUESTION);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await see(page.getByText(/The connection is lost/));
  await context.setOffline(false);
  await see(page.getByText('56'));
  expect(await page.getByText(QUESTION).count()).toBe(1);

  await page.getByLabel('Your message').fill('Half a thought');
  await page.close();
  const later = await context.newPage();
  await later.goto('/chatbot');
  await see(later.getByText(QUESTION));
  expect(await later.getByText(QUESTION).count()).toBe(1);
  expect(await later.getByLabel('Your message').inputValue()).toBe('Half a thought');
});

/** Waits until it is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}
