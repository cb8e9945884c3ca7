import { describe, expect, test } from 'vitest';
import { streakLength } from './streak.ts';
import { DAY_MILLIS, startOfUtcDay, utcDay } from './utc-day.ts';

describe('a streak', () => {
  test.each([
    ['nothing was ever done', [], 0],
    ['today is the first day', [100], 1],
    ['today and the two days before', [98, 99, 100], 3],
    ['yesterday and the day before: today is not over yet', [98, 99], 2],
    ['the last day was the day before yesterday', [97, 98], 0],
    ['a gap ends it', [95, 96, 98, 99, 100], 3],
    ['days in any order', [100, 98, 99], 3],
    ['a day that lies ahead does not count', [101], 0],
  ])('%s', (_case, days, length) => {
    expect(streakLength(new Set(days), 100)).toBe(length);
  });
});

test('a day begins at midnight in UTC', () => {
  const midnight = Date.parse('2026-06-15T00:00:00Z');
  expect(startOfUtcDay(utcDay(midnight))).toBe(midnight);
  expect(utcDay(midnight + DAY_MILLIS - 1)).toBe(utcDay(midnight));
  expect(utcDay(midnight - 1)).toBe(utcDay(midnight) - 1);
});
