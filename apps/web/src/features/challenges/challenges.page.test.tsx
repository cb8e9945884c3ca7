import type { Challenge } from '@lamplight/domain/challenges';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld, type World } from '../../../test/world.tsx';
import { localDay } from './local-day.ts';
import { mathChallenge } from './testing/challenges.ts';

// The page asks for its own day, and the clock of a world stands in June.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

interface Home {
  readonly world: World;
  readonly userId: number;
  readonly screen: RenderResult;
}

async function home(age = 9): Promise<Home> {
  const world = await createWorld();
  const person = await world.given({ role: 'student', age, grade: 4 });
  world.signIn(person);
  return { world, userId: person.id, screen: await world.open('/') };
}

async function firstChallenges(age = 9): Promise<Home> {
  const opened = await home(age);
  // Up to 6 they are behind the tent.
  if (age <= 6) await opened.screen.getByRole('button', { name: 'More', exact: true }).click();
  await opened.screen.getByRole('button', { name: 'Generate Your First Challenges' }).click();
  await expect
    .element(opened.screen.getByRole('button', { name: 'Start Challenge' }).first())
    .toBeVisible();
  return opened;
}

function stored(): { challenge: Challenge } {
  return JSON.parse(localStorage.getItem('current-challenge') ?? 'null');
}

/** Opens the first challenge of math. */
async function openMath(screen: RenderResult): Promise<Challenge> {
  await screen
    .getByRole('listitem')
    .filter({ hasText: 'Math' })
    .getByRole('button', { name: 'Start Challenge' })
    .first()
    .click();
  await expect.element(screen.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
  return stored().challenge;
}

test('a child makes the first challenges, and more of them', async () => {
  const { screen, userId } = await firstChallenges();
  const starts = screen.getByRole('button', { name: 'Start Challenge' });
  expect(starts.elements()).toHaveLength(3);
  const key = `daily-challenges-${userId}-${localDay(new Date())}`;
  await expect.poll(() => localStorage.getItem(key)).not.toBeNull();
  const before = localStorage.getItem(key);
  await screen.getByRole('button', { name: 'New Challenges' }).click();
  await expect.poll(() => localStorage.getItem(key)).not.toBe(before);
  expect(starts.elements()).toHaveLength(3);
});

test('on the next day there are new ones without asking', async () => {
  const { world, screen, userId } = await firstChallenges();
  const kept = (date: string) => localStorage.getItem(`daily-challenges-${userId}-${date}`);
  await expect.poll(() => kept('2026-06-15')).not.toBeNull();
  await screen.unmount();
  await world.passDays(1);
  vi.setSystemTime(new Date('2026-06-16T09:00:00Z'));
  const next = await world.open('/');
  const starts = next.getByRole('button', { name: 'Start Challenge' });
  await expect.element(starts.first()).toBeVisible();
  expect(starts.elements()).toHaveLength(3);
  await expect.poll(() => kept('2026-06-16')).not.toBeNull();
  expect(kept('2026-06-15')).toBeNull();
});

test('a right answer earns points and completes the challenge', async () => {
  const { screen } = await firstChallenges();
  const challenge = await openMath(screen);
  const bar = screen.getByRole('progressbar', { name: 'How far you are with this challenge' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
  await screen.getByLabelText('Your answer, as a number').fill(String(challenge.correctAnswer));
  await screen.getByRole('button', { name: 'Submit Answer' }).click();
  await expect.element(screen.getByText('That’s right, well done!')).toBeVisible();
  await expect
    .element(screen.getByText(`You earned ${challenge.points + 5} points.`))
    .toBeVisible();
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
  expect(stored().challenge.isCompleted).toBe(true);
  await screen.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect.element(screen.getByText('Completed')).toBeVisible();
});

test('a wrong answer is met kindly, with the way it is worked out', async () => {
  const { screen } = await firstChallenges();
  const challenge = await openMath(screen);
  await screen.getByLabelText('Your answer, as a number').fill('99999');
  await screen.getByRole('button', { name: 'Submit Answer' }).click();
  await expect.element(screen.getByText(/^Not this time/)).toBeVisible();
  if (challenge.type !== 'math') throw new Error('the challenge is one of math');
  await expect.element(screen.getByText(challenge.content.explanation)).toBeVisible();
});

test('an empty answer is asked for, and nothing is sent', async () => {
  const { screen } = await firstChallenges();
  await openMath(screen);
  await screen.getByRole('button', { name: 'Submit Answer' }).click();
  await expect.element(screen.getByText('Please provide an answer')).toBeVisible();
  await expect.element(screen.getByText('Enter your response before submitting.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
});

test('hints come one after another until the last', async () => {
  const { screen } = await firstChallenges();
  const { hints } = await openMath(screen);
  await screen.getByRole('button', { name: 'Show a hint' }).click();
  await expect.element(screen.getByText(hints[0] ?? '')).toBeVisible();
  for (const hint of hints.slice(1)) {
    await screen.getByRole('button', { name: 'Next hint' }).click();
    await expect.element(screen.getByText(hint)).toBeVisible();
  }
  await expect.element(screen.getByRole('button', { name: /hint/ })).not.toBeInTheDocument();
});

test('a closed tab takes nothing away', async () => {
  const { world, screen } = await firstChallenges();
  await openMath(screen);
  await screen.getByLabelText('Your answer, as a number').fill('12');
  await screen.unmount();
  const again = await world.open('/challenge');
  await expect.element(again.getByLabelText('Your answer, as a number')).toHaveValue('12');
});

test('without the host an answer is scored here, kept, and sent later', async () => {
  const { world, screen } = await firstChallenges();
  const challenge = await openMath(screen);
  await screen.getByLabelText('Your answer, as a number').fill(String(challenge.correctAnswer));
  world.disconnect();
  await screen.getByRole('button', { name: 'Submit Answer' }).click();
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect
    .element(screen.getByText(`You earned ${challenge.points + 5} points.`))
    .toBeVisible();
  await screen.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect.element(screen.getByText('Completed')).toBeVisible();

  world.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Synced')).toBeVisible();
  await expect.element(screen.getByText('Completed')).toBeVisible();
});

test('challenges that cannot be made are told with the reason', async () => {
  const { world, screen } = await home();
  const generate = screen.getByRole('button', { name: 'Generate Your First Challenges' });
  await expect.element(generate).toBeVisible();
  world.disconnect();
  await generate.click();
  await expect.element(screen.getByText('Failed to generate challenges')).toBeVisible();
  await expect.element(screen.getByText(/^We can't reach the computer/)).toBeVisible();
});

test('the littlest answer by big keys', async () => {
  const { screen } = await firstChallenges(5);
  const challenge = await openMath(screen);
  for (const digit of String(challenge.correctAnswer)) {
    await screen.getByRole('button', { name: digit, exact: true }).click();
  }
  await screen.getByRole('button', { name: 'Submit Answer' }).click();
  await expect.element(screen.getByText('Hooray, that is right!')).toBeVisible();
});

test('without a stored challenge the page leads back to the dashboard', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  const screen = await world.open('/challenge');
  await expect.element(screen.getByText('Daily Challenges')).toBeVisible();
});

test('a stored challenge that cannot be read is told, and the dashboard opens', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  localStorage.setItem('current-challenge', '{"userId":1}');
  const screen = await world.open('/challenge');
  await expect.element(screen.getByText('Challenge not found. Please try again.')).toBeVisible();
  await expect.element(screen.getByText('Daily Challenges')).toBeVisible();
});

test('a challenge that the host does not know is told, and the dashboard opens', async () => {
  const world = await createWorld();
  const person = await world.given({ role: 'student', age: 9, grade: 4 });
  world.signIn(person);
  const attempt = { answer: '7', seconds: 1, hintsShown: 0 };
  const open = { userId: person.id, challenge: mathChallenge({ id: 4711 }), attempt };
  localStorage.setItem('current-challenge', JSON.stringify(open));
  const screen = await world.open('/challenge');
  await screen.getByRole('button', { name: 'Submit Answer' }).click();
  await expect.element(screen.getByText('Challenge not found. Please try again.')).toBeVisible();
  await expect.element(screen.getByText('Daily Challenges')).toBeVisible();
});
