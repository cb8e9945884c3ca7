import { quizBank } from '@lamplight/content/quizzes';
import type { QuizSubject } from '@lamplight/domain/quizzes';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld } from '../../../test/world.tsx';

async function openAs(age = 9) {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age, grade: 4 });
  world.signIn(child);
  return { world, child, screen: await world.open('/quiz-center') };
}

/** The right answers of a subject's questions for a nine-year-old, by the question. */
async function rightAnswers(subject: QuizSubject): Promise<ReadonlyMap<string, string>> {
  const bank = await quizBank(subject, 'elementary');
  return new Map(bank.map((item) => [item.question, item.options[item.answer] ?? '']));
}

/** Waits for a question, and says where its right option stands. */
async function rightPlace(
  screen: RenderResult,
  number: number,
  answers: ReadonlyMap<string, string>,
) {
  await expect.element(screen.getByText(`Question ${number} of 5`)).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-option]').length).toBeGreaterThan(0);
  const asked = screen.getByRole('heading', { level: 1 }).element().textContent ?? '';
  const options = [...document.querySelectorAll('[data-option]')].map(
    (option) => option.lastElementChild?.textContent ?? '',
  );
  return options.indexOf(answers.get(asked) ?? 'no such question');
}

const SUBJECTS = ['Bible', 'AI', 'Math', 'Science'] as const;

/** The 'Start Quiz' of a subject: the cards stand in the order of the specification. */
const start = (screen: RenderResult, subject: (typeof SUBJECTS)[number]) =>
  screen.getByRole('button', { name: 'Start Quiz' }).nth(SUBJECTS.indexOf(subject));

/** Answers a whole quiz by taps: right, but for these many questions at its end. */
async function answerQuiz(screen: RenderResult, subject: QuizSubject, wrong = 0) {
  const answers = await rightAnswers(subject);
  for (let number = 1; number <= 5; number += 1) {
    const right = await rightPlace(screen, number, answers);
    const place = number > 5 - wrong ? (right + 1) % 4 : right;
    await userEvent.click(document.querySelectorAll('[data-option]')[place] as Element);
    await screen
      .getByRole('button', { name: number === 5 ? 'Finish Quiz' : 'Next Question' })
      .click();
  }
}

test('a child sees four subjects with counts, takes a quiz and sees the score', async () => {
  const { screen } = await openAs();
  await expect.element(screen.getByRole('heading', { name: 'Quiz Center' })).toBeVisible();
  for (const subject of SUBJECTS) {
    await expect.element(screen.getByRole('heading', { name: subject, exact: true })).toBeVisible();
    await expect.element(start(screen, subject)).toBeEnabled();
  }
  await expect.element(screen.getByRole('heading', { name: 'Your Progress' })).toBeVisible();
  await expect.element(screen.getByText('0 quizzes completed')).toBeVisible();

  await start(screen, 'Science').click();
  await answerQuiz(screen, 'science');
  await expect.element(screen.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible();
  await expect.element(screen.getByText('100%')).toBeVisible();
  await expect.element(screen.getByText('Excellent work! You really know this.')).toBeVisible();
  await screen.getByRole('button', { name: 'Try Another Quiz' }).click();
  await expect.element(screen.getByText('1 quiz completed')).toBeVisible();
  await expect.element(screen.getByText('Best score 100%')).toBeVisible();
});

test.each([
  [0, 'high', '100%'],
  [1, 'high', '80%'],
  [2, 'middle', '60%'],
  [3, 'low', '40%'],
])('with %i wrong answers the result is %s: %s', async (wrong, verdict, percent) => {
  const { screen } = await openAs();
  await start(screen, 'Bible').click();
  await answerQuiz(screen, 'bible', wrong);
  await expect.element(screen.getByText(percent)).toBeVisible();
  expect(document.querySelector('[data-verdict]')?.getAttribute('data-verdict')).toBe(verdict);
});

test('an answer is locked and explained, and can be chosen once', async () => {
  const { screen } = await openAs();
  await start(screen, 'Math').click();
  const answers = await rightAnswers('math');
  const right = await rightPlace(screen, 1, answers);
  const asked = screen.getByRole('heading', { level: 1 }).element().textContent;
  const bank = await quizBank('math', 'elementary');
  const item = bank.find(({ question }) => question === asked);
  await userEvent.click(document.querySelectorAll('[data-option]')[(right + 1) % 4] as Element);
  await expect.element(screen.getByText('Not quite. Here is why:')).toBeVisible();
  await expect.element(screen.getByText(item?.explanation ?? '', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('[data-option]')).toHaveLength(0);
  expect(document.querySelectorAll('[data-mark="right"]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-mark="wrong"]')).toHaveLength(1);
});

test('a quiz that is left goes on with its answers when its subject is started again', async () => {
  const { screen } = await openAs();
  const answers = await rightAnswers('science');
  await start(screen, 'Science').click();
  const right = await rightPlace(screen, 1, answers);
  await userEvent.click(document.querySelectorAll('[data-option]')[(right + 1) % 4] as Element);
  await screen.getByRole('button', { name: 'All Subjects' }).click();
  await start(screen, 'Bible').click();
  await rightPlace(screen, 1, await rightAnswers('bible'));
  await screen.getByRole('button', { name: 'All Subjects' }).click();
  await start(screen, 'Science').click();
  await expect.element(screen.getByText('Question 1 of 5')).toBeVisible();
  expect(document.querySelectorAll('[data-mark="wrong"]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-option]')).toHaveLength(0);
});

test('a whole quiz can be taken by keyboard alone', async () => {
  const { screen } = await openAs();
  const button = start(screen, 'AI');
  await expect.element(button).toBeEnabled();
  while (document.activeElement !== button.element()) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  const answers = await rightAnswers('ai');
  for (let number = 1; number <= 5; number += 1) {
    const right = await rightPlace(screen, number, answers);
    if (number % 2 === 1) await userEvent.keyboard(String(right + 1));
    else {
      for (let step = 0; step <= right; step += 1) await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(screen.getByText('That is right!')).toBeVisible();
    const next = screen.getByRole('button', {
      name: number === 5 ? 'Finish Quiz' : 'Next Question',
    });
    await expect.element(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(screen.getByText('5 of 5 right')).toBeVisible();
});

test('a reload in the middle of a quiz goes on there', async () => {
  const { world, screen } = await openAs();
  await start(screen, 'Bible').click();
  const answers = await rightAnswers('bible');
  await rightPlace(screen, 1, answers);
  await userEvent.keyboard('1');
  await screen.getByRole('button', { name: 'Next Question' }).click();
  await rightPlace(screen, 2, answers);
  const asked = screen.getByRole('heading', { level: 1 }).element().textContent ?? '';
  await screen.unmount();

  const again = await world.open('/quiz-center');
  await expect.element(again.getByText('Question 2 of 5')).toBeVisible();
  await expect.element(again.getByRole('heading', { level: 1, name: asked })).toBeVisible();
  await again.getByRole('button', { name: 'All Subjects' }).click();
  await expect.element(again.getByRole('heading', { name: 'Quiz Center' })).toBeVisible();
});

test('Retake Quiz asks the same questions again, and counts no further quiz', async () => {
  const { screen } = await openAs();
  await start(screen, 'Science').click();
  await expect.element(screen.getByText('Question 1 of 5')).toBeVisible();
  const first = screen.getByRole('heading', { level: 1 }).element().textContent ?? '';
  await answerQuiz(screen, 'science', 3);
  await screen.getByRole('button', { name: 'Retake Quiz' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await answerQuiz(screen, 'science');
  await expect.element(screen.getByText('100%')).toBeVisible();
  await screen.getByRole('button', { name: 'Try Another Quiz' }).click();
  await expect.element(screen.getByText('1 quiz completed')).toBeVisible();
  await expect.element(screen.getByText('Best score 100%')).toBeVisible();
});

test('without the host a quiz is built here, kept, and counted when the host is back', async () => {
  const { world, screen } = await openAs();
  await expect.element(start(screen, 'Science')).toBeEnabled();
  world.disconnect();
  await start(screen, 'Science').click();
  await answerQuiz(screen, 'science', 1);
  await expect.element(screen.getByText('80%')).toBeVisible();
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect
    .element(screen.getByText('Your progress will sync when connection is restored.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Try Another Quiz' }).click();
  await expect.element(screen.getByText('1 quiz completed')).toBeVisible();

  world.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Synced')).toBeVisible();
  await screen.unmount();
  localStorage.removeItem(
    Object.keys(localStorage).find((key) => key.startsWith('quiz-progress-')) ?? '',
  );
  const later = await world.open('/quiz-center');
  await expect.element(later.getByText('1 quiz completed')).toBeVisible();
});

test('the page opens without the host, with the counts of this browser', async () => {
  const { world, screen } = await openAs();
  await start(screen, 'Bible').click();
  await answerQuiz(screen, 'bible');
  await expect.element(screen.getByText('100%')).toBeVisible();
  await screen.getByRole('button', { name: 'Try Another Quiz' }).click();
  await expect.element(screen.getByText('1 quiz completed')).toBeVisible();
  await screen.unmount();

  world.disconnect('quizzes.');
  const again = await world.open('/quiz-center');
  await expect.element(again.getByText('1 quiz completed')).toBeVisible();
  await expect.element(start(again, 'Bible')).toBeEnabled();
});
