import { expect, test } from 'vitest';
import {
  type Allowance,
  CALLS_OF_ACCOUNT,
  CALLS_OF_ADDRESS,
  CALLS_OF_CHILD,
  SIGN_INS_OF_ACCOUNT,
  SIGN_INS_OF_ADDRESS,
  SIGN_UPS_OF_ADDRESS,
  type Spent,
  spend,
} from './allowance.ts';

const SECOND = 1000;

/** How many of so many a second pass, over so many seconds. */
function passed(allowance: Allowance, aSecond: number, seconds: number): number {
  let spent: Spent | null = null;
  let count = 0;
  for (let at = 0; at < aSecond * seconds; at += 1) {
    const next: ReturnType<typeof spend> = spend(allowance, spent, (at * SECOND) / aSecond);
    if (next.wait === 0) count += 1;
    spent = next;
  }
  return count;
}

test.each([
  // Sixty children within a minute, each of whom fails once; and a program without a pause.
  ['sign-ups', SIGN_UPS_OF_ADDRESS, 2, 60, 120],
  ['sign-ups', SIGN_UPS_OF_ADDRESS, 120, 6, 121],
  ['sign-ins', SIGN_INS_OF_ADDRESS, 60, 2, 120],
  ['sign-ins', SIGN_INS_OF_ADDRESS, 4, 300, 1200],
  ['sign-ins', SIGN_INS_OF_ADDRESS, 50, 6, 143],
  ['right sign-ins of one account', SIGN_INS_OF_ACCOUNT, 60, 1, 60],
  ['right sign-ins of one account', SIGN_INS_OF_ACCOUNT, 40, 6, 61],
  // A class that writes and reads for five minutes, and a program that does.
  ['writes', CALLS_OF_ADDRESS.write, 20, 300, 6000],
  ['writes', CALLS_OF_ADDRESS.write, 500, 10, 559],
  ['reads', CALLS_OF_ADDRESS.read, 120, 300, 36_000],
  ['reads', CALLS_OF_ADDRESS.read, 2000, 10, 3599],
  ['writes of a child whose address has none left', CALLS_OF_CHILD.write, 0.25, 240, 60],
  ['writes of a child whose address has none left', CALLS_OF_CHILD.write, 5, 60, 29],
] as const)(
  'of %s (%o) at %d a second for %d seconds %d pass',
  (_what, allowance, aSecond, seconds, expected) => {
    expect(passed(allowance, aSecond, seconds)).toBe(expected);
  },
);

test('one account alone meets its own limit before that of its address', () => {
  for (const kind of ['read', 'write'] as const) {
    expect(CALLS_OF_ADDRESS[kind].burst).toBeGreaterThan(CALLS_OF_ACCOUNT[kind]);
  }
});

test.each([
  ['fresh', null, 1, { left: 9, wait: 0 }],
  ['half spent', { left: 5, at: 0 }, 5, { left: 0, wait: 0 }],
  ['spent', { left: 0, at: 0 }, 1, { left: 0, wait: 2 }],
  ['spent, for many at once', { left: 1, at: 0 }, 3, { left: 1, wait: 4 }],
  ['spent ten seconds ago', { left: 0, at: -10 * SECOND }, 2, { left: 3, wait: 0 }],
  ['spent long ago', { left: 0, at: -9999 * SECOND }, 1, { left: 9, wait: 0 }],
  ['spent when the clock was ahead', { left: 2, at: 9999 * SECOND }, 1, { left: 1, wait: 0 }],
] as const)('an allowance that is %s', (_how, before, chances, expected) => {
  expect(spend({ burst: 10, perSecond: 0.5 }, before, 0, chances)).toEqual({ ...expected, at: 0 });
});
