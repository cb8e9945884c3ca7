import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const ADMIN = { username: 'miriam', password: 'tambourine' };
const journey = planJourney({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });

const RUTH = `\\id RUT - A Small Test Bible
\\c 1
\\p
\\v 1 In the days of the judges there was a famine in the land
\\v 2 and a man of Bethlehem went to live in the fields of the zithers
\\c 2
\\v 1 And Ruth came to the field of the barley`;

test('an admin adds a small Bible, and a child looks up and searches in it', async () => {
  const admin = await journey.open([{ path: '/api/admin/scripture', status: 400 }]);
  await signIn(admin.page);
  await admin.page.goto('/#scripture');
  await see(admin.page.getByText(/No Bible has been added yet/));
  await add(admin.page, 'diary.usfm', 'Dear diary');
  await see(admin.page.getByText(/does not begin with a \\id line/));
  await add(admin.page, 'ruth.usfm', RUTH);
  await see(admin.page.getByText('Added: A Small Test Bible'));
  await see(admin.page.getByText('Books: 1 · Verses: 3'));
  await see(admin.page.getByRole('rowheader', { name: 'A Small Test Bible (ASTB)' }));

  const child = await journey.open();
  await enterAsChild(child.page, 9);
  await child.page.goto('/bible-study');
  await child.page.getByRole('link', { name: 'Open the Bible' }).click();
  const field = child.page.getByRole('textbox', { name: /A place in the Bible/ });
  await field.fill('ruth 1 2');
  await field.press('Enter');
  await see(child.page.getByRole('heading', { name: 'Ruth 1:2' }));
  await see(child.page.getByText('fields of the zithers'));
  await see(child.page.getByText('A Small Test Bible (ASTB)'));
  await child.page.getByRole('link', { name: 'Ruth 2' }).click();
  await see(child.page.getByText('field of the barley'));
  await field.fill('famine judges');
  await child.page.getByRole('button', { name: 'Look up' }).click();
  await child.page.getByRole('link', { name: 'Ruth 1:1', exact: true }).click();
  await see(child.page.getByRole('heading', { name: 'Ruth 1:1' }));
  expect(child.troubles).toEqual([]);

  admin.page.on('dialog', (dialog) => void dialog.accept());
  await admin.page.getByRole('button', { name: 'Remove A Small Test Bible' }).click();
  await see(admin.page.getByText(/No Bible has been added yet/));
  await child.page.reload();
  await see(child.page.getByText('Berean Standard Bible (BSB)'));
  expect(admin.troubles).toEqual([]);
});

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: ADMIN });
  const { token } = await answer.json();
  await page.goto('/');
  await page.evaluate((session) => localStorage.setItem('sessionToken', session), token);
}

async function add(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('USFM file').setInputFiles(file);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

/** Waits until the first of them is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}
