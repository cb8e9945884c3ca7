import { expect, test } from 'vitest';
import { lessonMinutes, sessionMinutes } from './durations.ts';

test.each([
  [4, 15],
  [6, 15],
  [7, 25],
  [10, 25],
  [11, 40],
  [15, 40],
  [16, 60],
  [18, 60],
])('a sitting at %i takes %i minutes', (age, minutes) => {
  expect(sessionMinutes(age)).toBe(minutes);
});

test.each([
  [4, 10],
  [6, 10],
  [7, 15],
  [10, 15],
  [11, 25],
  [18, 25],
])('a lesson at %i takes %i minutes', (age, minutes) => {
  expect(lessonMinutes(age)).toBe(minutes);
});
