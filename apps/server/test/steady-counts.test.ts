import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SteadyCounts } from '../src/plugins/steady-counts.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-06-15T09:00:00Z');
const YEAR = 365 * 24 * 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** Counts a call, and says how many there were in the window and how long it lasts. */
function count(counts: SteadyCounts, key: string) {
  let answer: { current: number; ttl: number } | undefined;
  const tell = (_error: Error | null, result?: typeof answer) => {
    answer = result;
  };
  counts.incr(key, tell, MINUTE);
  return answer;
}

test('calls are counted by key until their minute is over', () => {
  const counts = new SteadyCounts();
  count(counts, 'account 1');
  vi.advanceTimersByTime(20_000);
  expect(count(counts, 'account 1')).toEqual({ current: 2, ttl: 40_000 });
  expect(count(counts, 'account 2')).toEqual({ current: 1, ttl: MINUTE });
  vi.advanceTimersByTime(40_000);
  expect(count(counts, 'account 1')).toEqual({ current: 1, ttl: MINUTE });
});

test('a clock that was a year ahead lets nobody wait longer than the minute', () => {
  const counts = new SteadyCounts();
  vi.setSystemTime(NOW + YEAR);
  count(counts, 'account 1');
  vi.setSystemTime(NOW);
  expect(count(counts, 'account 1')).toEqual({ current: 2, ttl: MINUTE });
  vi.advanceTimersByTime(MINUTE);
  expect(count(counts, 'account 1')).toEqual({ current: 1, ttl: MINUTE });
});
