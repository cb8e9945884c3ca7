import { describe, expect, it, test } from 'vitest';
import {
  EXPLANATION_MAX,
  OPTION_MAX,
  PLAYABLE_QUESTIONS,
  QUESTION_MAX,
  QUESTIONS_PER_SET_MAX,
  SETS_PER_TEACHER_MAX,
} from './limits.ts';
import { problemText } from './problem.ts';
import { questionProblems, setProblems, tidyQuestion } from './rules.ts';
import { toRoomQuestion } from './to-room-question.ts';
import type { QuestionDraft } from './views.ts';

const ARK: QuestionDraft = {
  question: 'Who built the ark?',
  options: ['Noah', 'Moses', 'David'],
  answer: 0,
  explanation: 'God told Noah to build it.',
  topic: 'Genesis',
};
const problems = (changes: Partial<QuestionDraft>) =>
  questionProblems({ ...ARK, ...changes }, 4).map(problemText);

test('the numbers are those that teachers were told', () => {
  expect([QUESTION_MAX, OPTION_MAX, EXPLANATION_MAX]).toEqual([300, 120, 500]);
  expect([QUESTIONS_PER_SET_MAX, SETS_PER_TEACHER_MAX, PLAYABLE_QUESTIONS]).toEqual([100, 100, 3]);
});

describe('a question', () => {
  it.each<[string, Partial<QuestionDraft>]>([
    ['as it is', {}],
    ['with two options', { options: ['yes', 'no'] }],
    ['with six options', { options: ['a', 'b', 'c', 'd', 'e', 'f'], answer: 5 }],
    ['without explanation and topic', { explanation: '', topic: '' }],
    ['with empty fields after its options', { options: ['yes', 'no', '', ' '] }],
    ['of the greatest length', { question: 'q'.repeat(300), options: ['o'.repeat(120), 'p'] }],
    ['whose options differ by a small sign', { options: ['x²', 'x2'] }],
  ])('is fine %s', (_, changes) => {
    expect(problems(changes)).toEqual([]);
  });

  it.each<[string, Partial<QuestionDraft>, string]>([
    ['no question', { question: '  ' }, 'Row 4, question: please write something here.'],
    [
      'too long a question',
      { question: 'q'.repeat(301) },
      'Row 4, question: please use at most 300 characters.',
    ],
    [
      'too long an option',
      { options: ['o'.repeat(121), 'b'] },
      'Row 4, option 1: please use at most 120 characters.',
    ],
    [
      'an empty option between two',
      { options: ['a', '', 'b'] },
      'Row 4, option 2: please write something here.',
    ],
    ['one option', { options: ['a'] }, 'Row 4, options: please give at least 2 of them.'],
    [
      'the same option in other letters',
      { options: ['Noah', 'Moses', ' nOAH '] },
      'Row 4, option 3: another option says the same.',
    ],
    ['no answer', { answer: null }, 'Row 4, answer: please say which option is right.'],
    ['an answer that is no option', { answer: 3 }, 'Row 4, answer: this is none of the options.'],
    [
      'too long an explanation',
      { explanation: 'e'.repeat(501) },
      'Row 4, explanation: please use at most 500 characters.',
    ],
    [
      'too long a topic',
      { topic: 't'.repeat(61) },
      'Row 4, topic: please use at most 60 characters.',
    ],
    [
      'a NUL',
      { question: 'Who\u0000?' },
      'Row 4, question: this holds a character that cannot be stored.',
    ],
    [
      'half a character',
      { explanation: 'Look \ud83d' },
      'Row 4, explanation: this holds a character that cannot be stored.',
    ],
  ])('is told of %s', (_, changes, text) => {
    expect(problems(changes)).toEqual([text]);
  });

  it('is kept without space around its texts', () => {
    expect(tidyQuestion({ ...ARK, question: ' Who? ', options: ['a ', ' b', ''] })).toEqual({
      ...ARK,
      question: 'Who?',
      options: ['a', 'b'],
    });
  });
});

test('a set of 100 questions is fine, one more is too many', () => {
  expect(setProblems(Array(100).fill(ARK))).toEqual([]);
  expect(setProblems(Array(101).fill(ARK)).map(problemText)).toEqual([
    'Question: please keep to 100 questions in a set.',
  ]);
});

test('a set names the number of the question that is to be mended', () => {
  expect(setProblems([ARK, { ...ARK, answer: null }])).toEqual([
    { row: 2, column: 'answer', fault: 'missing' },
  ]);
});

test('a question of a set is asked like any other, under its topic or the name of its set', () => {
  const set = { id: 7, name: 'Week one' };
  expect(toRoomQuestion(set, ARK, 0)).toMatchObject({
    id: 'set-7-1',
    text: 'Who built the ark?',
    category: 'Genesis',
    correct: 0,
    subject: null,
  });
  const money = toRoomQuestion(set, { ...ARK, question: 'Is $5 more than $4?' }, 0);
  expect(money.text).toBe('Is \\$5 more than \\$4?');
  expect(toRoomQuestion(set, { ...ARK, topic: '' }, 1)).toMatchObject({
    id: 'set-7-2',
    category: 'Week one',
  });
});
