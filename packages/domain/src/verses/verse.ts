import type { StoryLevel } from '../stories/index.ts';

/** The words that a child learns, exactly as the translation has them, and where they stand. */
export interface VerseText {
  readonly reference: string;
  readonly text: string;
}

/** The verse of a week of the programme; the young learn a shorter part of it. */
export interface MemoryVerse {
  /** Week of the programme, from 1 to 8. */
  readonly week: number;
  readonly texts: Readonly<Record<StoryLevel, VerseText>>;
}
