import { exampleProblems } from '@lamplight/content/math-problems';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld, type World } from '../../../test/world.tsx';
import { spokenMath } from '../../ui/math-text/spoken-math.ts';

const DEMO_KEY = 'demo_profile';

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
});

async function demo(): Promise<RenderResult> {
  const screen = await world.open('/age-demo');
  await expect.element(screen.getByRole('heading', { name: 'Age Demo' })).toBeVisible();
  return screen;
}

function storedDemo(): unknown {
  return JSON.parse(sessionStorage.getItem(DEMO_KEY) ?? 'null');
}

test('eight sample profiles can be chosen, and none is at first', async () => {
  const screen = await demo();
  expect(screen.getByRole('radio').elements()).toHaveLength(8);
  await expect.element(screen.getByText(/Choose one of the eight/)).toBeVisible();
  expect(storedDemo()).toBeNull();
});

describe('a chosen profile', () => {
  test('is stored for the session and dresses the platform, and the account stays', async () => {
    const screen = await demo();
    await screen.getByRole('radio', { name: /Noah/ }).click();
    expect(storedDemo()).toEqual({ name: 'Noah', age: 6 });
    expect(document.documentElement).toHaveClass('platform-kindergarten', 'nav-simple');
    expect(localStorage.getItem('user_age')).toBe('9');
    await expect.element(screen.getByText(/your account stays as it is/)).toBeVisible();
  });

  test.each([
    [/Lily/, 'Level: Beginner', 'Numbers up to 10.', 'Coloring', 'Number Fun', /About 15 minutes/],
    [/Caleb/, 'Level: Elementary', 'Numbers up to 100.', 'Creative Writing', 'Science', /About 25/],
    [/Hannah/, 'Level: Intermediate', 'Numbers up to 1,000.', 'Analysis', 'Logic', /About 40/],
    [
      /Jonas/,
      'Level: Advanced',
      'Numbers up to 1,000.',
      'Mentoring',
      'Computer Science',
      /About 60/,
    ],
  ])('%s shows level, numbers, activities, subjects and time', async (name, ...texts) => {
    const screen = await demo();
    await screen.getByRole('radio', { name }).click();
    for (const text of texts) {
      await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
    }
  });

  test('has problems of the arena whose answers open, and other ones on demand', async () => {
    const screen = await demo();
    await screen.getByRole('radio', { name: /Caleb/ }).click();
    const [first] = exampleProblems(10, 'sample 1');
    if (first === undefined) throw new Error('there are no examples');
    await expect.element(screen.getByText(spokenMath(first.problem.question))).toBeVisible();
    await screen.getByText('Show the answer').first().click();
    expect(document.querySelector('details[open] p')?.textContent).toMatch(/\d/);
    await screen.getByRole('button', { name: 'Other examples' }).click();
    await expect
      .element(screen.getByText(spokenMath(first.problem.question)))
      .not.toBeInTheDocument();
  });

  test('leads to the math games', async () => {
    const screen = await demo();
    await screen.getByRole('radio', { name: /Grace/ }).click();
    await screen.getByRole('link', { name: 'Try math games' }).click();
    await expect
      .element(screen.getByRole('heading', { name: 'Math Challenge Arena' }))
      .toBeVisible();
  });
});

describe('the dashboard in demo mode', () => {
  async function dashboardAsLily(): Promise<RenderResult> {
    const screen = await demo();
    await screen.getByRole('radio', { name: /Lily/ }).click();
    await screen.getByRole('link', { name: 'Look around as Lily' }).click();
    await expect.element(screen.getByText('Good Morning, Lily!')).toBeVisible();
    return screen;
  }

  test('speaks to the demo’s age', async () => {
    const screen = await dashboardAsLily();
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await expect.element(screen.getByText('Level: Beginner')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Your level: Beginner')).toBeVisible();
    await expect.element(screen.getByText('Coloring')).toBeVisible();
  });

  test('leads back to the demo', async () => {
    const screen = await dashboardAsLily();
    await screen.getByRole('link', { name: 'Back to Demo' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Age Demo' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Lily/ })).toBeChecked();
  });

  test('is left by Exit Demo, and everything is the student’s own again', async () => {
    const screen = await dashboardAsLily();
    await screen.getByRole('button', { name: 'Exit Demo' }).click();
    await expect.element(screen.getByText('Good Morning, Naomi!')).toBeVisible();
    await expect.element(screen.getByText('Your level: Elementary')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Exit Demo' })).not.toBeInTheDocument();
    expect(document.documentElement).toHaveClass('platform-elementary', 'nav-standard');
    expect(storedDemo()).toBeNull();
  });

  test('lasts over a reload, and ends with the sign-out', async () => {
    const first = await dashboardAsLily();
    await first.unmount();
    const screen = await world.open('/');
    await expect.element(screen.getByText('Good Morning, Lily!')).toBeVisible();
    await screen.getByRole('button', { name: 'Logout' }).first().click();
    await expect.element(screen.getByText('See you next time!')).toBeVisible();
    expect(storedDemo()).toBeNull();
  });
});

test('a teacher has no age demo', async () => {
  world.signIn(await world.given({ role: 'teacher' }));
  const screen = await world.open('/age-demo');
  await expect.element(screen.getByText('Page Not Found')).toBeVisible();
});
