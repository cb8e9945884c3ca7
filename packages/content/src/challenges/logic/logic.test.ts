import { describe, expect, test } from 'vitest';
import type { ItemOf } from '../challenge-item.ts';
import { names } from '../generated.ts';
import { solutionsOf } from '../testing/solutions.ts';
import { LOGIC_TEMPLATES, logicItem } from './index.ts';

/** Seeds that each kind of puzzle is drawn from. */
const SEEDS = 200;

const BANDS = ['middle', 'older'] as const;
const all = BANDS.flatMap((band) =>
  LOGIC_TEMPLATES[band].map((template) => [`${band} ${template.id}`, band, template] as const),
);

test.each(BANDS)('%s has at least eight kinds of puzzle, two of every difficulty', (band) => {
  const templates = LOGIC_TEMPLATES[band];
  expect(templates.length).toBeGreaterThanOrEqual(8);
  const counts = Map.groupBy(templates, ({ difficulty }) => difficulty);
  expect([...counts.values()].map((some) => some.length)).toEqual([2, 2, 2, 2]);
});

test('the younger two have none', () => {
  expect([LOGIC_TEMPLATES.little, LOGIC_TEMPLATES.young]).toEqual([[], []]);
});

describe.each(all)('%s', (_, band, template) => {
  const items: ItemOf<'logic'>[] = Array.from({ length: SEEDS }, (_, seed) =>
    logicItem(band, template, `seed ${seed}`),
  );

  test('has one answer, which trying everything finds in its printed text', () => {
    for (const item of items) {
      expect(solutionsOf(template.id, item), JSON.stringify(item)).toEqual([
        String(item.correctAnswer),
      ]);
    }
  });

  test('offers its answer among different options, or none to choose from', () => {
    for (const { content, correctAnswer } of items) {
      if (content.options.length === 0) continue;
      expect(content.options).toContain(correctAnswer);
      expect(new Set(content.options).size).toBe(content.options.length);
    }
  });

  test('has two or three hints, none of which gives the answer', () => {
    for (const { hints, correctAnswer } of items) {
      expect(hints.length === 2 || hints.length === 3).toBe(true);
      expect(hints.filter((hint) => names(hint, correctAnswer))).toEqual([]);
    }
  });

  test('explains its answer', () => {
    for (const { content, correctAnswer } of items) {
      expect(names(content.explanation, correctAnswer), content.explanation).toBe(true);
    }
  });

  test('is another puzzle from nearly every seed, each with a key of its own', () => {
    const texts = new Set(items.map((item) => JSON.stringify([item.description, item.content])));
    const keys = new Set(items.map(({ key }) => key));
    expect(keys.size).toBeGreaterThan(SEEDS * 0.9);
    expect(texts.size).toBeGreaterThanOrEqual(keys.size);
  });
});
