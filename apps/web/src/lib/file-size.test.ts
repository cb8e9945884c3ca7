import { expect, test } from 'vitest';
import { sizeText } from './file-size.ts';

test.each([
  [0, '0 kB'],
  [340, '0.3 kB'],
  [3_400_000, '3.4 MB'],
  [999_999, '1,000 kB'],
  [1_500_000_000, '1.5 GB'],
  [2e15, '2,000 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
