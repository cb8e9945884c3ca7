import type { SvgElement } from '../svg/element.ts';
import type { Look } from './look.ts';
import type { Stance } from './poses.ts';

export type Upright = Exclude<Stance, 'lie'>;

/** What somebody wears, drawn for each stance of the body. */
export interface Clothes {
  /** Below the belt, with the feet that stand at 0. */
  readonly lower: (look: Look, stance: Upright) => SvgElement[];
  /** Above the belt, below the arms. */
  readonly upper: (look: Look, stance: Upright) => SvgElement[];
  /** How far the upper body sinks in a stance. */
  readonly sinkOf: (look: Look, stance: Upright) => number;
}
