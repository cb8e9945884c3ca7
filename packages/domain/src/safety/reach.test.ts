import { describe, expect, test } from 'vitest';
import { isQuiet, reachOf, STILL_HERE_MS } from './index.ts';

const NOW = 1_000_000_000;

describe('what a child may be told of who reads its alert', () => {
  test.each([
    ['nobody is responsible', { responsible: 0, lastSeenAt: NOW, hour: 10 }, 'nobody'],
    ['a teacher was here just now', { responsible: 1, lastSeenAt: NOW, hour: 10 }, 'now'],
    [
      'a teacher was here 15 minutes ago',
      { responsible: 1, lastSeenAt: NOW - STILL_HERE_MS, hour: 10 },
      'now',
    ],
    [
      'a teacher was here longer ago',
      { responsible: 1, lastSeenAt: NOW - STILL_HERE_MS - 1, hour: 10 },
      'soon',
    ],
    ['no adult was seen by day', { responsible: 2, lastSeenAt: null, hour: 19 }, 'soon'],
    [
      'no adult was seen in the evening',
      { responsible: 2, lastSeenAt: null, hour: 20 },
      'nobody-before-morning',
    ],
    ['an adult is up at night', { responsible: 1, lastSeenAt: NOW, hour: 2 }, 'now'],
  ])('where %s', (_, adults, reach) => {
    expect(reachOf({ ...adults, now: NOW })).toBe(reach);
  });

  test.each([
    [19, false],
    [20, true],
    [0, true],
    [6, true],
    [7, false],
  ])('the hour %i is quiet: %s', (hour, quiet) => {
    expect(isQuiet(hour)).toBe(quiet);
  });

  test.each([
    [12, false],
    [13, true],
    [14, false],
  ])('quiet hours within a day hold hour %i: %s', (hour, quiet) => {
    expect(isQuiet(hour, { from: 13, to: 14 })).toBe(quiet);
  });
});
