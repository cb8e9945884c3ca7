import type { ScienceItem } from '../items.ts';
import { youngScienceForAnyWeek } from './young/any-week.ts';
import { youngScienceOfWeeks1To4 } from './young/weeks-1-4.ts';
import { youngScienceOfWeeks5To8 } from './young/weeks-5-8.ts';

/** Things to observe, predict or explain for those of seven to ten, at the level of grades 2 to 4. */
export const youngScience: readonly ScienceItem[] = [
  ...youngScienceOfWeeks1To4,
  ...youngScienceOfWeeks5To8,
  ...youngScienceForAnyWeek,
];
