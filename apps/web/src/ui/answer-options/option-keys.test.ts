import { expect, test } from 'vitest';
import { optionOfKey } from './option-keys.ts';

test.each([
  ['1', 0],
  ['4', 3],
  ['5', undefined],
  ['0', undefined],
  ['a', 0],
  ['D', 3],
  ['e', undefined],
  ['Enter', undefined],
  ['Tab', undefined],
])('of four options the key %s names %s', (key, place) => {
  expect(optionOfKey(key, 4)).toBe(place);
});

test('a question of three options has no fourth', () => {
  expect(optionOfKey('4', 3)).toBeUndefined();
  expect(optionOfKey('c', 3)).toBe(2);
});
