import type { CreativeItem } from '../items.ts';
import { middleCreativeForAnyWeek } from './middle/any-week.ts';
import { middleCreativeOfWeeks1To4 } from './middle/weeks-1-4.ts';
import { middleCreativeOfWeeks5To8 } from './middle/weeks-5-8.ts';

/** Things to make and do for those of eleven to fourteen. */
export const middleCreative: readonly CreativeItem[] = [
  ...middleCreativeOfWeeks1To4,
  ...middleCreativeOfWeeks5To8,
  ...middleCreativeForAnyWeek,
];
