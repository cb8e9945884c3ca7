/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Lamps to shine on one spot, and paints to stir in one pot. */
export const LAMPS = ['red', 'green', 'blue'] as const;
export type Lamp = (typeof LAMPS)[number];
export const PAINTS = ['yellow', 'blue', 'red', 'white'] as const;
export type Paint = (typeof PAINTS)[number];

/** How bright each lamp is, from 0 to 1. */
export type Lamps = Readonly<Record<Lamp, number>>;
/** How many drops of each paint are in the pot. */
export type Drops = Readonly<Record<Paint, number>>;

/** What share of red, green and blue light each paint throws back; it swallows the rest. */
export const REFLECTED: Readonly<Record<Paint, Rgb>> = {
  yellow: [0.98, 0.86, 0.1],
  blue: [0.08, 0.36, 0.84],
  red: [0.88, 0.13, 0.13],
  white: [0.97, 0.97, 0.97],
};

/** Light adds up: every lamp that is on makes the spot brighter. */
export function mixLight(lamps: Lamps): Rgb {
  return [lamps.red, lamps.green, lamps.blue];
}

/**
 * Paint takes away: each drop swallows its share of the light that the others have left. The shares of
 * all drops are multiplied, each as strong as its part of the pot.
 * @returns null for an empty pot
 */
export function mixPaint(drops: Drops): Rgb | null {
  const total = PAINTS.reduce((sum, paint) => sum + drops[paint], 0);
  if (total === 0) return null;
  const band = (index: 0 | 1 | 2) =>
    PAINTS.reduce((share, paint) => share * REFLECTED[paint][index] ** (drops[paint] / total), 1);
  return [band(0), band(1), band(2)];
}

/** Colours that a child has a word for. */
export const COLOR_NAMES = [
  'black',
  'gray',
  'white',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** Where on the circle of colours each name ends, in degrees from red. */
const HUES: readonly (readonly [number, ColorName])[] = [
  [14, 'red'],
  [42, 'orange'],
  [70, 'yellow'],
  [160, 'green'],
  [200, 'turquoise'],
  [255, 'blue'],
  [310, 'purple'],
  [342, 'pink'],
  [360, 'red'],
];

/** The word for a colour. */
export function nameOf([red, green, blue]: Rgb): ColorName {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  if (most < 0.12) return 'black';
  const spread = most - least;
  if (spread < 0.1 * most) return most > 0.85 ? 'white' : 'gray';
  const hue = hueOf([red, green, blue], most, spread);
  const name = HUES.find(([end]) => hue < end)?.[1] ?? 'red';
  const isWarm = name === 'orange' || name === 'red' || name === 'yellow';
  if (isWarm && most < 0.6) return 'brown';
  // A pale red is called pink.
  return name === 'red' && least > 0.4 ? 'pink' : name;
}

function hueOf([red, green, blue]: Rgb, most: number, spread: number): number {
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  if (most === green) return 60 * ((blue - red) / spread) + 120;
  return 60 * ((red - green) / spread) + 240;
}

/** As CSS has it. */
export function cssColor([red, green, blue]: Rgb): string {
  const byte = (share: number) => Math.round(255 * Math.min(1, Math.max(0, share)));
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)})`;
}
