import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld } from '../../../test/world.tsx';

async function openAs(age: number) {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age, grade: 4 });
  world.signIn(child);
  const screen = await world.open('/recommendations');
  return { world, child, screen };
}

const cards = () => document.querySelectorAll('li[data-status]');

/** Waits until recommendations are there, and says how many. */
async function countCards(screen: RenderResult) {
  await expect.element(screen.getByRole('button', { name: 'Refresh' }).first()).toBeVisible();
  await expect.poll(() => cards().length).toBeGreaterThan(0);
  return cards().length;
}

/** Answers every question of the open activity with its first option. */
async function answerAll(screen: RenderResult) {
  for (;;) {
    await expect.element(screen.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
    const first = document.querySelector<HTMLInputElement>('input[type=radio]');
    if (first !== null) await userEvent.click(first);
    await screen.getByRole('button', { name: 'Submit Answer' }).click();
    const next = screen.getByRole('button', { name: /Next Question|See Results/ });
    await expect.element(next).toHaveFocus();
    const isLast = next.element().textContent === 'See Results';
    await next.click();
    if (isLast) return;
  }
}

test.each([
  [6, 'Fun Things Just for You!', "Let's Go!", 'Maybe Later'],
  [10, 'Your Next Adventures', 'Start Adventure', 'Not Today'],
  [14, 'Recommended for You', 'Start', 'Not now'],
])('a child of %i is spoken to in their own words', async (age, heading, start, notNow) => {
  const { screen } = await openAs(age);
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
  const count = await countCards(screen);
  expect(screen.getByRole('button', { name: start, exact: true }).elements()).toHaveLength(count);
  expect(screen.getByRole('button', { name: notNow, exact: true }).elements()).toHaveLength(count);
});

test('kinds and numbers wait for the grown-ups of a child of 6', async () => {
  const { screen } = await openAs(6);
  await countCards(screen);
  await expect.element(screen.getByText('Learning Velocity')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('tab', { name: 'Priority' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'For grown-ups' }).click();
  await expect.element(screen.getByText('Learning Velocity')).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Priority' })).toBeVisible();
});

test('insights are starting values, marked as such, until there is evidence', async () => {
  const { screen } = await openAs(9);
  await expect.element(screen.getByText('20 minutes', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText('85%')).toBeVisible();
  await expect.element(screen.getByText('Morning')).toBeVisible();
  await expect.element(screen.getByText('Not enough yet', { exact: true })).toBeVisible();
  expect(screen.getByText('A starting value: it changes as you learn.').elements()).toHaveLength(3);
});

test('a card tells its reasons, and hides them again', async () => {
  const { screen } = await openAs(9);
  await countCards(screen);
  const menu = screen.getByRole('button', { name: /^More about/ }).first();
  await menu.click();
  await screen.getByRole('menuitem', { name: 'Show Reasoning' }).click();
  await expect
    .element(screen.getByText('It is the next lesson on your path: day 1.'))
    .toBeVisible();
  await menu.click();
  await screen.getByRole('menuitem', { name: 'Hide Reasoning' }).click();
  await expect
    .element(screen.getByText('It is the next lesson on your path: day 1.'))
    .not.toBeInTheDocument();
});

test('a card that was turned down dims, and one that helped says so', async () => {
  const { screen } = await openAs(9);
  await countCards(screen);
  await screen.getByRole('button', { name: 'Not Today' }).first().click();
  await expect.element(screen.getByText('Rejected')).toBeVisible();
  expect(document.querySelectorAll('li[data-status="rejected"] [aria-describedby]')).toHaveLength(
    0,
  );
  await screen
    .getByRole('button', { name: /^More about/ })
    .nth(1)
    .click();
  await screen.getByRole('menuitem', { name: 'Mark as Helpful' }).click();
  await expect.element(screen.getByText('Helpful', { exact: true })).toBeVisible();
});

test('a tab without anything offers to check again', async () => {
  const { screen } = await openAs(9);
  const all = await countCards(screen);
  await screen.getByRole('tab', { name: 'Priority' }).click();
  await expect.poll(() => cards().length).toBeLessThan(all);
  await screen.getByRole('tab', { name: 'Support' }).click();
  await expect.element(screen.getByRole('button', { name: 'Check Again' })).toBeVisible();
});

test('an activity goes from its text over its questions to the results, and is saved', async () => {
  const { screen } = await openAs(9);
  await countCards(screen);
  await screen.getByRole('button', { name: 'Start Adventure' }).first().click();
  await expect.element(screen.getByText('Learning Activity Generated')).toBeVisible();
  await screen.getByRole('button', { name: 'Start the Questions' }).click();
  await screen.getByRole('button', { name: 'Submit Answer' }).click();
  await expect.element(screen.getByText('Please select an answer')).toBeVisible();
  await answerAll(screen);
  await expect.element(screen.getByRole('heading', { name: 'Activity Complete!' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Continue Learning' }).click();
  await expect.element(screen.getByText('Great progress!')).toBeVisible();
  await expect.element(screen.getByText('Completed')).toBeVisible();
});

test('without the host an activity that is open is kept on the device', async () => {
  const { world, screen } = await openAs(9);
  await countCards(screen);
  await screen.getByRole('button', { name: 'Start Adventure' }).first().click();
  await screen.getByRole('button', { name: 'Start the Questions' }).click();
  world.disconnect();
  await answerAll(screen);
  await screen.getByRole('button', { name: 'Continue Learning' }).click();
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect.element(screen.getByText('Completed')).toBeVisible();
});

test('without the host nothing new opens, and it does once the host is back', async () => {
  const { world, screen } = await openAs(9);
  await countCards(screen);
  world.disconnect();
  await screen.getByRole('button', { name: 'Start Adventure' }).first().click();
  await expect.element(screen.getByText('This did not open')).toBeVisible();
  world.reconnect();
  await screen.getByRole('button', { name: 'Start Adventure' }).first().click();
  await expect.element(screen.getByRole('button', { name: 'Start the Questions' })).toBeVisible();
});
