import { describe, expect, test } from 'vitest';
import {
  activityId,
  activityMinutes,
  activityRow,
  isRightAnswer,
  questionsFor,
} from './activity.ts';
import { purposeTitle, reasonSentence } from './sentences.ts';
import { activityAnswersSchema, recommendationActionSchema } from './views.ts';

test.each([
  ['kindergarten', 3, 5],
  ['elementary', 4, 6],
  ['intermediate', 5, 7],
  ['advanced', 5, 7],
] as const)('a band of %s answers %i questions in %i minutes', (band, questions, minutes) => {
  expect([questionsFor(band), activityMinutes(band)]).toEqual([questions, minutes]);
});

test.each([
  ['activity-1000001', 1],
  [1000001, 1],
  ['activity-1000042', 42],
  ['activity-12', null],
  [168, null],
  ['activity', null],
])('the id %s names row %s', (id, row) => {
  expect(activityRow(id)).toBe(row);
  if (row !== null) expect(activityRow(activityId(row))).toBe(row);
});

test.each([
  [['a', 'b'], 'b', 1, true],
  [['a', 'b'], 'b', 0, false],
  [['a', 'b'], 'b', 7, false],
  [['a', 'b'], 'b', null, false],
  [undefined, 'b', null, null],
])('of %j with the answer %s the choice %s is %s', (options, correctAnswer, choice, right) => {
  expect(isRightAnswer({ options, correctAnswer }, choice)).toBe(right);
});

describe('English words', () => {
  test.each([
    [{ key: 'next-on-path', day: 3 }, 'It is the next lesson on your path: day 3.'],
    [
      { key: 'wrong-in-a-row', count: 4, skill: 'math:fractions' },
      'Fractions was hard: your last 4 answers were not right yet.',
    ],
    [
      { key: 'helps-with', skill: 'math:fractions', later: 'math:percent' },
      'Fractions helps you with Percent.',
    ],
  ] as const)('%j is %s', (reason, sentence) => {
    expect(reasonSentence(reason)).toBe(sentence);
  });

  test('a title holds the name', () => {
    expect(purposeTitle('fresh', 'Fractions')).toBe('Keep it fresh: Fractions');
    expect(purposeTitle('story', 'Ruth')).toBe('Ruth');
  });
});

describe('what comes from outside', () => {
  test.each([
    [{ action: 'accept', recommendationId: 1, subject: 'math', skillLevel: 'beginner' }, true],
    [{ action: 'reject', recommendationId: 1 }, true],
    [{ action: 'feedback', recommendationId: 1, feedback: 'helpful' }, true],
    [{ action: 'feedback', recommendationId: 1 }, false],
    [{ action: 'feedback', recommendationId: 1, feedback: 'great' }, false],
    [{ action: 'delete', recommendationId: 1 }, false],
    [{ action: 'accept' }, false],
  ])('as an action %j is taken: %s', (action, taken) => {
    expect(recommendationActionSchema.safeParse(action).success).toBe(taken);
  });

  test.each([
    [{ activityId: 'activity-1000001', choices: [0, null] }, true],
    [{ activityId: 'activity-1', choices: [0] }, false],
    [{ activityId: 'activity-1000001', choices: [] }, false],
    [{ activityId: 'activity-1000001', choices: [-1] }, false],
  ])('as answers %j are taken: %s', (answers, taken) => {
    expect(activityAnswersSchema.safeParse(answers).success).toBe(taken);
  });
});
