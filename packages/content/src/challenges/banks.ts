import { littleCreative } from './creative/little.ts';
import { middleCreative } from './creative/middle.ts';
import { youngCreative } from './creative/young.ts';
import type { CreativeItem, ReadingItem, ScienceItem } from './items.ts';
import { littleReading } from './reading/little.ts';
import { middleReading } from './reading/middle.ts';
import { olderReading } from './reading/older.ts';
import { youngReading } from './reading/young.ts';
import { middleScience } from './science/middle.ts';
import { olderScience } from './science/older.ts';
import { youngScience } from './science/young.ts';

/** The written items of a type, band by band. */
export type Bank<I> = Readonly<Record<'little' | 'young' | 'middle' | 'older', readonly I[]>>;

/** Passages with a question. */
export const readingBank: Bank<ReadingItem> = {
  little: littleReading,
  young: youngReading,
  middle: middleReading,
  older: olderReading,
};

/** Things to observe, predict or explain; the littlest have none (spec 9). */
export const scienceBank: Bank<ScienceItem> = {
  little: [],
  young: youngScience,
  middle: middleScience,
  older: olderScience,
};

/** Things to make or do; the oldest have none (spec 9). */
export const creativeBank: Bank<CreativeItem> = {
  little: littleCreative,
  young: youngCreative,
  middle: middleCreative,
  older: [],
};
