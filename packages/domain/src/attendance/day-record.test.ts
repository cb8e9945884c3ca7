import { describe, expect, test } from 'vitest';
import { afterMark, type DayRecord, type DoorAct, isConsistent, UNMARKED } from './day-record.ts';

const HERE: DayRecord = { state: 'here', arrived: '08:05', left: null, collector: '' };
const GONE: DayRecord = { state: 'gone', arrived: '08:05', left: '15:00', collector: 'Eva' };
const ABSENT: DayRecord = { ...UNMARKED, state: 'absent' };

const mark = (act: DoorAct, at = 1000) => ({
  ...{ act, at, time: '15:30', collector: act === 'check-out' ? 'Boaz' : '' },
});

describe('a mark at the door', () => {
  test.each([
    ['an expected child comes', UNMARKED, 'check-in', { ...HERE, arrived: '15:30' }],
    ['a child comes who was to be absent', ABSENT, 'check-in', { ...HERE, arrived: '15:30' }],
    ['a child who had left comes back', GONE, 'check-in', HERE],
    ['a child leaves', HERE, 'check-out', { ...GONE, left: '15:30', collector: 'Boaz' }],
    ['a child does not come', UNMARKED, 'absent', ABSENT],
    ['a child comes later after all', ABSENT, 'expect', UNMARKED],
  ] as const)('changes the register: %s', (_, before, act, after) => {
    expect(afterMark(before, null, mark(act))).toEqual(after);
  });

  test.each([
    ['who is here comes', HERE, 'check-in', 'already'],
    ['who is gone leaves', GONE, 'check-out', 'already'],
    ['who never came leaves', UNMARKED, 'check-out', 'not-here'],
    ['who is absent leaves', ABSENT, 'check-out', 'not-here'],
    ['who is here is absent', HERE, 'absent', 'already'],
    ['who is gone is expected', GONE, 'expect', 'already'],
  ] as const)('changes nothing: %s', (_, before, act, why) => {
    expect(afterMark(before, null, mark(act))).toBe(why);
  });

  test.each([
    [1001, 'overtaken'],
    [1000, HERE],
    [null, HERE],
  ])('of the moment 1000 after one of the moment %s is %j', (changedAt, after) => {
    expect(afterMark(GONE, changedAt, mark('check-in', 1000))).toEqual(after);
  });
});

test.each([
  [UNMARKED, true],
  [HERE, true],
  [GONE, true],
  [ABSENT, true],
  [{ ...HERE, arrived: null }, false],
  [{ ...HERE, left: '15:00' }, false],
  [{ ...GONE, left: '08:04' }, false],
  [{ ...GONE, arrived: null }, false],
  [{ ...ABSENT, arrived: '08:05' }, false],
] as const)('that the register says %j can be true: %s', (record, isTrue) => {
  expect(isConsistent(record)).toBe(isTrue);
});
