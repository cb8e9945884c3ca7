import { describe, expect, it } from 'vitest';
import { problemText } from './problem.ts';
import { readTable, TABLE_COLUMNS, writeTable } from './table.ts';
import type { QuestionDraft } from './views.ts';

const HEAD = [
  'question',
  'option1',
  'option2',
  'option3',
  'option4',
  'answer',
  'explanation',
  'topic',
];
const row = (answer: string, ...options: string[]) => [
  'How many?',
  ...Array.from({ length: 4 }, (_, at) => options[at] ?? ''),
  answer,
  'So many.',
  'Numbers',
];
const read = (...rows: string[][]) => {
  const { questions, problems } = readTable([HEAD, ...rows]);
  return { questions, problems: problems.map(problemText) };
};

describe('a table of questions', () => {
  it('is read by the names in its first row, in any order and letters', () => {
    const { questions, problems } = readTable([
      ['\uFEFFANSWER', 'Option 2', 'question', 'option1'],
      ['no', 'no', ' Is it so? ', 'yes'],
    ]);
    expect(problems).toEqual([]);
    expect(questions).toEqual([
      {
        ...{ kind: 'choice', question: 'Is it so?', options: ['yes', 'no'], answer: 1 },
        ...{ explanation: '', topic: '' },
      },
    ]);
  });

  it.each([
    ['the words of an option', 'Two', ['One', 'Two'], 1],
    ['other letters and space', ' tWO ', ['One', 'Two'], 1],
    ['a number', '2', ['One', 'Two'], 1],
    ['a number that is its own words', '2', ['1', '2', '3'], 1],
    ['a number beyond the options that is the words of one', '4', ['2', '4'], 1],
    ['the name of the column', 'option2', ['2', '4'], 1],
    ['words that a spreadsheet would run', "'-4", ['4', "'-4"], 1],
  ])('takes %s as the answer', (_, answer, options, place) => {
    expect(read(row(answer, ...options)).problems).toEqual([]);
    expect(read(row(answer, ...options)).questions).toMatchObject([{ answer: place }]);
  });

  it.each([
    ['no answer', '', ['a', 'b'], 'Row 2, answer: please say what is right.'],
    ['an answer that is none', 'c', ['a', 'b'], 'Row 2, answer: this is none of the options.'],
    ['a number beyond', '3', ['a', 'b'], 'Row 2, answer: this is none of the options.'],
    [
      'a number that is also the words of another option',
      '2',
      ['2', '4'],
      'Row 2, answer: this is a number and also the words of another option; write for example option2.',
    ],
  ])('is told of %s', (_, answer, options, text) => {
    expect(read(row(answer, ...options)).problems).toEqual([text]);
  });

  it('counts rows as a spreadsheet does, and passes over empty ones', () => {
    const { questions, problems } = read(row('1', 'a', 'b'), ['', ' '], row('1', 'a', 'A'));
    expect(questions).toHaveLength(2);
    expect(problems).toEqual(['Row 4, option 2: another option says the same.']);
  });

  it('is refused without its columns, without questions and with too many', () => {
    expect(readTable([['question', 'answer']]).problems.map(problemText)).toEqual([
      'Row 1, option 1: this column is missing in the first row.',
      'Row 1, option 2: this column is missing in the first row.',
    ]);
    expect(read().problems).toEqual(['File: please write something here.']);
    const many = Array.from({ length: 101 }, () => row('1', 'a', 'b'));
    expect(read(...many).problems).toEqual(['File: please keep to 100 questions in a set.']);
  });

  const KINDS = [...HEAD, 'kind'];
  const readKind = (kind: string, answer: string, ...options: string[]) => {
    const { questions, problems } = readTable([KINDS, [...row(answer, ...options), kind]]);
    return { question: questions[0], problems: problems.map(problemText) };
  };

  it.each([
    ['several', '1; 3', ['a', 'b', 'c'], { kind: 'several', answers: [0, 2] }],
    ['several', 'c, a', ['a', 'b', 'c'], { kind: 'several', answers: [0, 2] }],
    ['True-False', 'TRUE', [], { kind: 'true-false', answer: true }],
    ['true-false', 'f', [], { kind: 'true-false', answer: false }],
    ['order', '', ['a', 'b', 'c'], { kind: 'order', options: ['a', 'b', 'c'] }],
    [
      'match',
      '',
      ['Noah -> ark', 'x = 2->line'],
      {
        pairs: [
          { left: 'Noah', right: 'ark' },
          { left: 'x = 2', right: 'line' },
        ],
      },
    ],
    ['number', '40', [], { answer: 40, tolerance: 0, unit: '' }],
    ['number', '3,5 ± 0.5 km', [], { answer: 3.5, tolerance: 0.5, unit: 'km' }],
    ['number', "'-4 +/- 1", [], { answer: -4, tolerance: 1, unit: '' }],
    ['number', '5 m2', [], { answer: 5, tolerance: 0, unit: 'm2' }],
    ['number', '20 €', [], { answer: 20, tolerance: 0, unit: '€' }],
    ['number', '1.234', [], { answer: 1.234, tolerance: 0, unit: '' }],
    ['number', '0,125', [], { answer: 0.125, tolerance: 0, unit: '' }],
    ['number', '2,25', [], { answer: 2.25, tolerance: 0, unit: '' }],
    ['number', '12 disciples', [], { answer: 12, tolerance: 0, unit: 'disciples' }],
    ['word', '', ['Noah', 'Noe'], { kind: 'word', options: ['Noah', 'Noe'] }],
    ['', '1', ['a', 'b'], { kind: 'choice', answer: 0 }],
  ])('of the kind “%s” takes the answer “%s”', (kind, answer, options, found) => {
    expect(readKind(kind, answer, ...options)).toMatchObject({ question: found, problems: [] });
  });

  it.each([
    ['several', '1; z', ['a', 'b'], 'Row 2, answer: this is none of the options.'],
    ['true-false', 'constructor', [], 'Row 2, answer: this is none of the options.'],
    ['true-false', 'maybe', [], 'Row 2, answer: this is none of the options.'],
    [
      'match',
      '',
      ['Noah -> ark', 'David'],
      'Row 2, option 2: please write what belongs together with an arrow between, as in Noah -> ark.',
    ],
    [
      'riddle',
      '1',
      ['a', 'b'],
      'Row 2, kind: please use one of choice, several, true-false, order, match, number, word.',
    ],
  ])('of the kind “%s” is told of “%s”', (kind, answer, options, text) => {
    expect(readKind(kind, answer, ...options).problems).toContain(text);
  });

  it.each([
    ...['many', '1 500', '1,500', '1,234,567', '1.000.000', '1e3', '1 E+3', '3-5', '1/2'],
    ...['2 x 10', '5 .', '3 ± 1,000', '40 ± days'],
  ])('of the kind “number” takes no number from “%s”', (cell) => {
    expect(readKind('number', cell).problems).toEqual([
      'Row 2, answer: this is no number that can be asked for.',
    ]);
  });

  it('gives back the questions that were written into it', () => {
    const about = { explanation: 'So.', topic: 'Math' };
    const questions: QuestionDraft[] = [
      { kind: 'choice', question: 'Two?', options: ['2', '4'], answer: 1, ...about },
      { kind: 'choice', question: '“Why?”', options: ['-1', '=b', 'c'], answer: 0, ...about },
      { kind: 'several', question: 'Which?', options: ['1', '2', '3'], answers: [0, 2], ...about },
      { kind: 'true-false', question: 'Is it?', answer: false, ...about },
      { kind: 'order', question: 'First?', options: ['c', 'a', 'b'], ...about },
      {
        ...{ kind: 'match', question: 'Whose?', ...about },
        pairs: [
          { left: 'a = b', right: '1' },
          { left: 'c', right: '2' },
        ],
      },
      { kind: 'number', question: 'How far?', answer: -2.5, tolerance: 0.5, unit: 'km', ...about },
      { kind: 'number', question: 'How small?', answer: 2e-7, tolerance: 1e-8, unit: '', ...about },
      { kind: 'number', question: 'How big?', answer: 1e12, tolerance: 0, unit: '', ...about },
      { kind: 'word', question: 'Who?', options: ['Noah', 'Noe'], ...about },
    ];
    const table = writeTable(questions);
    expect(table[0]).toEqual(TABLE_COLUMNS);
    expect(readTable(table)).toEqual({ questions, problems: [] });
  });
});
