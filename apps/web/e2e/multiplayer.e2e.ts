import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney();

/** Questions of a race through math (spec 9: the shortest of the games). */
const QUESTIONS = 10;

test('two children on two devices play a whole game: one by finger and with a reload, one by keyboard alone', async () => {
  const host = await journey.open();
  const guest = await journey.open();
  await enterAsChild(host.page, 9);
  await enterAsChild(guest.page, 10);
  const code = await openRoom(host.page, 'calm');
  await joinByKeyboard(guest.page, code);
  await see(host.page.getByText(/ joined!/));
  await see(guest.page.getByText('Waiting for host to start the game'));
  await host.page.getByRole('button', { name: 'Start Game' }).click();
  await see(guest.page.getByText('Game started automatically!'));

  for (let number = 1; number <= QUESTIONS; number += 1) {
    await seeQuestion(host.page, number);
    await seeQuestion(guest.page, number);
    if (number === 2) {
      await host.page.reload();
      await seeQuestion(host.page, number);
    }
    await host.page.locator('[data-option]').first().click();
    await see(host.page.getByText('Your answer is in! Waiting for the others.'));
    // Nobody learns the right answer before the question has ended.
    expect(await guest.page.locator('[data-state="right"]').count()).toBe(0);
    await answerByKeyboard(guest.page, number);
    for (const { page } of [host, guest]) await see(page.locator('[data-state="right"]'));
    // In a calm game the host goes on as soon as all have read.
    await host.page.getByRole('button', { name: 'Go on now' }).click();
  }
  for (const { page } of [host, guest]) {
    await see(page.getByRole('heading', { name: 'Game finished!' }));
    await see(page.getByRole('heading', { name: 'Final scores' }));
  }
  const scores = await Promise.all([finalScores(host.page), finalScores(guest.page)]);
  expect(scores[0]).toEqual(scores[1]);

  await host.page.getByRole('button', { name: 'Play again' }).click();
  await see(guest.page.getByText('Players (2/4)'));
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
}, 240_000);

test('the host dies in the middle of a question: the players see it, their answer waits, and the game goes on', async () => {
  const host = await journey.open();
  const guest = await journey.open();
  await enterAsChild(host.page, 9);
  await enterAsChild(guest.page, 9);
  const code = await openRoom(host.page);
  await joinByKeyboard(guest.page, code);
  await see(host.page.getByText('Players (2/4)'));
  await host.page.getByRole('button', { name: 'Start Game' }).click();
  await seeQuestion(host.page, 1);
  await seeQuestion(guest.page, 1);
  await guest.page.locator('[data-option]').first().click();
  await see(guest.page.getByText('Your answer is in! Waiting for the others.'));

  await journey.host.crash();
  await see(host.page.getByText('Reconnecting...'));
  await host.page.locator('[data-option]').first().click();
  await see(host.page.getByText(/Your answer waits on this device/));

  await journey.host.comeBack();
  for (const { page } of [host, guest]) {
    await see(page.locator('[data-state="right"]'));
    await gone(page.getByText('Reconnecting...'));
    await see(page.getByText(/^(That is right!|Not quite\. Here is why:)$/));
  }
  await seeQuestion(host.page, 2);
}, 120_000);

test('a code that was scanned before signing in leads to the room', async () => {
  const host = await journey.open();
  await enterAsChild(host.page, 9);
  const code = await openRoom(host.page);
  const { page } = await journey.open();
  await page.goto(`/multiplayer-games?code=${code}`);
  await see(page.getByText(`You are invited to room ${code}`));
  await enterAsChild(page, 8);
  await page.getByRole('dialog').getByRole('button', { name: 'Join Room' }).click();
  await see(host.page.getByText('Players (2/4)'));
});

/** Waits until the first of them is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}

function gone(locator: Locator): Promise<void> {
  return locator.waitFor({ state: 'hidden' });
}

function seeQuestion(page: Page, number: number): Promise<void> {
  return page
    .getByText(`Question ${number} of ${QUESTIONS}`)
    .first()
    .waitFor({ state: 'visible', timeout: 60_000 })
    .then(() => see(page.locator('[data-option]')));
}

/** Creates a room for a race through math, and says its code. */
async function openRoom(page: Page, pace: 'calm' | 'usual' = 'usual'): Promise<string> {
  await page.goto('/multiplayer-games');
  await page.getByRole('radio', { name: /Math Race/ }).check();
  if (pace === 'calm') await page.getByRole('switch', { name: /Calm game/ }).press('Space');
  await page.getByRole('button', { name: 'Create Room' }).click();
  await see(page.getByText('Players (1/4)'));
  const title = await page.getByRole('img', { name: /^QR code/ }).getAttribute('aria-label');
  return /[A-Z0-9]{6}$/.exec(title ?? '')?.[0] ?? '';
}

async function joinByKeyboard(page: Page, code: string): Promise<void> {
  await page.goto('/multiplayer-games');
  const field = page.getByLabel('Room code');
  await see(field);
  while (!(await hasFocus(field))) await page.keyboard.press('Tab');
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  const ready = page.getByRole('button', { name: "I'm ready!" });
  await see(ready);
  while (!(await hasFocus(ready))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await see(page.getByText('Ready', { exact: true }));
}

/** By number, by letter, or by arrows: each question takes the focus, so that its keys work at once. */
async function answerByKeyboard(page: Page, number: number): Promise<void> {
  const way = number % 3;
  if (way === 0) await page.keyboard.press('2');
  else if (way === 1) await page.keyboard.press('b');
  else {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
}

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** The lines of the final scores, without the mark of one's own. */
async function finalScores(page: Page): Promise<readonly string[]> {
  const lines = await page.locator('ol[aria-label="Scores"] > li').allTextContents();
  return lines.map((line) => line.replace('(you)', ''));
}
