import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';
import { enterAsParentOf } from './registered-parent.ts';
import { enterAsTeacher } from './registered-teacher.ts';

const journey = planJourney({ TEACHER_SIGNUP: 'open' });

/** Pixels of a millimeter on paper. */
const PIXELS = 96 / 25.4;
/** What margins of 14 mm leave of the width of A4, in millimeters. */
const A4_WIDTH = 182;

test('a parent writes for emergencies, the teacher prints it, and a tablet opens it without the host', async () => {
  const desk = await journey.open();
  await enterAsTeacher(desk.page);
  const child = await journey.open();
  await enterAsChild(child.page, 9);
  const parent = await journey.open();
  await enterAsParentOf(parent.page, child.page);
  await parent.page.goto('/#care');
  const person = parent.page.getByRole('group', { name: 'Person 1' });
  await person.getByLabel('Name').fill('Eva');
  await person.getByLabel('Telephone').fill('+1 555 010 0199');
  await parent.page.getByLabel('Allergies').fill('Hazelnuts');
  await parent.page.reload();
  // What was typed is there still; it is saved by whoever agrees.
  expect(await parent.page.getByLabel('Allergies').inputValue()).toBe('Hazelnuts');
  await parent.page.getByRole('checkbox').check();
  await parent.page.getByRole('button', { name: 'Save', exact: true }).click();
  await parent.page.getByText(/^Last saved by/).waitFor();

  await desk.page.goto('/#students');
  await desk.page.getByRole('link', { name: 'Emergency sheet' }).click();
  await desk.page.getByRole('button', { name: 'Show the sheet' }).click();
  await desk.page.getByRole('rowheader', { name: 'Naomi' }).waitFor();
  await desk.page.emulateMedia({ media: 'print' });
  await desk.page.setViewportSize({ width: Math.floor(A4_WIDTH * PIXELS), height: 900 });
  const table = await desk.page.getByRole('table').boundingBox();
  expect((table?.width ?? 0) / PIXELS).toBeLessThanOrEqual(A4_WIDTH);
  expect(await desk.page.getByText('On the class tablets').isVisible()).toBe(false);
  await desk.page.emulateMedia({ media: null });
  await desk.page.setViewportSize({ width: 1280, height: 900 });
  await desk.page.getByRole('button', { name: 'Make a code' }).click();
  const code = await desk.page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).textContent();
  await desk.page.getByRole('button', { name: 'I have written it down' }).click();

  const tablet = await journey.open();
  await pair(tablet.page, desk.page);
  await tablet.page.getByRole('button', { name: 'For grown-ups: emergency sheet' }).waitFor();
  expect(await tablet.page.evaluate(() => window.isSecureContext)).toBe(false);
  // From here on the tablet is alone, and its console may complain about that.
  const troubles = [...tablet.troubles];
  await tablet.page.context().setOffline(true);
  await tablet.page.getByRole('button', { name: 'For grown-ups: emergency sheet' }).click();
  await tablet.page.getByLabel('Code for adults').fill(code ?? '');
  await tablet.page.getByRole('button', { name: 'Open', exact: true }).click();
  await tablet.page.getByText('Hazelnuts').waitFor();
  await tablet.page.getByRole('link', { name: '+1 555 010 0199' }).waitFor();
  for (const list of [desk.troubles, child.troubles, parent.troubles, troubles]) {
    expect(list).toEqual([]);
  }
});

/** Makes a device a tablet of the teacher's class. */
async function pair(tablet: Page, desk: Page): Promise<void> {
  await desk.goto('/#sign-in');
  await desk.getByRole('button', { name: 'Add a class tablet' }).click();
  const answer = desk.waitForResponse((response) => response.url().includes('tablets.makeCode'));
  await desk.getByRole('button', { name: 'Make a code' }).click();
  const [{ result }] = await (await answer).json();
  await tablet.goto('/tablet');
  await tablet.getByLabel('Code').fill(result.data.code);
  await tablet.getByRole('button', { name: 'Make it a class tablet' }).click();
}
