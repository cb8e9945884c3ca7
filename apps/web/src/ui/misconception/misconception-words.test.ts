import { MATH_PROBLEM_TEMPLATES, type MathTemplate } from '@lamplight/content/math-problems';
import { seededPick } from '@lamplight/domain/random';
import { expect, test } from 'vitest';
import texts from '../../i18n/en/misconceptions.json';

/** Problems drawn of each kind: enough to meet every thought that leads to one of its wrong answers. */
const SEEDS = 100;
/** Levels that numbers grow with. */
const LEVELS = 10;

function slugsOf(template: MathTemplate): string[] {
  return Array.from({ length: SEEDS }, (_, seed) =>
    template.draw(seededPick(`${template.id} ${seed}`), 1 + (seed % LEVELS)),
  ).flatMap(({ wrong }) => wrong.map(({ id }) => id));
}

test('every thought behind a wrong answer of the math arena has its words, and no other', () => {
  const slugs = new Set(MATH_PROBLEM_TEMPLATES.flatMap(slugsOf));
  expect(Object.keys(texts.thoughts).toSorted()).toEqual([...slugs].toSorted());
});
