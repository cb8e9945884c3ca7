import { describe, expect, it } from 'vitest';
import { offeredNumbers, offeredOptions, offeredOrder } from './offered.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe('the order in which things are offered', () => {
  it('is the same for the same seed, and another for another one', () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(offeredOrder(letters, 7)).toEqual(offeredOrder(letters, 7));
    expect(new Set(SEEDS.map((seed) => offeredOrder(letters, seed).join())).size).toBeGreaterThan(
      30,
    );
  });

  it.each([
    ['three things', ['light', 'sky', 'land']],
    ['two things', ['day', 'night']],
    ['things of which two are equal', ['praise', 'the', 'Lord', 'the']],
  ])('is never the right one: %s', (_, texts) => {
    for (const seed of SEEDS) {
      const order = offeredOrder(texts, seed);
      expect([...order].sort()).toEqual(texts.map((_text, index) => index));
      expect(order.map((index) => texts[index])).not.toEqual(texts);
    }
  });

  it('has all of them even where they say the same', () => {
    expect(offeredOrder(['ha', 'ha', 'ha'], 1).sort()).toEqual([0, 1, 2]);
  });
});

describe('the options of a question', () => {
  it('are mixed', () => {
    const orders = SEEDS.map((seed) => offeredOptions(['Trees', 'Light', 'Fish'], seed).join());
    expect(new Set(orders).size).toBe(6);
  });

  it.each([[['3', '5', '8']], [['−2', '0', '2']], [['10 cm', '20 cm']]])(
    'stay as written where they are numbers: %s',
    (options) => {
      for (const seed of SEEDS)
        expect(offeredOptions(options, seed)).toEqual(options.map((_, at) => at));
    },
  );
});

describe('the numbers to choose among', () => {
  it.each([1, 2, 7, 20])('are four in a row with %d, and none is below 1', (count) => {
    const first = new Set<number | undefined>();
    for (const seed of SEEDS) {
      const numbers = offeredNumbers(count, seed);
      expect(numbers).toHaveLength(4);
      expect(numbers).toContain(count);
      expect(Math.min(...numbers)).toBeGreaterThan(0);
      first.add(numbers[0]);
    }
    expect(first.size).toBe(Math.min(4, count));
  });
});
