import { describe, expect, test } from 'vitest';
import { LAST_DAY, lookOf, nextDay, raise, SEED } from './plant-growth.ts';

const GOOD = { light: 3, water: 2, warmth: 22 };
const at = (care: typeof GOOD, day: number) => raise(care, day)[day] ?? SEED;

describe('a bean that has what it needs', () => {
  test('sprouts after a few days and grows green', () => {
    expect(at(GOOD, 3).height).toBe(0);
    expect(at(GOOD, 5).height).toBeGreaterThan(0);
    const grown = at(GOOD, 21);
    expect(grown.height).toBeGreaterThan(15);
    expect(grown.leaves).toBeGreaterThanOrEqual(6);
    expect(grown).toMatchObject({ health: 1, green: 1 });
    expect(lookOf(grown, GOOD)).toBe('strong');
  });

  test('never grows backwards and never over its height', () => {
    const heights = raise(GOOD, LAST_DAY).map(({ height }) => height);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights.at(-1)).toBeLessThan(45);
  });
});

describe('in the dark', () => {
  const dark = { ...GOOD, light: 0 };

  test('it sprouts too, and is longer and paler at first', () => {
    expect(at(dark, 8).height).toBeGreaterThan(at(GOOD, 8).height);
    expect(at(dark, 10).green).toBeLessThan(0.2);
    expect(lookOf(at(dark, 8), dark)).toBe('pale');
  });

  test('it starves when the food of the seed is used up', () => {
    expect(at(dark, LAST_DAY).health).toBe(0);
    expect(lookOf(at(dark, LAST_DAY), dark)).toBe('gone');
  });
});

test.each([
  ['without water', { ...GOOD, water: 0 }],
  ['in the cold', { ...GOOD, warmth: 2 }],
])('%s a seed sleeps unharmed', (_, care) => {
  expect(at(care, 20)).toMatchObject({ height: 0, health: 1 });
  expect(lookOf(at(care, 20), care)).toBe('seed');
});

test('in standing water a seed rots', () => {
  const flood = { ...GOOD, water: 4 };
  expect(at(flood, LAST_DAY).height).toBe(0);
  expect(at(flood, LAST_DAY).health).toBe(0);
});

test('a little too much water slows it, enough water does not', () => {
  expect(at({ ...GOOD, water: 3 }, 14).height).toBeLessThan(at(GOOD, 14).height);
  expect(at({ ...GOOD, water: 3 }, 14).height).toBeGreaterThan(0);
});

test.each([
  ['thirsty', { ...GOOD, water: 0 }],
  ['hot', { ...GOOD, warmth: 44 }],
  ['cold', { ...GOOD, warmth: 2 }],
  ['drowning', { ...GOOD, water: 4 }],
] as const)('a grown plant is %s and weakens', (look, care) => {
  const grown = at(GOOD, 12);
  const later = nextDay(grown, care);
  expect(lookOf(later, care)).toBe(look);
  expect(later.health).toBeLessThan(grown.health);
  expect(lookOf(nextDay(grown, GOOD), GOOD)).toBe('strong');
});

test('care that comes back in time saves it', () => {
  let plant = at(GOOD, 10);
  for (let day = 0; day < 3; day += 1) plant = nextDay(plant, { ...GOOD, water: 0 });
  const thirsty = plant.health;
  for (let day = 0; day < 5; day += 1) plant = nextDay(plant, GOOD);
  expect(plant.health).toBeGreaterThan(thirsty);
});

test('a plant that is gone stays as it is', () => {
  const gone = { ...at(GOOD, 10), health: 0 };
  expect(nextDay(gone, GOOD)).toEqual({ ...gone, day: 11 });
});
