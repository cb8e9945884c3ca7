import { expect, test } from 'vitest';
import { datesBetween, daysAfter, weekdayOf } from './calendar.ts';

test.each([
  ['2026-06-15', 1],
  ['2026-06-20', 6],
  ['2026-06-21', 7],
  ['2028-02-29', 2],
])('%s is day %i of the week', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test.each([
  ['2026-06-30', 1, '2026-07-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-06-15', 0, '2026-06-15'],
])('from %s, %i days later it is %s', (date, days, later) => {
  expect(daysAfter(date, days)).toBe(later);
});

test.each([
  ['2026-06-29', '2026-07-01', ['2026-06-29', '2026-06-30', '2026-07-01']],
  ['2026-06-29', '2026-06-29', ['2026-06-29']],
  ['2026-06-29', '2026-06-28', []],
])('from %s to %s are %o', (from, to, dates) => {
  expect(datesBetween(from, to)).toEqual(dates);
});
