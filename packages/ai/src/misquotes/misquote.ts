import type { MisquoteId } from '@lamplight/domain/misquotes';

/** A saying in one language. */
export interface MisquoteWords {
  /** How people say it: any of these, whatever stands around it. */
  readonly said: readonly string[];
  /** How it is asked about without a word of the Bible, for details of stories. */
  readonly asked?: readonly string[];
  /** What is true, in one sentence for a child and one for a young person. */
  readonly child: string;
  readonly teen: string;
}
export type MisquoteTable = Readonly<Record<MisquoteId, MisquoteWords>>;
