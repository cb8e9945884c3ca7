import { describe, expect, test } from 'vitest';
import { idOf, keyOf } from './ids.ts';

describe('the id of a generated project', () => {
  test.each([
    [{ idea: 0, band: 'elementary', scene: 0 }, 1000],
    [{ idea: 0, band: 'high', scene: 0 }, 1002],
    [{ idea: 7, band: 'middle', scene: 0 }, 1022],
    [{ idea: 7, band: 'middle', scene: 2 }, 1622],
    [{ idea: 99, band: 'high', scene: 999 }, 300_999],
  ] as const)('of %o is %i, and says it back', (key, id) => {
    expect(idOf(key)).toBe(id);
    expect(keyOf(id)).toEqual(key);
  });

  test.each([0, 3, 999, 1000.5, -1001, Number.NaN, 301_000])('%d is no generated one', (id) => {
    expect(keyOf(id)).toBeNull();
  });
});
