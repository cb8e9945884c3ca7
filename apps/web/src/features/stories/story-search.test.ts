import { expect, test } from 'vitest';
import { storySearch } from './story-search.ts';

test.each([
  [{}, {}],
  [{ story: '3' }, { story: 3 }],
  [
    { story: '3', part: '2' },
    { story: 3, part: 2 },
  ],
  [
    { story: 3, part: 'reflect' },
    { story: 3, part: 'reflect' },
  ],
  [
    { story: 3, part: 'end' },
    { story: 3, part: 'end' },
  ],
  [{ story: '-1', part: '0' }, {}],
  [{ story: 'noah', part: 'middle' }, {}],
])('%j is read as %j', (search, expected) => {
  expect(storySearch(search)).toEqual({ story: undefined, part: undefined, ...expected });
});
