import { expect, test, vi } from 'vitest';
import { bandAges, challengeAge, challengeBand, challengeTypes } from './band.ts';

test.each([
  [4, 'little'],
  [6, 'little'],
  [7, 'young'],
  [10, 'young'],
  [11, 'middle'],
  [14, 'middle'],
  [15, 'older'],
  [18, 'older'],
] as const)('a child of %i has the challenges of %s', (age, band) => {
  expect(challengeBand(age)).toBe(band);
  const [youngest, oldest] = bandAges(band);
  expect(age >= youngest && age <= oldest).toBe(true);
});

test.each([
  ['little', ['math', 'reading', 'creative']],
  ['young', ['math', 'reading', 'creative', 'science']],
  ['middle', ['math', 'reading', 'creative', 'science', 'logic']],
  ['older', ['math', 'reading', 'science', 'logic']],
] as const)('%s has the types %j', (band, types) => {
  expect(challengeTypes(band)).toEqual(types);
});

test.each([[3], [19], [0], [null]])('an age of %s falls back to 10 with a warning', (age) => {
  const warn = vi.fn();
  expect(challengeAge(age, warn)).toBe(10);
  expect(warn).toHaveBeenCalledOnce();
});

test.each([[4], [10], [18]])('an age of %i is taken as it is, without a warning', (age) => {
  const warn = vi.fn();
  expect(challengeAge(age, warn)).toBe(age);
  expect(warn).not.toHaveBeenCalled();
});
