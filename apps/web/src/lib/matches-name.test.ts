import { expect, test } from 'vitest';
import { matchesName } from './matches-name.ts';

test.each([
  ['Zoë', 'zo', true],
  ['Zoë', 'zoe', true],
  ['Anna Lena', 'le', true],
  ['Mia B.', 'mia b', true],
  ['Mia', ' ', true],
  ['Mia', 'ia', false],
  ['Mia', 'noah', false],
])('%s is found by "%s": %s', (name, typed, found) => {
  expect(matchesName(name, typed)).toBe(found);
});
