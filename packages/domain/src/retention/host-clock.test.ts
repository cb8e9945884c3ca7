import { describe, expect, test } from 'vitest';
import { type ClockMemory, doubtOfClock, trustedClock } from './index.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-06-15T22:17:00Z');

/** Days after the start on which the nightly work ran, and those of them on which it believed the clock. */
function believed(days: readonly number[]): number[] {
  let memory: ClockMemory | null = null;
  let ranAt = START;
  const at: number[] = [];
  for (const day of days) {
    const now = START + day * DAY;
    const doubt = doubtOfClock(memory, now);
    if (doubt === null) at.push(day);
    ranAt = doubt === null ? now : ranAt;
    memory = { ranAt, doubt };
  }
  return at;
}

test.each([
  ['every night', [0, 1, 2, 3], [0, 1, 2, 3]],
  ['over a weekend', [0, 3], [0, 3]],
  ['in a class that meets every other week', [0, 14, 28], [0, 14, 28]],
  ['set back by an hour', [1, 1 - 1 / 24, 2], [1, 1 - 1 / 24, 2]],
  ['a year ahead for one night', [0, 1, 366, 2, 3], [0, 1, 2, 3]],
  ['a year ahead for six nights', [0, 366, 367, 368, 369, 370, 371, 7], [0, 7]],
  ['after ten weeks of holidays', [0, 70, 71, 72, 73, 74, 75, 76, 77, 78], [0, 77, 78]],
  ['twenty times on one day after the holidays', [0, ...Array(20).fill(70)], [0]],
  ['once a week after the holidays', [0, 70, 77, 84, 91, 98, 105, 112, 119, 126], [0, 119, 126]],
  ['a year behind for one night', [0, -365, 1], [0, 1]],
  ['behind, and then going on', [0, -365, -364, -363, -362, -361, -360, -359, -358], [0, -358]],
  ['ahead, then further ahead', [0, 100, 101, 102, 103, 200, 201, 202, 203, 204], [0]],
  ['ahead, then half as far', [0, 366, 367, 368, 369, 370, 371, 100, 101, 102], [0]],
] as const)('a clock that went on %s: %j is believed at %j', (_, days, expected) => {
  expect(believed(days)).toEqual(expected);
});

describe('an adult who says that the date is right', () => {
  const YEAR = 365 * 24 * 60 * 60 * 1000;
  const doubted: ClockMemory = { ranAt: 0, doubt: { seenAt: YEAR, days: 2 } };

  test.each([
    ['at once', YEAR, 0],
    ['who looked an hour ago', YEAR, 60 * 60 * 1000],
  ])('%s ends the doubt', (_, looked, since) => {
    const memory = trustedClock(doubted, looked, looked + since);
    expect(memory).toEqual({ ranAt: looked + since, doubt: null });
    expect(doubtOfClock(memory, looked + since)).toBeNull();
  });

  test.each([
    ['on by a year', YEAR],
    ['back by a year', -YEAR],
  ])('has to look again when the clock went %s meanwhile', (_, jump) => {
    expect(trustedClock(doubted, YEAR, YEAR + jump)).toBeNull();
  });
});
