import type { Concern } from '@lamplight/domain/safety';
import type { Situation } from '../situations/index.ts';
import type { ToldSituation } from './situation-texts.ts';

interface Told {
  readonly concern: Concern;
  readonly situation?: Situation | null;
}

const TOLD: Readonly<Partial<Record<Situation, ToldSituation>>> = {
  taken: 'taken',
  overdose: 'overdose',
  asleep: 'asleep',
  weapon: 'weapon',
  friend: 'friend',
  neglect: 'neglect',
  bomb: 'bomb',
  threatened: 'threatened',
  armed: 'threatened',
};

/** Which words of their own a message gets; null where those of the concern fit. */
export function toldSituation({ situation = null }: Told): ToldSituation | null {
  return situation === null ? null : (TOLD[situation] ?? null);
}

/**
 * The concern whose words fit. Violence is raised for a child that wants to hurt and for one that is hurt: unless it is
 * known which, the words for threats, which fit both, are said.
 */
export function fittingConcern({ concern, situation }: Told): Concern {
  return concern === 'violence' && situation !== 'kill' ? 'threat' : concern;
}
