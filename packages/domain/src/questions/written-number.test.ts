import { expect, test } from 'vitest';
import { writtenNumber } from './written-number.ts';

test.each([
  [1492, 'en', '1492'],
  [1492, 'de', '1492'],
  [1_000_000, 'es', '1000000'],
  [-2.5, 'en', '-2.5'],
  [1.234, 'fr', '1,234'],
  [0.000_000_1, 'en', '0.0000001'],
  [0.1 + 0.2, 'de', '0,3'],
  [1e15, 'en', '1000000000000000'],
])('%d is written in the language %s as %s', (value, language, written) => {
  expect(writtenNumber(value, language)).toBe(written);
});
