import type { Phrase } from '../../text/index.ts';

/** What is wrong with an answer, as it is written into the log. */
export const ANSWER_FAULTS = [
  'urges to self-harm',
  'urges to violence',
  'gives medical advice',
  'lays blame',
  'asks for secrecy',
  'speaks as a person',
  'denies being a program',
  'speaks of love',
  'shows contempt',
  'threatens',
  'urges to drugs',
  'urges to starve',
  'urges to danger',
  'asks for what is private',
  'takes a side in politics',
  'prophesies',
  'urges to disobey',
] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

/**
 * What is certain in one language, as phrases (`../../text/phrases.ts`). A no right before them, or a sentence that only
 * tells what others say, takes them back.
 */
export type AnswerPhrases = Readonly<Record<AnswerFault, readonly Phrase[]>> & {
  /** A no that takes a phrase back which follows it in the same clause. */
  readonly denied: readonly Phrase[];
  /** Words after which a phrase is what others say, or what is warned of. */
  readonly reported: readonly Phrase[];
};
