import type { AlertLevel, Concern, Reach } from '@lamplight/domain/safety';
import type { SituationTexts } from './situation-texts.ts';

/** Who may be dangerous: with `safe` nobody is named whom the child might have to fear. */
export type Trust = 'named' | 'safe';

/** Readers up to ten read or hear little; the others more. */
type ToldAge = 'little' | 'older';
/** Up to seven, three short sentences and one number are all that a child who is afraid takes in. */
export type ReplyAge = ToldAge | 'youngest';

/**
 * The parts of a reply in one language, each a text of its own. Fixed and written by people. Numbers stand at
 * `{emergency}`, `{poison}` and `{lines}`.
 */
export interface ReplyTexts {
  readonly youngest: {
    /** What is said before the way to go, and instead of it at poison and wounds. */
    readonly told: string;
    readonly notYourFault: string;
    readonly medical: string;
    readonly goTo: Readonly<Record<Trust, string>>;
    /** Who has been told, in a few words; empty where nobody is. */
    readonly adults: Readonly<Record<Reach, string>>;
    readonly emergency: string;
  };
  /** Words for what was told so plainly that those of the concern would fit badly. */
  readonly situations: SituationTexts;
  /** What is said to this worry; the little ones get one short sentence. */
  readonly concerns: Readonly<Record<Concern, Readonly<Record<ToldAge, string>>>>;
  /** Whom to go to, and when. Left out where the words of the concern say it. */
  readonly goTo: Readonly<
    Record<ToldAge, Readonly<Record<Trust, Readonly<Record<AlertLevel, string>>>>>
  >;
  /** Who has been told, and when they are likely to read it. */
  readonly told: Readonly<Record<ToldAge, Readonly<Record<Reach, string>>>>;
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

/** How much a reader of an age in years is told. */
export function replyAge(age: number): ReplyAge {
  if (age <= 7) return 'youngest';
  return age <= 10 ? 'little' : 'older';
}
