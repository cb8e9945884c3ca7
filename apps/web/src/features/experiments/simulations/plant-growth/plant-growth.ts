/** What the plant is given every day. */
export interface Care {
  /** 0 dark cupboard, 1 shade, 2 bright room, 3 sunny window sill. */
  readonly light: number;
  /** 0 none, 1 a little, 2 enough, 3 a lot, 4 far too much. */
  readonly water: number;
  /** Of the air, in degrees Celsius. */
  readonly warmth: number;
}

export const LIGHTS = 4;
export const WATERS = 5;
export const COLDEST = 0;
export const WARMEST = 45;
/** Days that can be watched. */
export const LAST_DAY = 28;

/** How a bean is on one day. */
export interface Plant {
  readonly day: number;
  /** Above the soil, in centimetres. */
  readonly height: number;
  readonly leaves: number;
  /** 0 (gone) to 1 (strong). */
  readonly health: number;
  /** 0 pale yellow to 1 deep green: without light no green is made. */
  readonly green: number;
  /** What is left of the food in the seed, 0 to 1. */
  readonly store: number;
}

export const SEED: Plant = { day: 0, height: 0, leaves: 0, health: 1, green: 0.6, store: 1 };

/** Days that a well kept bean lies in the soil. */
const SPROUTING_DAYS = 4;
const FULL_HEIGHT = 45;

/** How well something suits the plant: 0 outside of the range, 1 between the two inner numbers. */
function suits(value: number, [from, best, good, to]: readonly [number, number, number, number]) {
  if (value <= from || value >= to) return 0;
  if (value < best) return (value - from) / (best - from);
  return value <= good ? 1 : (to - value) / (to - good);
}

const waterSuits = (water: number) => suits(water, [0, 2, 2, 4.6]);
const warmthSuits = (warmth: number) => suits(warmth, [4, 20, 28, 42]);
/** How much food the leaves make of light, 0 to 1. */
const FOOD_OF_LIGHT = [0, 0.35, 0.8, 1] as const;

/**
 * The same plant a day later. A seed sprouts with water and warmth alone and lives on its store; then the
 * leaves must make food of light. In the dark it grows long, thin and pale, searching for light, until
 * the store is empty. Too much water takes the air from the roots, frost and heat harm it.
 */
export function nextDay(plant: Plant, care: Care): Plant {
  const { light, water, warmth } = care;
  const comfort = Math.min(waterSuits(water), warmthSuits(warmth));
  const day = plant.day + 1;
  const isAlive = plant.health > 0;
  if (!isAlive) return { ...plant, day };

  const sprouted = plant.height > 0;
  const store = Math.max(0, plant.store - comfort * (sprouted ? 0.09 : 0.05));
  const made = sprouted ? (FOOD_OF_LIGHT[light] ?? 0) : 0;
  const food = Math.min(1, made + (store > 0 ? 0.7 : 0));
  const stretch = light === 0 ? 1.5 : light === 1 ? 1.2 : 1;
  const room = 1 - plant.height / FULL_HEIGHT;
  const growth = maySprout(plant, comfort, day) ? 2.6 * comfort * food * stretch * room : 0;
  const height = plant.height + growth;

  return {
    day,
    height,
    leaves: leavesOf(height, light),
    health: clamp(plant.health + healthChange(comfort, sprouted, food, water)),
    green: clamp(plant.green + (light === 0 ? -0.12 : light === 1 ? -0.02 : 0.08)),
    store,
  };
}

/** A seed waits in the soil until it is warm and wet; how many days depends on how much. */
function maySprout({ height }: Plant, comfort: number, day: number): boolean {
  return height > 0 || comfort * day >= SPROUTING_DAYS;
}

function healthChange(comfort: number, sprouted: boolean, food: number, water: number): number {
  // A seed that lies dry or cool sleeps and takes no harm; in standing water it rots.
  if (!sprouted) return water >= 4 ? -0.08 : 0;
  if (comfort === 0) return -0.14;
  if (food === 0) return -0.12;
  return comfort < 0.4 ? -0.06 : 0.04;
}

function leavesOf(height: number, light: number): number {
  if (height < 2) return 0;
  const pairs = Math.floor(height / (light === 0 ? 11 : 5.5)) + 1;
  return 2 * pairs;
}

/** The days of a plant that is always kept alike, from the seed on. */
export function raise(care: Care, days: number): Plant[] {
  const plants: Plant[] = [SEED];
  for (let day = 0; day < days; day += 1) plants.push(nextDay(plants[day] ?? SEED, care));
  return plants;
}

/** What can be seen of a plant. */
export type PlantLook =
  | 'seed'
  | 'sprout'
  | 'strong'
  | 'pale'
  | 'thirsty'
  | 'drowning'
  | 'cold'
  | 'hot'
  | 'starving'
  | 'gone';

/** The word for how a plant is under this care: what troubles it most comes first. */
export function lookOf(plant: Plant, { light, water, warmth }: Care): PlantLook {
  if (plant.health <= 0) return 'gone';
  if (warmth <= 8) return plant.height === 0 ? 'seed' : 'cold';
  if (warmth >= 38) return plant.height === 0 ? 'seed' : 'hot';
  if (water >= 4) return 'drowning';
  if (plant.height === 0) return 'seed';
  if (water === 0) return 'thirsty';
  if (light === 0) return plant.store > 0 ? 'pale' : 'starving';
  return plant.height < 4 ? 'sprout' : 'strong';
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
