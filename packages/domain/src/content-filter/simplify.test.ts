import { expect, test } from 'vitest';
import { simplifyText } from './simplify.ts';

const TEXT = 'Utilize addition to calculate the answer.';

test.each([
  [6, 'Use adding to work out the answer.'],
  [8, 'Use addition to work out the answer.'],
  [12, 'Use addition to calculate the answer.'],
  [13, TEXT],
])('a text for %i', (age, simple) => {
  expect(simplifyText(TEXT, age)).toBe(simple);
});

test('parts of words stay whole', () => {
  expect(simplifyText('Observers selected it.', 6)).toBe('Observers selected it.');
});
