import type { LessonAct } from '../acts/index.ts';
import type { ContentBand } from '../age/index.ts';
import type { Figure } from '../figures/index.ts';
import type { Illustration } from '../scenes/index.ts';
import type { Translations } from '../translations/index.ts';
import type { LessonCategory } from './category.ts';
import type { PlayPart } from './play.ts';

export const LESSON_DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type LessonDifficulty = (typeof LESSON_DIFFICULTIES)[number];

/** Something to do away from the screen. */
export interface LessonActivity {
  readonly title: string;
  readonly description: string;
  /** How long it lasts, where somebody counts the time, in seconds. */
  readonly seconds?: number;
}

/** A question that shows whether an objective was reached; `answer` is the index of the right option. */
export interface LessonCheck {
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: number;
  readonly explanation: string;
  /** Indexes into the objectives that this question takes up. */
  readonly practises: readonly number[];
  /** What to say to whoever chose an option, by option, null for the right one; only where somebody wrote it. */
  readonly thoughts?: readonly (string | null)[];
  /** A picture for each option, by its name in the picture set. */
  readonly pictures?: readonly string[];
}

/** A scene of the paper theatre within a lesson. */
export interface LessonIllustration extends Illustration {
  /** The block of the content before which it stands, from 0, which opens the lesson. */
  readonly block: number;
}

/** A figure drawn from numbers of the lesson. */
export interface LessonFigure {
  /** The block of the content before which it stands. */
  readonly block: number;
  readonly figure: Figure;
  /** Its words for whoever does not see it. */
  readonly alt: string;
}

/** One lesson as it is written for one band. */
export interface LessonText {
  readonly title: string;
  readonly description: string;
  /** Paragraphs parted by a blank line; see `content-markup.ts` for headings, lists and verses. */
  readonly content: string;
  /** The scenes that somebody has set, in their order; not there at all where there are none. */
  readonly illustrations?: readonly LessonIllustration[];
  /** The figures, in their order; not there at all where there are none. */
  readonly figures?: readonly LessonFigure[];
  readonly difficulty: LessonDifficulty;
  readonly objectives: readonly string[];
  readonly activities: readonly LessonActivity[];
  readonly checks: readonly LessonCheck[];
  /** What a child does beside the check questions; not there at all where there is nothing. */
  readonly acts?: readonly LessonAct[];
  /** All of it in the order in which the file has it: the lesson as a play. */
  readonly play: readonly PlayPart[];
}

/** A lesson of the programme, written once for each band, or a lesson of a pack. */
export interface LessonSource {
  readonly category: LessonCategory;
  /** Day of the programme, 1 to 56. */
  readonly dayNumber: number;
  /** Three pictures that say what the lesson is about, by their name in the picture set. */
  readonly pictures: readonly [string, string, string];
  /** Scripture passages the lesson rests on, such as `Genesis 1:1-5`. */
  readonly references: readonly string[];
  readonly bands: Readonly<Record<ContentBand, LessonText>>;
  /** The bands that it is written for, where these are not all: the others hold the nearest text and are not taught. */
  readonly onlyFor?: readonly ContentBand[];
  /** What is written in other languages: the same activities and questions, with the same right answers. */
  readonly translations?: Translations<ContentBand, LessonText>;
}
