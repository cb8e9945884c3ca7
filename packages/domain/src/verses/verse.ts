/** The parts of a verse: that of a child up to 10 years, and the whole. */
export const VERSE_LEVELS = ['young', 'older'] as const;
export type VerseLevel = (typeof VERSE_LEVELS)[number];

/** The end of the elementary band (spec 9). */
const OLDEST_YOUNG_LEARNER = 10;

/** The level for an age in years. */
export function verseLevel(age: number): VerseLevel {
  return age <= OLDEST_YOUNG_LEARNER ? 'young' : 'older';
}

/** The words that a child learns, exactly as the translation has them, and where they stand. */
export interface VerseText {
  readonly reference: string;
  readonly text: string;
}

/** The verse of a week of the programme; the young learn a shorter part of it. */
export interface MemoryVerse {
  /** Week of the programme, from 1 to 8. */
  readonly week: number;
  readonly texts: Readonly<Record<VerseLevel, VerseText>>;
}
