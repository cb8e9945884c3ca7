import { describe, expect, test } from 'vitest';
import { outlinesOf } from './path.ts';
import { CUTS, cutPath } from './sheet.ts';

describe('cutting paper', () => {
  const SQUARE = 'M0 0H100V100H0Z';

  test('follows the line in facets, and strays from it no further than the kind may', () => {
    const points = [...cutPath(SQUARE, CUTS.hill).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)],
    );
    expect(points.length).toBeGreaterThan(40);
    for (const [x = 0, y = 0] of points) {
      const away = Math.min(Math.abs(x), Math.abs(x - 100), Math.abs(y), Math.abs(y - 100));
      expect(away).toBeLessThanOrEqual(CUTS.hill.stray + 0.1);
    }
  });

  test('cuts the same path the same way', () => {
    expect(cutPath(SQUARE, CUTS.thing)).toBe(cutPath(SQUARE, CUTS.thing));
  });

  test.each(['M0 0A5 5 0 0 1 9 9', 'M0 0l5 5'])('refuses %s, which it would cut wrongly', (d) => {
    expect(() => outlinesOf(d, 5)).toThrow('is no command of a cut path');
  });
});
