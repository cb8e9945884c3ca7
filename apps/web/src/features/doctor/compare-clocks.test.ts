import { expect, test } from 'vitest';
import { compareClocks } from './compare-clocks.ts';

const AT = '2026-06-15T09:00:00.000Z';
const MINUTE = 60_000;

test.each([
  [0.5, 'good', 1],
  [-3, 'notice', 3],
  [90, 'problem', 90],
] as const)('%d minutes apart are %s', (apart, state, minutes) => {
  expect(compareClocks(AT, Date.parse(AT) + apart * MINUTE)).toEqual({ state, minutes });
});
