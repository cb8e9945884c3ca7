import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

const LANGUAGES = ['en', 'es', 'fr', 'de'];

test.each([
  ['42', 42],
  [' 3.5 ', 3.5],
  ['3,5', 3.5],
  ['-7', -7],
  ['− 7', -7],
  ['1 000 000', 1_000_000],
  ['1\u202f500', 1500],
  ['1\u00a0500,5', 1500.5],
  ["12'000", 12_000],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1500.25', 1500.25],
  ['1500,25', 1500.25],
  ['5.', 5],
  [',5', 0.5],
  ['', null],
  ['-', null],
  ['forty', null],
  ['4,2,1', null],
  ['1 5', null],
  ['1 50', null],
  ['1 5000', null],
  ['1e9', null],
  ['1,234,56', null],
])('%j is the number %j in every language', (typed, number) => {
  expect(LANGUAGES.map((language) => typedNumber(typed, language))).toEqual(
    LANGUAGES.map(() => number),
  );
});

test.each([
  ['en', '1,500', 1500],
  ['en', '1.500', 1.5],
  ['en', '1,234,567.5', 1_234_567.5],
  ['en', '1.234.567', null],
  ['en', '1,50', 1.5],
  ['de', '1.500', 1500],
  ['de', '1,500', 1.5],
  ['de', '-1.234.567,5', -1_234_567.5],
  ['de', '1.50', 1.5],
  ['es', '1.500', 1500],
  ['es', '1,500', 1.5],
  ['fr', '1 500', 1500],
  ['fr', '1,500', 1.5],
  ['fr', '1.500', 1.5],
  ['de-CH', '1.500', 1500],
])('in the language %s, %j is the number %j', (language, typed, number) => {
  expect(typedNumber(typed, language)).toBe(number);
});
