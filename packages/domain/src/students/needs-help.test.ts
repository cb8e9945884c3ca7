import { describe, expect, test } from 'vitest';
import { needsHelp, type StudentTrace } from './needs-help.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;

/** Somebody who learned a moment ago, with these answers, `+` right and `-` wrong, oldest first. */
function trace(marks: string, changes: Partial<StudentTrace> = {}): StudentTrace {
  const answers = [...marks].map((mark, at) => ({ correct: mark === '+', at: NOW - 1000 + at }));
  return { answers, learnedAt: NOW - 1000, currentDay: 5, ...changes };
}

const kinds = (student: StudentTrace) => needsHelp(student, NOW).map(({ kind }) => kind);

describe('wrong in a row', () => {
  test.each([
    ['', false],
    ['---', false],
    ['----', true],
    ['+----', true],
    ['+++++++----', true],
    ['---+', false],
    ['----+', false],
    ['--+--', false],
    ['-+----', true],
    ['-----', true],
  ])('after "%s": %s', (marks, calls) => {
    expect(kinds(trace(marks))).toEqual(calls ? ['wrong-in-a-row'] : []);
  });

  test('counts by time, wherever the answers come from', () => {
    const { answers } = trace('+----');
    expect(kinds(trace('', { answers: answers.toReversed() }))).toEqual(['wrong-in-a-row']);
    const later = { correct: true, at: NOW };
    expect(kinds(trace('', { answers: [later, ...answers] }))).toEqual([]);
  });

  test('tells the newest of the answers', () => {
    const { answers } = trace('----');
    expect(needsHelp(trace('----'), NOW)).toEqual([
      { kind: 'wrong-in-a-row', wrong: 4, at: answers.at(-1)?.at },
    ]);
  });
});

describe('long inactive', () => {
  test.each([
    ['a student who has not begun', null, 1, null],
    ['today', NOW, 5, null],
    ['six days and 23 hours ago', NOW - 7 * DAY + DAY / 24, 5, null],
    ['seven days ago', NOW - 7 * DAY, 5, 7],
    ['twelve and a half days ago', NOW - 12.5 * DAY, 5, 12],
    ['twelve days ago, on the last day of the programme', NOW - 12 * DAY, 56, null],
    ['twelve days ago, on the day before it', NOW - 12 * DAY, 55, 12],
  ])('%s', (_, learnedAt, currentDay, days) => {
    const reasons = needsHelp(trace('', { learnedAt, currentDay }), NOW);
    expect(reasons).toEqual(days === null ? [] : [{ kind: 'long-inactive', days }]);
  });

  test('stands beside wrong answers in a row', () => {
    const student = trace('----', { learnedAt: NOW - 8 * DAY });
    expect(kinds(student)).toEqual(['wrong-in-a-row', 'long-inactive']);
  });
});
