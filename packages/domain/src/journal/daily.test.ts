import { expect, test } from 'vitest';
import { ENTRIES_PER_DAY, fitsToday, LETTERS_PER_DAY } from './daily.ts';

test.each([
  ['the first entry', 0, 0, 20_000, true],
  ['the last entry', ENTRIES_PER_DAY - 1, 500, 10, true],
  ['one entry too many', ENTRIES_PER_DAY, 500, 10, false],
  ['the last letters', 4, LETTERS_PER_DAY - 10, 10, true],
  ['a letter too many', 4, LETTERS_PER_DAY - 10, 11, false],
])('%s: after %i entries of %i letters, %i more fit: %s', (_, entries, letters, more, fits) => {
  expect(fitsToday({ entries, letters }, more)).toBe(fits);
});
