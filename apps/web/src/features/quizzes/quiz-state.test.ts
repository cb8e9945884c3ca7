import type { Quiz } from '@lamplight/domain/quizzes';
import { expect, test } from 'vitest';
import { MENU, nextState, openQuestion, type QuizAction, scoreOf } from './quiz-state.ts';
import { testQuiz } from './testing/test-quiz.ts';

const quiz: Quiz = testQuiz('bible', 2);
const after = (...actions: QuizAction[]) => actions.reduce(nextState, MENU);
const begun: QuizAction[] = [
  { kind: 'generate', subject: 'bible' },
  { kind: 'begin', quiz },
];
const choose = (choice: number): QuizAction => ({ kind: 'choose', choice });
const next: QuizAction = { kind: 'next' };

test('a quiz goes from the menu over generating and its questions to the result', () => {
  expect(after({ kind: 'generate', subject: 'ai' })).toEqual({ view: 'generating', subject: 'ai' });
  expect(after(...begun)).toMatchObject({ view: 'question', at: 0, choices: [], retake: false });
  expect(after(...begun, choose(0), next)).toMatchObject({ view: 'question', at: 1 });
  const result = after(...begun, choose(0), next, choose(1), next);
  expect(result).toMatchObject({ view: 'result', choices: [0, 1] });
  expect(nextState(result, { kind: 'menu' })).toEqual(MENU);
});

test('an answer is chosen once, and the next question waits for it', () => {
  const answered = after(...begun, choose(2));
  expect(nextState(answered, choose(1))).toBe(answered);
  const open = after(...begun);
  expect(nextState(open, next)).toBe(open);
  if (open.view !== 'question' || answered.view !== 'question') throw new Error('no question');
  expect(openQuestion(open)).toEqual({ question: quiz.questions[0], choice: null });
  expect(openQuestion(answered).choice).toBe(2);
});

test('the same quiz can be taken again, from its first question', () => {
  const result = after(...begun, choose(0), next, choose(1), next);
  expect(nextState(result, { kind: 'retake' })).toEqual({
    view: 'question',
    quiz,
    choices: [],
    at: 0,
    retake: true,
  });
});

test('a quiz that comes too late opens nothing', () => {
  const left = after({ kind: 'generate', subject: 'bible' }, { kind: 'menu' });
  expect(nextState(left, { kind: 'begin', quiz })).toEqual(MENU);
  const other = after({ kind: 'generate', subject: 'math' });
  expect(nextState(other, { kind: 'begin', quiz })).toBe(other);
});

test('the score counts right answers', () => {
  const [first, second] = quiz.questions.map(({ correctIndex }) => correctIndex);
  expect(scoreOf({ quiz, choices: [first ?? 0, second ?? 0] })).toBe(2);
  expect(scoreOf({ quiz, choices: [first ?? 0, ((second ?? 0) + 1) % 4] })).toBe(1);
  expect(scoreOf({ quiz, choices: [] })).toBe(0);
});
