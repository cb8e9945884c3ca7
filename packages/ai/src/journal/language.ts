import type { Phrase } from '../text/index.ts';
import type { JournalTheme } from './themes.ts';

/** Sentences for one theme, each complete in itself; any opening goes with any middle and closing. */
export interface ThemeParts {
  /** Meets the feeling. */
  openings: readonly string[];
  /** Says something true about it. */
  middles: readonly string[];
  /** One gentle question or one small next step. */
  closings: readonly string[];
}

export type Voice = Readonly<Record<JournalTheme, ThemeParts>>;

/** How old the reader is: `young` for kindergarten and elementary, `older` for intermediate and advanced. */
export type Age = 'young' | 'older';

export interface ThemeSigns {
  /** Words that say it outright; worth three. */
  strong: readonly Phrase[];
  /** Words that often go with it; worth one. */
  weak: readonly Phrase[];
}

/** Everything that the feedback knows in one language. */
export interface JournalLanguage {
  voices: Readonly<Record<Age, Voice>>;
  /**
   * Thoughts from the Bible in own words, each with its reference and without quotation marks, for themes
   * where one fits.
   */
  thoughts: Readonly<Record<Age, Partial<Record<JournalTheme, readonly string[]>>>>;
  /** Sentences that take up a thing the child wrote of, at `{thing}`. */
  notices: Readonly<Record<Age, readonly string[]>>;
  /** Things that may be taken up: each as the child may write it, and as it stands as an object. */
  things: Readonly<Record<string, string>>;
  /** Said when a heavy feeling is strong. */
  strongFeeling: Readonly<Record<Age, readonly string[]>>;
  /** Said to a long entry. */
  longEntry: Readonly<Record<Age, readonly string[]>>;
  /** Closings for an entry that asks something. */
  questionAsked: Readonly<Record<Age, readonly string[]>>;
  /** Thanks with the child's first name at `{name}`. */
  thanks: readonly string[];
  signs: Readonly<Record<Exclude<JournalTheme, 'unclear'>, ThemeSigns>>;
  /** A no, right before a feeling. */
  negations: Phrase;
  /** Words that make a feeling strong. */
  intensifiers: readonly Phrase[];
  /** How questions begin that are written without a question mark. */
  questionStarts: readonly Phrase[];
}
