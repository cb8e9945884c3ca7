import { describe, expect, test } from 'vitest';
import { sessionReportSchema } from './session-report.ts';

const WHOLE = {
  sessionDuration: 31.5,
  activitiesCompleted: 4,
  averageScore: 87.5,
  subjectsStudied: ['bible', 'math'],
  difficultyLevelsAttempted: ['easy'],
  deviceUsed: 'mobile',
  emotionalState: 'unknown',
  timeSpent: 28,
  mistakeTypes: ['sign'],
  helpRequestCount: 2,
};

describe('the report of a visit', () => {
  test('may be whole, and may be empty', () => {
    expect(sessionReportSchema.parse(WHOLE)).toEqual(WHOLE);
    expect(sessionReportSchema.parse({})).toEqual({});
  });

  test('loses what is not part of it', () => {
    expect(sessionReportSchema.parse({ timeSpent: 3, position: '48.1, 11.5' })).toEqual({
      timeSpent: 3,
    });
  });

  test.each([
    ['a visit longer than a day', { sessionDuration: 1441 }],
    ['a time before the beginning', { timeSpent: -1 }],
    ['no number', { timeSpent: Number.NaN }],
    ['half an activity', { activitiesCompleted: 0.5 }],
    ['more activities than a visit holds', { activitiesCompleted: 1001 }],
    ['a score above 100', { averageScore: 100.1 }],
    ['a list that never ends', { subjectsStudied: Array.from({ length: 21 }, () => 'math') }],
    ['a word that is a text', { mistakeTypes: ['x'.repeat(41)] }],
    ['an empty word', { mistakeTypes: [''] }],
    ['a device that is none', { deviceUsed: 'fridge' }],
  ])('is refused with %s', (_words, fields) => {
    expect(sessionReportSchema.safeParse(fields).success).toBe(false);
  });

  test.each([
    { sessionDuration: 1440 },
    { subjectsStudied: Array.from({ length: 20 }, () => 'math') },
    { mistakeTypes: ['x'.repeat(40)] },
  ])('is taken at the limit: %#', (fields) => {
    expect(sessionReportSchema.parse(fields)).toEqual(fields);
  });
});
