import { describe, expect, it, test } from 'vitest';
import { playedQuestion, type RoomQuestionOf, roomQuestionSchema } from '../multiplayer/index.ts';
import type { QuestionAnswer } from './answer.ts';
import { optionCounts } from './counts.ts';
import { judge, rightAnswer, toleranceOf } from './judge.ts';
import { QUESTION_KINDS, type QuestionKind, secondsFor } from './kinds.ts';
import { foldedWord, isSameWord } from './words.ts';

const ASKED = {
  id: 'q-1',
  text: 'Which?',
  category: 'Things',
  picture: null,
  explanation: 'secret explanation',
  subject: null,
  topic: null,
  reference: 'secret reference',
};
const FOUR = ['a', 'b', 'c', 'd'];
const QUESTIONS: { readonly [Kind in QuestionKind]: RoomQuestionOf<Kind> } = {
  choice: { kind: 'choice', ...ASKED, options: FOUR, correct: 1 },
  several: { kind: 'several', ...ASKED, options: FOUR, correct: [2, 0] },
  'true-false': { kind: 'true-false', ...ASKED, options: [], correct: 1 },
  order: { kind: 'order', ...ASKED, options: ['c', 'a', 'b', 'a'], correct: [1, 3, 2, 0] },
  match: {
    kind: 'match',
    ...ASKED,
    options: ['x', 'y', 'x'],
    lefts: ['1', '2', '3'],
    correct: [1, 0, 2],
  },
  number: { kind: 'number', ...ASKED, options: [], unit: 'km', correct: 3.3, tolerance: 0.1 },
  word: { kind: 'word', ...ASKED, options: [], accepted: ['Moïse', 'Moses'] },
};

describe('an answer', () => {
  it.each<[QuestionKind, QuestionAnswer, boolean | null]>([
    ['choice', 1, true],
    ['choice', 0, false],
    ['choice', 4, null],
    ['choice', -1, null],
    ['choice', 0.5, null],
    ['choice', [1], null],
    ['choice', 'b', null],
    ['several', [0, 2], true],
    ['several', [2, 0], true],
    ['several', [0], false],
    ['several', [0, 1, 2], false],
    ['several', [0, 1], false],
    ['several', [], null],
    ['several', [0, 0], null],
    ['several', [0, 4], null],
    ['several', 0, null],
    ['true-false', 1, true],
    ['true-false', 0, false],
    ['true-false', 2, null],
    ['order', [1, 3, 2, 0], true],
    ['order', [3, 1, 2, 0], true],
    ['order', [1, 2, 3, 0], false],
    ['order', [1, 3, 2], null],
    ['order', [1, 1, 2, 0], null],
    ['match', [1, 0, 2], true],
    ['match', [1, 2, 0], true],
    ['match', [0, 1, 2], false],
    ['match', [1, 0], null],
    ['number', 3.3, true],
    ['number', 3.4, true],
    ['number', 3.2, true],
    ['number', 3.41, false],
    ['number', Number.NaN, null],
    ['number', Number.POSITIVE_INFINITY, null],
    ['number', '3.3', null],
    ['word', 'Moïse', true],
    ['word', ' mo ise. ', true],
    ['word', 'MOSES', true],
    ['word', 'Mose', false],
    ['word', ' ', null],
    ['word', 5, null],
  ])('to a question of the kind %s, %j, is marked %s', (kind, answer, marked) => {
    expect(judge(QUESTIONS[kind], answer)).toBe(marked);
  });

  it.each([
    [12_345_678_901, 0, 12_345_678_902, false],
    [12_345_678_901, 0, 12_345_678_901, true],
    [12_345_678_901, 1, 12_345_678_902, true],
    [0.3, 0, 0.1 + 0.2, true],
    [0.000_000_000_1, 0, 0, false],
    [0.000_000_000_1, 0, 0.000_000_000_1, true],
  ])('to the number %d ± %d, %d, is marked %s', (correct, tolerance, answer, marked) => {
    expect(judge({ ...QUESTIONS.number, correct, tolerance }, answer)).toBe(marked);
  });

  it.each([
    ['C++', 'c++', true],
    ['C++', 'C', false],
    ['-5', '5', false],
    ['50%', '50 %.', true],
    ['50%', '50', false],
    ['Löwe', 'Loewe', true],
    ['Loewe', 'löwe', true],
    ['Löwe', 'Lowe', true],
    ['Löwe', 'Leowe', false],
  ])('to the word %s, “%s”, is marked %s', (word, answer, marked) => {
    expect(judge({ ...QUESTIONS.word, accepted: [word] }, answer)).toBe(marked);
    expect(isSameWord(answer, word)).toBe(marked);
  });

  it.each(QUESTION_KINDS)('that is right is known for the kind %s', (kind) => {
    expect(judge(QUESTIONS[kind], rightAnswer(QUESTIONS[kind]))).toBe(true);
  });

  test('may be off by a tolerance where it is a number, and nowhere else', () => {
    expect(QUESTION_KINDS.filter((kind) => toleranceOf(QUESTIONS[kind]) > 0)).toEqual(['number']);
  });
});

describe('a question that is played', () => {
  it.each(QUESTION_KINDS)('holds nothing of its key in the kind %s', (kind) => {
    const question = QUESTIONS[kind];
    expect(roomQuestionSchema.parse(question)).toEqual(question);
    const told = JSON.stringify(playedQuestion(question));
    expect(told).not.toMatch(/secret|correct|accepted|tolerance|Moses|3\.3/u);
    expect(playedQuestion(question)).toMatchObject({
      kind,
      text: 'Which?',
      options: question.options,
    });
  });

  it('gives a hand that types or drags more time than one that taps', () => {
    expect(QUESTION_KINDS.map((kind) => secondsFor(kind, 25))).toEqual([
      25, 35, 25, 50, 50, 35, 40,
    ]);
  });
});

test('who took an option is counted where options are taken', () => {
  expect(optionCounts(QUESTIONS.choice, [1, 1, 3])).toEqual([0, 2, 0, 1]);
  expect(optionCounts(QUESTIONS.several, [[0, 2], [2]])).toEqual([1, 0, 2, 0]);
  expect(optionCounts(QUESTIONS['true-false'], [0, 1, 1])).toEqual([1, 2]);
  expect(optionCounts(QUESTIONS.order, [[1, 3, 2, 0]])).toEqual([]);
  expect(optionCounts(QUESTIONS.word, ['Moses'])).toEqual([]);
});

test.each([
  ['  Noë ', 'noe'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Bethle hem.', 'bethlehem'],
  ['l’été', "l'ete"],
  ['¿Noé?', 'noe'],
  ['Cœur', 'coeur'],
  ['(«Noah…»)', 'noah'],
  ['C++', 'c++'],
])('%j is compared as %j', (typed, folded) => {
  expect(foldedWord(typed)).toBe(folded);
});
