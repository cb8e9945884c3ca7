import type { ContentBand } from '@lamplight/domain/age';
import type { AlertLevel, Concern, Reach } from '@lamplight/domain/safety';

/** Who may be dangerous: with `safe` nobody is named whom the child might have to fear. */
export type Trust = 'named' | 'safe';

/** Readers up to ten read or hear little; the others more. */
export type ReplyAge = 'little' | 'older';

/**
 * The parts of a reply in one language, each a text of its own. Fixed and written by people. Numbers stand at
 * `{emergency}`, `{poison}` and `{lines}`.
 */
export interface ReplyTexts {
  /** What is said to this worry; the little ones get one short sentence. */
  readonly concerns: Readonly<Record<Concern, Readonly<Record<ReplyAge, string>>>>;
  /** Whom to go to, and when. Left out where the words of the concern say it. */
  readonly goTo: Readonly<
    Record<ReplyAge, Readonly<Record<Trust, Readonly<Record<AlertLevel, string>>>>>
  >;
  /** Who has been told, and when they are likely to read it. */
  readonly told: Readonly<Record<ReplyAge, Readonly<Record<Reach, string>>>>;
  readonly lines: string;
  /** Where the lines of the country are not known. */
  readonly askForLine: string;
  readonly emergency: string;
  /** At poison: the number to call now, with and without a poison line. */
  readonly poison: string;
  readonly noPoisonLine: string;
  /** Between two emergency numbers or lines. */
  readonly or: string;
}

const AGE_OF: Readonly<Record<ContentBand, ReplyAge>> = {
  kindergarten: 'little',
  elementary: 'little',
  intermediate: 'older',
  advanced: 'older',
};

/** How much a reader of a band is told. */
export function replyAge(band: ContentBand): ReplyAge {
  return AGE_OF[band];
}
