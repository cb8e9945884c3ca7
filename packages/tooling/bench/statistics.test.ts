import { describe, expect, it } from 'vitest';
import { inTurns, sample } from './statistics.ts';

describe('a sample', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])('of %j has the median %d', (values, median) => {
    expect(sample(values).median).toBe(median);
  });

  it('keeps its spread', () => {
    expect(sample([7, 2, 9])).toMatchObject({ least: 2, most: 9 });
  });

  it('of nothing is refused', () => {
    expect(() => sample([])).toThrow('Nothing was measured');
  });
});

describe('measuring in turns', () => {
  it('alternates, the baseline first', async () => {
    const order: string[] = [];
    const measure = (name: string, value: number) => async () => {
      order.push(name);
      return value;
    };
    const { product, baseline } = await inTurns(2, measure('product', 4), measure('baseline', 2));
    expect(order).toEqual(['baseline', 'product', 'baseline', 'product']);
    expect(product.median / baseline.median).toBe(2);
  });
});
