import { expect, test } from 'vitest';
import type { QuizRecord } from './quiz-record.ts';
import { shownProgress } from './shown-progress.ts';

const nothing = { completed: 0, best: null, met: [] };
const EMPTY: QuizRecord = { bible: nothing, ai: nothing, math: nothing, science: nothing };
const met = (...ids: string[]) => ids.map((itemId) => ({ itemId, correct: true, at: 1 }));
const told = (completed: number, metThere: number, best: number | null) => [
  { subject: 'ai' as const, completed, available: 0, questions: 60, met: metThere, best },
];
const ofAi = (shown: ReturnType<typeof shownProgress>) =>
  shown.find(({ subject }) => subject === 'ai');

test('the host knows more on a new device', () => {
  const shown = shownProgress({ host: told(3, 15, 80), record: EMPTY, sizes: {} }, 'elementary');
  expect(ofAi(shown)).toEqual({
    subject: 'ai',
    completed: 3,
    available: 9,
    questions: 60,
    met: 15,
    best: 80,
  });
});

test('this browser knows more while a quiz waits for the host', () => {
  const ids = Array.from({ length: 20 }, (_, at) => `ai-el-${at}`);
  const record = { ...EMPTY, ai: { completed: 4, best: 100, met: met(...ids) } };
  const shown = shownProgress({ host: told(3, 15, 80), record, sizes: {} }, 'elementary');
  expect(ofAi(shown)).toMatchObject({ completed: 4, available: 8, met: 20, best: 100 });
});

test('without the host the browser counts by its own copy of the bank', () => {
  const record = { ...EMPTY, ai: { completed: 1, best: 60, met: met('ai-el-1', 'ai-ki-1') } };
  const here = { host: undefined, record, sizes: { ai: 61 } };
  expect(ofAi(shownProgress(here, 'elementary'))).toMatchObject({
    available: 12,
    met: 1,
    best: 60,
  });
});

test('a number that nobody knows is left out', () => {
  const shown = shownProgress({ host: undefined, record: EMPTY, sizes: {} }, 'elementary');
  expect(shown.map(({ subject }) => subject)).toEqual(['bible', 'ai', 'math', 'science']);
  expect(ofAi(shown)).toMatchObject({ completed: 0, available: null, questions: null, best: null });
});
