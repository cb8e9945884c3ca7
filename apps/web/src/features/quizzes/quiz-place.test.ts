import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../test/fake-storage.ts';
import { keepQuizPlace, leaveQuiz, quizPlace, takeLeftQuiz } from './quiz-place.ts';
import { MENU, type OpenQuestion, type QuizState } from './quiz-state.ts';
import { testQuiz } from './testing/test-quiz.ts';

let session: FakeStorage;
beforeEach(() => {
  session = new FakeStorage();
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => vi.unstubAllGlobals());

const quiz = testQuiz('bible');
const open: OpenQuestion = { view: 'question', quiz, choices: [1, 2], at: 2, retake: false };
const result: QuizState = { view: 'result', quiz, choices: [1, 2, 3, 0, 1], retake: true };

test('an open quiz is kept, for its child alone', () => {
  keepQuizPlace(7, open);
  expect(quizPlace(7)).toEqual(open);
  expect(quizPlace(8)).toEqual(MENU);
});

test.each<QuizState>([MENU, { view: 'generating', subject: 'ai' }, result])(
  'nothing else is',
  (state) => {
    keepQuizPlace(7, open);
    keepQuizPlace(7, state);
    expect(quizPlace(7)).toEqual(MENU);
    expect(session.length).toBe(0);
  },
);

test.each([
  ['no JSON', 'quiz'],
  ['another shape', JSON.stringify({ userId: 7, state: { view: 'question' } })],
  [
    'a question that the quiz does not have',
    JSON.stringify({ userId: 7, state: { ...open, at: 9 } }),
  ],
  [
    'a quiz of an unknown subject',
    JSON.stringify({ userId: 7, state: { ...open, quiz: { ...quiz, subject: 'x' } } }),
  ],
])('what holds %s opens the menu', (_, text) => {
  session.setItem('quiz-place', text);
  expect(quizPlace(7)).toEqual(MENU);
});

test('a quiz that was left with answers in it is taken up once, by its child and subject', () => {
  leaveQuiz(7, open);
  expect(takeLeftQuiz(8, 'bible')).toBeNull();
  expect(takeLeftQuiz(7, 'ai')).toBeNull();
  expect(takeLeftQuiz(7, 'bible')).toEqual(open);
  expect(takeLeftQuiz(7, 'bible')).toBeNull();
});

test.each<[string, QuizState]>([
  ['without an answer', { ...open, choices: [], at: 0 }],
  ['of questions known before', { ...open, retake: true }],
  ['that is over', result],
])('a quiz %s is not kept', (_, state) => {
  leaveQuiz(7, state);
  expect(takeLeftQuiz(7, 'bible')).toBeNull();
});
