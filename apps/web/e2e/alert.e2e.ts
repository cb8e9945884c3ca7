import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';
import { enterAsTeacher } from './registered-teacher.ts';

const journey = planJourney({ TEACHER_SIGNUP: 'open' });
const URGENT = 'Urgent: please open the safety desk.';

test('a child in danger writes in the chat, a teacher elsewhere sees it and takes it, the wall shows nothing', async () => {
  const { page: teacher } = await journey.open();
  await enterAsTeacher(teacher);
  const code = await openRoom(teacher);
  await teacher.goto('/lessons');
  await see(teacher.getByRole('heading').first());
  expect(await teacher.title()).not.toContain('(!)');

  const { page: child } = await journey.open();
  await enterAsChild(child, 9);
  await child.goto('/chatbot');
  await child.getByLabel('Your message').fill('I want to kill myself tonight.');
  await child.getByRole('button', { name: 'Send', exact: true }).click();
  await see(child.getByText(/you are not in trouble/));

  await see(teacher.getByText(URGENT));
  await expect.poll(() => teacher.title()).toContain('(!)');

  const wall = await teacher.context().newPage();
  await wall.goto(`/multiplayer-games/projector/${code}`);
  await see(wall.getByText(new URL(journey.host.origin).host));
  // Its other tabs know of the wall by now, and with them it would have heard of the alert.
  await see(teacher.getByText('A message waits for you.'));
  expect(await wall.locator('body').textContent()).not.toMatch(
    /urgent|safety|message waits|Naomi/i,
  );
  expect(await wall.title()).not.toContain('(!)');
  await wall.close();

  await teacher.getByRole('link', { name: 'Go to the safety desk' }).click();
  await see(teacher.getByText('May want to hurt themselves'));
  expect(await teacher.locator('body').textContent()).not.toContain('tonight');
  await teacher.getByRole('button', { name: /^Take care of it/ }).click();
  await teacher.getByLabel('Note (may stay empty)').fill('Sat with her until her mother came.');
  await teacher.getByRole('button', { name: 'It is taken care of' }).click();
  await see(teacher.getByText(/Nothing is waiting for you/));
  expect(await teacher.getByText(URGENT).count()).toBe(0);
  await expect.poll(() => teacher.title()).not.toContain('(!)');
});

/** Opens a room of five questions for the class; answers with its code. */
async function openRoom(page: Page): Promise<string> {
  await page.goto('/multiplayer-games');
  await page.getByRole('button', { name: 'Open a room' }).first().click();
  await page.getByLabel('Name of the room').fill('Friday quiz');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await page.waitForURL('**/multiplayer-games/room/*');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Waits until it is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}
