import { describe, expect, it } from 'vitest';
import { dayMoment, lanternStates } from './day-moment.ts';

const OPEN = { isCompleted: false, completedAt: null };
/** Noon, which is the same day in every zone that tests run in. */
const doneOn = (date: string) => ({ isCompleted: true, completedAt: `${date}T12:00:00.000Z` });

describe('the moment of the day', () => {
  it.each([
    ['no lesson is written', [], 'none'],
    ['none is done', [OPEN, OPEN, OPEN], 'lessons'],
    ['one is open', [doneOn('2026-06-15'), doneOn('2026-06-15'), OPEN], 'lessons'],
    ['all were done today', [doneOn('2026-06-15'), doneOn('2026-06-15')], 'evening'],
    ['the last was done today', [doneOn('2026-06-12'), doneOn('2026-06-15')], 'evening'],
    ['all were done before', [doneOn('2026-06-12'), doneOn('2026-06-14')], 'morning'],
    ['a tablet’s clock runs behind', [doneOn('2026-06-16')], 'evening'],
  ])('when %s', (_, lessons, moment) => {
    expect(dayMoment(lessons, '2026-06-15')).toBe(moment);
  });
});

describe('the lanterns', () => {
  const lit = { isCompleted: true };
  const dark = { isCompleted: false };
  it.each([
    [
      [dark, dark, dark],
      ['next', 'waiting', 'waiting'],
    ],
    [
      [lit, dark, dark],
      ['done', 'next', 'waiting'],
    ],
    [
      [dark, lit, dark],
      ['next', 'done', 'waiting'],
    ],
    [
      [lit, lit, lit],
      ['done', 'done', 'done'],
    ],
    [[], []],
  ])('%j', (lessons, states) => {
    expect(lanternStates(lessons)).toEqual(states);
  });
});
