import type { ReadingItem } from '../items.ts';
import { littleReadingForAnyWeek } from './little/any-week.ts';
import { littleReadingOfWeeks1To4 } from './little/weeks-1-4.ts';
import { littleReadingOfWeeks5To8 } from './little/weeks-5-8.ts';

/** Up to 6: three to five short sentences that are read aloud, and a question for a few words. */
export const littleReading: readonly ReadingItem[] = [
  ...littleReadingOfWeeks1To4,
  ...littleReadingOfWeeks5To8,
  ...littleReadingForAnyWeek,
];
