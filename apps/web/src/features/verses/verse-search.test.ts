import { expect, test } from 'vitest';
import { verseSearch } from './verse-search.ts';

test.each([
  [{ verse: '1' }, 1],
  [{ verse: 8 }, 8],
  [{ verse: '0' }, undefined],
  [{ verse: '9' }, undefined],
  [{ verse: '2.5' }, undefined],
  [{ verse: 'psalm' }, undefined],
  [{}, undefined],
])('%j is week %s', (search, week) => {
  expect(verseSearch(search)).toEqual({ verse: week });
});
