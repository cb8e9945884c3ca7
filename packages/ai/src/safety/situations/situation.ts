import type { Concern } from '@lamplight/domain/safety';
import type { Phrase } from '../../text/index.ts';
import type { AlertLevel } from '../assessment.ts';

/** Situations that are told in words sure enough to decide alone, the most pressing first. */
export const SITUATIONS = [
  /** The child took so much that it may be meant. */
  'overdose',
  /** Somebody swallowed what is poison, or another's medicine. */
  'taken',
  /** An adult lies there and does not wake. */
  'asleep',
  /** The child says that it will kill itself: names the concern, where something else stands beside it. */
  'self',
  /** Somebody at home is dangerous now. */
  'armed',
  /** What happens to the child, or to an animal of it, should it tell. */
  'threatened',
  'hurt',
  'touched',
  'neglect',
  /** A weapon lies where the child is. */
  'weapon',
  /** The child asks or says how it could die, or wishes it. */
  'means',
  'wish',
  /** A friend wants to die or hurts itself. */
  'friend',
  /** The child says that it will kill somebody. */
  'kill',
  'bomb',
  'dying',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** What one language has to say about them, as phrases (`../../text/phrases.ts`). */
export type SituationPhrases = Readonly<Record<Situation, readonly Phrase[]>> & {
  /** What sounds like one of them and is none. */
  readonly ordinary: readonly Phrase[];
};

/** How each is told to adults. What may be about home is kept from parents as abuse. */
export const SITUATION_ALERTS: Readonly<
  Record<Situation, { readonly concern: Concern; readonly level: AlertLevel }>
> = {
  overdose: { concern: 'medical', level: 'severe' },
  taken: { concern: 'medical', level: 'severe' },
  asleep: { concern: 'medical', level: 'severe' },
  self: { concern: 'self-harm', level: 'severe' },
  armed: { concern: 'abuse', level: 'severe' },
  threatened: { concern: 'abuse', level: 'severe' },
  hurt: { concern: 'abuse', level: 'severe' },
  touched: { concern: 'grooming', level: 'severe' },
  neglect: { concern: 'abuse', level: 'severe' },
  weapon: { concern: 'violence', level: 'severe' },
  means: { concern: 'self-harm', level: 'severe' },
  wish: { concern: 'despair', level: 'severe' },
  friend: { concern: 'self-harm', level: 'severe' },
  kill: { concern: 'violence', level: 'severe' },
  bomb: { concern: 'violence', level: 'standard' },
  dying: { concern: 'despair', level: 'standard' },
};
