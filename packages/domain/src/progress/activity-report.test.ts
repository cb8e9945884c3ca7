import { describe, expect, test } from 'vitest';
import { activityReportSchema } from './activity-report.ts';

describe('the report of an experiment', () => {
  const body = { activityType: 'science_experiment', data: { experimentId: 3 } };

  test('is what the client of the specification sends', () => {
    const data = { experimentId: 3, completedAt: '2026-06-15T10:00:00.000Z' };
    const sent = { ...body, userId: 7, data, completed: true };
    expect(activityReportSchema.parse(sent)).toEqual(sent);
  });

  test('means a completed one unless it says otherwise', () => {
    expect(activityReportSchema.parse(body).completed).toBe(true);
    expect(activityReportSchema.parse({ ...body, completed: false }).completed).toBe(false);
  });

  test.each([
    ['nothing at all', undefined, []],
    ['an unknown activity', { ...body, activityType: 'chess' }, ['activityType']],
    ['no experiment', { ...body, data: {} }, ['data', 'experimentId']],
    ['a number that is no id', { ...body, data: { experimentId: 0.5 } }, ['data', 'experimentId']],
  ])('is refused with %s', (_, refused, path) => {
    expect(activityReportSchema.safeParse(refused).error?.issues[0]?.path).toEqual(path);
  });
});

describe('the report of a math level', () => {
  const body = { activityType: 'math_games', data: { level: 4 } };

  test('is what the client of the specification sends', () => {
    const data = { level: 4, timestamp: '2026-06-15T10:00:00.000Z' };
    const sent = { ...body, userId: 7, data, completed: true };
    expect(activityReportSchema.parse(sent)).toEqual(sent);
    expect(activityReportSchema.parse(body).completed).toBe(true);
  });

  test.each([0, 2.5, 1000, '4', undefined])('is refused with the level %s', (level) => {
    const refused = { ...body, data: { level } };
    expect(activityReportSchema.safeParse(refused).error?.issues[0]?.path).toEqual([
      'data',
      'level',
    ]);
  });
});
