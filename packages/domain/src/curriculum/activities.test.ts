import { expect, test } from 'vitest';
import { mayMark, withMarks } from './activities.ts';

test.each([
  [1, 1, true],
  [1, 2, true],
  [2, 1, false],
  [56, 55, false],
  [56, 56, true],
])('an activity of day %i may be marked on day %i: %s', (day, currentDay, may) => {
  expect(mayMark(day, currentDay)).toBe(may);
});

test('activities carry the moment at which they were done', () => {
  const activities = [
    { key: 'walk', points: 5 },
    { key: 'sing', points: 10 },
  ];
  const doneAt = '2026-06-15T09:00:00.000Z';
  const finished = [
    { key: 'sing', doneAt },
    { key: 'swim', doneAt },
  ];
  expect(withMarks(activities, finished)).toEqual([
    { key: 'walk', points: 5, doneAt: null },
    { key: 'sing', points: 10, doneAt },
  ]);
});
