import { expect, test } from 'vitest';
import { mathStudyMinutes, readingStudyMinutes, subjectsForAge } from './subjects.ts';

test.each([
  [6, 10, 15],
  [7, 20, 25],
  [10, 20, 25],
  [11, 30, 45],
  [18, 30, 45],
])('at %i we recommend %i minutes of maths and %i of reading', (age, maths, reading) => {
  expect(mathStudyMinutes(age)).toBe(maths);
  expect(readingStudyMinutes(age)).toBe(reading);
});

test('the young have Bible Stories and Number Fun', () => {
  expect(subjectsForAge(6)).toEqual(expect.arrayContaining(['Bible Stories', 'Number Fun']));
  expect(subjectsForAge(7)).not.toContain('Number Fun');
});

test('the oldest have Advanced Bible Study and Computer Science', () => {
  expect(subjectsForAge(15)).toEqual(
    expect.arrayContaining(['Advanced Bible Study', 'Computer Science']),
  );
  expect(subjectsForAge(14)).not.toContain('Computer Science');
});

test.each([
  [6, 7],
  [10, 11],
  [14, 15],
])('the list changes between %i and %i', (younger, older) => {
  expect(subjectsForAge(younger)).not.toEqual(subjectsForAge(older));
});
