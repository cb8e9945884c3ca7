import { describe, expect, it } from 'vitest';
import { neighbours, scheduleSearch } from './schedule-search.ts';

describe('the address of the schedule', () => {
  it.each([1, 28, 56])('can name day %i', (day) => {
    expect(scheduleSearch({ day })).toEqual({ day });
  });

  it('can name a day in words of an address', () => {
    expect(scheduleSearch({ day: '12' })).toEqual({ day: 12 });
  });

  it.each([0, 57, -3, 1.5, 'tomorrow', '', null, true])('knows no day %j', (day) => {
    // The key is there: the router would else keep what the address says.
    expect(scheduleSearch({ day })).toStrictEqual({ day: undefined });
  });
});

describe('going from day to day', () => {
  it('stops at day 1', () => {
    expect(neighbours(1)).toEqual({ previous: null, next: 2 });
  });

  it('goes both ways between the ends', () => {
    expect(neighbours(30)).toEqual({ previous: 29, next: 31 });
  });

  it('stops at day 56', () => {
    expect(neighbours(56)).toEqual({ previous: 55, next: null });
  });
});
