import { describe, expect, it } from 'vitest';
import { recentBadges, starCount } from './recent.ts';

const unlockedAt = '2026-07-01T08:00:00.000Z';
const star = { badgeType: 'default', level: 'star', unlockedAt };

function bronze(badgeType: string) {
  return { badgeType, level: 'bronze', unlockedAt };
}

function names(currentDay: number, earned: Parameters<typeof recentBadges>[1] = []): string[] {
  return recentBadges(currentDay, earned).map(({ badgeType }) => badgeType);
}

describe('recent achievements', () => {
  it.each([
    [1, ['first-day']],
    [4, ['first-day']],
    [5, ['bible-reader', 'first-day']],
    [10, ['math-whiz', 'bible-reader', 'first-day']],
    [15, ['science-explorer', 'math-whiz', 'bible-reader', 'first-day']],
    [56, ['science-explorer', 'math-whiz', 'bible-reader', 'first-day']],
  ])('of day %i are %j', (day, expected) => {
    expect(names(day)).toEqual(expected);
  });

  it('begin with the newest three that a child worked for', () => {
    const earned = ['journal-1', 'stories-1', 'challenges-1', 'lessons-1'].map(bronze);
    expect(names(1, earned)).toEqual(['journal-1', 'stories-1', 'challenges-1', 'first-day']);
  });

  it('show a day once, stored or not, and no single star', () => {
    expect(names(1, [star, bronze('first-day')])).toEqual(['first-day']);
  });
});

describe('stars of lessons', () => {
  it('are counted', () => {
    expect(starCount([star, star])).toBe(2);
  });

  it('are not other badges', () => {
    expect(starCount([bronze('lessons-1')])).toBe(0);
  });
});
