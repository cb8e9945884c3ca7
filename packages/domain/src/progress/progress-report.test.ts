import { describe, expect, test } from 'vitest';
import { progressReportSchema } from './progress-report.ts';

describe('a progress report', () => {
  test.each([
    ['says so', { lessonId: 3, activityType: 'bible_story', timeSpent: 600 }, 600],
    [
      'is what the client of the specification sends',
      { userId: 1, lessonId: 3, moduleId: 1, completed: true, score: 100, timeSpent: 1500 },
      1500,
    ],
  ])('is of a story when it %s', (_, body, seconds) => {
    expect(progressReportSchema.parse(body)).toEqual({
      kind: 'story',
      storyId: 3,
      completed: true,
      seconds,
    });
  });

  test('is of a lesson otherwise, in minutes', () => {
    expect(progressReportSchema.parse({ lessonId: 3, moduleId: 1, timeSpent: 25 })).toMatchObject({
      kind: 'lesson',
      report: { lessonId: 3, moduleId: 1, timeSpent: 25, score: 100 },
    });
    expect(progressReportSchema.parse({ lessonId: 60, activityType: 'lesson' })).toMatchObject({
      kind: 'lesson',
    });
  });

  test.each([
    ['nothing at all', undefined, []],
    ['no lesson', { moduleId: 1 }, ['lessonId']],
    ['a lesson of 1500 minutes', { lessonId: 60, moduleId: 2, timeSpent: 1500 }, ['timeSpent']],
    ['another activity', { lessonId: 1, activityType: 'recommendation' }, ['activityType']],
    ['a story without an id', { activityType: 'bible_story' }, ['lessonId']],
    [
      'a story longer than a day',
      { lessonId: 1, activityType: 'bible_story', timeSpent: 1e6 },
      ['timeSpent'],
    ],
  ])('is refused with %s', (_, body, path) => {
    expect(progressReportSchema.safeParse(body).error?.issues[0]?.path).toEqual(path);
  });
});
