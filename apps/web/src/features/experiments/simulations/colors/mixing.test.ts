import { describe, expect, test } from 'vitest';
import { COLOR_NAMES, cssColor, type Drops, mixLight, mixPaint, nameOf } from './mixing.ts';

function drops(some: Partial<Drops>): Drops {
  return { yellow: 0, blue: 0, red: 0, white: 0, ...some };
}

describe('light of two lamps adds up', () => {
  test.each([
    [{ red: 1, green: 1, blue: 0 }, 'yellow'],
    [{ red: 0, green: 1, blue: 1 }, 'turquoise'],
    [{ red: 1, green: 0, blue: 1 }, 'purple'],
    [{ red: 1, green: 1, blue: 1 }, 'white'],
    [{ red: 0, green: 0, blue: 0 }, 'black'],
    [{ red: 1, green: 0, blue: 0 }, 'red'],
    [{ red: 1, green: 0.5, blue: 0 }, 'orange'],
  ])('%j is %s', (lamps, name) => {
    expect(nameOf(mixLight(lamps))).toBe(name);
  });
});

describe('paint in a pot takes light away', () => {
  test.each([
    [{ yellow: 1, blue: 1 }, 'green'],
    [{ yellow: 1, red: 1 }, 'orange'],
    [{ red: 1, blue: 1 }, 'purple'],
    [{ red: 1, white: 3 }, 'pink'],
    [{ white: 2 }, 'white'],
    [{ yellow: 2 }, 'yellow'],
    [{ yellow: 1, red: 1, blue: 1 }, 'brown'],
  ])('%j is %s', (some, name) => {
    const mixed = mixPaint(drops(some));
    expect(mixed && nameOf(mixed)).toBe(name);
  });

  test('an empty pot has no colour', () => {
    expect(mixPaint(drops({}))).toBeNull();
  });

  test('more of one paint pulls the colour its way', () => {
    const even = mixPaint(drops({ yellow: 1, blue: 1 }));
    const more = mixPaint(drops({ yellow: 3, blue: 1 }));
    expect(more?.[0]).toBeGreaterThan(even?.[0] ?? 1);
  });

  test('is never brighter than its brightest paint', () => {
    const mixed = mixPaint(drops({ yellow: 2, red: 1 })) ?? [1, 1, 1];
    for (const share of mixed) expect(share).toBeLessThanOrEqual(0.98);
  });
});

test('every colour that can be shown has one of the words', () => {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  for (const red of shares)
    for (const green of shares)
      for (const blue of shares) expect(COLOR_NAMES).toContain(nameOf([red, green, blue]));
});

test('a colour is written for the page', () => {
  expect(cssColor([1, 0.5, 0])).toBe('rgb(255 128 0)');
  expect(cssColor([1.2, -1, 0.2])).toBe('rgb(255 0 51)');
});
