import type { Color } from '../paper/color.ts';

export const HAIRSTYLES = ['short', 'curly', 'long', 'bun', 'bald', 'tied'] as const;
export type Hairstyle = (typeof HAIRSTYLES)[number];
export type Beard = 'short' | 'full' | 'long';

/** What makes a person: parts of the kit and their colors. */
export interface Look {
  readonly skin: Color;
  readonly hair: Hairstyle;
  readonly hairColor: Color;
  readonly robe: Color;
  readonly beard?: Beard;
  /** A cloak over the robe, open in front. */
  readonly mantle?: Color;
  readonly sash?: Color;
  /** A border at the foot of the robe. */
  readonly hem?: Color;
  /** A cloth over a man's head, held by a band. */
  readonly headcloth?: Color;
  /** A cloth around a woman's head and shoulders. */
  readonly veil?: Color;
  readonly crown?: boolean;
  readonly helmet?: Color;
  readonly turban?: Color;
  /** Stripes across the robe. */
  readonly stripes?: readonly Color[];
  /** Armor over the robe. */
  readonly breastplate?: Color;
  /** Sleeves that end above the elbow. */
  readonly bareArms?: boolean;
  readonly isChild?: boolean;
  /** Size beside a grown-up, 1 by itself; children are 0.72. */
  readonly size?: number;
}
