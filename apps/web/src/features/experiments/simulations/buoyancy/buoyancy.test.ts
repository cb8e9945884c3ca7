import { describe, expect, test } from 'vitest';
import { floatOf, MOST_SPOONS, THINGS, waterDensity } from './buoyancy.ts';

test.each([
  [0, 1],
  [2, 1.032],
  [5, 1.077],
  [10, 1.143],
])('water with %i spoons of salt weighs %d g/cm³', (spoons, density) => {
  expect(waterDensity(spoons)).toBeCloseTo(density, 2);
});

describe('in fresh water', () => {
  test.each([
    ['cork', true],
    ['wood', true],
    ['apple', true],
    ['ice', true],
    ['boat', true],
    ['egg', false],
    ['potato', false],
    ['clay', false],
    ['stone', false],
    ['coin', false],
  ] as const)('%s floats: %s', (thing, floats) => {
    expect(floatOf(THINGS[thing].density, waterDensity(0)).floats).toBe(floats);
  });
});

test('an egg sinks in fresh water and swims when there is salt enough', () => {
  const floats = Array.from(
    { length: MOST_SPOONS + 1 },
    (_, spoons) => floatOf(THINGS.egg.density, waterDensity(spoons)).floats,
  );
  expect(floats[0]).toBe(false);
  expect(floats.at(-1)).toBe(true);
  expect(floats).toEqual(floats.toSorted((a, b) => Number(a) - Number(b)));
});

test('of ice nine tenths are under water, and less in salt water', () => {
  const fresh = floatOf(THINGS.ice.density, waterDensity(0));
  expect(fresh.under).toBeCloseTo(0.92, 2);
  expect(floatOf(THINGS.ice.density, waterDensity(6)).under).toBeLessThan(fresh.under);
});

test('what sinks is under water with all of it', () => {
  expect(floatOf(THINGS.stone.density, waterDensity(MOST_SPOONS))).toEqual({
    floats: false,
    under: 1,
  });
});
