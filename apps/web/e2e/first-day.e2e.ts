import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { playToTheEnd } from './played-lesson.ts';

const NAME = 'naomi';
const PASSWORD = 'a-good-password';

const journey = planJourney({}, 'oldest');

test('a child of nine signs up, finishes day 1 and finds day 2 open, now and later', async () => {
  const { page, troubles } = await journey.open();

  await page.goto('/');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await register(page);
  await page.waitForURL('**/welcome');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await see(page.getByText('Day 1 of 40'));

  await page.goto('/lessons');
  await openBible(page);
  await see(row(page, 1).getByRole('button', { name: 'Start' }));
  expect(await row(page, 2).getByRole('button').count()).toBe(0);

  await row(page, 1).getByRole('button', { name: 'Start' }).click();
  await playToTheEnd(page);
  await page.getByRole('button', { name: 'Complete Lesson' }).click();
  await see(page.getByText('Progress Saved!'));
  expect(await page.getByRole('button', { name: 'Lesson Completed' }).isDisabled()).toBe(true);
  await expectDayTwoOpen(page);

  await page.reload();
  await expectDayTwoOpen(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await see(page.getByText('See you next time!'));
  await page.goto('/lessons');
  await see(page.getByRole('link', { name: 'Sign In' }).first());

  await page.goto('/login');
  await signIn(page);
  await page.goto('/lessons');
  await openBible(page);
  await expectDayTwoOpen(page);

  expect(troubles).toEqual([]);
});

/** Waits until it is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.waitFor({ state: 'visible' });
}

async function register(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await page.getByLabel('Username').fill(NAME);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByLabel('First Name').fill('Naomi');
  await page.getByLabel('Age').selectOption('9');
  expect(await page.getByLabel('Grade').inputValue()).toBe('5');
  await page.getByLabel('I agree').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await see(page.getByText('Welcome to Lamplight!'));
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(NAME);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await see(page.getByText("You've successfully logged in."));
}

async function openBible(page: Page): Promise<void> {
  const module = page.getByRole('listitem').filter({ hasText: 'Bible Foundations' });
  await module.getByRole('button', { name: 'View Lessons' }).click();
}

/** The lesson of a day in the open module. */
function row(page: Page, day: number): Locator {
  const title = page.getByRole('heading', { level: 4, name: `Day ${day}:` });
  return page.getByRole('listitem').filter({ has: title }).last();
}

async function expectDayTwoOpen(page: Page): Promise<void> {
  await see(row(page, 1).getByRole('button', { name: 'Review' }));
  await see(row(page, 2).getByRole('button', { name: 'Start' }));
}
