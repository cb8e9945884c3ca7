import type { CampCalendar } from '@lamplight/domain/camp-calendar';
import { expect, test } from 'vitest';
import { calendarDates } from './calendar-dates.ts';

const about = { classId: 1, className: 'Owls', title: null };

test('a calendar begins today, with what is on the same date together', () => {
  const events: CampCalendar['events'] = [
    { ...about, date: '2026-06-14', kind: 'closed', day: null },
    { ...about, date: '2026-06-15', kind: 'day', day: 1 },
    { ...about, date: '2026-06-15', kind: 'due', day: null },
    { ...about, date: '2026-06-16', kind: 'day', day: 2 },
  ];
  const { near, later } = calendarDates({ today: '2026-06-15', events });
  expect(near.map(({ date, events: on }) => [date, on.length])).toEqual([
    ['2026-06-15', 2],
    ['2026-06-16', 1],
  ]);
  expect(later).toEqual([]);
});

test('two lessons of one name that are due together stand apart', () => {
  const due = { ...about, date: '2026-06-15', kind: 'due' as const, day: null, title: 'Owls' };
  const { near } = calendarDates({ today: '2026-06-15', events: [due, due] });
  expect(near[0]?.events.map(({ place }) => place)).toEqual([0, 1]);
});

test('dates after the first fifteen come later', () => {
  const events = Array.from({ length: 20 }, (_, at) => ({
    ...{ ...about, date: `2026-06-${String(at + 1).padStart(2, '0')}` },
    ...{ kind: 'day' as const, day: at + 1 },
  }));
  const { near, later } = calendarDates({ today: '2026-06-01', events });
  expect([near.length, later.length]).toEqual([15, 5]);
});
