import { expect, test } from 'vitest';
import { diskFinding } from './index.ts';

const MB = 1_000_000;
const GB = 1000 * MB;

test.each([
  [10 * GB, 100 * GB, 'disk-free', 'good'],
  [GB, 20 * GB, 'disk-free', 'good'],
  // Less than 1 GB, whatever the share is.
  [GB - 1, 8 * GB, 'disk-low', 'notice'],
  // Less than 5 %, however much that is.
  [50 * GB, 1000 * GB, 'disk-free', 'good'],
  [50 * GB - 1, 1000 * GB, 'disk-low', 'notice'],
  [200 * MB, 8 * GB, 'disk-low', 'notice'],
  [200 * MB - 1, 8 * GB, 'disk-full', 'problem'],
  [0, 8 * GB, 'disk-full', 'problem'],
] as const)('with %i of %i bytes free the doctor says %s', (free, total, name, state) => {
  expect(diskFinding({ free, total })).toEqual({ name, state, values: { bytes: free } });
});
