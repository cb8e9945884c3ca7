import { describe, expect, test } from 'vitest';
import { operationTypes } from './configuration.ts';
import {
  type MathExample,
  mathExamples,
  PATTERN_COLORS,
  SHAPE_CORNERS,
  sampleMaximum,
} from './math-examples.ts';

const SEEDS = Array.from({ length: 400 }, (_, index) => index * 7919);
const AGES = [4, 6, 7, 10, 11, 15, 16, 18];

test.each([
  [4, 10],
  [6, 10],
  [7, 100],
  [10, 100],
  [11, 1000],
  [15, 1000],
  [16, 1000],
  [18, 1000],
])('samples at %i go up to %i', (age, maximum) => {
  expect(sampleMaximum(age)).toBe(maximum);
});

test.each(AGES)('at %i there is one example for each kind of sum of the age', (age) => {
  expect(mathExamples(age, 1).map(({ operation }) => operation)).toEqual(operationTypes(age));
});

test('the same seed gives the same examples, another one others', () => {
  expect(mathExamples(9, 5)).toEqual(mathExamples(9, 5));
  expect(mathExamples(9, 5)).not.toEqual(mathExamples(9, 6));
});

/** Whether an answer is right, found in another way than the example was made. */
const PROOFS: Readonly<Record<string, (v: Record<string, number>, answer: number) => boolean>> = {
  counting: ({ a = 0, b = 0, c = 0 }, next) => b - a === 1 && c - b === 1 && next - c === 1,
  basic_addition: ({ a = 0, b = 0 }, sum) => sum - b === a,
  addition: ({ a = 0, b = 0 }, sum) => sum - b === a,
  subtraction: ({ a = 0, b = 0 }, rest) => rest + b === a && rest > 0,
  basic_multiplication: ({ a = 0, b = 0 }, product) => product / b === a,
  fractions: ({ top = 0, bottom = 0, whole = 0 }, part) => part * bottom === whole * top,
  algebra: ({ a = 0, b = 0, c = 0 }, x) => a * x + b === c,
  geometry: ({ base = 0, height = 0 }, area) => area + area === base * height,
  statistics: ({ a = 0, b = 0, c = 0, d = 0 }, mean) => mean * 4 === a + b + c + d,
  advanced_algebra: ({ sum = 0, product = 0 }, x) => x * x - sum * x + product === 0 && sum - x < x,
  advanced_statistics: ({ a = 0, b = 0 }, deviation) => {
    const data = [a, a, b, b];
    const mean = data.reduce((total, one) => total + one) / data.length;
    const variance = data.reduce((total, one) => total + (one - mean) ** 2, 0) / data.length;
    return Math.sqrt(variance) === deviation;
  },
};

function examplesOf(operation: string): MathExample[] {
  return AGES.flatMap((age) =>
    SEEDS.flatMap((seed) => mathExamples(age, seed)).filter((one) => one.operation === operation),
  );
}

describe('every answer is right', () => {
  test.each(Object.entries(PROOFS))('of %s', (operation, isRight) => {
    for (const { values, answer } of examplesOf(operation)) {
      expect(isRight(values as Record<string, number>, Number(answer)), answer).toBe(true);
    }
  });

  test('of calculus, by the slope of a very short stretch', () => {
    for (const { values, answer } of examplesOf('calculus')) {
      const { factor, at } = values as Record<'factor' | 'at', number>;
      const step = 1e-4;
      const slope = (factor * (at + step) ** 3 - factor * (at - step) ** 3) / (2 * step);
      expect(slope).toBeCloseTo(Number(answer), 3);
    }
  });

  test('of fractions that are added, in lowest terms', () => {
    for (const { values, answer } of examplesOf('advanced_fractions')) {
      const { a, b, c, d } = values as Record<'a' | 'b' | 'c' | 'd', number>;
      const [top = 0, bottom = 1] = answer.split('/').map(Number);
      expect(top / bottom).toBeCloseTo(a / b + c / d, 10);
      for (let by = 2; by <= bottom; by += 1) expect((top % by) + (bottom % by)).not.toBe(0);
    }
  });

  test('of trigonometry: the sides make a right triangle', () => {
    for (const { values, answer } of examplesOf('trigonometry')) {
      const { a, b, c } = values as Record<'a' | 'b' | 'c', number>;
      const [top = 0, bottom = 1] = answer.split('/').map(Number);
      expect(a * a + b * b).toBe(c * c);
      expect(top * c).toBe(bottom * a);
    }
  });

  test('of shapes, by their corners', () => {
    for (const { values, answer } of examplesOf('shapes')) {
      expect(SHAPE_CORNERS[values.shape as keyof typeof SHAPE_CORNERS]).toBe(Number(answer));
    }
  });

  test('of colors: two that differ take turns', () => {
    for (const { values, answer } of examplesOf('colors')) {
      expect(PATTERN_COLORS).toContain(values.first);
      expect(PATTERN_COLORS).toContain(values.second);
      expect(values.first).not.toBe(values.second);
      expect(answer).toBe(values.first);
    }
  });
});

test.each(AGES)('no number at %i is above the highest of the samples or below 1', (age) => {
  for (const { values, answer } of SEEDS.flatMap((seed) => mathExamples(age, seed))) {
    for (const number of [...Object.values(values), ...answer.split('/')].map(Number)) {
      if (Number.isNaN(number)) continue;
      expect(number).toBeLessThanOrEqual(sampleMaximum(age));
      expect(number).toBeGreaterThanOrEqual(1);
    }
  }
});
