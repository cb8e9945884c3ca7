import { expect, test } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

test.each([
  ['An owl sees well. Its eyes are lar', 'An owl sees well.'],
  ['An owl sees well. Its eyes are large.', 'An owl sees well. Its eyes are large.'],
  ['She said, “Look up!” Then she', 'She said, “Look up!”'],
  ['It begins so and never en', ''],
  ['First a leaf. 2. Draw', 'First a leaf.'],
  ['Count to ten. It is 3.', 'Count to ten.'],
  ['¿Ves la luna? Es gran', '¿Ves la luna?'],
])('of %j what is whole is %j', (text, whole) => {
  expect(wholeSentences(text)).toBe(whole);
});
