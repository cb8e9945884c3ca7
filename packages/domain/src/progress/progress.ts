/** A score at or above which a lesson earns the default badge and a star (spec 9). */
export const BADGE_SCORE = 80;

/** The badge that a lesson's score earns, or null below 80 (spec 9). */
export function lessonBadge(score: number): { badgeType: 'default'; level: 'star' } | null {
  return score >= BADGE_SCORE ? { badgeType: 'default', level: 'star' } : null;
}

/** A rounded percentage of a count, 0 for an empty whole (spec 4, module progress). */
export function percentOf(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}
