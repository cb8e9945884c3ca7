import { describe, expect, test } from 'vitest';
import { DEFAULT_CLASS_HOURS } from '../class-hours/index.ts';
import { reachOf, STILL_HERE_MS } from './index.ts';

const NOW = 1_000_000_000;
const WEEKDAYS_ONLY = {
  days: DEFAULT_CLASS_HOURS.days.map((day, at) => (at < 5 ? day : null)),
};
const MONDAY = 0;
const FRIDAY = 4;
const SATURDAY = 5;

describe('what a child may be told of who reads its alert', () => {
  test.each([
    ['nobody is responsible', { responsible: 0, lastSeenAt: NOW }, 10, 'nobody'],
    ['a teacher was here just now', { responsible: 1, lastSeenAt: NOW }, 10, 'now'],
    [
      'a teacher was here 15 minutes ago',
      { responsible: 1, lastSeenAt: NOW - STILL_HERE_MS },
      10,
      'now',
    ],
    [
      'a teacher was here longer ago',
      { responsible: 1, lastSeenAt: NOW - STILL_HERE_MS - 1 },
      10,
      'soon',
    ],
    ['no adult was seen by day', { responsible: 2, lastSeenAt: null }, 19, 'soon'],
    [
      'no adult was seen in the evening',
      { responsible: 2, lastSeenAt: null },
      20,
      'nobody-before-morning',
    ],
    ['an adult is up at night', { responsible: 1, lastSeenAt: NOW }, 2, 'now'],
  ] as const)('where %s', (_, adults, hour, reach) => {
    const moment = { weekday: MONDAY, minute: hour * 60 };
    expect(reachOf({ ...adults, now: NOW, moment, classHours: DEFAULT_CLASS_HOURS })).toBe(reach);
  });

  test.each([
    ['on Friday by day', FRIDAY, 10, 'soon'],
    ['on Friday in the evening', FRIDAY, 20, 'nobody-before-class'],
    ['on Saturday', SATURDAY, 10, 'nobody-before-class'],
    ['on Sunday in the evening', 6, 20, 'nobody-before-morning'],
    ['on Monday before dawn', MONDAY, 4, 'nobody-before-morning'],
    ['on Monday in the evening', MONDAY, 21, 'nobody-before-morning'],
  ] as const)('of a class that meets on weekdays, %s', (_, weekday, hour, reach) => {
    const adults = { responsible: 1, lastSeenAt: null, now: NOW };
    const moment = { weekday, minute: hour * 60 };
    expect(reachOf({ ...adults, moment, classHours: WEEKDAYS_ONLY })).toBe(reach);
  });
});
