import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';
import { enterAsTeacher } from './registered-teacher.ts';
import type { WatchedPage } from './watched-browser.ts';

const journey = planJourney({ TEACHER_SIGNUP: 'open' }, 'oldest');

test('a teacher leads a class through a game, two children play, the wall shows it, the report knows it', async () => {
  const lead = await journey.open();
  await enterAsTeacher(lead.page);
  const code = await openRoom(lead.page);

  const wall = await anotherTab(lead.page, `/multiplayer-games/projector/${code}`);
  await see(wall.getByText(new URL(journey.host.origin).host));
  const children = [await joined(code), await joined(code)];
  await see(wall.getByText('2 are here'));
  await lead.page.getByRole('button', { name: 'Start', exact: true }).click();

  await see(wall.getByText('Question 1 of 5'));
  await lead.page.getByRole('button', { name: 'Pause' }).click();
  await see(wall.getByText('The game goes on in a moment.'));
  await lead.page.getByRole('button', { name: 'Go on' }).click();

  for (let number = 1; number <= 5; number += 1) {
    await see(wall.getByText(`Question ${number} of 5`));
    await see(lead.page.getByText(`Question ${number} of 5`));
    const right = await rightOption(lead.page);
    if (number === 5) {
      // The teacher does not wait for the second child.
      await answer(children[0], right);
      await see(wall.getByText('1 of 2 answered'));
      await lead.page.getByRole('button', { name: 'End this question' }).click();
    } else {
      await answer(children[0], right);
      await answer(children[1], (right + 1) % 3);
    }
    await see(wall.locator('[data-state="right"]'));
    const goOn = { name: number === 5 ? 'Final scores' : 'Next question' };
    await lead.page.getByRole('button', goOn).click();
  }

  await see(wall.getByText('Well played!'));
  await see(wall.getByText('2 of you answered 5 questions together.'));
  await lead.page.getByRole('link', { name: 'Report of this game' }).click();
  await see(lead.page.getByRole('heading', { name: 'Report: Friday quiz' }));
  await see(lead.page.getByText('5 of 5'));
  await see(lead.page.getByText('0 of 4'));
  await see(lead.page.getByText('56%'));
  for (const { troubles } of [lead, ...children]) expect(troubles).toEqual([]);
});

test('the console heals itself when the host is back after a crash, with the game where it was', async () => {
  const { page } = await journey.open();
  await enterAsTeacher(page);
  const code = await openRoom(page);
  await Promise.all([joined(code), joined(code)]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await see(page.getByText('Question 1 of 5'));
  await page.getByRole('button', { name: 'Pause' }).click();
  await see(page.getByText('The game is paused.'));

  await journey.host.crash();
  await see(page.getByText('Reconnecting...'));
  await journey.host.comeBack();
  await page.getByText('Reconnecting...').waitFor({ state: 'hidden' });
  await see(page.getByText('The game is paused.'));
  await page.getByRole('button', { name: 'Go on' }).click();
  await see(page.getByRole('button', { name: 'End this question' }));
});

/** Waits until the first of them is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}

/** Opens a room of five questions for the class; answers with its code. */
async function openRoom(page: Page): Promise<string> {
  await page.goto('/multiplayer-games');
  await page.getByRole('button', { name: 'Open a room' }).first().click();
  await page.getByLabel('Name of the room').fill('Friday quiz');
  await page.getByLabel('Number of questions').selectOption('5');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await page.waitForURL('**/multiplayer-games/room/*');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** A second tab of the same browser. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

/** A child of the class who comes into a room by its code. */
async function joined(code: string): Promise<WatchedPage> {
  const child = await journey.open();
  await enterAsChild(child.page, 9);
  await child.page.goto(`/multiplayer-games?code=${code}`);
  await child.page.getByRole('dialog').getByRole('button').filter({ hasText: 'Join' }).click();
  await see(child.page.getByText('Waiting for host to start the game'));
  return child;
}

/** Place of the right option of the open question, which only the teacher's page marks. */
async function rightOption(page: Page): Promise<number> {
  await see(page.getByText('Only you see the right answer now.'));
  const place = await page.locator('[data-state="right"]').getAttribute('data-place');
  return Number(place);
}

/** Chooses an option as a child, once its question is there. */
async function answer(child: WatchedPage | undefined, place: number): Promise<void> {
  await child?.page.locator(`[data-option="${place}"][data-state="idle"]`).click();
}
