import { expect, test } from 'vitest';
import { agoText, calendarDayText, tomorrow, weekdayText } from './dates.ts';

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

test.each([
  ['2026-06-15T08:59:40Z', 'en', 'now'],
  ['2026-06-15T08:58:00Z', 'en', '2 min. ago'],
  ['2026-06-15T08:58:00Z', 'de', 'vor 2 Min.'],
  ['2026-06-15T06:00:00Z', 'en', '3 hr. ago'],
  // The clock of this device is a minute behind.
  ['2026-06-15T09:01:00Z', 'en', 'now'],
  ['2026-06-12T12:00:00Z', 'en', 'Jun 12, 2026'],
])('%s in %s was %s', (iso, language, words) => {
  expect(agoText(iso, Date.parse('2026-06-15T09:00:00Z'), language)).toBe(words);
});
