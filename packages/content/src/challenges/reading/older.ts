import type { ReadingItem } from '../items.ts';
import { olderReadingOnCampAndChoices } from './older/camp-and-choices.ts';
import { olderReadingOnLives } from './older/lives.ts';
import { olderReadingOfWeeks1To4 } from './older/weeks-1-4.ts';
import { olderReadingOfWeeks5To8 } from './older/weeks-5-8.ts';
import { olderReadingOnTheWorld } from './older/world.ts';

/** 15 and over: 130 to 200 words at the level of grades 8 to 11, and a question. */
export const olderReading: readonly ReadingItem[] = [
  ...olderReadingOfWeeks1To4,
  ...olderReadingOfWeeks5To8,
  ...olderReadingOnTheWorld,
  ...olderReadingOnLives,
  ...olderReadingOnCampAndChoices,
];
