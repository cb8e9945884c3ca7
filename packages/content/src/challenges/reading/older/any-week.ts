import type { ReadingItem } from '../../items.ts';
export const olderReadingForAnyWeek: readonly ReadingItem[] = [];
