import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';
import { enterAsTeacher } from './registered-teacher.ts';

const journey = planJourney({ TEACHER_SIGNUP: 'open' }, 'oldest');

test('a lesson that a teacher writes as a play and gives to the class is in the day of a child, who plays it', async () => {
  const teacher = await journey.open();
  const { page } = teacher;
  await enterAsTeacher(page);
  await page.getByRole('button', { name: 'Create New Lesson' }).click();
  await page.getByLabel('Title').fill('Owls');
  await page.getByLabel('Description').fill('How they hear');
  await page.getByLabel('Content').fill('An owl hears a mouse under the snow.');
  await page.getByRole('button', { name: 'Question or task' }).click();
  await page.getByRole('menuitem', { name: 'Guess what happens' }).click();
  await page.getByRole('button', { name: 'See it as students do' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('An owl hears a mouse under the snow.').waitFor();
  await page.getByRole('button', { name: 'Create Lesson' }).click();
  await page.getByText('Lesson created').waitFor();
  await page.getByRole('tab', { name: 'My Lessons' }).click();

  const child = await journey.open();
  await enterAsChild(child.page, 9);
  await child.page.getByRole('button', { name: 'Reject All' }).click();

  await page.getByRole('button', { name: 'Assign Owls to a class' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await dialog.getByText('Our class: 0 of 1 done').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await child.page.getByRole('button', { name: 'Open Daily Schedule' }).click();
  const given = child.page.getByRole('region', { name: 'From your teacher' });
  await given.getByRole('heading', { name: 'Owls' }).waitFor();
  await given.getByText('From Miriam').waitFor();
  await given.getByRole('button', { name: 'Start' }).click();
  await child.page.getByText('An owl hears a mouse under the snow.').waitFor();
  await child.page.getByRole('button', { name: 'Next' }).click();
  await child.page.getByRole('button', { name: 'The first' }).click();
  await child.page.getByText('Why it is so.').waitFor();
  await child.page.getByRole('button', { name: 'Next' }).click();
  await child.page.getByRole('button', { name: 'Complete Lesson' }).click();
  await child.page.getByRole('button', { name: 'Lesson Completed' }).waitFor();
  await child.page.goto('/daily-schedule');
  await child.page.getByRole('heading', { name: 'Lessons', exact: true }).waitFor();
  await child.page.waitForLoadState('networkidle');
  expect(await given.count()).toBe(0);

  await page.reload();
  await page.getByRole('tab', { name: 'My Lessons' }).click();
  await page.getByText('Our class: 1 of 1 done').waitFor();
  await page.getByRole('button', { name: 'Assign Owls to a class' }).click();
  await page.getByRole('dialog').getByText('Who has completed it').click();
  await page.getByText(/^Naomi: (?!not yet)/).waitFor();
  expect([...teacher.troubles, ...child.troubles]).toEqual([]);
});
