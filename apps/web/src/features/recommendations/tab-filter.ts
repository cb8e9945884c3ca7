import type { Recommendation } from '@lamplight/domain/recommendations';

/** The tabs of the page, in order (spec 2, Recommendations). */
export const TABS = ['all', 'priority', 'content', 'timing', 'support'] as const;
export type TabName = (typeof TABS)[number];

/** Whether a recommendation stands under a tab. */
export function isUnder(
  tab: TabName,
  { type, priority }: Pick<Recommendation, 'type' | 'priority'>,
): boolean {
  switch (tab) {
    case 'all':
      return true;
    case 'priority':
      return priority === 'urgent' || priority === 'high';
    case 'content':
      return type === 'content';
    case 'timing':
      return type === 'timing';
    case 'support':
      return type === 'intervention';
  }
}
