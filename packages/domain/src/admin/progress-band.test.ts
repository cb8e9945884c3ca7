import { expect, test } from 'vitest';
import { progressDistribution } from './progress-band.ts';

test.each([
  [[], { beginners: 0, intermediate: 0, advanced: 0 }],
  [[0, 25], { beginners: 2, intermediate: 0, advanced: 0 }],
  [[26, 75], { beginners: 0, intermediate: 2, advanced: 0 }],
  [[76, 100], { beginners: 0, intermediate: 0, advanced: 2 }],
  [[10, 50, 90], { beginners: 1, intermediate: 1, advanced: 1 }],
])('students at %o percent are counted as %o', (percents, distribution) => {
  expect(progressDistribution(percents)).toEqual(distribution);
});
