import { expect, test } from 'vitest';
import { lessonBadge, percentOf } from './progress.ts';

test.each([
  [100, true],
  [80, true],
  [79, false],
  [0, false],
])('a score of %i earns the default badge and a star: %s', (score, earns) => {
  expect(lessonBadge(score)).toEqual(earns ? { badgeType: 'default', level: 'star' } : null);
});

test.each([
  [0, 7, 0],
  [1, 7, 14],
  [2, 3, 67],
  [7, 7, 100],
  [0, 0, 0],
])('%i of %i lessons is %i percent', (completed, total, percent) => {
  expect(percentOf(completed, total)).toBe(percent);
});
