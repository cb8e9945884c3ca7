import { describe, expect, test } from 'vitest';
import { pageOf, startOf } from './pages.ts';

describe('the page of a lesson', () => {
  test.each([
    ['that the address names', 3, 0, 2],
    ['on which it opens, where the address names none', undefined, 4, 4],
    ['that is the last one, where there are not so many', 99, 0, 7],
    ['that is the first one at least', 1, 5, 0],
  ] as const)('is the one %s', (_, asked, start, page) => {
    expect(pageOf(asked, start, 8)).toBe(page);
  });

  test('is where a child stopped, and the first one in a lesson that is completed', () => {
    expect(startOf({ status: 'unlocked' }, 4, 8)).toBe(4);
    expect(startOf({ status: 'unlocked' }, 40, 8)).toBe(7);
    expect(startOf({ status: 'completed' }, 4, 8)).toBe(0);
  });
});
