import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../test/fake-storage.ts';
import { keepOutcome, quizRecord } from './quiz-record.ts';
import type { QuizOutcome } from './quiz-state.ts';
import { testQuiz } from './testing/test-quiz.ts';

let local: FakeStorage;
beforeEach(() => {
  local = new FakeStorage();
  vi.stubGlobal('localStorage', local);
});
afterEach(() => vi.unstubAllGlobals());

const quiz = testQuiz('science');
const rightOnes = quiz.questions.map(({ correctIndex }) => correctIndex);
const outcome = (changes: Partial<QuizOutcome> = {}): QuizOutcome => ({
  view: 'result',
  quiz,
  choices: rightOnes,
  retake: false,
  ...changes,
});

test('a finished quiz counts for its subject and its child', () => {
  keepOutcome(7, outcome({ choices: rightOnes.with(0, 3) }), 1000);
  const { science, math } = quizRecord(7);
  expect(science).toMatchObject({ completed: 1, best: 80 });
  expect(science.met).toHaveLength(5);
  expect(science.met[0]).toEqual({ itemId: 'science-el-001', correct: false, at: 1000 });
  expect(math).toEqual({ completed: 0, best: null, met: [] });
  expect(quizRecord(8).science.completed).toBe(0);
});

test('the same questions once more better the score and count no further quiz', () => {
  keepOutcome(7, outcome({ choices: [3, 3, 3, 0, 3] }), 1000);
  keepOutcome(7, outcome({ retake: true }), 2000);
  expect(quizRecord(7).science).toMatchObject({ completed: 1, best: 100 });
  expect(quizRecord(7).science.met.every(({ correct, at }) => correct && at === 2000)).toBe(true);
});

test('what cannot be read counts as nothing', () => {
  local.setItem('quiz-progress-7', '{"science":{"completed":"many"}}');
  expect(quizRecord(7).science).toEqual({ completed: 0, best: null, met: [] });
});
