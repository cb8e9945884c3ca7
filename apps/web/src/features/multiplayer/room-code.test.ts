import { expect, test } from 'vitest';
import { typedCode } from './room-code.ts';

test.each([
  ['k7mpxq', 'K7MPXQ'],
  [' k7 mpx-q ', 'K7MPXQ'],
  ['ABCDEFGHIJ', 'ABCDEFGH'],
  ['', ''],
])('%j is typed as %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
