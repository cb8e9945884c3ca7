import type { Illustration } from '../scenes/index.ts';
import type { Translations } from '../translations/index.ts';

/** The reading levels of a story: up to 6 years, up to 10, and from 11 on. */
export const STORY_LEVELS = ['little', 'young', 'older'] as const;
export type StoryLevel = (typeof STORY_LEVELS)[number];

/** Up to which age a text is meant: the ends of the kindergarten and the elementary band (spec 9). */
const OLDEST = { little: 6, young: 10 };

/** The level for an age in years. */
export function storyLevel(age: number): StoryLevel {
  if (age <= OLDEST.little) return 'little';
  return age <= OLDEST.young ? 'young' : 'older';
}

export interface StorySection {
  readonly title: string;
  /** Paragraphs parted by a blank line, with the verse blocks of `lessons/content-markup.ts`. */
  readonly content: string;
  /** How the part is played on the paper stage, where somebody has set it. */
  readonly illustration?: Illustration;
}

/** A story as it is told at one level (spec 3, Bible story). */
export interface StoryText {
  readonly title: string;
  readonly summary: string;
  /** What it teaches, in one sentence. */
  readonly lesson: string;
  /** Minutes to read it and think about it. */
  readonly duration: number;
  /** Whom it suits, such as `Ages 4-10`. */
  readonly ageAppropriate: string;
  readonly sections: readonly StorySection[];
  readonly reflection: { readonly question: string; readonly points: readonly string[] };
  readonly activity: {
    readonly title: string;
    readonly description: string;
    /** Steps, one a line. */
    readonly instructions: string;
  };
}

/** A story of the Bible, told for each level. */
export interface StorySource {
  /** Its place in the order of the Bible's story, from 1. */
  readonly id: number;
  readonly reference: string;
  /** The person whom it follows. */
  readonly character: string;
  /** A name from the picture set. */
  readonly picture: string;
  readonly texts: Readonly<Record<StoryLevel, StoryText>>;
  /** The levels at which it is told, where these are not all: the others hold the nearest telling and are not offered. */
  readonly onlyFor?: readonly StoryLevel[];
  /** The tellings that are written in other languages. */
  readonly translations?: Translations<StoryLevel, StoryText>;
}
