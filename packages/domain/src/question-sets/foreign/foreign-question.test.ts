import { describe, expect, it } from 'vitest';
import { problemText } from '../problem.ts';
import type { QuestionDraft } from '../views.ts';
import { type ForeignQuestion, takeForeign } from './foreign-question.ts';

const GOOD: ForeignQuestion = {
  row: 2,
  kind: 'choice',
  question: 'Who built the ark?',
  options: ['Noah', 'Moses'],
  right: [0],
  pairs: [],
  number: null,
  explanation: '',
  topic: 'Genesis',
  hasPicture: false,
};

describe('what a set takes of another program', () => {
  it('is each choice', () => {
    expect(takeForeign([GOOD])).toEqual({
      questions: [
        {
          kind: 'choice',
          question: 'Who built the ark?',
          options: ['Noah', 'Moses'],
          answer: 0,
          explanation: '',
          topic: 'Genesis',
        },
      ],
      leftOut: [],
      withoutPicture: [],
    });
  });

  it.each([
    ['a text to write', { kind: 'typed', options: [] }, 'typed'],
    ['things to match of which nobody says how', { kind: 'match' }, 'match'],
    ['things without an order', { kind: 'order', options: [] }, 'order'],
    ['a number that is not said', { kind: 'number' }, 'number'],
    ['no right answer at all, being a poll', { kind: 'poll' }, 'poll'],
    ['answers of which any is enough', { kind: 'any-right', right: [0, 1] }, 'any-right'],
    ['something that nobody here knows', { kind: 'other' }, 'other'],
    ['seven options', { options: [...'abcdefg'] }, 'too-many-options'],
  ] as const)('is not one with %s', (_, change, reason) => {
    const { questions, leftOut } = takeForeign([GOOD, { ...GOOD, row: 3, ...change }]);
    expect(questions).toHaveLength(1);
    expect(leftOut).toEqual([{ row: 3, question: GOOD.question, reason, problems: [] }]);
  });

  it.each<[string, Partial<ForeignQuestion>, Partial<QuestionDraft>]>([
    ['several right answers', { right: [0, 1] }, { kind: 'several', answers: [0, 1] }],
    ['true', { kind: 'true-false', options: [], right: [0] }, { kind: 'true-false', answer: true }],
    [
      'false',
      { kind: 'true-false', options: [], right: [1] },
      { kind: 'true-false', answer: false },
    ],
    ['a word to type', { kind: 'typed', options: ['Noah'] }, { kind: 'word', options: ['Noah'] }],
    [
      'things to match',
      {
        kind: 'match',
        options: [],
        pairs: [
          { left: 'a', right: 'b' },
          { left: 'c', right: 'd' },
        ],
      },
      { kind: 'match' },
    ],
    ['things to put in order', { kind: 'order', options: ['a', 'b', 'c'] }, { kind: 'order' }],
    [
      'a number',
      { kind: 'number', options: [], number: { answer: 40, tolerance: 2 } },
      { kind: 'number', answer: 40, tolerance: 2, unit: '' },
    ],
  ])('is one with %s', (_, change, draft) => {
    const { questions, leftOut } = takeForeign([{ ...GOOD, ...change }]);
    expect(leftOut).toEqual([]);
    expect(questions).toMatchObject([draft]);
  });

  it('is not what breaks a rule of sets, which is named', () => {
    const { questions, leftOut } = takeForeign([{ ...GOOD, options: ['Noah', 'noah'], right: [] }]);
    expect(questions).toEqual([]);
    expect(leftOut.flatMap(({ problems }) => problems.map(problemText))).toEqual([
      'Row 2, option 2: another option says the same.',
      'Row 2, answer: please say what is right.',
    ]);
  });

  it('tells whose picture stays behind', () => {
    expect(takeForeign([GOOD, { ...GOOD, row: 3, hasPicture: true }]).withoutPicture).toEqual([3]);
  });

  it('is a hundred questions, and the next is named', () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ ...GOOD, row: at + 2 }));
    const { questions, leftOut } = takeForeign(many);
    expect(questions).toHaveLength(100);
    expect(leftOut).toMatchObject([{ row: 102, problems: [{ fault: 'too-many', limit: 100 }] }]);
  });
});
