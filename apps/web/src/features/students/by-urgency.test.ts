import type { Help, StudentRow } from '@lamplight/domain/students';
import { expect, test } from 'vitest';
import { byUrgency } from './by-urgency.ts';

const inactive = (days: number): Help => ({ kind: 'long-inactive', days });
const wrong = (at: string): Help => ({
  ...{ kind: 'wrong-in-a-row', wrong: 4, at, place: 'quiz', skill: null, question: null },
});

function student(id: number, ...help: Help[]): StudentRow {
  const person = { id, username: `s${id}`, firstName: null, lastName: null, age: 9, grade: 4 };
  return { ...person, currentDay: 1, completedLessons: 0, progress: 0, lastSeenAt: null, help };
}

test('the newest wrong answers come first, then the longest rest; who needs none is left out', () => {
  const all = [
    student(1, inactive(8)),
    student(2),
    student(3, wrong('2026-06-15T09:00:00.000Z')),
    student(4, inactive(12)),
    student(5, wrong('2026-06-16T09:00:00.000Z'), inactive(7)),
  ];
  expect(byUrgency(all).map(({ id }) => id)).toEqual([5, 3, 4, 1]);
});
