import type { CreativeItem } from '../items.ts';
import { littleCreativeForAnyWeek } from './little/any-week.ts';
import { littleCreativeOfWeeks1To4 } from './little/weeks-1-4.ts';
import { littleCreativeOfWeeks5To8 } from './little/weeks-5-8.ts';

/** Things to make and do for those of up to six, in sentences of at most ten words; a grown-up may write down what the child tells. */
export const littleCreative: readonly CreativeItem[] = [
  ...littleCreativeOfWeeks1To4,
  ...littleCreativeOfWeeks5To8,
  ...littleCreativeForAnyWeek,
];
