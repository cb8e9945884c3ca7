import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsTeacher } from './registered-teacher.ts';

const journey = planJourney({ TEACHER_SIGNUP: 'open' });

/** A child who gets four questions of a lesson wrong, one after the other. */
async function strugglingChild(page: Page): Promise<void> {
  const registered = await page.request.post('/api/auth/register', {
    data: {
      ...{ username: 'ruth', password: 'a-good-password', role: 'student', firstName: 'Ruth' },
      ...{ age: 9, grade: 4, termsAccepted: true },
    },
  });
  if (!registered.ok()) throw new Error(await registered.text());
  const { token } = await registered.json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = async (question: number, choice: number): Promise<{ correct: boolean }> => {
    const data = { lessonId: 1, question, choice };
    const told = await page.request.post('/trpc/lessons.answer', { headers, data });
    if (!told.ok()) throw new Error(await told.text());
    return (await told.json()).result.data;
  };
  const first = await answer(0, 0);
  const wrong = first.correct ? 1 : 0;
  for (let again = 0; again < 4; again += 1) await answer(0, wrong);
}

test('a teacher writes a lesson, finds the child who needs help and gives a new password', async () => {
  const tablet = await journey.open();
  await strugglingChild(tablet.page);
  await tablet.page.context().clearCookies();
  const teacherPage = await journey.open([{ status: 403, path: '/trpc/students.resetPassword' }]);
  const { page } = teacherPage;
  await enterAsTeacher(page);
  await page.getByRole('button', { name: 'Create New Lesson' }).click();
  await page.getByLabel('Title').fill('Owls');
  await page.getByLabel('Description').fill('How they hear');
  await page.getByLabel('Content').fill('Begin in the dark.');
  await page.getByRole('button', { name: 'Create Lesson' }).click();
  await page.getByText('Lesson created').waitFor();

  await page.getByRole('button', { name: 'Manage Students' }).click();
  const needy = page.getByRole('region', { name: 'Needs help now' });
  await needy.getByText(/^4 wrong answers in a row: Bible/).waitFor();
  await needy.getByRole('link', { name: 'Ruth' }).click();
  await page.getByRole('heading', { name: 'Ruth', exact: true }).waitFor();

  await page.getByRole('button', { name: 'New password' }).click();
  await page.getByRole('button', { name: 'Make a new password' }).click();
  await page.getByLabel('Your own password', { exact: true }).fill('a-good-password');
  await page.getByRole('button', { name: 'Go on' }).click();
  const dialog = page.getByRole('dialog');
  const password = await dialog.getByText(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/).textContent();
  if (password === null) throw new Error('no password is shown');

  await tablet.page.goto('/login');
  await tablet.page.getByLabel('Username').fill('ruth');
  await tablet.page.getByLabel('Password', { exact: true }).fill(password);
  await tablet.page.getByRole('button', { name: 'Sign In' }).click();
  await tablet.page.waitForURL((url) => url.pathname === '/');
  await tablet.page.getByRole('button', { name: 'Logout' }).first().waitFor();
  expect([...teacherPage.troubles, ...tablet.troubles]).toEqual([]);
});
