import { expect, test } from 'vitest';
import { calendarDayText, tomorrow, weekdayText } from './dates.ts';

test.each([
  ['en', 'Monday, June 15'],
  ['de', 'Montag, 15. Juni'],
])('a calendar day in %s is %s, wherever the device is', (language, words) => {
  expect(calendarDayText('2026-06-15', language)).toBe(words);
});

test.each([
  [1, 'Mon'],
  [7, 'Sun'],
])('day %i of the week is %s', (weekday, words) => {
  expect(weekdayText(weekday, 'en')).toBe(words);
});

test.each([
  [new Date(2026, 5, 15, 23, 59), '2026-06-16'],
  [new Date(2026, 5, 30, 8), '2026-07-01'],
  [new Date(2026, 11, 31, 8), '2027-01-01'],
])('after %s comes %s', (now, date) => {
  expect(tomorrow(now.getTime())).toBe(date);
});
