import { describe, expect, it, test } from 'vitest';
import { judge } from '../questions/index.ts';
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
import type { DraftOf, QuestionDraft } from './views.ts';

const ARK: DraftOf<'choice'> = {
  kind: 'choice',
  question: 'Who built the ark?',
  options: ['Noah', 'Moses', 'David'],
  answer: 0,
  explanation: 'God told Noah to build it.',
  topic: 'Genesis',
};
const problems = (changes: Partial<DraftOf<'choice'>>) =>
  questionProblems({ ...ARK, ...changes }, 4).map(problemText);

test('the numbers are those that teachers were told', () => {
  expect([QUESTION_MAX, OPTION_MAX, EXPLANATION_MAX]).toEqual([300, 120, 500]);
  expect([QUESTIONS_PER_SET_MAX, SETS_PER_TEACHER_MAX, PLAYABLE_QUESTIONS]).toEqual([100, 100, 3]);
});

describe('a question', () => {
  it.each<[string, Partial<DraftOf<'choice'>>]>([
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

  it.each<[string, Partial<DraftOf<'choice'>>, string]>([
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
    ['no answer', { answer: null }, 'Row 4, answer: please say what is right.'],
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

const ABOUT = { question: 'Which?', explanation: '', topic: '' };

describe('a question of another kind', () => {
  it.each<[string, QuestionDraft]>([
    [
      'with two right ones',
      { kind: 'several', ...ABOUT, options: ['a', 'b', 'c'], answers: [0, 2] },
    ],
    ['where all are right', { kind: 'several', ...ABOUT, options: ['a', 'b'], answers: [0, 1] }],
    ['that is false', { kind: 'true-false', ...ABOUT, answer: false }],
    ['with three things in order', { kind: 'order', ...ABOUT, options: ['a', 'b', 'c'] }],
    [
      'with two pairs whose right sides are the same',
      {
        ...{ kind: 'match', ...ABOUT },
        pairs: [
          { left: 'Amos', right: 'Prophet' },
          { left: 'Joel', right: 'Prophet' },
        ],
      },
    ],
    ['with the number 0', { kind: 'number', ...ABOUT, answer: 0, tolerance: 0, unit: '' }],
    ['with one spelling', { kind: 'word', ...ABOUT, options: ['Noah', ''] }],
  ])('is fine %s', (_, draft) => {
    expect(questionProblems(draft, 4)).toEqual([]);
  });

  it.each<[string, QuestionDraft, string]>([
    [
      'nothing right',
      { kind: 'several', ...ABOUT, options: ['a', 'b'], answers: [] },
      'Row 4, answer: please say what is right.',
    ],
    [
      'a right one that is no option',
      { kind: 'several', ...ABOUT, options: ['a', 'b'], answers: [0, 2] },
      'Row 4, answer: this is none of the options.',
    ],
    [
      'neither true nor false',
      { kind: 'true-false', ...ABOUT, answer: null },
      'Row 4, answer: please say what is right.',
    ],
    [
      'two things to order',
      { kind: 'order', ...ABOUT, options: ['a', 'b'] },
      'Row 4, options: please give at least 3 of them.',
    ],
    [
      'the same thing twice',
      { kind: 'order', ...ABOUT, options: ['a', 'b', 'A'] },
      'Row 4, option 3: another option says the same.',
    ],
    [
      'half a pair',
      {
        ...{ kind: 'match', ...ABOUT },
        pairs: [
          { left: 'Amos', right: '' },
          { left: 'Joel', right: 'b' },
        ],
      },
      'Row 4, option 1: please write what belongs together with an arrow between, as in Noah -> ark.',
    ],
    [
      'a left side with an arrow, which a table could not tell from the one between',
      {
        ...{ kind: 'match', ...ABOUT },
        pairs: [
          { left: 'a -> b', right: 'c' },
          { left: 'Joel', right: 'b -> c' },
        ],
      },
      'Row 4, option 1: please write what belongs together with an arrow between, as in Noah -> ark.',
    ],
    [
      'two left sides that say the same',
      {
        ...{ kind: 'match', ...ABOUT },
        pairs: [
          { left: 'Amos', right: 'a' },
          { left: 'amos', right: 'b' },
        ],
      },
      'Row 4, option 2: another option says the same.',
    ],
    [
      'one pair',
      { kind: 'match', ...ABOUT, pairs: [{ left: 'Amos', right: 'a' }] },
      'Row 4, options: please give at least 2 of them.',
    ],
    [
      'no number',
      { kind: 'number', ...ABOUT, answer: null, tolerance: 0, unit: '' },
      'Row 4, answer: please say what is right.',
    ],
    [
      'a tolerance below zero',
      { kind: 'number', ...ABOUT, answer: 3, tolerance: -1, unit: '' },
      'Row 4, tolerance: this is no number that can be asked for.',
    ],
    [
      'no spelling',
      { kind: 'word', ...ABOUT, options: ['', ' '] },
      'Row 4, options: please give at least 1 of them.',
    ],
    [
      'a spelling that is longer than a child can type',
      { kind: 'word', ...ABOUT, options: ['w'.repeat(61)] },
      'Row 4, option 1: please use at most 60 characters.',
    ],
    [
      'a spelling without a letter',
      { kind: 'word', ...ABOUT, options: ['?!'] },
      'Row 4, option 1: this holds a character that cannot be stored.',
    ],
  ])('is told of %s', (_, draft, text) => {
    expect(questionProblems(draft, 4).map(problemText)).toEqual([text]);
  });

  it('is kept with each right place once, in order', () => {
    const options = ['a', 'b', 'c '];
    expect(tidyQuestion({ kind: 'several', ...ABOUT, options, answers: [2, 0, 2] })).toEqual({
      ...{ kind: 'several', ...ABOUT },
      ...{ options: ['a', 'b', 'c'], answers: [0, 2] },
    });
  });

  const set = { id: 7, name: 'Week one' };

  it('is asked with what is put in order mixed, and the way back to the right order', () => {
    const written = ['one', 'two', 'three', 'four'];
    const asked = toRoomQuestion(set, { kind: 'order', ...ABOUT, options: written }, 0, 'a game');
    if (asked.kind !== 'order') throw new Error(asked.kind);
    expect(asked.options).not.toEqual(written);
    expect(asked.correct.map((place) => asked.options[place])).toEqual(written);
    expect(judge(asked, asked.correct)).toBe(true);
  });

  it('is asked with the right sides of its pairs mixed', () => {
    const pairs = [
      { left: 'Noah', right: 'ark' },
      { left: 'David', right: 'sling' },
      { left: 'Ruth', right: 'sheaf' },
    ];
    const asked = toRoomQuestion(set, { kind: 'match', ...ABOUT, pairs }, 0, 'a game');
    if (asked.kind !== 'match') throw new Error(asked.kind);
    expect(asked.lefts).toEqual(['Noah', 'David', 'Ruth']);
    expect(asked.correct.map((place) => asked.options[place])).toEqual(['ark', 'sling', 'sheaf']);
  });

  const shownIn = (draft: QuestionDraft) =>
    new Set(
      Array.from({ length: 40 }, (_, game) =>
        toRoomQuestion(set, draft, 0, `game ${game}`).options.join(),
      ),
    );

  it('is mixed anew for each game, two pairs crossed in some of them and not in others', () => {
    const pairs = [
      { left: 'Noah', right: 'ark' },
      { left: 'David', right: 'sling' },
    ];
    expect(shownIn({ kind: 'match', ...ABOUT, pairs })).toEqual(
      new Set(['ark,sling', 'sling,ark']),
    );
    const options = ['one', 'two', 'three'];
    expect(shownIn({ kind: 'choice', ...ABOUT, options, answer: 0 }).size).toBe(6);
    expect(shownIn({ kind: 'several', ...ABOUT, options, answers: [0] }).size).toBe(6);
    // Never as it is right.
    expect(shownIn({ kind: 'order', ...ABOUT, options }).size).toBe(5);
  });

  it('keeps what is right through the mixing', () => {
    const options = ['$1', '$2', '$3', '$4'];
    for (const seed of ['a', 'b', 'c', 'd']) {
      const one = toRoomQuestion(set, { kind: 'choice', ...ABOUT, options, answer: 2 }, 0, seed);
      const some = toRoomQuestion(
        set,
        { kind: 'several', ...ABOUT, options, answers: [0, 3] },
        0,
        seed,
      );
      if (one.kind !== 'choice' || some.kind !== 'several') throw new Error(one.kind);
      expect(one.options[one.correct]).toBe('\\$3');
      expect(new Set(some.correct.map((place) => some.options[place]))).toEqual(
        new Set(['\\$1', '\\$4']),
      );
    }
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('that is %s is asked without options', (answer, correct) => {
    expect(
      toRoomQuestion(set, { kind: 'true-false', ...ABOUT, answer }, 0, 'a game'),
    ).toMatchObject({
      options: [],
      correct,
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
  expect(toRoomQuestion(set, ARK, 0, 'a game')).toMatchObject({
    id: 'set-7-1',
    text: 'Who built the ark?',
    category: 'Genesis',
    subject: null,
  });
  const money = toRoomQuestion(set, { ...ARK, question: 'Is $5 more than $4?' }, 0, 'a game');
  expect(money.text).toBe('Is \\$5 more than \\$4?');
  expect(toRoomQuestion(set, { ...ARK, topic: '' }, 1, 'a game')).toMatchObject({
    id: 'set-7-2',
    category: 'Week one',
  });
});
