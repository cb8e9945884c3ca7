import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('values stand between commas, rows on lines of their own', () => {
  expect(
    toCsv([
      ['Name', 'Day'],
      ['Ruth', 3],
    ]),
  ).toBe('Name,Day\r\nRuth,3');
});

test('commas, quotes and line breaks stay inside their value', () => {
  expect(toCsv([['Miller, Ruth', 'a "star"', 'two\nlines']])).toBe(
    '"Miller, Ruth","a ""star""","two\nlines"',
  );
});

test('an absent value is empty', () => {
  expect(toCsv([[null, 0]])).toBe(',0');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '=1+1\nand more'])('%j is no formula', (words) => {
  expect(toCsv([[words]])).toBe(`"'${words}"`);
});

test('a negative number stays a number', () => {
  expect(toCsv([[-1]])).toBe('-1');
});
