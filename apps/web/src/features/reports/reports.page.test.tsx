import { describe, expect, test, vi } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld, type World } from '../../../test/world.tsx';

/**
 * A teacher whose class has Ruth, who has completed a lesson and written a secret, and Boaz, who has not come.
 * @param daysAgo how long ago that was
 */
async function smallClass(daysAgo = 0): Promise<World> {
  const world = await createWorld();
  const teacher = await world.given({ role: 'teacher', firstName: 'Miriam' });
  const ruth = await world.given({ role: 'student', firstName: 'Ruth', age: 9, grade: 4 });
  await world.given({ role: 'student', firstName: 'Boaz', age: 9, grade: 4 });
  await callAs(ruth, 'lessons.complete', { lessonId: 1, score: 90, timeSpent: 12 });
  await callAs(ruth, 'journal.write', { entry: 'My secret owl' });
  await world.passDays(daysAgo);
  world.signIn(await world.newSession(teacher));
  return world;
}

describe('reports', () => {
  test('of a student tell in words what was learned, and are printed', async () => {
    const world = await smallClass();
    const screen = await world.open('/#reports');
    await screen.getByRole('link', { name: 'Open the report of Ruth' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Report: Ruth' })).toBeVisible();
    await expect.element(screen.getByText('Ruth completed 1 lesson.')).toBeVisible();
    await expect.element(screen.getByText(/^Grade 4 · Day 1 of 56/)).toBeVisible();
    expect(screen.container.textContent).not.toContain('secret');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await screen.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
  });

  test('of a student who was not here say so kindly', async () => {
    const world = await smallClass();
    const screen = await world.open('/#reports');
    await screen.getByRole('link', { name: 'Open the report of Boaz' }).click();
    await expect.element(screen.getByText(/^Boaz was not here in this time\./)).toBeVisible();
    await expect.element(screen.getByText(/not enough yet to name a strength/)).toBeVisible();
  });

  test('of the class count its students, for the time that is chosen', async () => {
    const world = await smallClass(8);
    const screen = await world.open('/#reports');
    await screen.getByRole('link', { name: 'Open the class report' }).click();
    await expect.element(screen.getByText('1 of 2', { exact: true })).toBeVisible();
    await screen.getByLabelText('Time').selectOptions('Last 7 days');
    await expect.element(screen.getByText('0 of 2', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Nobody opened a lesson in this time.')).toBeVisible();
  });

  test('of another class are refused', async () => {
    const world = await smallClass();
    const screen = await world.open('/reports/class/999');
    const alert = screen.getByRole('alert').filter({ hasText: 'The report did not load' });
    await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a document of the whole class', () => {
  test('holds the report of every student, by name', async () => {
    const world = await smallClass();
    const screen = await world.open('/#reports');
    await screen.getByRole('link', { name: 'Open all reports' }).click();
    await expect.element(screen.getByText('2 reports are ready.')).toBeVisible();
    const titles = screen.getByRole('heading', { level: 1 }).elements();
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Report: Boaz', 'Report: Ruth']);
  });

  test('holds the week of every child, or only for families without an account', async () => {
    const world = await smallClass();
    const screen = await world.open('/#reports');
    await screen.getByRole('link', { name: 'Open the weekly sheets' }).click();
    await expect.element(screen.getByText('2 sheets are ready.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: "Ruth's week 1" })).toBeVisible();
    await screen.getByLabelText('Week', { exact: true }).selectOptions('Week 2');
    await expect.element(screen.getByRole('heading', { name: "Boaz's week 2" })).toBeVisible();
    await screen.getByLabelText('For whom').selectOptions('Families without an account');
    await expect.element(screen.getByText('2 sheets are ready.')).toBeVisible();
  });
});
