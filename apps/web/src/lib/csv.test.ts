import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('values stand between commas, rows on lines of their own', () => {
  expect(
    toCsv([
      ['Name', 'Day'],
      ['Ruth', 3],
    ]),
  ).toBe('Name,Day\r\nRuth,3\r\n');
});

test('commas, quotes and line breaks stay inside their value', () => {
  expect(toCsv([['Miller, Ruth', 'a "star"', 'two\nlines']])).toBe(
    '"Miller, Ruth","a ""star""","two\nlines"\r\n',
  );
});

test('an absent value is empty', () => {
  expect(toCsv([[null, 0]])).toBe(',0\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('%s is no formula', (words) => {
  expect(toCsv([[words]])).toBe(`'${words}\r\n`);
});

test('a negative number stays a number', () => {
  expect(toCsv([[-1]])).toBe('-1\r\n');
});
