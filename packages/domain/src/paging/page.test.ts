import { expect, test } from 'vitest';
import { pageBounds, pageInputSchema } from './page.ts';

test.each([
  [{ page: 0, size: 25 }, 0, { page: 0, offset: 0, limit: 25 }],
  [{ page: 1, size: 25 }, 60, { page: 1, offset: 25, limit: 25 }],
  [{ page: 9, size: 25 }, 60, { page: 2, offset: 50, limit: 25 }],
  [{ page: 1, size: 50 }, 50, { page: 0, offset: 0, limit: 50 }],
  [{ page: null, size: 25 }, 60, { page: 0, offset: 0, limit: 10_000 }],
] as const)('%o of %i rows is %o', (asked, total, bounds) => {
  expect(pageBounds(asked, total)).toEqual(bounds);
});

test('a page holds 25, 50 or 100 rows, 25 unless told', () => {
  expect(pageInputSchema.parse({})).toEqual({ search: '', page: 0, size: 25 });
  expect(pageInputSchema.safeParse({ size: 100 }).success).toBe(true);
  expect(pageInputSchema.safeParse({ size: 1000 }).success).toBe(false);
});
