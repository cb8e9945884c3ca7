import { SPANS } from '@lamplight/domain/analytics';
import { expect, test } from 'vitest';
import { SPAN_CHOICES, spanFrom } from './span.ts';

test('every span of the host can be chosen', () => {
  expect(SPAN_CHOICES).toEqual(SPANS);
});

test.each([
  ['7', '7'],
  [7, '7'],
  ['all', 'all'],
  ['30', '28'],
  [undefined, '28'],
])('an address with %s opens %s', (named, span) => {
  expect(spanFrom(named)).toBe(span);
});
