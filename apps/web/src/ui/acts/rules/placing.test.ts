import { describe, expect, it } from 'vitest';
import {
  grouped,
  moved,
  nextFree,
  nothingPlaced,
  placingOf,
  swapped,
  taken,
  thingAt,
} from './placing.ts';

describe('things and their places', () => {
  it('begin without any', () => {
    expect(nothingPlaced(3)).toEqual([null, null, null]);
    expect(nextFree(nothingPlaced(3), 2)).toBe(0);
  });

  it('stand where an answer has them', () => {
    expect(placingOf([2, 0], 3)).toEqual([1, null, 0]);
  });

  it.each([
    ['a free place takes it', [null, null], 0, 1, [1, null]],
    ['what is there goes back', [null, 0], 0, 0, [0, null]],
    ['two that have places change them', [0, 1], 0, 1, [1, 0]],
    ['its own place changes nothing', [0, 1], 0, 0, [0, 1]],
  ])('a place that holds one: %s', (_, before, thing, place, after) => {
    expect(swapped(before, thing, place)).toEqual(after);
  });

  it('a group holds many', () => {
    expect(grouped([1, null, 0], 1, 1)).toEqual([1, 1, 0]);
  });

  it('a thing that is taken leaves its place free', () => {
    const placing = taken([0, 1, null], 0);
    expect(placing).toEqual([null, 1, null]);
    expect(thingAt(placing, 0)).toBeUndefined();
    expect(thingAt(placing, 1)).toBe(1);
    expect(nextFree(placing, 2)).toBe(0);
    expect(nextFree([1, 0], 2)).toBeUndefined();
  });
});

describe('a list in which something moves', () => {
  it.each([
    ['forward', 0, 2, ['b', 'c', 'a', 'd']],
    ['back', 3, 1, ['a', 'd', 'b', 'c']],
    ['nowhere', 2, 2, ['a', 'b', 'c', 'd']],
  ])('%s', (_, from, to, after) => {
    expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(after);
  });
});
