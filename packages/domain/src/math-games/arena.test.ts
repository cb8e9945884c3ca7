import { expect, test } from 'vitest';
import {
  ANSWER_PAUSE,
  arenaAge,
  arenaScore,
  levelAfter,
  levelLabel,
  MAXIMUM_SCORE,
  mathGradeLevel,
  OPTIONS_PER_PROBLEM,
  PASS_MARK,
  PROBLEMS_PER_LEVEL,
  passesLevel,
} from './arena.ts';

test('the game has the numbers of the specification', () => {
  expect([PROBLEMS_PER_LEVEL, OPTIONS_PER_PROBLEM, arenaScore(1)]).toEqual([5, 4, 10]);
  expect([PASS_MARK, MAXIMUM_SCORE, ANSWER_PAUSE]).toEqual([0.6, 50, 2000]);
});

test.each([
  ['a number is used as it is', { grade: 1, age: 15 }, 1],
  ['the highest number too', { grade: 12, age: 8 }, 12],
  ['a text loses what is no digit', { grade: '5th grade', age: 15 }, 5],
  ['a text of two digits', { grade: 'Grade 11', age: 9 }, 11],
  ['a number above 12 gives way to the age', { grade: 13, age: 9 }, 4],
  ['a number below 1 gives way to the age', { grade: 0, age: 9 }, 4],
  ['a text above 12 gives way to the age', { grade: 'Class of 2031', age: 9 }, 4],
  ['a text without digits gives way to the age', { grade: 'Kindergarten', age: 9 }, 4],
  ['half a grade gives way to the age', { grade: 5.5, age: 9 }, 4],
  ['no grade gives way to the age', { grade: null, age: 16 }, 11],
  ['a small age is clamped', { age: 4 }, 1],
  ['a high age is clamped', { age: 18 }, 12],
  ['nothing known is an age of 10 and grade 5', {}, 5],
  ['a grade without an age', { grade: 3, age: null }, 3],
] as const)('%s', (_case, profile, grade) => {
  expect(mathGradeLevel(profile)).toBe(grade);
});

test.each([
  [5, 'beginner', 4],
  [5, 'elementary', 5],
  [5, 'intermediate', 5],
  [5, 'advanced', 6],
  [5, 'expert', 5],
  [5, undefined, 5],
  [1, 'beginner', 1],
  [12, 'advanced', 12],
])('grade %i for %s is %i', (grade, difficultyLevel, expected) => {
  expect(mathGradeLevel({ grade, difficultyLevel })).toBe(expected);
});

test('a missing age is 10, a told one stays', () => {
  expect(arenaAge({})).toBe(10);
  expect(arenaAge({ age: 6 })).toBe(6);
});

test.each([
  [1, 'Elementary'],
  [3, 'Elementary'],
  [4, 'Intermediate'],
  [5, 'Intermediate'],
  [6, 'Middle School'],
  [8, 'Middle School'],
  [9, 'High School'],
  [12, 'High School'],
])('grade %i is %s', (grade, label) => {
  expect(levelLabel(grade)).toBe(label);
});

test.each([
  [0, false, 4],
  [2, false, 4],
  [3, true, 5],
  [5, true, 5],
])('%i right answers pass: %s', (correct, passes, next) => {
  expect(passesLevel(correct)).toBe(passes);
  expect(levelAfter(4, correct)).toBe(next);
});
