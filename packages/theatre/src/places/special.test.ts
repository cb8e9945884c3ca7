import { expect, test } from 'vitest';
import { boundsOf } from '../../test/bounds.ts';
import { ford } from './special.ts';

/** Of a figure of 100 units: from its feet to its hips. */
const HIPS = 42;

test.each([0, 1.5, 3])(
  'whoever stands in row %d of a ford is wet to the knees, and never to the sash',
  (row) => {
    const { y, scale } = ford.ground(row);
    const [water] = ford.front('day');
    const { top } = boundsOf(water?.children ?? []);
    expect(y - top).toBeGreaterThan(18 * scale);
    expect(y - top).toBeLessThan(HIPS * scale);
  },
);
