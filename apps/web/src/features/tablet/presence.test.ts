import { expect, test } from 'vitest';
import { presence } from './presence.ts';

test.each([
  ['just now', 0, 'here'],
  ['a moment before ten minutes', 599_999, 'here'],
  ['ten minutes', 600_000, 'asked'],
  ['a moment before eleven minutes', 659_999, 'asked'],
  ['eleven minutes', 660_000, 'left'],
  ['the day before', 86_400_000, 'left'],
])('after %s without a touch a child is %s', (_, idleMs, expected) => {
  expect(presence(idleMs)).toBe(expected);
});
