import { describe, expect, test } from 'vitest';
import {
  difficultyRange,
  isAppropriate,
  mathDifficulties,
  mathForAge,
  scienceDifficulties,
  scienceForAge,
} from './difficulty.ts';

const ALL = ['Super Easy', 'Easy', 'Medium', 'Hard', 'Expert', 'Advanced'];

test.each([
  [6, ['Super Easy', 'Easy']],
  [7, ['Easy', 'Medium']],
  [10, ['Easy', 'Medium']],
  [11, ['Medium', 'Hard']],
  [15, ['Medium', 'Hard']],
  [16, ['Hard', 'Expert', 'Advanced']],
])('at %i the range is %s', (age, range) => {
  expect(difficultyRange(age)).toEqual(range);
});

test.each([
  [6, ['Super Easy', 'Easy']],
  [7, ['Super Easy', 'Easy', 'Medium', 'Hard']],
  [8, ['Super Easy', 'Easy', 'Medium', 'Hard']],
  [9, ['Super Easy', 'Easy', 'Medium', 'Hard', 'Advanced']],
  [12, ['Super Easy', 'Easy', 'Medium', 'Hard', 'Advanced']],
  [13, ALL],
])('maths at %i shows %s', (age, difficulties) => {
  expect(mathDifficulties(age)).toEqual(difficulties);
});

test.each([
  [6, ['Super Easy']],
  [7, ['Super Easy', 'Easy']],
  [8, ['Super Easy', 'Easy']],
  [9, ['Super Easy', 'Easy', 'Medium', 'Hard', 'Advanced']],
  [12, ['Super Easy', 'Easy', 'Medium', 'Hard', 'Advanced']],
  [13, ALL],
])('science at %i shows %s', (age, difficulties) => {
  expect(scienceDifficulties(age)).toEqual(difficulties);
});

test('a list keeps what suits the age and what names no difficulty', () => {
  const items = [
    { id: 1, difficulty: 'Super Easy' as const },
    { id: 2, difficulty: 'Easy' as const },
    { id: 3, difficulty: 'Expert' as const },
    { id: 4 },
  ];
  expect(mathForAge(items, 6).map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(scienceForAge(items, 6).map(({ id }) => id)).toEqual([1, 4]);
  expect(mathForAge(items, 13)).toHaveLength(4);
});

describe('appropriate content', () => {
  test.each([
    ['younger than its least age', { minAge: 8 }, 7, false],
    ['as old as its least age', { minAge: 8 }, 8, true],
    ['as old as its highest age', { maxAge: 8 }, 8, true],
    ['older than its highest age', { maxAge: 8 }, 9, false],
    ['of any age when it names none', {}, 4, true],
    ['of unknown age', { minAge: 8, maxAge: 9 }, undefined, true],
    ['of any age when there is no content', null, 5, true],
  ])('for a child %s', (_case, content, age, appropriate) => {
    expect(isAppropriate(content, age)).toBe(appropriate);
  });
});
