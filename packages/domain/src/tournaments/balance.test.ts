import { describe, expect, test } from 'vitest';
import { seededPick } from '../random/index.ts';
import { balancedRooms } from './balance.ts';

const children = (...strengths: number[]) =>
  strengths.map((strength, index) => ({ id: index + 1, strength }));

describe('rooms of a tournament', () => {
  test('are dealt out there and back again, the strongest first', () => {
    const eight = children(0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1);
    expect(balancedRooms(eight, 2, 1)).toEqual([
      [1, 4, 5, 8],
      [2, 3, 6, 7],
    ]);
    expect(balancedRooms(eight, 4, 1)).toEqual([
      [1, 8],
      [2, 7],
      [3, 6],
      [4, 5],
    ]);
  });

  test.each([
    [30, 4, [7, 7, 8, 8]],
    [28, 3, [9, 9, 10]],
    [7, 3, [2, 2, 3]],
    [5, 3, [2, 3]],
    [3, 2, [3]],
    [2, 10, [2]],
    [1, 2, [1]],
    [0, 2, [0]],
  ])('of %i children, %i wished for, have %j', (count, rooms, sizes) => {
    const split = balancedRooms(children(...Array.from({ length: count }, () => 0.5)), rooms, 3);
    expect(split.map((room) => room.length).sort((a, b) => a - b)).toEqual(sizes);
  });

  test('mix equally strong children anew for another seed, and never for the same', () => {
    const equal = children(...Array.from({ length: 12 }, () => 0.5));
    expect(balancedRooms(equal, 3, 7)).toEqual(balancedRooms(equal, 3, 7));
    expect(balancedRooms(equal, 3, 7)).not.toEqual(balancedRooms(equal, 3, 8));
  });

  test('seat everybody once, nobody alone, and differ by one child and the span of strength at most', () => {
    for (let seed = 0; seed < 2000; seed += 1) {
      const pick = seededPick(`class-${seed}`);
      const wished = pick.int(2, 10);
      const group = children(
        ...Array.from({ length: pick.int(2, 60) }, () => pick.int(0, 100) / 100),
      );
      const split = balancedRooms(group, wished, seed);
      expect(split.flat().sort((a, b) => a - b)).toEqual(group.map(({ id }) => id));
      const sizes = split.map((room) => room.length);
      expect(split.length).toBeLessThanOrEqual(wished);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      const strength = new Map(group.map((child) => [child.id, child.strength]));
      const span = Math.max(...strength.values()) - Math.min(...strength.values());
      // The children dealt before the last, incomplete row: as many in each room.
      const whole = Math.min(...sizes);
      const sums = split.map((room) =>
        room.slice(0, whole).reduce((sum, id) => sum + (strength.get(id) ?? 0), 0),
      );
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(span + 1e-9);
    }
  });
});
