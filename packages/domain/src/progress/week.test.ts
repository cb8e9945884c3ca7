import { expect, test } from 'vitest';
import { ownWeek } from './week.ts';

// 15 June 2026.
const TODAY = 20_619;
const lesson = (day: number, minutes: number) => ({ day, minutes, kind: 'lesson' as const });

test('seven days end with today, the days without anything among them', () => {
  const { days } = ownWeek(TODAY, [lesson(TODAY, 12), lesson(TODAY - 6, 3), lesson(TODAY, 5)], []);
  expect(days.map(({ date }) => date)).toEqual([
    ...['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14'],
    '2026-06-15',
  ]);
  expect(days.map(({ minutes }) => minutes)).toEqual([3, 0, 0, 0, 0, 0, 17]);
});

test.each([
  ['of the day before them', [lesson(TODAY - 7, 9)], 0],
  ['of a clock that ran ahead', [lesson(TODAY + 1, 9)], 0],
  ['a story', [{ day: TODAY, minutes: 9, kind: 'story' as const }], 0],
  ['lessons', [lesson(TODAY, 9), lesson(TODAY - 1, 9)], 2],
])('%s: %i lessons', (_, work, lessons) => {
  expect(ownWeek(TODAY, work, []).lessons).toBe(lessons);
});

test('answers are counted, right ones apart', () => {
  const marks = [true, false, true].map((correct) => ({ correct }));
  expect(ownWeek(TODAY, [], marks).answers).toEqual({ right: 2, total: 3 });
});
