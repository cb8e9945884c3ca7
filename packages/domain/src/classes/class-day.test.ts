import { describe, expect, test } from 'vitest';
import { daysAfter, WEEKDAYS } from './calendar.ts';
import { classDayOn, dateOfDay, gateOf, type MeetingPlan, waitsForClass } from './class-day.ts';

const MONDAY = '2026-06-15';

function plan(changes: Partial<MeetingPlan> = {}): MeetingPlan {
  return { startsOn: MONDAY, meetsOn: [1, 2, 3, 4, 5], closures: new Set(), ...changes };
}

describe('the day of a class', () => {
  test.each([
    ['the day before it starts', '2026-06-14', 0],
    ['long before it starts', '2025-06-15', 0],
    ['its first day', '2026-06-15', 1],
    ['its fifth day, a Friday', '2026-06-19', 5],
    ['Saturday, when it does not meet', '2026-06-20', 5],
    ['Sunday, too', '2026-06-21', 5],
    ['Monday of the second week', '2026-06-22', 6],
    ['eleven weeks and a day later', '2026-08-31', 56],
    ['the day after: the programme has 56 days', '2026-09-01', 56],
    ['a year later', '2027-06-15', 56],
  ])('on %s (%s) is %i', (_when, date, day) => {
    expect(classDayOn(plan(), date)).toBe(day);
  });

  test.each([
    ['on a meeting day takes that day out', ['2026-06-17'], '2026-06-17', 2],
    ['and the next meeting is the day after', ['2026-06-17'], '2026-06-18', 3],
    ['at the weekend changes nothing', ['2026-06-20'], '2026-06-22', 6],
    ['before the start changes nothing', ['2026-06-12'], '2026-06-15', 1],
    ['of the first day moves Day 1', ['2026-06-15'], '2026-06-15', 0],
    ['of a week', ['15', '16', '17', '18', '19'].map((day) => `2026-06-${day}`), '2026-06-22', 1],
  ])('a closure %s', (_what, closed, date, day) => {
    expect(classDayOn(plan({ closures: new Set(closed) }), date)).toBe(day);
  });

  test('starts at the next meeting when the start is a day without one', () => {
    const saturday = plan({ startsOn: '2026-06-13' });
    expect(classDayOn(saturday, '2026-06-14')).toBe(0);
    expect(classDayOn(saturday, MONDAY)).toBe(1);
  });

  test('of one that meets every day goes on at the weekend', () => {
    expect(classDayOn(plan({ meetsOn: WEEKDAYS }), '2026-06-21')).toBe(7);
    expect(classDayOn(plan({ meetsOn: WEEKDAYS }), daysAfter(MONDAY, 55))).toBe(56);
  });

  test('of one that never meets stays 0', () => {
    expect(classDayOn(plan({ meetsOn: [] }), '2027-06-15')).toBe(0);
  });
});

describe('the date of a day', () => {
  test.each([
    ['tomorrow', 4, '2026-06-17', {}, '2026-06-18'],
    ['after the weekend', 6, '2026-06-19', {}, '2026-06-22'],
    ['after a closure', 4, '2026-06-17', { closures: new Set(['2026-06-18']) }, '2026-06-19'],
    ['when the class starts', 1, '2026-06-10', {}, '2026-06-15'],
    ['of a later day before the start', 2, '2026-06-10', {}, '2026-06-16'],
    ['weekly', 2, '2026-06-15', { meetsOn: [1] }, '2026-06-22'],
    ['beyond the programme', 57, '2026-08-31', {}, null],
    ['of one that never meets', 2, '2026-06-15', { meetsOn: [] }, null],
  ] as const)('%s: day %i, seen from %s', (_when, day, date, changes, expected) => {
    expect(dateOfDay(plan(changes), day, date)).toBe(expected);
  });
});

describe('what holds a student', () => {
  const wednesday = '2026-06-17';
  const slow = { plan: plan({ startsOn: wednesday }) };
  const quick = { plan: plan() };
  const free = { plan: null };

  test.each([
    ['no class', [], 1, null],
    ['a class where each has their own day', [free], 1, null],
    ['a class that goes together', [quick], 3, { day: 3, opensOn: '2026-06-18' }],
    ['of two classes the furthest', [slow, quick], 3, { day: 3, opensOn: '2026-06-18' }],
    ['nothing, where one of several frees them', [quick, free], 3, null],
    [
      'a class that has not started',
      [{ plan: plan({ startsOn: '2026-06-22' }) }],
      1,
      { day: 0, opensOn: '2026-06-23' },
    ],
    [
      'a class at the end of its days',
      [{ plan: plan({ startsOn: '2025-06-16' }) }],
      56,
      { day: 56, opensOn: null },
    ],
  ])('%s', (_case, paces, currentDay, gate) => {
    expect(gateOf(paces, currentDay, wednesday)).toEqual(gate);
  });

  test.each([
    [1, 3, false],
    [2, 3, false],
    [3, 3, true],
    [5, 3, true],
    [1, 0, true],
    [56, 56, false],
  ])('on day %i with the class on day %i they wait: %s', (currentDay, day, waits) => {
    expect(waitsForClass({ day, opensOn: null }, currentDay)).toBe(waits);
  });

  test('never when nothing holds them', () => {
    expect(waitsForClass(null, 30)).toBe(false);
  });
});
