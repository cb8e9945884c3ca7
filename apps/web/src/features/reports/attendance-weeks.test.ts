import { expect, test } from 'vitest';
import { attendanceWeeks } from './attendance-weeks.ts';

test('a calendar has whole weeks from Monday on, with days outside of the report left open', () => {
  const weeks = attendanceWeeks('2026-06-17', '2026-06-23', ['2026-06-17', '2026-06-22']);
  expect(weeks).toHaveLength(2);
  expect(weeks[0]?.map(({ active }) => active)).toEqual([
    ...[null, null, true, false, false, false, false],
  ]);
  expect(weeks[1]?.map(({ active }) => active)).toEqual([
    ...[true, false, null, null, null, null, null],
  ]);
  expect(weeks[0]?.[0]?.date).toBe('2026-06-15');
});

test('a single Sunday is one week', () => {
  const weeks = attendanceWeeks('2026-06-21', '2026-06-21', []);
  expect(weeks.map((week) => week.at(-1))).toEqual([{ date: '2026-06-21', active: false }]);
});
