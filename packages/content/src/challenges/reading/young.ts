import type { ReadingItem } from '../items.ts';
import { youngReadingOnCampAndChoices } from './young/camp-and-choices.ts';
import { youngReadingOnLives } from './young/lives.ts';
import { youngReadingOfWeeks1To4 } from './young/weeks-1-4.ts';
import { youngReadingOfWeeks5To8 } from './young/weeks-5-8.ts';
import { youngReadingOnTheWorld } from './young/world.ts';

/** 7 to 10: fifty to ninety words at the level of grades 2 to 4, and a question. */
export const youngReading: readonly ReadingItem[] = [
  ...youngReadingOfWeeks1To4,
  ...youngReadingOfWeeks5To8,
  ...youngReadingOnTheWorld,
  ...youngReadingOnLives,
  ...youngReadingOnCampAndChoices,
];
