import type { Feeling } from '../reading/feelings.ts';

/** What is said around what the host knows; of several wordings one is chosen. */
export interface Talk {
  /** Before an explanation; often nothing. */
  readonly openings: readonly string[];
  /** `{name}` is a space and the child's first name, or nothing. */
  readonly hello: readonly string[];
  readonly thanks: readonly string[];
  readonly goodbye: readonly string[];
  readonly whoAreYou: readonly string[];
  readonly help: readonly string[];
  readonly prayer: readonly string[];
  /** Before what is open; `{steps}` are their names. */
  readonly today: readonly string[];
  readonly todayDone: readonly string[];
  /** Names for steps without a title of their own. */
  readonly challenge: string;
  readonly weekVerse: string;
  readonly story: readonly string[];
  readonly doubt: readonly string[];
  readonly doctrine: readonly string[];
  readonly personalData: readonly string[];
  readonly declined: readonly string[];
  /** To a child that tells of itself: heard, without joy and without an explanation. */
  readonly telling: readonly string[];
  readonly unclear: readonly string[];
  readonly unknown: readonly string[];
  /** After an unknown; `{titles}` are things nearby that can be asked about. */
  readonly nearby: readonly string[];
  readonly noSuchPlace: readonly string[];
  /** `{reference}` is what the host does not carry. */
  readonly notAtHand: readonly string[];
  readonly inBible: readonly string[];
  readonly locked: readonly string[];
  /** Before sentences of a lesson, a story or an experiment. */
  readonly fromPlace: readonly string[];
  readonly readMore: readonly string[];
  /** Before what the host holds in English only; empty in English. */
  readonly inEnglish: string;
  readonly saidBefore: readonly string[];
  readonly noMore: readonly string[];
  readonly feelings: Readonly<Record<Feeling, readonly string[]>>;
  /** After a feeling that weighs. */
  readonly tellSomeone: readonly string[];
  /** Questions that a child can ask next. */
  readonly ask: {
    /** `{title}` such as `a magnet`. */
    readonly what: string;
    readonly who: string;
    readonly more: string;
    readonly joke: string;
    readonly story: string;
    readonly today: string;
    readonly you: string;
    readonly verse: string;
    readonly sum: string;
  };
}
