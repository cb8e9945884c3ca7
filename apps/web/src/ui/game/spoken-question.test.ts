import { expect, test } from 'vitest';
import { spokenQuestion } from './spoken-question.ts';

test('a question is read with the options that are offered, under their own letters', () => {
  expect(spokenQuestion('Who built the ark?', ['Noah', 'Moses', 'Who?'], [0, 2])).toBe(
    'Who built the ark?\nA: Noah.\nC: Who?',
  );
});
