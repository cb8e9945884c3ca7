import { expect, test } from 'vitest';
import { DELETION_TOLD_DAYS, DELETION_WAIT_DAYS, isDeletionDue } from './deletion.ts';

const DAY = 24 * 60 * 60 * 1000;

test.each([
  [0, false],
  [27, false],
  [28, true],
  [40, true],
])('a wish of %i days ago is due: %s', (days, due) => {
  expect(isDeletionDue(1000, 1000 + days * DAY)).toBe(due);
});

test('an account goes before the days are over that the parent was told', () => {
  expect(DELETION_WAIT_DAYS).toBeLessThan(DELETION_TOLD_DAYS);
});
