import { expect, test } from 'vitest';
import { textStretches } from './formula.ts';

test.each([
  ['Only words.', [['words', 'Only words.']]],
  [
    'What is $3 + 4$?',
    [
      ['words', 'What is '],
      ['formula', '3 + 4'],
      ['words', '?'],
    ],
  ],
  [
    '$\\$5$ and $\\$6$',
    [
      ['formula', '\\$5'],
      ['words', ' and '],
      ['formula', '\\$6'],
    ],
  ],
])('%s', (text, expected) => {
  expect(textStretches(text).map((stretch) => [stretch.kind, stretch.text])).toEqual(expected);
});

test('a formula without an end is refused', () => {
  expect(() => textStretches('What is $3 + 4?')).toThrow(SyntaxError);
});
