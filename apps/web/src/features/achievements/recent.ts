import { ACHIEVEMENTS, type BadgeType, isBadgeType } from '@lamplight/domain/achievements';
import type { Achievement } from '@lamplight/domain/progress';

/** The badges that the days of the programme bring (spec 2, Recent Achievements). */
const DAY_BADGES: readonly BadgeType[] = [
  'first-day',
  'bible-reader',
  'math-whiz',
  'science-explorer',
];

/** How many others are shown beside those of the days. */
const OTHERS_SHOWN = 3;

function levelOf(badgeType: BadgeType): string {
  return ACHIEVEMENTS[badgeType].level;
}

export interface RecentBadge {
  readonly badgeType: string;
  readonly level: string;
}

/**
 * What the dashboard shows: the newest of what the child worked for, then those of the days so far,
 * the latest day first. First Day is always among them.
 * @param earned newest first
 */
export function recentBadges(currentDay: number, earned: readonly Achievement[]): RecentBadge[] {
  const days = DAY_BADGES.filter((badge) => currentDay >= ACHIEVEMENTS[badge].atLeast).reverse();
  const others = earned.filter(
    ({ badgeType }) => isBadgeType(badgeType) && !DAY_BADGES.includes(badgeType),
  );
  return [
    ...others.slice(0, OTHERS_SHOWN).map(({ badgeType, level }) => ({ badgeType, level })),
    ...days.map((badgeType) => ({ badgeType, level: levelOf(badgeType) })),
  ];
}

/** How many stars lessons have earned. */
export function starCount(achievements: readonly Achievement[]): number {
  return achievements.filter(({ level }) => level === 'star').length;
}
