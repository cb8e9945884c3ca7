import type { ChallengeBand } from '@lamplight/domain/challenges';
import { readCompiled } from '../compiled/read.ts';
import type { CreativeItem, ReadingItem, ScienceItem } from './items.ts';

/** The written items of a type, band by band. */
export type Bank<I> = Readonly<Record<ChallengeBand, readonly I[]>>;

/** The written challenges of each type. */
export interface WrittenChallenges {
  /** Passages with a question. */
  readonly reading: Bank<ReadingItem>;
  /** Things to observe, predict or explain; the littlest have none (spec 9). */
  readonly science: Bank<ScienceItem>;
  /** Things to make or do; the oldest have none. */
  readonly creative: Bank<CreativeItem>;
}

/** All written challenges. */
export function writtenChallenges(): WrittenChallenges {
  return readCompiled<WrittenChallenges>('challenges.json');
}
