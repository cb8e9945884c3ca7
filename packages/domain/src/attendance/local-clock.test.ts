import { expect, test } from 'vitest';
import { localClock, wallTimeSchema } from './local-clock.ts';

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
