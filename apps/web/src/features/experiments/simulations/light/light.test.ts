import { describe, expect, test } from 'vitest';
import { reaches, reflectedDirection, shadowLength } from './light.ts';

describe('the shadow of a stick of 100 cm', () => {
  test.each([
    [10, 567],
    [30, 173],
    [45, 100],
    [60, 58],
    [90, 0],
  ])('under a lamp at %i° is %i cm long', (angle, length) => {
    expect(Math.round(shadowLength(100, angle))).toBe(length);
  });

  test('grows with the stick', () => {
    expect(shadowLength(200, 30)).toBeCloseTo(2 * shadowLength(100, 30), 10);
  });
});

describe('a level beam', () => {
  test.each([
    ['goes straight back from an upright mirror', 0, 180],
    ['goes straight up from one at 45°', 45, 90],
    ['turns by twice the tilt', 20, 140],
    ['goes down when the mirror leans the other way', -30, 240],
  ])('%s', (_, tilt, direction) => {
    expect(reflectedDirection(tilt)).toBe(direction);
  });

  test('reaches a star when it goes its way, and misses it beside', () => {
    expect(reaches(30, 120)).toBe(true);
    expect(reaches(31, 120)).toBe(true);
    expect(reaches(33, 120)).toBe(false);
  });
});
