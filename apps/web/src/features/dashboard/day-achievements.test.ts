import { describe, expect, it } from 'vitest';
import { dayAchievements, starCount } from './day-achievements.ts';

describe('achievements of the days', () => {
  it.each([
    [1, ['firstDay']],
    [4, ['firstDay']],
    [5, ['bibleReader', 'firstDay']],
    [9, ['bibleReader', 'firstDay']],
    [10, ['mathWhiz', 'bibleReader', 'firstDay']],
    [14, ['mathWhiz', 'bibleReader', 'firstDay']],
    [15, ['scienceExplorer', 'mathWhiz', 'bibleReader', 'firstDay']],
    [56, ['scienceExplorer', 'mathWhiz', 'bibleReader', 'firstDay']],
  ])('on day %i are %j', (day, expected) => {
    expect(dayAchievements(day)).toEqual(expected);
  });
});

describe('stars of lessons', () => {
  const unlockedAt = '2026-07-01T08:00:00.000Z';

  it('are counted', () => {
    const star = { badgeType: 'default', level: 'star', unlockedAt };
    expect(starCount([star, star])).toBe(2);
  });

  it('are not other badges', () => {
    expect(starCount([{ badgeType: 'course', level: 'gold', unlockedAt }])).toBe(0);
  });
});
