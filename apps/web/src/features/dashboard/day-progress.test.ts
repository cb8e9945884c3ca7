import { describe, expect, it } from 'vitest';
import { lanternPath, PATH_LENGTHS, programDay, weekDays, weekProgress } from './day-progress.ts';

describe('the day of 40', () => {
  it.each([
    [1, 1, 3],
    [8, 8, 20],
    [40, 40, 100],
    [41, 40, 100],
    [56, 40, 100],
  ])('of current day %i is day %i, %i percent', (currentDay, day, percent) => {
    expect(programDay(currentDay)).toEqual({ day, total: 40, percent });
  });
});

describe('the week’s progress', () => {
  it.each([
    [1, 1, 20, false],
    [3, 3, 60, false],
    [4, 4, 80, true],
    [5, 5, 100, true],
    [6, 5, 100, true],
    [7, 0, 0, false],
    [8, 1, 20, false],
    [56, 0, 0, false],
  ])('on day %i is %i of 5', (currentDay, done, percent, almostDone) => {
    expect(weekProgress(currentDay)).toEqual({ done, total: 5, percent, almostDone });
  });
});

describe('the lantern path', () => {
  it('starts at day 1 with today lit', () => {
    const path = lanternPath(1);
    expect(path.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(path.map(({ state }) => state).slice(0, 2)).toEqual(['today', 'ahead']);
  });

  it('ends at day 40, where the programme of the dashboard ends', () => {
    const path = lanternPath(56);
    expect(path.at(-1)).toEqual({ day: 40, state: 'today', fits: 5 });
    expect(path[0]?.day).toBe(29);
  });

  it.each(Array.from({ length: 56 }, (_, index) => index + 1))(
    'shows today of day %i at every width, in a stretch of that length',
    (currentDay) => {
      const path = lanternPath(currentDay);
      expect(path.filter(({ state }) => state === 'today')).toHaveLength(1);
      for (const length of PATH_LENGTHS) {
        const shown = path.filter(({ fits }) => fits <= length);
        expect(shown).toHaveLength(length);
        expect(shown.some(({ state }) => state === 'today')).toBe(true);
      }
    },
  );
});

describe('the days of the week', () => {
  it.each([
    [1, [1, 7]],
    [7, [1, 7]],
    [8, [8, 14]],
    [56, [50, 56]],
  ])('of day %i go from %j', (currentDay, [first, last]) => {
    const days = weekDays(currentDay);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([first, last]);
    expect(days.filter(({ state }) => state === 'today').map(({ day }) => day)).toEqual([
      currentDay,
    ]);
  });
});
