import { sessionReportSchema } from '@lamplight/domain/tracking';
import { describe, expect, test } from 'vitest';
import { createVisit } from './visit.ts';

const MINUTE = 60_000;

describe('a visit', () => {
  test('counts the minutes in sight beside those from beginning to end', () => {
    const visit = createVisit(0, true);
    visit.show(false, 10 * MINUTE);
    visit.show(true, 25 * MINUTE);
    expect(visit.report('desktop', 30 * MINUTE)).toEqual({
      sessionDuration: 30,
      timeSpent: 15,
      activitiesCompleted: 0,
      subjectsStudied: [],
      deviceUsed: 'desktop',
    });
  });

  test('of a page that nobody looked at spends no time', () => {
    const visit = createVisit(0, false);
    expect(visit.report('mobile', 5 * MINUTE)).toMatchObject({ sessionDuration: 5, timeSpent: 0 });
  });

  test('counts what was finished, and the mean of the scores that there are', () => {
    const visit = createVisit(0, true);
    for (const score of [100, null, 70]) visit.finish(score);
    const report = visit.report('mobile', MINUTE);
    expect(report).toMatchObject({ activitiesCompleted: 3, averageScore: 85 });
  });

  test('names each subject once', () => {
    const visit = createVisit(0, true);
    for (const subject of ['bible', 'math', 'bible']) visit.open(subject);
    expect(visit.report('mobile', MINUTE).subjectsStudied).toEqual(['bible', 'math']);
  });

  test.each([
    ['a clock that was set back', -5 * MINUTE],
    ['a tab that was open for a week', 7 * 24 * 60 * MINUTE],
  ])('reports what the host takes, also with %s', (_words, now) => {
    const report = createVisit(0, true).report('mobile', now);
    expect(sessionReportSchema.parse(report)).toEqual(report);
  });
});
