import type { Phrase } from '../../text/index.ts';

/**
 * What a child may ask this host for itself, with no other word: help, a number to call, what a hard word means, and who
 * reads what it writes.
 */
export const PLEAS = ['help', 'number', 'word', 'reader'] as const;
export type Plea = (typeof PLEAS)[number];

/** The whole messages that ask for it in one language, as phrases (`../../text/phrases.ts`). */
export type PleaPhrases = Readonly<Record<Plea, readonly Phrase[]>>;

/** What the answers say in one language. */
export interface PleaTexts {
  /** To a call for help, before the question whether the child is safe. */
  readonly help: string;
  /** Before the numbers and between their groups; `{lines}` and `{emergency}` stand for numbers. */
  readonly lines: string;
  readonly emergency: string;
  /** Where no line is known. */
  readonly noLine: string;
  /** To one who asks what suicide is. */
  readonly word: Readonly<Record<'little' | 'older', string>>;
  /** Who reads what a child writes here. */
  readonly reader: Readonly<Record<'little' | 'older', string>>;
}
