import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';
import { enterAsTeacher } from './registered-teacher.ts';

const PASSWORD = 'a-good-password';

const journey = planJourney({ ADMIN_USERNAME: 'gatekeeper', ADMIN_PASSWORD: PASSWORD }, 'oldest');

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByLabel('Username').fill('gatekeeper');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Teachers who wait for you').waitFor();
}

test('an admin approves a teacher, edits and deletes an account, and the log tells of it', async () => {
  const child = await journey.open();
  await enterAsChild(child.page, 9);
  const teacher = await journey.open();
  await enterAsTeacher(teacher.page);
  await teacher.page.goto('/#students');
  await teacher.page.getByText('camper-1').waitFor({ state: 'detached' });

  const { page, troubles } = await journey.open([
    { status: 403, path: '/trpc/admin.updateUser' },
    { status: 403, path: '/trpc/admin.approveTeacher' },
  ]);
  await signInAsAdmin(page);
  await page.getByRole('button', { name: 'Approve teacher-1' }).click();
  await page.getByLabel('Your own password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('Teacher approved').waitFor();
  await teacher.page.reload();
  await teacher.page.getByText('camper-1').first().waitFor();
  expect(teacher.troubles).toEqual([]);

  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('button', { name: 'Edit camper-1' }).click();
  await page.getByRole('dialog').getByLabel('Age').fill('10');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('User Updated').waitFor();

  await page.getByRole('button', { name: 'Edit gatekeeper' }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('teacher');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('You cannot change your own admin role for security reasons.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Delete camper-1' }).click();
  await page.getByText('User Deleted').waitFor();
  expect(asked).toEqual([
    'Are you sure you want to delete user "camper-1"? This action cannot be undone.',
  ]);
  await page.getByRole('rowheader', { name: 'camper-1' }).waitFor({ state: 'detached' });

  await page.goto('/admin-portal#host/audit');
  await page.getByText('gatekeeper deleted an account (student).').waitFor();
  await page.getByText(/^gatekeeper approved .*teacher-1.* as a teacher\.$/).waitFor();
  // What was done to somebody goes with their account.
  expect(await page.getByText(/camper-1/).count()).toBe(0);
  expect(troubles).toEqual([]);
});
