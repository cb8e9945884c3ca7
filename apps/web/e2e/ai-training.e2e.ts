import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { playToTheEnd } from './played-lesson.ts';
import { enterAsChild } from './registered-child.ts';

const FIRST_AI_LESSON = 57;
const DAY = 23;

const journey = planJourney();

/** Completes the AI lessons before a day, as somebody who comes to it has done. */
async function comeToDay(page: Page, day: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  for (let before = 1; before < day; before += 1) {
    const answer = await page.request.post('/api/user-progress', {
      headers: { authorization: `Bearer ${token}` },
      data: { lessonId: FIRST_AI_LESSON + before - 1, moduleId: 2, timeSpent: 5 },
    });
    expect(answer.status()).toBeLessThan(300);
  }
}

test('a child of nine teaches a machine with drawings of its own, and reads what it gets wrong', async () => {
  const { page, troubles } = await journey.open();
  await enterAsChild(page, 9);
  await page.getByRole('button', { name: 'Reject All' }).click();
  await comeToDay(page, DAY);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));

  await page.goto(`/lessons?lesson=${FIRST_AI_LESSON + DAY - 1}`);
  const next = page.getByRole('button', { name: /^Next/ });
  await next.waitFor();
  const lab = page.getByRole('group', { name: /^Draw cherries and plums/ });
  while ((await lab.count()) === 0) await next.click();

  await drawPlum(page);
  await page.getByRole('button', { name: 'Into “Plum”' }).click();
  for (const pile of ['Plum', 'Plum', 'Cherries', 'Cherries', 'Cherries']) {
    await lab.getByRole('button', { name: `Take a ready one for “${pile}”` }).click();
  }
  await lab.getByRole('button', { name: 'Test it' }).click();
  const tested = lab.getByRole('list', { name: 'What it was tested with' });
  await tested.waitFor();
  const wrong = await tested.getByText('(wrong)').count();
  expect(wrong).toBeGreaterThan(0);
  await lab
    .getByRole('region')
    .getByRole('button', { name: String(wrong), exact: true })
    .click();
  await lab.getByText('That’s right, well done!').waitFor();

  // The host has heard the numbers, and nothing of the drawing.
  await expect.poll(() => sent.some((body) => body.includes(`"answer":[${wrong},`))).toBe(true);
  expect(sent.join()).not.toContain('strokes');

  await playToTheEnd(page);
  await page.getByRole('button', { name: 'Complete Lesson' }).click();
  await page.getByText('Progress Saved!').first().waitFor();
  const objective = page.getByRole('listitem').filter({ hasText: 'Sort something new' });
  await objective.getByText('Shown', { exact: true }).waitFor();

  // What was drawn is still there for whoever comes back.
  await page.goto(`/lessons?lesson=${FIRST_AI_LESSON + DAY - 1}`);
  while ((await lab.count()) === 0) await next.click();
  await lab.getByRole('button', { name: 'Take number 1 back' }).first().waitFor();
  expect(troubles).toEqual([]);
});

/** Draws a round fruit with a stem by the mouse. */
async function drawPlum(page: Page): Promise<void> {
  const box = await page.getByRole('img', { name: /^What you draw/ }).boundingBox();
  if (box === null) throw new Error('There is no sheet to draw on.');
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.height / 4];
  await page.mouse.move(x + radius, y);
  await page.mouse.down();
  for (let turn = 1; turn <= 16; turn += 1) {
    const angle = (2 * Math.PI * turn) / 16;
    await page.mouse.move(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  await page.mouse.up();
  await page.mouse.move(x, y - radius);
  await page.mouse.down();
  await page.mouse.move(x, y - radius * 1.5);
  await page.mouse.up();
}
