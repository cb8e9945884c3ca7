import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsTeacher } from './registered-teacher.ts';

const journey = planJourney({ TEACHER_SIGNUP: 'open' });
const CHILDREN = ['Mia Baker, 5', 'Noah Reed, 6', 'Lea Bell, 5', 'Zoë Stone, 6', 'Ben Hill, 5'];

test('a teacher prints slips beside the cards, slips for who has none, and the week of everybody', async () => {
  const desk = await journey.open();
  const { page } = desk;
  await enterAsTeacher(page);
  await page.goto('/#sign-in');
  await page.getByLabel('List of children').fill(CHILDREN.slice(0, 3).join('\n'));
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Add 3 students' }).click();
  await page.getByRole('button', { name: 'Add slips for the families' }).click();
  await page.getByText("For Mia Baker's family").waitFor();
  expect(await codesOn(page)).toHaveLength(3);
  expect(await pagesOf(page)).toBe(1);

  await page.goto('/#sign-in');
  await page.getByLabel('List of children').fill(CHILDREN.slice(3).join('\n'));
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Add 2 students' }).click();
  await page.getByRole('heading', { name: 'Cards of Our class' }).waitFor();
  await page.goto('/#sign-in');
  await page.getByRole('link', { name: 'Make and print slips' }).click();
  await page.getByRole('button', { name: 'Make 2 slips' }).click();
  await page.getByText("For Ben Hill's family").waitFor();
  expect(await codesOn(page)).toHaveLength(2);

  await page.goto('/#reports');
  await page.getByRole('link', { name: 'Open the weekly sheets' }).click();
  await page.getByText('5 sheets are ready.').waitFor();
  expect(await pagesOf(page)).toBe(5);
  expect(desk.troubles).toEqual([]);
});

/** The codes of the slips on a page. */
async function codesOn(page: Page): Promise<string[]> {
  return page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).allTextContents();
}

/** How many sheets of A4 come out of the printer. */
async function pagesOf(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
