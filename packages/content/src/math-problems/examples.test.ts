import { operationTypes, sampleMaximum } from '@lamplight/domain/platform';
import { expect, test } from 'vitest';
import { exampleProblems, numbersShown } from './examples.ts';
import { MATH_PROBLEM_TEMPLATES } from './templates.ts';

const AGES = [4, 5, 6, 7, 8, 10, 11, 12, 14, 15, 16, 18];
const SEEDS = Array.from({ length: 60 }, (_, seed) => `seed ${seed}`);

test.each(AGES)('at %i there is one problem for each kind of sum of the age', (age) => {
  for (const { operation, problem } of exampleProblems(age, 'a')) {
    const template = MATH_PROBLEM_TEMPLATES.find(({ id }) => id === problem.template);
    expect(template?.operation).toBe(operation);
  }
  expect(exampleProblems(age, 'a').map(({ operation }) => operation)).toEqual(operationTypes(age));
});

test.each(AGES)('no number at %i is above the highest of the samples', (age) => {
  for (const { problem } of SEEDS.flatMap((seed) => exampleProblems(age, seed))) {
    expect(Math.max(0, ...numbersShown(problem)), problem.key).toBeLessThanOrEqual(
      sampleMaximum(age),
    );
  }
});

test('the same seed gives the same problems, another one others', () => {
  expect(exampleProblems(9, 'a')).toEqual(exampleProblems(9, 'a'));
  expect(exampleProblems(9, 'a')).not.toEqual(exampleProblems(9, 'b'));
});

test('numbers are found in words and in formulas, with groups of digits and decimals', () => {
  const shown = { question: 'There are 12.', options: ['$10{,}400$'], explanation: ['$2.5$'] };
  expect(numbersShown(shown)).toEqual([12, 10_400, 2.5]);
});
