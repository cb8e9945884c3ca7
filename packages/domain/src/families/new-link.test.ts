import { expect, test } from 'vitest';
import { isNewLink, newUntil, oldBefore } from './index.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

test.each([
  [0, true],
  [HOUR, true],
  [WEEK - 1, true],
  [WEEK, false],
  [10 * WEEK, false],
])('a link that is %i ms old: new is %s', (age, isNew) => {
  const madeAt = Date.UTC(2026, 5, 1);
  expect(isNewLink(madeAt, madeAt + age)).toBe(isNew);
  expect(madeAt > oldBefore(madeAt + age)).toBe(isNew);
});

test('a link is new until a week after it was made', () => {
  expect(newUntil(Date.UTC(2026, 5, 1, 9))).toBe(Date.UTC(2026, 5, 8, 9));
});
