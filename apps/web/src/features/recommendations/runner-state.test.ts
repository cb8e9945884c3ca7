import type { Activity } from '@lamplight/domain/recommendations';
import { expect, test } from 'vitest';
import { CONTENT, nextRunnerState, type RunnerAction, runnerScore } from './runner-state.ts';

const plain = { explanation: 'Because.', picture: null, mathPicture: null };
const activity: Activity = {
  id: 'activity-1000001',
  title: 'Owls',
  description: 'How they hear',
  estimatedDuration: 5,
  difficulty: 'beginner',
  subject: 'science',
  content: 'Owls hear in the dark.',
  examples: [],
  questions: [
    { question: 'When?', options: ['Day', 'Night', 'Noon'], correctAnswer: 'Night', ...plain },
    { question: 'Why?', correctAnswer: 'They hunt.', ...plain },
  ],
  source: 'built-in',
};
const after = (...actions: RunnerAction[]) =>
  actions.reduce((state, action) => nextRunnerState(activity, state, action), CONTENT);

const begin = { kind: 'begin' } as const;
const select = (option: number): RunnerAction => ({ kind: 'select', option });
const submit = { kind: 'submit' } as const;
const next = { kind: 'next' } as const;

test('an activity goes from its text over its questions to the results', () => {
  expect(after()).toEqual({ view: 'content' });
  expect(after(begin)).toMatchObject({ view: 'question', at: 0, selected: null });
  expect(after(begin, select(0), select(1))).toMatchObject({ selected: 1, submitted: false });
  expect(after(begin, select(1), submit, next)).toMatchObject({ at: 1, choices: [1] });
  expect(after(begin, select(1), submit, next, submit, next)).toEqual({
    view: 'results',
    choices: [1, null],
  });
});

test('a question is submitted with an option only, and locked after that', () => {
  const open = after(begin);
  expect(nextRunnerState(activity, open, submit)).toBe(open);
  const locked = after(begin, select(0), submit);
  expect(nextRunnerState(activity, locked, select(1))).toBe(locked);
});

test('the next question waits for an answer', () => {
  const open = after(begin, select(0));
  expect(nextRunnerState(activity, open, next)).toBe(open);
});

test.each([
  [[1, null], 1],
  [[0, null], 0],
  [[null, null], 0],
])('of the choices %j %i are right, of one that can be', (choices, right) => {
  expect(runnerScore(activity, choices)).toEqual({ right, total: 1 });
});
