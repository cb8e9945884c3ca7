import { describe, expect, test } from 'vitest';
import { type CalendarOfClass, campEvents } from './events.ts';
import { eventLine } from './words.ts';

const owls: CalendarOfClass = {
  ...{ classId: 1, className: 'Owls' },
  // Monday, June 15, 2026, and every weekday after it but one.
  plan: {
    startsOn: '2026-06-15',
    meetsOn: [1, 2, 3, 4, 5],
    closures: new Set(['2026-06-17']),
  },
  closures: [{ date: '2026-06-17', reason: 'Holiday' }],
  due: [{ date: '2026-06-16', title: 'The lost coin' }],
};
const bears: CalendarOfClass = {
  ...{ classId: 2, className: 'Bears', plan: null, due: [] },
  closures: [{ date: '2026-06-17', reason: null }],
};

describe('the calendar of classes', () => {
  test('tells days, closures and due dates in order', () => {
    const week = campEvents([owls, bears]).filter(({ date }) => date < '2026-06-19');
    expect(week.map((event) => [event.date, eventLine(event, 'en', true)])).toEqual([
      ['2026-06-15', 'Day 1 (Owls)'],
      ['2026-06-16', 'Day 2 (Owls)'],
      ['2026-06-16', 'Due: The lost coin (Owls)'],
      ['2026-06-17', 'No class (Bears)'],
      ['2026-06-17', 'No class: Holiday (Owls)'],
      ['2026-06-18', 'Day 3 (Owls)'],
    ]);
  });

  test('goes on to the last of the 56 days', () => {
    const days = campEvents([owls]).filter(({ kind }) => kind === 'day');
    expect(days).toHaveLength(56);
    expect(days.at(-1)).toMatchObject({ day: 56, date: '2026-09-01' });
  });

  test('tells no days of a class that never meets, or in which each child has their own', () => {
    const never = {
      ...owls,
      plan: { startsOn: '2026-06-15', meetsOn: [], closures: new Set<string>() },
    };
    expect(campEvents([never, bears]).some(({ kind }) => kind === 'day')).toBe(false);
  });
});

test.each([
  ['es', 'Día 1'],
  ['fr', 'Jour 1'],
  ['de', 'Tag 1'],
] as const)('in %s the first day is %s', (language, words) => {
  const [first] = campEvents([owls]);
  expect(first && eventLine(first, language, false)).toBe(words);
});
