import { describe, expect, test } from 'vitest';
import {
  ACHIEVEMENTS,
  BADGE_TYPES,
  earnedBadges,
  isBadgeType,
  nextBadges,
} from './achievements.ts';
import { COUNTERS, type Counter, type Counters } from './counters.ts';

function counters(some: Partial<Record<Counter, number>>): Counters {
  const none = Object.fromEntries(COUNTERS.map((counter) => [counter, 0]));
  return { ...none, day: 1, ...some } as Counters;
}

describe('the achievements of the days (spec 2, Recent Achievements)', () => {
  test.each([
    [1, ['first-day']],
    [4, ['first-day']],
    [5, ['first-day', 'bible-reader']],
    [9, ['first-day', 'bible-reader']],
    [10, ['first-day', 'bible-reader', 'math-whiz']],
    [14, ['first-day', 'bible-reader', 'math-whiz']],
    [15, ['first-day', 'bible-reader', 'math-whiz', 'science-explorer']],
    [56, ['first-day', 'bible-reader', 'math-whiz', 'science-explorer']],
  ])('on day %i are %j', (day, expected) => {
    expect(earnedBadges(counters({ day }))).toEqual(expected);
  });
});

test.each(BADGE_TYPES)('%s is earned at its number and not one before it', (badge) => {
  const { counter, atLeast } = ACHIEVEMENTS[badge];
  expect(earnedBadges(counters({ [counter]: atLeast }))).toContain(badge);
  expect(earnedBadges(counters({ [counter]: atLeast - 1 }))).not.toContain(badge);
});

test('every counter is good for something', () => {
  const used = new Set<string>(Object.values(ACHIEVEMENTS).map(({ counter }) => counter));
  expect(COUNTERS.filter((counter) => !used.has(counter))).toEqual([]);
});

test('a name is a badge or it is not', () => {
  expect(isBadgeType('streak-7')).toBe(true);
  expect(isBadgeType('default')).toBe(false);
  expect(isBadgeType('toString')).toBe(false);
});

describe('what lies ahead', () => {
  test('begins with what is furthest on', () => {
    const now = counters({ lessons: 9, stories: 2, journal: 6 });
    const earned = new Set(earnedBadges(now));
    expect(nextBadges(now, earned, 3)).toEqual([
      { badgeType: 'lessons-10', count: 9, atLeast: 10 },
      { badgeType: 'journal-7', count: 6, atLeast: 7 },
      { badgeType: 'stories-5', count: 2, atLeast: 5 },
    ]);
  });

  test('names one of each kind, and no surprise', () => {
    const now = counters({});
    const next = nextBadges(now, new Set(), 100).map(({ badgeType }) => badgeType);
    expect(next).toContain('stories-1');
    expect(next).not.toContain('stories-5');
    expect(next).not.toContain('welcome-back');
  });

  test('leaves out what was earned in a better time', () => {
    const next = nextBadges(counters({ streak: 2 }), new Set(['streak-3']), 100);
    expect(next.map(({ badgeType }) => badgeType)).toContain('streak-7');
    expect(next.map(({ badgeType }) => badgeType)).not.toContain('streak-3');
  });

  test('is empty when everything was earned', () => {
    const all = Object.fromEntries(COUNTERS.map((counter) => [counter, 1000])) as Counters;
    expect(nextBadges(all, new Set(earnedBadges(all)), 5)).toEqual([]);
  });
});
