import { quizBank } from '@lamplight/content/quizzes';
import { contentBand } from '@lamplight/domain/age';
import { QUIZ_LENGTH, type QuizSubject } from '@lamplight/domain/quizzes';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney({}, 'oldest');

test.each([
  [6, 'science', 3],
  [14, 'bible', 0],
] as const)(
  'a child of %i takes a quiz of %s, learns from each answer and sees the score',
  async (age, subject, card) => {
    const { page, troubles } = await journey.open();
    await enterAsChild(page, age);
    await openQuizCenter(page);
    await page.getByRole('button', { name: 'Start Quiz' }).nth(card).click();
    const answers = await rightAnswers(subject, age);
    for (let number = 1; number <= QUIZ_LENGTH; number += 1) {
      const right = await rightPlace(page, number, answers);
      // All right but the first.
      const options = page.locator('[data-option]');
      const chosen = number === 1 ? (right + 1) % (await options.count()) : right;
      await options.nth(chosen).click();
      await see(page.getByText(number === 1 ? 'Not quite. Here is why:' : 'That is right!'));
      await goOn(page, number).click();
    }
    await see(page.getByText('4 of 5 right'));
    await see(page.getByText('Excellent work! You really know this.'));
    await page.getByRole('button', { name: 'Try Another Quiz' }).click();
    await see(page.getByText('1 quiz completed'));
    await page.reload();
    await see(page.getByText('1 quiz completed'));
    await see(page.getByText('Best score 80%'));
    expect(troubles).toEqual([]);
  },
);

test('a child of 9 takes a quiz by keyboard alone', async () => {
  const { page, troubles } = await journey.open();
  await enterAsChild(page, 9);
  await openQuizCenter(page);
  const start = page.getByRole('button', { name: 'Start Quiz' }).nth(2);
  while (!(await hasFocus(start))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const answers = await rightAnswers('math', 9);
  for (let number = 1; number <= QUIZ_LENGTH; number += 1) {
    const right = await rightPlace(page, number, answers);
    if (number % 2 === 1) await page.keyboard.press(String(right + 1));
    else {
      for (let step = 0; step <= right; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await see(page.getByText('That is right!'));
    expect(await hasFocus(goOn(page, number))).toBe(true);
    await page.keyboard.press('Enter');
  }
  await see(page.getByText('100%'));
  const retake = page.getByRole('button', { name: 'Retake Quiz' });
  while (!(await hasFocus(retake))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await see(page.getByText('Question 1 of 5'));
  expect(troubles).toEqual([]);
});

test('quizzes go on without the host, and count once it is back', async () => {
  const { page } = await journey.open();
  await enterAsChild(page, 9);
  await openQuizCenter(page);
  await ownCopyIsHere(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Start Quiz' }).nth(1).click();
  const answers = await rightAnswers('ai', 9);
  for (let number = 1; number <= QUIZ_LENGTH; number += 1) {
    const right = await rightPlace(page, number, answers);
    await page.locator('[data-option]').nth(right).click();
    await goOn(page, number).click();
  }
  await see(page.getByText('100%'));
  await see(page.getByText('Progress saved locally'));
  await page.context().setOffline(false);
  await see(page.getByText('Synced'));
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('quiz-progress')) localStorage.removeItem(key);
    }
  });
  await page.goto('/quiz-center');
  await see(page.getByText('1 quiz completed'));
});

/** Waits until the first of them is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}

async function openQuizCenter(page: Page): Promise<void> {
  await page.goto('/quiz-center');
  await see(page.getByRole('button', { name: 'Start Quiz' }));
}

/** Waits until the browser has its own copy of the questions, a file for each subject. */
async function ownCopyIsHere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.filter((name) => /-elementary-[\w-]+\.js$/.test(name)).length >= 4;
  });
}

function goOn(page: Page, number: number): Locator {
  return page.getByRole('button', {
    name: number === QUIZ_LENGTH ? 'Finish Quiz' : 'Next Question',
  });
}

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** The right answers of a subject for an age, by the question. */
async function rightAnswers(
  subject: QuizSubject,
  age: number,
): Promise<ReadonlyMap<string, string>> {
  const bank = await quizBank(subject, contentBand(age));
  return new Map(bank.map((item) => [item.question, item.options[item.answer] ?? '']));
}

/** Waits for a question, and says where its right option stands. */
async function rightPlace(
  page: Page,
  number: number,
  answers: ReadonlyMap<string, string>,
): Promise<number> {
  await see(page.getByText(`Question ${number} of ${QUIZ_LENGTH}`));
  const options = page.locator('[data-option]');
  await see(options);
  const asked = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const right = answers.get(asked);
  if (right === undefined) throw new Error(`not in the bank: ${asked}`);
  const shown = await options.locator('> :last-child').allTextContents();
  return shown.indexOf(right);
}
