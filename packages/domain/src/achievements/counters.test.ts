import { describe, expect, test } from 'vitest';
import { learningRuns, weeksBehind } from './counters.ts';

describe('days of learning', () => {
  test.each([
    ['nothing was ever done', [], 0, 0],
    ['one day', [100], 1, 0],
    ['three in a row', [100, 101, 102], 3, 0],
    ['in any order', [102, 100, 101], 3, 0],
    ['the longer of two runs counts', [1, 2, 3, 5, 6], 3, 0],
    ['a weekend is no break', [1, 4], 1, 0],
    ['four days later is a return', [1, 5], 1, 1],
    ['two returns', [1, 10, 11, 30], 2, 2],
  ])('%s', (_case, days, streak, returns) => {
    expect(learningRuns(new Set(days))).toEqual({ streak, returns });
  });
});

test.each([
  [1, 0],
  [7, 0],
  [8, 1],
  [14, 1],
  [15, 2],
  [55, 7],
  [56, 8],
])('on day %i, %i weeks lie behind', (day, weeks) => {
  expect(weeksBehind(day)).toBe(weeks);
});
