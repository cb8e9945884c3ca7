import { expect, test } from 'vitest';
import { mayHaveSlip, slipExpiry, slipState, waitsForSlip } from './slip.ts';

const MADE = Date.parse('2026-06-15T09:00:00Z');

test('a slip is good for seven days', () => {
  expect(new Date(slipExpiry(MADE)).toISOString()).toBe('2026-06-22T09:00:00.000Z');
});

test.each([
  ['2026-06-15T09:00:00Z', null, 'open'],
  ['2026-06-22T08:59:59Z', null, 'open'],
  ['2026-06-22T09:00:00Z', null, 'expired'],
  // Clocks are put right by a little, or were ahead by far.
  ['2026-06-14T10:00:00Z', null, 'open'],
  ['2025-06-15T09:00:00Z', null, 'expired'],
  ['2026-06-16T09:00:00Z', '2026-06-16T08:00:00Z', 'used'],
  ['2026-07-16T09:00:00Z', '2026-06-16T08:00:00Z', 'used'],
])('at %s a slip of June 15 that was used at %s is %s', (now, used, state) => {
  const usedAt = used === null ? null : Date.parse(used);
  expect(slipState({ expiresAt: slipExpiry(MADE), usedAt }, Date.parse(now))).toBe(state);
});

test.each([
  [0, 0, true],
  [1, 0, false],
  [0, 1, false],
  [2, 1, false],
])(
  'a family with %i open slips and %i parents waits for a slip: %s',
  (openSlips, parents, waits) => {
    expect(waitsForSlip({ openSlips, parents })).toBe(waits);
  },
);

test('a child with ten open slips gets no further one', () => {
  expect(mayHaveSlip({ openSlips: 9 })).toBe(true);
  expect(mayHaveSlip({ openSlips: 10 })).toBe(false);
});
