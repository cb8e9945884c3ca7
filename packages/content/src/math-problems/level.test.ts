import { CONTENT_DIFFICULTIES, mathDifficulties } from '@lamplight/domain/content-filter';
import { PROBLEMS_PER_LEVEL } from '@lamplight/domain/math-games';
import { describe, expect, test } from 'vitest';
import { growing } from './growth.ts';
import { drawLevel, templatesFor } from './level.ts';

const GRADES = Array.from({ length: 12 }, (_, index) => index + 1);
const AGES = Array.from({ length: 15 }, (_, index) => index + 4);
const LEARNERS = AGES.flatMap((age) => GRADES.map((grade) => ({ age, grade })));
const SEEDS = Array.from({ length: 40 }, (_, seed) => String(seed));

test('every child has enough templates, all of a difficulty that it may see', () => {
  for (const learner of LEARNERS) {
    const templates = templatesFor(learner);
    expect(templates.length, JSON.stringify(learner)).toBeGreaterThanOrEqual(PROBLEMS_PER_LEVEL);
    const allowed = mathDifficulties(learner.age);
    expect(templates.filter(({ difficulty }) => !allowed.includes(difficulty))).toEqual([]);
  }
});

test('a grade has its own templates, and only those where they are enough', () => {
  for (const { grades } of templatesFor({ grade: 4, age: 10 })) {
    expect(grades[0]).toBeLessThanOrEqual(4);
    expect(grades[1]).toBeGreaterThanOrEqual(4);
  }
});

test('a young child in a grade without enough easy templates falls back to the grade below', () => {
  const templates = templatesFor({ grade: 4, age: 6 });
  expect(templates.every(({ grades: [least] }) => least <= 4)).toBe(true);
  expect(templates.some(({ grades: [, most] }) => most === 3)).toBe(true);
  expect(templates.some(({ grades: [, most] }) => most < 3)).toBe(false);
});

describe('a level', () => {
  test('has five different problems for every child', () => {
    for (const learner of LEARNERS) {
      const problems = drawLevel({ ...learner, level: 3, seed: 'a' });
      expect(problems).toHaveLength(PROBLEMS_PER_LEVEL);
      expect(new Set(problems.map(({ key }) => key)).size).toBe(PROBLEMS_PER_LEVEL);
      expect(new Set(problems.map(({ template }) => template)).size).toBe(PROBLEMS_PER_LEVEL);
    }
  });

  test('follows from its seed', () => {
    const level = (seed: string) => drawLevel({ grade: 4, age: 9, level: 2, seed });
    expect(level('a')).toEqual(level('a'));
    expect(level('a')).not.toEqual(level('b'));
  });

  test('spreads over the areas that the grade has', () => {
    for (const grade of GRADES) {
      const areas = new Set(templatesFor({ grade, age: 16 }).map(({ area }) => area)).size;
      for (const seed of SEEDS) {
        const drawn = drawLevel({ grade, age: 16, level: 5, seed }).map(({ area }) => area);
        expect(new Set(drawn).size).toBe(Math.min(areas, PROBLEMS_PER_LEVEL));
      }
    }
  });

  test('goes from easier to harder problems', () => {
    for (const seed of SEEDS) {
      const hardness = drawLevel({ grade: 5, age: 11, level: 5, seed }).map(({ difficulty }) =>
        CONTENT_DIFFICULTIES.indexOf(difficulty),
      );
      expect(hardness).toEqual(hardness.toSorted((a, b) => a - b));
    }
  });

  test.each([3, 5, 7])('is harder when it is higher, in grade %i', (grade) => {
    const hardness = (level: number) =>
      SEEDS.flatMap((seed) => drawLevel({ grade, age: 13, level, seed })).reduce(
        (sum, { difficulty }) => sum + CONTENT_DIFFICULTIES.indexOf(difficulty),
        0,
      );
    expect(hardness(10)).toBeGreaterThan(hardness(1));
  });
});

test.each([
  [0, 6],
  [1, 6],
  [10, 18],
  [99, 18],
])('at level %i a number that grows from 6 to 18 is %i', (level, expected) => {
  expect(growing(level, 6, 18)).toBe(expected);
});
