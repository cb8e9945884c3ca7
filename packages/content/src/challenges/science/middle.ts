import type { ScienceItem } from '../items.ts';
import { middleScienceForAnyWeek } from './middle/any-week.ts';
import { middleScienceOfWeeks1To4 } from './middle/weeks-1-4.ts';
import { middleScienceOfWeeks5To8 } from './middle/weeks-5-8.ts';

/** Things to observe, predict, explain or design for those of eleven to fourteen, at the level of grades 5 to 8. */
export const middleScience: readonly ScienceItem[] = [
  ...middleScienceOfWeeks1To4,
  ...middleScienceOfWeeks5To8,
  ...middleScienceForAnyWeek,
];
