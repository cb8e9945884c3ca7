import { describe, expect, test } from 'vitest';
import { quizTitle, quizVerdict } from './quiz.ts';
import { quizAnswersSchema, quizReportSchema, quizWishSchema } from './views.ts';

test.each([
  [5, 5, 'high'],
  [4, 5, 'high'],
  [3, 5, 'middle'],
  [2, 5, 'low'],
  [0, 5, 'low'],
  [79, 100, 'middle'],
  [59, 100, 'low'],
] as const)('%i of %i right answers are %s', (correct, total, verdict) => {
  expect(quizVerdict(correct, total)).toBe(verdict);
});

test('a quiz is called by its subject', () => {
  expect(quizTitle('ai')).toBe('AI Quiz');
});

describe('what comes from outside', () => {
  const answers = Array.from({ length: 5 }, (_, at) => ({ itemId: `bible-el-00${at}`, choice: 1 }));
  const sent = { subject: 'bible', seed: 'bible-7-0', answers };

  test('holds an answer to each of five questions', () => {
    expect(quizAnswersSchema.safeParse(sent).success).toBe(true);
  });

  test.each([
    ['four answers', { answers: answers.slice(1) }],
    ['a question twice', { answers: [...answers.slice(1), answers[1]] }],
    ['another subject', { subject: 'cooking' }],
    ['no seed', { seed: '' }],
    ['a choice before the first', { answers: answers.map((one) => ({ ...one, choice: -1 })) }],
  ])('is refused with %s', (_, change) => {
    expect(quizAnswersSchema.safeParse({ ...sent, ...change }).success).toBe(false);
  });

  test.each([
    [{ quizType: 'bible', score: 5, totalQuestions: 5 }, true],
    [{ userId: 3, quizType: 'math', score: 0, totalQuestions: 5 }, true],
    [{ quizType: 'bible', score: 6, totalQuestions: 5 }, false],
    [{ quizType: 'bible', score: -1, totalQuestions: 5 }, false],
    [{ quizType: 'bible', score: 5, totalQuestions: 1e9 }, false],
    [{ quizType: ' ', score: 1, totalQuestions: 5 }, false],
  ])('as a report %j is taken: %s', (report, taken) => {
    expect(quizReportSchema.safeParse(report).success).toBe(taken);
  });

  test('as a wish needs a subject only', () => {
    expect(quizWishSchema.safeParse({ subject: 'math' }).success).toBe(true);
    const all = { subject: 'math', age: 9, grade: 4, difficulty: 'easy', quizIndex: 0, topic: '' };
    expect(quizWishSchema.safeParse(all).success).toBe(true);
    expect(quizWishSchema.safeParse({ age: 9 }).success).toBe(false);
  });
});
