import { expect, test } from 'vitest';
import { wordAt } from './device-speaker.ts';

test.each([
  ['Then God spoke.', 0, 'Then'],
  ['Then God spoke.', 5, 'God'],
  ['Then God spoke.', 9, 'spoke.'],
  ['Then God spoke.', 15, ''],
])('of "%s" at %i the word %s lights up', (sentence, from, word) => {
  const { from: start, to } = wordAt(sentence, from);
  expect(sentence.slice(start, to)).toBe(word);
});
