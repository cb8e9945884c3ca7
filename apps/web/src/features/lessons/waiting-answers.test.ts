import type { LessonDetail } from '@lamplight/domain/lessons';
import { expect, test } from 'vitest';
import { withWaitingAnswers } from './waiting-answers.ts';

const CHILD = 7;
const lesson = {
  id: 3,
  checks: [{ answer: 1, explanation: 'Light came.', result: null, shown: false }],
  acts: [{ act: { kind: 'count', count: 5, explanation: '' }, result: null, shown: false }],
} as unknown as LessonDetail;

const waits = (operation: string, input: object, userId = CHILD) => ({
  ...{ key: `${operation}-${userId}`, userId, operation, input },
  keptAt: '2026-06-15T09:00:00.000Z',
});

test('an answer that waits for the host stands in the lesson, marked', () => {
  const { checks, acts } = withWaitingAnswers(lesson, CHILD, [
    waits('lessons.answer', { lessonId: 3, question: 0, choice: 1 }),
    waits('lessons.act', { lessonId: 3, act: 0, answer: [4] }),
  ]);
  expect(checks[0]?.result).toMatchObject({ choice: 1, correct: true });
  expect(acts[0]?.result).toEqual({ answer: [4], correct: false });
});

test('the first answer counts, be it the host’s or one that waits', () => {
  const first = waits('lessons.answer', { lessonId: 3, question: 0, choice: 0 });
  const second = waits('lessons.answer', { lessonId: 3, question: 0, choice: 1 });
  expect(withWaitingAnswers(lesson, CHILD, [first, second]).checks[0]?.result?.choice).toBe(0);
  const known = withWaitingAnswers(lesson, CHILD, [first]);
  expect(withWaitingAnswers(known, CHILD, [second]).checks[0]?.result?.choice).toBe(0);
});

test('what was right at a later try was shown', () => {
  const first = waits('lessons.answer', { lessonId: 3, question: 0, choice: 0 });
  const second = waits('lessons.answer', { lessonId: 3, question: 0, choice: 1 });
  expect(withWaitingAnswers(lesson, CHILD, [first]).checks[0]?.shown).toBe(false);
  expect(withWaitingAnswers(lesson, CHILD, [first, second]).checks[0]?.shown).toBe(true);
  const act = (answer: number) => waits('lessons.act', { lessonId: 3, act: 0, answer: [answer] });
  expect(withWaitingAnswers(lesson, CHILD, [act(4)]).acts[0]?.shown).toBe(false);
  expect(withWaitingAnswers(lesson, CHILD, [act(4), act(5)]).acts[0]?.shown).toBe(true);
});

test('what another child answered, or in another lesson, is nothing to it', () => {
  const input = { lessonId: 3, question: 0, choice: 1 };
  expect(withWaitingAnswers(lesson, CHILD, [waits('lessons.answer', input, 8)])).toBe(lesson);
  const other = waits('lessons.answer', { ...input, lessonId: 4 });
  expect(withWaitingAnswers(lesson, CHILD, [other])).toBe(lesson);
});
