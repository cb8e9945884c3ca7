import { describe, expect, it } from 'vitest';
import { dayMoment, lanternStates, nextLesson } from './day-moment.ts';

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
  const lit = { isCompleted: true, isBegun: false };
  const dark = { isCompleted: false, isBegun: false };
  const left = { isCompleted: false, isBegun: true };
  it.each([
    [
      [{ ...dark }, { ...dark }, { ...dark }],
      ['next', 'waiting', 'waiting'],
    ],
    [
      [{ ...dark }, left, { ...dark }],
      ['waiting', 'next', 'waiting'],
    ],
    [
      [lit, { ...dark }, { ...dark }],
      ['done', 'next', 'waiting'],
    ],
    [
      [{ ...dark }, lit, { ...dark }],
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

it('a day goes on with what was left in the middle, else with the first that is open', () => {
  const one = { id: 1, isCompleted: false, isBegun: false };
  const two = { id: 2, isCompleted: false, isBegun: true };
  const done = { id: 3, isCompleted: true, isBegun: false };
  expect(nextLesson([done, one, two])?.id).toBe(2);
  expect(nextLesson([done, one])?.id).toBe(1);
  expect(nextLesson([done])).toBeUndefined();
});
