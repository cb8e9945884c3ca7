import { createImitationModel } from '@lamplight/api/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const outside = await createImitationModel();
afterAll(() => outside.close());

const journey = planJourney(
  {
    ANTHROPIC_API_KEY: 'a-key-of-this-test',
    ANTHROPIC_BASE_URL: outside.url,
  },
  'oldest',
);

const OUTSIDE = 'AI helper outside of this building: a program, not a person';
const BUILT_IN = 'Built-in helper: a program, not a person';

/** Pixels of a millimeter on paper. */
const PIXELS = 96 / 25.4;
/** What margins of 14 mm leave of A4 and of Letter, width and height in millimeters. */
const PAPERS = [
  [182, 269],
  [187.9, 251.4],
] as const;

test('a parent comes with a slip of the child, decides about consent, and asks for the account to be deleted', async () => {
  const { page: child } = await journey.open();
  await enterAsChild(child, 9);
  const address = await makeSlip(child);
  await ask(child, 'What is a lantern?');
  await see(child.getByText(BUILT_IN));
  expect(outside.requests).toHaveLength(0);

  // The host asks for the own password before a child's account goes.
  const { page: parent, troubles } = await journey.open([
    { status: 403, path: '/trpc/families.deleteChild' },
  ]);
  await parent.goto(address);
  await parent.getByRole('button', { name: 'Reject All' }).click();
  await registerAsParent(parent);
  await parent.getByRole('button', { name: 'Link this child' }).click();
  await see(parent.getByRole('heading', { name: 'Naomi' }));
  await see(parent.getByText('Bible Foundations'));

  await parent.getByRole('tab', { name: 'Consent and privacy' }).click();
  const answers = parent.getByRole('listitem', { name: 'Answers from an outside AI', exact: true });
  await answers.getByRole('button', { name: 'I give consent' }).click();
  await see(answers.getByText('Consent given'));
  await ask(child, 'Why do owls see in the dark?');
  await see(child.getByText(OUTSIDE));
  expect(outside.requests).toHaveLength(1);

  await parent.getByRole('link', { name: 'The week to print' }).click();
  await see(parent.getByRole('heading', { name: "Naomi's week 1" }));
  await parent.emulateMedia({ media: 'print' });
  await see(parent.getByRole('heading', { name: 'To talk about at dinner' }));
  expect(await parent.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await completeWeek(child);
  await parent.reload();
  await see(parent.getByText('21 of 21'));
  for (const [width, height] of PAPERS) {
    await parent.setViewportSize({ width: Math.floor(width * PIXELS), height: 900 });
    const sheet = await parent.getByRole('article').boundingBox();
    expect((sheet?.height ?? 0) / PIXELS, `${width} mm wide`).toBeGreaterThan(height / 2);
    expect((sheet?.height ?? 0) / PIXELS, `${width} mm wide`).toBeLessThan(height);
  }
  await parent.setViewportSize({ width: 1280, height: 900 });
  await parent.emulateMedia({ media: null });

  await parent.goto('/#consent');
  await answers.getByRole('button', { name: 'Withdraw' }).click();
  await see(answers.getByText('No consent'));
  await ask(child, 'What do owls eat?');
  await see(child.getByText(BUILT_IN).nth(1));
  expect(outside.requests).toHaveLength(1);

  await askForDeletion(parent);
  // The account is there until the school has had four weeks to look at what may be open.
  await see(parent.getByText(/Until then you can keep it/));
  expect(troubles).toEqual([]);
});

/** Makes a slip on the child's profile; answers with what its QR code leads to, on this host. */
async function makeSlip(child: Page): Promise<string> {
  await child.goto('/profile');
  await child.getByRole('button', { name: 'Reject All' }).click();
  await child.getByRole('tab', { name: 'Settings' }).click();
  await child.getByRole('link', { name: 'Give my parent a slip' }).click();
  await child.getByRole('button', { name: 'Make a slip' }).click();
  const code = await child.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).textContent();
  return `/pair?code=${code}`;
}

/** Every lesson of the first week, so that its page is as full as it gets. */
async function completeWeek(child: Page): Promise<void> {
  const token = await child.evaluate(() => localStorage.getItem('sessionToken'));
  const headers = { authorization: `Bearer ${token}` };
  const listed = await child.request.get('/api/lessons', { headers });
  const lessons: { id: number; dayNumber: number }[] = await listed.json();
  for (const { id } of lessons.filter(({ dayNumber }) => dayNumber <= 7)) {
    const data = { lessonId: id, score: 100, timeSpent: 20 };
    const told = await child.request.post('/trpc/lessons.complete', { headers, data });
    if (!told.ok()) throw new Error(await told.text());
  }
}

async function ask(child: Page, question: string): Promise<void> {
  if (!child.url().endsWith('/chatbot')) await child.goto('/chatbot');
  await child.getByLabel('Your message').fill(question);
  await child.getByRole('button', { name: 'Send', exact: true }).click();
}

/** The whole way of somebody who has no account yet: the form, the five steps of the setup, and back. */
async function registerAsParent(parent: Page): Promise<void> {
  await parent.getByRole('link', { name: 'Create a parent account' }).click();
  expect(await parent.getByRole('radio', { name: /^Parent/ }).isChecked()).toBe(true);
  await parent.getByLabel('Username').fill('eva');
  await parent.getByLabel('Password', { exact: true }).fill('a-good-password');
  await parent.getByLabel('Confirm Password').fill('a-good-password');
  await parent.getByRole('checkbox').check();
  await parent.getByRole('button', { name: 'Create Account', exact: true }).click();
  await parent.waitForURL('**/welcome');
  await parent.getByRole('link', { name: 'Dashboard' }).click();
}

async function askForDeletion(parent: Page): Promise<void> {
  await parent.getByRole('button', { name: 'Delete the account...' }).click();
  const dialog = parent.getByRole('dialog', { name: /Naomi's account/ });
  await dialog.getByLabel(/user name to be sure/).fill('camper-1');
  await dialog.getByRole('button', { name: 'Ask for the deletion' }).click();
  await parent.getByLabel('Your own password', { exact: true }).fill('a-good-password');
  await parent.getByRole('button', { name: 'Go on' }).click();
  await see(dialog.getByText(/The account goes within 30 days/));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await see(parent.getByRole('button', { name: 'Keep the account' }));
}

/** Waits until it is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}
