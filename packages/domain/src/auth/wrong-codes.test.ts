import { expect, test } from 'vitest';
import {
  type CodeKind,
  countWrongCode,
  countWrongSignUpCode,
  type WrongCodeCount,
} from './wrong-codes.ts';

/** Seconds that somebody waits after this many wrong codes, one each second. */
function waitAfter(kind: CodeKind, codes: number): number {
  let count: WrongCodeCount | null = null;
  let now = 0;
  for (let typed = 0; typed < codes; typed += 1) {
    now = typed * 1000;
    count = countWrongCode(kind, count, now);
  }
  return ((count?.blockedUntil ?? 0) - now) / 1000;
}

test.each([
  ['pairing-slip', 4, 0],
  ['pairing-slip', 5, 15],
  ['pairing-slip', 6, 30],
  ['pick-up', 4, 0],
  ['pick-up', 5, 15],
  ['own-password', 4, 0],
  ['own-password', 5, 15],
  ['class', 9, 0],
  ['class', 10, 51],
  ['room', 9, 0],
  ['room', 10, 51],
] as const)(
  'after wrong codes of a %s, %i of them, one waits %i seconds',
  (kind, codes, seconds) => {
    expect(waitAfter(kind, codes)).toBe(seconds);
  },
);

test.each([
  ['class', 1],
  ['room', 1],
  ['pairing-slip', 10],
] as const)(
  'a minute after nine wrong codes of a %s the next one counts as the %i. one',
  (kind, failures) => {
    const nine = { failures: 9, since: 0, blockedUntil: 0 };
    expect(countWrongCode(kind, nine, 60_000).failures).toBe(failures);
  },
);

test.each([
  [29, 0],
  [30, 60],
])('after %i wrong codes of new pupils an address waits %i seconds', (codes, seconds) => {
  let count: WrongCodeCount | null = null;
  for (let typed = 0; typed < codes; typed += 1) count = countWrongSignUpCode(count, 0);
  expect((count?.blockedUntil ?? 0) / 1000).toBe(seconds);
});
