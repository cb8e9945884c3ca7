import { describe, expect, test } from 'vitest';
import { POINT_WORLDS, type PointWorld } from './point-worlds.ts';
import { drawPoints } from './points.ts';

const worlds: readonly PointWorld[] = Object.values(POINT_WORLDS);

describe.each(worlds)('the world of $many', (world) => {
  test('has kinds that lie far apart', () => {
    const [one, two, three] = world.kinds.map(({ at }) => at);
    const apart = (a: readonly number[] = [], b: readonly number[] = []) =>
      Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
    expect(Math.min(apart(one, two), apart(two, three), apart(one, three))).toBeGreaterThan(7);
    expect(Math.abs((one?.[0] ?? 0) - (two?.[0] ?? 0))).toBeGreaterThanOrEqual(5);
  });

  test('draws examples around their kinds, and others in the other variant', () => {
    const own = drawPoints([world], 0, 'own', { kinds: 3, each: 6 });
    const other = drawPoints([world], 0, 'other', { kinds: 3, each: 6 });
    expect(own.examples).toHaveLength(18);
    expect(own.kinds).toEqual(world.kinds.map(({ name }) => name));
    expect(other.kinds).toEqual([own.kinds[1], own.kinds[2], own.kinds[0]]);
    for (const { kind, ...place } of own.examples) {
      const at = world.kinds.find(({ name }) => name === kind)?.at ?? [0, 0];
      expect(Math.abs(Number(place[world.x]) - at[0])).toBeLessThanOrEqual(1.001);
      expect(Math.abs(Number(place[world.y]) - at[1])).toBeLessThanOrEqual(1.001);
    }
  });
});

describe('kinds that rules are made for by hand', () => {
  test('keep their places in the other variant', () => {
    const drawn = drawPoints(worlds, 0, 'other', { kinds: 3, each: 2, keepKinds: true });
    expect(drawn.kinds).toEqual(worlds[0]?.kinds.map(({ name }) => name));
  });
});
