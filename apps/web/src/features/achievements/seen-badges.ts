import type { Achievement } from '@lamplight/domain/progress';
import { jsonEntry } from '../../lib/storage.ts';

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

/** The badges that a child has looked at on this device. */
export function seenBadges(userId: number) {
  return jsonEntry(`seen_badges_${userId}`, isNames);
}

/** Badges that were earned and not looked at; stars of lessons are counted, not announced. */
export function newBadges(
  earned: readonly Achievement[],
  seen: readonly string[],
): ReadonlySet<string> {
  return new Set(
    earned
      .filter(({ level }) => level !== 'star')
      .map(({ badgeType }) => badgeType)
      .filter((badgeType) => !seen.includes(badgeType)),
  );
}
