import type { Color } from '../paper/color.ts';
import type { Clothes } from './clothes.ts';

export const HAIRSTYLES = ['short', 'curly', 'long', 'bun', 'bald', 'tied'] as const;
export type Hairstyle = (typeof HAIRSTYLES)[number];
/** Hair of a cut of its own: what lies behind the head, and what frames the face, as paths. */
export interface HairCut {
  readonly behind?: string;
  readonly frame: string;
}

export type Beard = 'short' | 'full' | 'long';

/** What makes a person: parts of the kit and their colors. */
export interface Look {
  /** A robe where nothing else is said. */
  readonly clothes?: Clothes;
  readonly skin: Color;
  readonly hair: Hairstyle | HairCut;
  readonly hairColor: Color;
  readonly robe: Color;
  readonly beard?: Beard;
  /** A cloak over the robe, open in front. */
  readonly mantle?: Color;
  readonly sash?: Color;
  /** Of clothes of today: the cloak is a coat that reaches to the knees. */
  readonly coat?: boolean;
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
  /** Of clothes of today: what is worn on the legs, and how. */
  readonly legs?: {
    readonly cut: 'trousers' | 'shorts' | 'skirt' | 'dress';
    readonly color: Color;
  };
  /** The color of their frame. */
  readonly glasses?: Color;
  /** The color of its frame. */
  readonly wheelchair?: Color;
  /** God's glory shines around His messengers. */
  readonly shines?: boolean;
  readonly isChild?: boolean;
  /** Size beside a grown-up, 1 by itself; children are 0.72. */
  readonly size?: number;
}
