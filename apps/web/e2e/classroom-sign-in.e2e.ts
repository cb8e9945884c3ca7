import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsTeacher } from './registered-teacher.ts';

const journey = planJourney({ TEACHER_SIGNUP: 'open' });
const REFUSED = [{ status: 401, path: '/trpc/tablets.signIn' }];
const CHILDREN = ['Mia Baker, 5', 'Noah Reed, 6', 'Lea Bell, 5', 'Zoë Stone, 6', 'Ben Hill, 5'];

test('a teacher adds five children, one signs in with a card, others on the class tablet', async () => {
  const desk = await journey.open();
  await enterAsTeacher(desk.page);
  await desk.page.goto('/#sign-in');
  await desk.page.getByLabel('List of children').fill(CHILDREN.join('\n'));
  await desk.page.getByRole('button', { name: 'Check the list' }).click();
  await desk.page.getByRole('button', { name: 'Add 5 students' }).click();
  await desk.page.getByRole('heading', { name: 'Cards of Our class' }).waitFor();
  const mia = await cardOf(desk.page, 'Mia Baker');
  const noah = await cardOf(desk.page, 'Noah Reed');

  // Any camera opens the address of the code. Here the codes are read from the host's own answer.
  const phone = await journey.open();
  await phone.page.goto(await addressOfNewCard(desk.page, 'Lea Bell'));
  await phone.page.getByRole('heading', { name: 'Hello, Lea!' }).waitFor();
  await tap(phone.page, await cardOf(desk.page, 'Lea Bell'));
  await phone.page.getByText("Today's Learning Adventure").waitFor();

  const code = await tabletCode(desk.page);
  const tablet = await journey.open(REFUSED);
  await tablet.page.goto('/tablet');
  await tablet.page.getByLabel('Code').fill(code);
  await tablet.page.getByRole('button', { name: 'Make it a class tablet' }).click();
  await tablet.page.getByRole('button', { name: 'Mia', exact: true }).click();
  await tap(tablet.page, mia.toReversed());
  await tablet.page.getByText('These are not your three pictures yet. Try again!').waitFor();
  await tap(tablet.page, mia);
  await tablet.page.getByText("Today's Learning Adventure").waitFor();
  await leave(tablet.page);

  await tablet.page.getByRole('button', { name: 'Noah', exact: true }).click();
  expect(noah).toHaveLength(3);
  await tablet.page.getByRole('button', { name: 'Ask my teacher' }).click();
  await desk.page.goto('/');
  await desk.page.getByRole('button', { name: 'Let Noah Reed in' }).click();
  await tablet.page.getByText("Today's Learning Adventure").waitFor();
  await leave(tablet.page);
  for (const { troubles } of [desk, phone, tablet]) expect(troubles).toEqual([]);
});

/** The names of the pictures on a child's card, in their order. */
async function cardOf(page: Page, name: string): Promise<string[]> {
  const pictures = page.getByRole('list', { name: `Pictures of ${name}` }).getByRole('img');
  return pictures.evaluateAll((found) =>
    found.map((each) => each.getAttribute('aria-label') ?? ''),
  );
}

/** Makes a new card for one child and answers with the address in its code. */
async function addressOfNewCard(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Make other cards' }).click();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  const answer = page.waitForResponse((response) => response.url().includes('signInCards.make'));
  await page.getByRole('button', { name: 'Make 1 new card' }).click();
  const [{ result }] = await (await answer).json();
  await page.getByText('Print them now').waitFor();
  return `/card#${result.data.cards[0].token}`;
}

async function tap(page: Page, pictures: readonly string[]): Promise<void> {
  for (const name of pictures) await page.getByRole('button', { name, exact: true }).click();
}

async function tabletCode(page: Page): Promise<string> {
  await page.goto('/#sign-in');
  await page.getByRole('button', { name: 'Add a class tablet' }).click();
  const answer = page.waitForResponse((response) => response.url().includes('tablets.makeCode'));
  await page.getByRole('button', { name: 'Make a code' }).click();
  const [{ result }] = await (await answer).json();
  return result.data.code;
}

/** Signs the child out: the tiles come back. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
}
