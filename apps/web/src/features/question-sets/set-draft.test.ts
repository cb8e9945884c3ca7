import { expect, test } from 'vitest';
import { emptyQuestion, isUnwritten, withMoreOptions, withoutOption } from './set-draft.ts';

const DRAFT = { ...emptyQuestion(), options: ['a', 'b', 'c'], answer: 1 };

test.each([
  [0, ['b', 'c'], 0],
  [1, ['a', 'c'], null],
  [2, ['a', 'b'], 1],
])('without option %i the same words stay right', (place, options, answer) => {
  expect(withoutOption(DRAFT, place)).toMatchObject({ options, answer });
});

test('a question has at most six options', () => {
  const more = [1, 2, 3, 4, 5].reduce(withMoreOptions, DRAFT);
  expect(more.options).toHaveLength(6);
});

test('a question is unwritten until somebody writes something', () => {
  expect(isUnwritten(emptyQuestion())).toBe(true);
  expect(isUnwritten(DRAFT)).toBe(false);
});
