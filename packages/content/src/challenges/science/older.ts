import type { ScienceItem } from '../items.ts';
import { olderScienceForAnyWeek } from './older/any-week.ts';
import { olderScienceOfWeeks1To4 } from './older/weeks-1-4.ts';
import { olderScienceOfWeeks5To8 } from './older/weeks-5-8.ts';

/** Things to observe, predict, explain or design for those of fifteen and over, at the level of grades 8 to 11. */
export const olderScience: readonly ScienceItem[] = [
  ...olderScienceOfWeeks1To4,
  ...olderScienceOfWeeks5To8,
  ...olderScienceForAnyWeek,
];
