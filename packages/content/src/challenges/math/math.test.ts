import { CHALLENGE_BANDS, CHALLENGE_DIFFICULTIES } from '@lamplight/domain/challenges';
import { sentences, wordCount } from '@lamplight/domain/text';
import { describe, expect, test } from 'vitest';
import { contentPictureNames } from '../../pictures/index.ts';
import { names } from '../generated.ts';
import { COUNTABLES } from '../scenes.ts';
import { equationCheck } from '../testing/equation.ts';
import { MATH_TEMPLATES, mathItem } from './index.ts';

/** Seeds that each kind of task is drawn from. */
const SEEDS = 150;
/** The whole numbers that are tried against an equation beside its answer. */
const TRIED = [-60, 200] as const;
/** What a story may leave unsaid: minutes of an hour, percent, sides of a rectangle, four values. */
const KNOWN = new Set([1, 2, 4, 60, 100]);

const all = CHALLENGE_BANDS.flatMap((band) =>
  MATH_TEMPLATES[band].map((template) => [`${band} ${template.id}`, band, template] as const),
);

test.each(CHALLENGE_BANDS)('%s has at least twelve kinds of task, of every difficulty', (band) => {
  const templates = MATH_TEMPLATES[band];
  expect(templates.length).toBeGreaterThanOrEqual(12);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  for (const difficulty of CHALLENGE_DIFFICULTIES) {
    expect(
      templates.filter((template) => template.difficulty === difficulty).length,
    ).toBeGreaterThan(2);
  }
});

describe.each(all)('%s', (_, band, template) => {
  const items = Array.from({ length: SEEDS }, (_, seed) =>
    mathItem(band, template, `seed ${seed}`),
  );

  test('has the answer that its printed equation has, and no other', () => {
    for (const { content, correctAnswer, key } of items) {
      const solves = equationCheck(content.equation);
      expect(solves(correctAnswer), `${key}: ${content.equation}`).toBe(true);
    }
    for (const { content, correctAnswer, description } of items.slice(0, 30)) {
      const solves = equationCheck(content.equation);
      // Lengths, widths and the positive solution are asked for as such.
      const least = /x × \(? ?x/.test(content.equation) ? 0 : TRIED[0];
      const others = Array.from({ length: TRIED[1] - least + 1 }, (_, step) => least + step);
      if (content.equation.endsWith('= x × x')) others.splice(0, others.indexOf(0));
      const solutions = others.filter((x) => x !== correctAnswer && solves(x));
      expect(solutions, `${description} ${content.equation}`).toEqual([]);
    }
  });

  test('tells every number that is needed', () => {
    for (const { content, description, key } of items) {
      if (content.form === 'equation') continue;
      const told = new Set(numbersIn(description));
      for (const { count } of content.objects) told.add(count);
      // Left-over puzzles are solved by the number of full groups, which the child finds.
      const needed = template.id === 'left-over' ? [] : numbersIn(content.equation);
      const untold = needed.filter((number) => !told.has(number) && !KNOWN.has(number));
      expect(untold, `${key}: ${description} | ${content.equation}`).toEqual([]);
    }
  });

  test('has two or three hints, none of which gives the answer', () => {
    for (const { hints, correctAnswer } of items) {
      expect(hints.length === 2 || hints.length === 3).toBe(true);
      expect(hints.filter((hint) => names(hint, correctAnswer))).toEqual([]);
    }
  });

  test('explains how the answer comes about', () => {
    for (const { content, correctAnswer } of items) {
      expect(names(content.explanation, correctAnswer), content.explanation).toBe(true);
    }
  });

  test('has one key for one task, and many tasks', () => {
    const byKey = new Map<string, string>();
    for (const { key, description, content } of items) {
      const shown = `${description} ${content.equation}`;
      const known = byKey.get(key);
      if (known !== undefined && band === 'little') continue;
      if (known !== undefined) expect(numbersIn(known)).toEqual(numbersIn(shown));
      byKey.set(key, shown);
    }
    expect(byKey.size).toBeGreaterThan(SEEDS * 0.5);
  });
});

test('a slope is that of the function in its text, found by a symmetric difference', () => {
  const template = MATH_TEMPLATES.older.find(({ id }) => id === 'slope-at-a-point');
  if (!template) throw new Error('there is no such template');
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const { description, correctAnswer } = mathItem('older', template, String(seed));
    const match = /= (\d+)w² \+ (\d+)w.*w = (\d+)\./.exec(description);
    const [a, b, k] = (match ?? []).slice(1).map(Number);
    if (a === undefined || b === undefined || k === undefined) throw new Error(description);
    const f = (w: number) => a * w * w + b * w;
    expect((f(k + 1) - f(k - 1)) / 2).toBe(correctAnswer);
  }
});

test('what is left over is the remainder of the division that the story tells', () => {
  const template = MATH_TEMPLATES.young.find(({ id }) => id === 'left-over');
  if (!template) throw new Error('there is no such template');
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const { description, correctAnswer } = mathItem('young', template, String(seed));
    const [small, large] = numbersIn(description).toSorted((a, b) => a - b);
    expect((large ?? 0) % (small ?? 1)).toBe(correctAnswer);
  }
});

test('the littlest hear sentences of at most ten words', () => {
  const texts = MATH_TEMPLATES.little.flatMap((template) =>
    Array.from({ length: SEEDS }, (_, seed) => mathItem('little', template, String(seed))).flatMap(
      ({ description, hints, content }) => [description, ...hints, content.explanation],
    ),
  );
  const long = texts.flatMap(sentences).filter((sentence) => wordCount(sentence) > 10);
  expect(long).toEqual([]);
});

test('the things to count have pictures that the pages have', () => {
  const known = new Set([...contentPictureNames(), 'dove', 'glowing-star', 'butterfly', 'crayon']);
  expect(COUNTABLES.map(({ picture }) => picture).filter((name) => !known.has(name))).toEqual([]);
});

test('an equation check refuses what it cannot read', () => {
  expect(() => equationCheck('2 + = 3')).toThrow(SyntaxError);
  expect(() => equationCheck('2 + 1')).toThrow(SyntaxError);
  expect(equationCheck('2 × ( x + 1 ) = 8')(3)).toBe(true);
  expect(equationCheck('2 × ( x + 1 ) = 8')(4)).toBe(false);
});

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
