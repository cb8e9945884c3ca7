import type { ReadingItem } from '../items.ts';
import { middleReadingOnCampAndChoices } from './middle/camp-and-choices.ts';
import { middleReadingOnLives } from './middle/lives.ts';
import { middleReadingOfWeeks1To4 } from './middle/weeks-1-4.ts';
import { middleReadingOfWeeks5To8 } from './middle/weeks-5-8.ts';
import { middleReadingOnTheWorld } from './middle/world.ts';

/** 11 to 14: ninety to 140 words at the level of grades 5 to 8, and a question. */
export const middleReading: readonly ReadingItem[] = [
  ...middleReadingOfWeeks1To4,
  ...middleReadingOfWeeks5To8,
  ...middleReadingOnTheWorld,
  ...middleReadingOnLives,
  ...middleReadingOnCampAndChoices,
];
