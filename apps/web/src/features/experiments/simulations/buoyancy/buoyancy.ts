/** Things to put into the water, lightest for their size first, with grams per cubic centimetre. */
export const THINGS = {
  cork: { density: 0.24 },
  boat: { density: 0.45 },
  wood: { density: 0.6 },
  apple: { density: 0.84 },
  ice: { density: 0.92 },
  egg: { density: 1.06 },
  potato: { density: 1.08 },
  clay: { density: 1.7 },
  stone: { density: 2.6 },
  coin: { density: 8.5 },
} as const satisfies Readonly<Record<string, { readonly density: number }>>;
export type Thing = keyof typeof THINGS;
export const THING_NAMES = Object.keys(THINGS) as Thing[];

/** Grams of salt in a heaped teaspoon, and of water in the jar. */
const SPOON_GRAMS = 6;
const WATER_GRAMS = 250;
export const MOST_SPOONS = 10;

/**
 * Grams per cubic centimetre of salt water at room temperature, after tables of brine: 1.000 without
 * salt, 1.071 with a tenth of the weight in salt.
 * @param spoons teaspoons of salt in a cup of water (250 g)
 */
export function waterDensity(spoons: number): number {
  const salt = spoons * SPOON_GRAMS;
  const share = salt / (salt + WATER_GRAMS);
  return 1 + 0.69 * share + 0.25 * share ** 2;
}

export interface Float {
  readonly floats: boolean;
  /** How much of the thing is under water, 0 to 1. */
  readonly under: number;
}

/** Archimedes: what floats lies as deep as the water that it pushes away is heavy. */
export function floatOf(density: number, water: number): Float {
  const under = Math.min(1, density / water);
  return { floats: density < water, under };
}
