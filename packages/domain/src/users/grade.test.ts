import { expect, test } from 'vitest';
import { AGE_OPTIONS, gradeForAge } from './grade.ts';

test.each([
  [4, 1],
  [5, 1],
  [6, 2],
  [9, 5],
  [16, 12],
  [18, 12],
])('choosing age %i pre-fills grade %i', (age, grade) => {
  expect(gradeForAge(age)).toBe(grade);
});

test('ages from 5 to 18 can be chosen', () => {
  expect([AGE_OPTIONS[0], AGE_OPTIONS.at(-1), AGE_OPTIONS.length]).toEqual([5, 18, 14]);
});
