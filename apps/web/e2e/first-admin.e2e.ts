import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';

const PASSWORD = 'a-good-password';

const journey = planJourney();

test("the host's owner opens the printed link, makes the first admin and reaches the portal", async () => {
  const { page, troubles } = await journey.open();
  const setupPath = journey.host.setupPath();

  await page.goto(setupPath);
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByLabel('Admin Username').fill('ruth');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the Admin Account' }).click();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  expect(page.url()).toBe(`${journey.host.origin}/`);
  await page.goto('/admin-portal');
  await page.getByRole('tab', { name: 'Users' }).waitFor();
  expect(troubles).toEqual([]);

  const other = await journey.open();
  await other.page.goto(setupPath);
  await other.page.getByText('This host is already set up').waitFor();
  expect(other.troubles).toEqual([]);
});

test('a wrong password is told in plain words, and the right one still works', async () => {
  const { page, troubles } = await journey.open([{ status: 401, path: '/trpc/auth.login' }]);

  await page.goto('/login');
  await page.getByLabel('Username').fill('ruth');
  await page.getByLabel('Password').fill('a-wrong-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Login failed').waitFor();
  await page.getByText('Please check your credentials and try again.').waitFor();

  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Welcome back!', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  expect(troubles).toEqual([]);
});
