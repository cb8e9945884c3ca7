import { expect, it } from 'vitest';
import { newBadges } from './seen-badges.ts';

const unlockedAt = '2026-07-01T08:00:00.000Z';

it('a badge is new until it was looked at, and a star never is', () => {
  const earned = [
    { badgeType: 'journal-1', level: 'bronze', unlockedAt },
    { badgeType: 'first-day', level: 'bronze', unlockedAt },
    { badgeType: 'default', level: 'star', unlockedAt },
  ];
  expect([...newBadges(earned, ['first-day'])]).toEqual(['journal-1']);
  expect([...newBadges(earned, ['first-day', 'journal-1'])]).toEqual([]);
});
