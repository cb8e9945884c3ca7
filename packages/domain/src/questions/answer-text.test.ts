import { expect, test } from 'vitest';
import type { QuestionAnswer } from './answer.ts';
import { type AnswerFrame, answerText } from './answer-text.ts';

const FRAME = { options: ['ark', 'sling', 'sheaf'], lefts: [], unit: '' };
const WORDS = { truths: ['Wahr', 'Falsch'], number: (value: number) => String(value) } as const;

test.each<[AnswerFrame['kind'], Partial<AnswerFrame>, QuestionAnswer, string]>([
  ['choice', {}, 1, 'sling'],
  ['several', {}, [0, 2], 'ark, sheaf'],
  ['true-false', { options: [] }, 1, 'Falsch'],
  ['order', {}, [2, 0, 1], '1. sheaf, 2. ark, 3. sling'],
  ['match', { lefts: ['Noah', 'David'] }, [0, 1], 'Noah: ark; David: sling'],
  ['number', { options: [], unit: 'km' }, 3.5, '3.5 km'],
  ['number', { options: [] }, 0, '0'],
  ['word', { options: [] }, 'Noah', 'Noah'],
])('an answer of the kind %s is said in words', (kind, frame, answer, words) => {
  expect(answerText({ ...FRAME, ...frame, kind }, answer, WORDS)).toBe(words);
});
