import { expect, test } from 'vitest';
import { wordsInCode } from './words-in-code.ts';

test.each([
  ['x = 1\nprint("Hello owl")', 'Hello owl'],
  ['let x = 1; // my owl\n// is white\nx += 1;', 'my owl\nis white'],
  ['# an owl\nfor i in range(3):\n  print(`a b`)', 'an owl\na b'],
  ["say('a'); say('')", 'a'],
  ['x = 1 + 2', ''],
])('the words in %j', (code, words) => {
  expect(wordsInCode(code)).toBe(words);
});
