import type { CreativeItem } from '../items.ts';
import { youngCreativeForAnyWeek } from './young/any-week.ts';
import { youngCreativeOfWeeks1To4 } from './young/weeks-1-4.ts';
import { youngCreativeOfWeeks5To8 } from './young/weeks-5-8.ts';

/** Things to make and do for those of seven to ten. */
export const youngCreative: readonly CreativeItem[] = [
  ...youngCreativeOfWeeks1To4,
  ...youngCreativeOfWeeks5To8,
  ...youngCreativeForAnyWeek,
];
