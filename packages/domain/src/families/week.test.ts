import { expect, test } from 'vitest';
import { isWithin, spanOfWeek } from './week.ts';

const day = (number: number) => Date.parse(`2026-06-${String(number).padStart(2, '0')}T09:00:00Z`);

/** Registered on June 1, ended week 1 on June 8 and week 2 on June 20. */
const FINISHED = [
  { day: 6, at: day(7) },
  { day: 7, at: day(8) },
  { day: 14, at: day(20) },
];

test.each([
  [1, day(1), day(8)],
  [2, day(8), day(20)],
  [3, day(20), null],
])('week %i lasts from the end of the one before to the end of its last day', (week, from, to) => {
  expect(spanOfWeek(week, day(1), FINISHED)).toEqual({ from, to });
});

test('a week ahead has no time yet', () => {
  expect(spanOfWeek(4, day(1), FINISHED)).toBeNull();
  expect(isWithin(day(21), null)).toBe(false);
});

test.each([
  [day(8), 1, false],
  [day(8), 2, true],
  [day(20) - 1, 2, true],
  [day(20), 2, false],
  [day(30), 3, true],
])('the moment %i belongs to week %i: %s', (moment, week, belongs) => {
  expect(isWithin(moment, spanOfWeek(week, day(1), FINISHED))).toBe(belongs);
});
