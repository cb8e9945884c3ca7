import { expect, test } from 'vitest';
import { onTheWay } from './index.ts';

const MINUTE = 60_000;

test.each([
  ['nobody goes', [], 0, 30, 0],
  ['somebody goes all the time', [0], 0, 5, 5],
  ['somebody went for ten minutes of thirty', [3], 0, 30, 10],
  ['somebody set out before', [-6], 0, 30, 4],
  ['somebody set out long before', [-10], 0, 30, 0],
  ['somebody has just set out', [29], 0, 30, 1],
  ['two go one after the other', [0, 10], 0, 30, 20],
  ['two go together', [5, 0], 0, 30, 15],
  ['a clock that was set back says they go in an hour', [60], 0, 30, 0],
])('where %s, the wait stands still for as long', (_, goingAt, from, to, minutes) => {
  const moments = goingAt.map((minute) => minute * MINUTE);
  expect(onTheWay(moments, from * MINUTE, to * MINUTE)).toBe(minutes * MINUTE);
});
