import { lessonsOfDay } from '@lamplight/content/lessons';
import { expect, test } from 'vitest';
import { countAll, countLessons } from './lesson-counts.ts';

const dayOne = lessonsOfDay(1).map(({ id }) => id);

test('a day is full when all its lessons are completed', () => {
  const { bySubject, fullDays } = countLessons(new Set(dayOne));
  expect(fullDays).toBe(1);
  expect(countAll({ bySubject, fullDays })).toBe(dayOne.length);
});

test('a day with one lesson left is not full, and its other lessons count', () => {
  const { bySubject, fullDays } = countLessons(new Set(dayOne.slice(1)));
  expect(fullDays).toBe(0);
  expect(countAll({ bySubject, fullDays })).toBe(dayOne.length - 1);
});

test('a lesson that the programme has no more counts for nothing', () => {
  const { bySubject } = countLessons(new Set([999_999]));
  expect(bySubject).toEqual({ bible: 0, ai: 0, math: 0, science: 0 });
});
