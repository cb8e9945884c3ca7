import { describe, expect, it } from 'vitest';
import { problemText } from './problem.ts';
import { readTable, TABLE_COLUMNS, writeTable } from './table.ts';

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
      { question: 'Is it so?', options: ['yes', 'no'], answer: 1, explanation: '', topic: '' },
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
    expect(read(row(answer, ...options)).questions[0]?.answer).toBe(place);
  });

  it.each([
    ['no answer', '', ['a', 'b'], 'Row 2, answer: please say which option is right.'],
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

  it('gives back the questions that were written into it', () => {
    const questions = [
      { question: 'Two?', options: ['2', '4'], answer: 1, explanation: '', topic: 'Math' },
      { question: '“Why?”', options: ['-1', '=b', 'c'], answer: 0, explanation: 'So.', topic: '' },
    ];
    const table = writeTable(questions);
    expect(table[0]).toEqual(TABLE_COLUMNS);
    expect(readTable(table)).toEqual({ questions, problems: [] });
  });
});
