import { expect, test } from 'vitest';
import { optionLetter, spokenChoices } from './option-letter.ts';

test('a question is read with its options and their letters', () => {
  expect(spokenChoices('Which is $2^{10}$?', ['Noah', 'Why not?', '$\\frac{1}{2}$'])).toBe(
    'Which is 2 to the power of 10?\nA: Noah.\nB: Why not?\nC: 1 half.',
  );
});

test('options are called A to D', () => {
  expect([0, 1, 2, 3].map(optionLetter)).toEqual(['A', 'B', 'C', 'D']);
});
