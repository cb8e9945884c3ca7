import type { ReadingItem } from '../items.ts';
import { olderReadingForAnyWeek } from './older/any-week.ts';
import { olderReadingOfWeeks1To4 } from './older/weeks-1-4.ts';
import { olderReadingOfWeeks5To8 } from './older/weeks-5-8.ts';

/** 15 and over: 130 to 200 words at the level of grades 8 to 11, and a question. */
export const olderReading: readonly ReadingItem[] = [
  ...olderReadingOfWeeks1To4,
  ...olderReadingOfWeeks5To8,
  ...olderReadingForAnyWeek,
];
