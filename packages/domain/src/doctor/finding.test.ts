import { expect, test } from 'vitest';
import { clockState, overallState } from './index.ts';

const MINUTE = 60_000;

test.each([
  [0, 'good'],
  [119, 'good'],
  [120, 'notice'],
  [-120, 'notice'],
  [59 * 60, 'notice'],
  [60 * 60, 'problem'],
  [-24 * 60 * 60, 'problem'],
] as const)('clocks that are %i seconds apart are %s', (seconds, state) => {
  expect(clockState((seconds * MINUTE) / 60)).toBe(state);
});

test.each([
  [[], 'good'],
  [['good', 'good'], 'good'],
  [['good', 'notice'], 'notice'],
  [['problem', 'good', 'notice'], 'problem'],
] as const)('%j together are %s', (states, overall) => {
  expect(overallState(states)).toBe(overall);
});
