import { expect, test } from 'vitest';
import { linesOf } from './words.ts';

test.each([
  ['grass', 60, ['grass']],
  ['blue whale', 40, ['blue', 'whale']],
  ['small fish of the sea', 70, ['small fish', 'of the sea']],
  ['decomposers', 10, ['decomposers']],
])('%s in %d units stands in lines', (text, room, lines) => {
  expect(linesOf(text, room, 12)).toEqual(lines);
});
