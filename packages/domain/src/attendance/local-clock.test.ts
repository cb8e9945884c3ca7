import { expect, test } from 'vitest';
import { localClock, startOfLocalDay, wallTimeSchema } from './local-clock.ts';

test.each([
  ['UTC', '2026-06-15', '23:30'],
  ['Europe/Berlin', '2026-06-16', '01:30'],
  ['America/Chicago', '2026-06-15', '18:30'],
])('in %s a moment is on %s at %s', (timeZone, date, time) => {
  expect(localClock(Date.parse('2026-06-15T23:30:00Z'), timeZone)).toEqual({ date, time });
});

test('midnight is the first minute of a day', () => {
  expect(localClock(Date.parse('2026-06-15T00:00:00Z'), 'UTC').time).toBe('00:00');
});

test.each([
  ['08:05', true],
  ['8:05', false],
  ['24:00', false],
  ['08:60', false],
])('%s is a time of the wall clock: %s', (time, isTime) => {
  expect(wallTimeSchema.safeParse(time).success).toBe(isTime);
});

test.each([
  ['2026-06-15T13:20:30Z', 'America/New_York', '2026-06-15T04:00:00.000Z'],
  ['2026-06-16T03:59:59Z', 'America/New_York', '2026-06-15T04:00:00.000Z'],
  ['2026-06-15T04:00:00Z', 'America/New_York', '2026-06-15T04:00:00.000Z'],
  ['2026-03-08T16:00:00Z', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-11-01T16:00:00Z', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-06-15T09:00:00Z', 'UTC', '2026-06-15T00:00:00.000Z'],
])('the day of %s in %s began at %s', (at, timeZone, start) => {
  expect(new Date(startOfLocalDay(Date.parse(at), timeZone)).toISOString()).toBe(start);
});
