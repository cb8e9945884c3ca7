import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test.each([
  [new Date(2026, 5, 15, 0, 1), '2026-06-15'],
  [new Date(2026, 5, 15, 23, 59), '2026-06-15'],
  [new Date(2026, 0, 1, 9), '2026-01-01'],
])('%o is %s on this device', (moment, day) => {
  expect(localDay(moment)).toBe(day);
});
