import { drawLevel } from '@lamplight/content/math-problems';
import type { MathProblem } from '@lamplight/domain/math-games';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld } from '../../../test/world.tsx';
import { chooseLanguage } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { needsTypesetting } from '../../ui/math-text/math-text.tsx';
import { spokenMath } from '../../ui/math-text/spoken-math.ts';

/** A pause of the game, with time to spare on a busy machine, in ms. */
const AFTER_A_PAUSE = { timeout: 15_000 };

async function openAs(age = 9, grade = 4) {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age, grade });
  world.signIn(child);
  const screen = await world.open('/math-games');
  await expect.element(start(screen, 1)).toBeEnabled();
  return { world, child, screen };
}

const start = (screen: RenderResult, level: number) =>
  screen.getByRole('button', { name: `Start Level ${level} Challenge` });

/** The problems of the level that is open, drawn again from what the tab keeps of it. */
async function openProblems(): Promise<readonly MathProblem[]> {
  await expect.poll(() => sessionStorage.getItem('math-arena-place')).not.toBeNull();
  return drawLevel(JSON.parse(sessionStorage.getItem('math-arena-place') ?? '').level);
}

/** Waits for a problem. */
async function problemAt(screen: RenderResult, number: number): Promise<MathProblem> {
  await expect.element(screen.getByText(`Problem ${number}/5`), AFTER_A_PAUSE).toBeVisible();
  const problem = (await openProblems())[number - 1];
  if (problem === undefined) throw new Error(`there is no problem ${number}`);
  await expect.poll(() => document.querySelectorAll('[data-option]').length).toBe(4);
  return problem;
}

/** Answers a whole level by keys: right, but for these many problems at its end. */
async function playLevel(screen: RenderResult, wrong = 0) {
  for (let number = 1; number <= 5; number += 1) {
    const { answer } = await problemAt(screen, number);
    if (number <= 5 - wrong) {
      await userEvent.keyboard(String(answer + 1));
      continue;
    }
    await userEvent.keyboard(String(((answer + 1) % 4) + 1));
    const name = number === 5 ? 'See Your Score' : 'Next Problem';
    await expect.element(screen.getByRole('button', { name }), AFTER_A_PAUSE).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
}

test('the menu tells grade, level, band and problems of a level', async () => {
  const { screen } = await openAs();
  await expect.element(screen.getByRole('heading', { name: 'Math Challenge Arena' })).toBeVisible();
  const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual(['Grade4', 'Challenge level1', 'DifficultyIntermediate']);
  await expect.element(screen.getByText('5 problems per level')).toBeVisible();
});

test('a level is played by keyboard alone, passed, and opens the next one', async () => {
  const { screen } = await openAs();
  while (document.activeElement !== start(screen, 1).element()) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  for (let number = 1; number <= 5; number += 1) {
    const { answer } = await problemAt(screen, number);
    await expect.element(screen.getByText(`Score: ${10 * (number - 1)}`)).toBeVisible();
    if (number === 1) await userEvent.keyboard('abcd'[answer] ?? '');
    else if (number === 2) await userEvent.keyboard(String(answer + 1));
    else {
      for (let step = 0; step <= answer; step += 1) await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(screen.getByText('Correct!')).toBeVisible();
  }
  await expect
    .element(screen.getByRole('heading', { name: 'Level 1 passed!' }), AFTER_A_PAUSE)
    .toBeVisible();
  await expect.element(screen.getByText('50 of 50 points')).toBeVisible();
  await expect.element(screen.getByText('Level 2 is open now.')).toBeVisible();
  await screen.getByRole('button', { name: 'Back to Menu' }).click();
  await expect.element(start(screen, 2)).toBeVisible();
  await expect.element(screen.getByText('1 challenge played')).toBeVisible();
});

test('a wrong answer is locked, explained, and waits for the child', async () => {
  const { screen } = await openAs();
  await start(screen, 1).click();
  const { answer, explanation } = await problemAt(screen, 1);
  await userEvent.click(document.querySelectorAll('[data-option]')[(answer + 1) % 4] as Element);
  await expect.element(screen.getByText('Not quite. This is how it goes:')).toBeVisible();
  for (const step of explanation.filter((text) => !text.includes('$'))) {
    await expect.element(screen.getByText(step)).toBeVisible();
  }
  expect(document.querySelectorAll('[data-option]')).toHaveLength(0);
  expect(document.querySelectorAll('[data-mark="right"]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-mark="wrong"]')).toHaveLength(1);
  await expect.element(screen.getByText('Score: 0')).toBeVisible();
  const next = screen.getByRole('button', { name: 'Next Problem' });
  expect(next.elements()).toHaveLength(0);
  await expect.element(next, AFTER_A_PAUSE).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await problemAt(screen, 2);
});

test.each([
  [2, 'Level 1 passed!', '30 of 50 points', 2],
  [3, 'Good try!', '20 of 50 points', 1],
])('with %i wrong answers: %s', async (wrong, heading, score, level) => {
  const { screen } = await openAs();
  await start(screen, 1).click();
  await playLevel(screen, wrong);
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(screen.getByText(score)).toBeVisible();
  await screen.getByRole('button', { name: 'Back to Menu' }).click();
  await expect.element(start(screen, level)).toBeVisible();
});

test('a level counts for whoever leaves after its last answer; an easier one is practice', async () => {
  const { screen } = await openAs();
  await start(screen, 1).click();
  await playLevel(screen);
  await expect.element(screen.getByText('Score: 50')).toBeVisible();
  await screen.getByRole('button', { name: 'Back to Menu' }).click();
  await expect.element(start(screen, 2)).toBeVisible();
  await screen.getByRole('button', { name: 'An easier level' }).click();
  await expect.element(screen.getByText('For practice: your own level stays 2.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'An easier level' })).toBeDisabled();
  await start(screen, 1).click();
  await problemAt(screen, 1);
  await expect.element(screen.getByText('Level 1', { exact: true })).toBeVisible();
});

test('a reload in the middle of a level goes on there', async () => {
  const { world, screen } = await openAs();
  await start(screen, 1).click();
  const first = await problemAt(screen, 1);
  await userEvent.keyboard(String(first.answer + 1));
  const second = await problemAt(screen, 2);
  await screen.unmount();

  const again = await world.open('/math-games');
  expect((await problemAt(again, 2)).key).toBe(second.key);
  await expect.element(again.getByText('Score: 10')).toBeVisible();
  await again.getByRole('button', { name: 'Back to Menu' }).click();
  await expect.element(start(again, 1)).toBeVisible();
});

test('without the host a level is kept, counts here, and counts there when the host is back', async () => {
  const { world, screen } = await openAs();
  world.disconnect();
  await start(screen, 1).click();
  await playLevel(screen, 1);
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect
    .element(screen.getByText('Your progress will sync when connection is restored.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Back to Menu' }).click();
  await expect.element(start(screen, 2)).toBeVisible();

  world.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Synced')).toBeVisible();
  await screen.unmount();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('math-arena-')) localStorage.removeItem(key);
  }
  const later = await world.open('/math-games');
  await expect.element(start(later, 2)).toBeVisible();
});

test('formulas are typeset, and options with formulas have names that can be spoken', async () => {
  const { screen } = await openAs(15, 10);
  await start(screen, 1).click();
  for (let number = 1; number <= 5; number += 1) {
    const { options, answer } = await problemAt(screen, number);
    for (const option of options.filter((text) => needsTypesetting([text]))) {
      const button = screen.getByRole('button', { name: spokenMath(option), exact: true });
      await expect.element(button).toBeVisible();
      expect(button.element().querySelector('.katex math')).not.toBeNull();
    }
    await userEvent.keyboard(String(answer + 1));
  }
});

afterEach(async () => {
  await page.viewport(1280, 800);
  await chooseLanguage('en');
});

test.each(LANGUAGES)('the menu stands within a small telephone in %s', async (language) => {
  await page.viewport(360, 740);
  await openAs();
  await chooseLanguage(language);
  const facts = [...document.querySelectorAll<HTMLElement>('[data-fact]')];
  expect(facts).toHaveLength(3);
  for (const fact of facts) expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

/** A problem of a template in a level of large numbers, and where it stands. */
function placeOf(template: string, age: number, grade: number) {
  for (let number = 1; ; number += 1) {
    const level = { seed: `narrow-${number}`, level: 10, grade, age };
    const at = drawLevel(level).findIndex((problem) => problem.template === template);
    if (at >= 0) return { level, at };
  }
}

test.each([
  ['count-coins', 6, 1],
  ['percent-twice', 13, 8],
] as const)(
  '%s stands within a small telephone, answered and explained',
  async (template, age, grade) => {
    await page.viewport(360, 740);
    const { world, child, screen } = await openAs(age, grade);
    const { level, at } = placeOf(template, age, grade);
    await screen.unmount();
    const place = { userId: child.id, level, answers: Array.from({ length: at + 1 }, () => 0), at };
    sessionStorage.setItem('math-arena-place', JSON.stringify(place));
    await world.open('/math-games');
    await expect.poll(() => document.querySelectorAll('[data-mark]').length).toBe(4);
    const wide = [...document.querySelectorAll('[data-mark], #content')].filter(
      (element) => element.scrollWidth > element.clientWidth + 1,
    );
    expect(wide).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);
