import { describe, expect, test } from 'vitest';
import {
  classHoursSchema,
  DEFAULT_CLASS_HOURS,
  isClassInTheMorning,
  isClassTime,
  localMoment,
  minutesToClass,
} from './index.ts';

/** Class on Monday, Wednesday (in the afternoon) and Friday. */
const HOURS = {
  days: [
    { from: '08:30', to: '12:00' },
    null,
    { from: '14:00', to: '16:30' },
    null,
    { from: '08:30', to: '12:00' },
    null,
    null,
  ],
};
const at = (weekday: number, time: string) => ({
  weekday,
  minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});

describe('class hours', () => {
  test.each([
    [0, '08:29', false],
    [0, '08:30', true],
    [0, '11:59', true],
    [0, '12:00', false],
    [1, '10:00', false],
    [2, '15:00', true],
  ])('day %i at %s is class time: %s', (weekday, time, isClass) => {
    expect(isClassTime(HOURS, at(weekday, time))).toBe(isClass);
  });

  test.each([
    ['before class of the same day', 0, '08:00', 30],
    ['after class, until the day after tomorrow', 0, '14:00', 48 * 60],
    ['over the weekend', 4, '12:30', 68 * 60],
  ])('begin next %s', (_, weekday, time, minutes) => {
    expect(minutesToClass(HOURS, at(weekday, time))).toBe(minutes);
  });

  test('never begin where no day has any', () => {
    const never = { days: HOURS.days.map(() => null) };
    expect(minutesToClass(never, at(0, '08:00'))).toBeNull();
    expect(isClassInTheMorning(never, at(0, '20:00'))).toBe(false);
  });

  test.each([
    ['the evening before', 6, '20:00', true],
    ['the night before', 0, '03:00', true],
    ['the evening before an afternoon class', 1, '20:00', false],
    ['the forenoon itself', 0, '07:00', false],
    ['two evenings before', 5, '20:00', false],
  ])('begin in the morning that comes, seen from %s: %s', (_, weekday, time, isSoon) => {
    expect(isClassInTheMorning(HOURS, at(weekday, time))).toBe(isSoon);
  });

  test.each([
    ['the hours of the product', DEFAULT_CLASS_HOURS.days, true],
    ['a week without class', HOURS.days.map(() => null), true],
    ['a day too few', HOURS.days.slice(1), false],
    ['a day that ends before it begins', HOURS.days.with(0, { from: '12:00', to: '08:00' }), false],
    ['a time that no clock shows', HOURS.days.with(0, { from: '08:00', to: '25:00' }), false],
  ])('as %s are taken: %s', (_, days, isTaken) => {
    expect(classHoursSchema.safeParse({ days }).success).toBe(isTaken);
  });
});

describe('what the wall clock shows', () => {
  test.each([
    ['UTC', { weekday: 0, minute: 23 * 60 + 30 }],
    ['Europe/Berlin', { weekday: 1, minute: 90 }],
    ['America/Chicago', { weekday: 0, minute: 18 * 60 + 30 }],
  ])('in %s', (timeZone, moment) => {
    expect(localMoment(Date.parse('2026-06-15T23:30:00Z'), timeZone)).toEqual(moment);
  });
});
