import type { Phrase } from '../../text/index.ts';

/** What one language has to say about what a chat with a child leaves alone, as phrases (`../../text/phrases.ts`). */
export interface TopicPhrases {
  /** Tries to make a program forget its rules, or to read them. */
  readonly tricks: readonly Phrase[];
  /** What belongs into a talk with parents, or nowhere near a child. */
  readonly grownUp: readonly Phrase[];
  /** Words that hurt. */
  readonly coarse: readonly Phrase[];
}
