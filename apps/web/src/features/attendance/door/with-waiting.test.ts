import type { DoorDay, DoorMarkInput } from '@lamplight/domain/attendance';
import { expect, test } from 'vitest';
import { withWaiting } from './with-waiting.ts';

const row = (id: number, kind: 'student' | 'walk-up' = 'student') => ({
  ...{ who: { kind, id }, name: `Child ${id}`, classIds: [1], state: 'expected' as const },
  ...{ arrived: null, left: null, collector: '', late: 'not-here' as const, markId: 0 },
  ...{
    allergy: false,
    medicine: false,
    mayUndo: false,
    markedBy: null,
    mayNot: [],
    announced: [],
    walkUp: null,
  },
});
const DAY: DoorDay = {
  ...{ date: '2026-06-15', time: '09:00', now: '2026-06-15T09:00:00.000Z', classes: [] },
  ...{ rows: [row(1), row(2), row(1, 'walk-up')], troubles: [] },
};
const mark = (act: 'check-in' | 'check-out', at: string): DoorMarkInput => ({
  ...{ who: { kind: 'student', id: 1 }, act, at: `2026-06-15T${at}:00.000Z`, despite: '' },
  release: act === 'check-out' ? { way: 'known', collector: 'Eva', reason: 'Mother' } : null,
});
const shown = (...marks: readonly DoorMarkInput[]) =>
  withWaiting(DAY, marks, (at) => at.slice(11, 16)).rows.map(
    ({ state, arrived, left, collector, waits }) => [state, arrived, left, collector, waits],
  );
const UNTOUCHED = ['expected', null, null, '', false];

test('what waits is on the list of this device, for that child alone', () => {
  expect(shown(mark('check-in', '09:05'))).toEqual([
    ['here', '09:05', null, '', true],
    UNTOUCHED,
    UNTOUCHED,
  ]);
});

test('several marks of a child come in their order', () => {
  expect(shown(mark('check-in', '09:05'), mark('check-out', '15:00'))[0]).toEqual([
    ...['gone', '09:05', '15:00', 'Eva', true],
  ]);
});

test('a mark that cannot be is only told to wait', () => {
  expect(shown(mark('check-out', '15:00'))[0]).toEqual(['expected', null, null, '', true]);
});
