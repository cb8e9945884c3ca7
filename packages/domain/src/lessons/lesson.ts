import type { ContentBand } from '../age/index.ts';
import type { Illustration } from '../scenes/index.ts';
import type { Translations } from '../translations/index.ts';
import type { LessonCategory } from './category.ts';

export const LESSON_DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type LessonDifficulty = (typeof LESSON_DIFFICULTIES)[number];

/** Something to do away from the screen. */
export interface LessonActivity {
  readonly title: string;
  readonly description: string;
}

/** A question that shows whether an objective was reached; `answer` is the index of the right option. */
export interface LessonCheck {
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: number;
  readonly explanation: string;
  /** Indexes into the objectives that this question takes up. */
  readonly practises: readonly number[];
}

/** A scene of the paper theatre at the head of a part of a lesson. */
export interface LessonIllustration extends Illustration {
  /** The heading of the content below which it stands, counted from 1; 0 opens the lesson. */
  readonly heading: number;
}

/** One lesson as it is written for one band. */
export interface LessonText {
  readonly title: string;
  readonly description: string;
  /** Paragraphs parted by a blank line; see `content-markup.ts` for headings, lists and verses. */
  readonly content: string;
  /** The scenes that somebody has set, in the order of their headings; not there at all where there are none. */
  readonly illustrations?: readonly LessonIllustration[];
  readonly difficulty: LessonDifficulty;
  readonly objectives: readonly string[];
  readonly activities: readonly LessonActivity[];
  readonly checks: readonly LessonCheck[];
}

/** A lesson of the programme, written once for each band. */
export interface LessonSource {
  readonly category: LessonCategory;
  /** Day of the programme, 1 to 56. */
  readonly dayNumber: number;
  /** Three pictures that say what the lesson is about, by their name in the picture set. */
  readonly pictures: readonly [string, string, string];
  /** Scripture passages the lesson rests on, such as `Genesis 1:1-5`. */
  readonly references: readonly string[];
  readonly bands: Readonly<Record<ContentBand, LessonText>>;
  /** What is written in other languages: the same activities and questions, with the same right answers. */
  readonly translations?: Translations<ContentBand, LessonText>;
}
