import { describe, expect, it } from 'vitest';
import { readForeignTable } from './foreign-table.ts';

const KAHOOT = [
  ['', 'Quiz template'],
  ['', 'Add questions, at least two answer alternatives, time limit and choose correct answers'],
  ['', ''],
  [
    '',
    'Question - max 120 characters',
    'Answer 1 - max 75 characters',
    'Answer 2 - max 75 characters',
    'Answer 3 - max 75 characters',
    'Answer 4 - max 75 characters',
    'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
    'Correct answer(s) - choose at least one',
  ],
];
const QUIZIZZ = [
  'Question Text',
  'Question Type',
  'Option 1',
  'Option 2',
  'Option 3',
  'Option 4',
  'Option 5',
  'Correct Answer',
  'Time in seconds',
  'Image Link',
  'Answer explanation',
];
const BLOOKET = [
  ['Blooket\nImport Template'],
  [
    'Question #',
    'Question Text',
    'Answer 1',
    'Answer 2',
    'Answer 3\n(Optional)',
    'Answer 4\n(Optional)',
    'Time Limit (sec)\n(Max: 300 seconds)',
    'Correct Answer(s)\n(Only include Answer #)',
  ],
];

describe('a table of another program', () => {
  it('is read as Kahoot’s template has it, below its rows of advice', () => {
    const rows = [...KAHOOT, ['1', 'How many legs has a spider?', '6', '8', '', '', '20', '2']];
    expect(readForeignTable(rows)).toEqual([
      {
        row: 5,
        kind: 'choice',
        question: 'How many legs has a spider?',
        options: ['6', '8'],
        right: [1],
        pairs: [],
        number: null,
        explanation: '',
        topic: '',
        hasPicture: false,
      },
    ]);
  });

  it('takes a number of Kahoot as a place, though an option says the same number', () => {
    const rows = [...KAHOOT, ['1', 'What is 1 + 1?', '2', '1', '3', '', '20', '1']];
    expect(readForeignTable(rows)).toMatchObject([{ options: ['2', '1', '3'], right: [0] }]);
  });

  it('is read as Kahoot’s German template has it', () => {
    const rows = [
      [
        '',
        'Frage – max. 120 Zeichen',
        'Antwort 1 – max. 75 Zeichen',
        'Antwort 2',
        'Richtige Antwort(en)',
      ],
      ['1', 'Wer baute die Arche?', 'Noah', 'Mose', '1'],
    ];
    expect(readForeignTable(rows)).toMatchObject([
      { question: 'Wer baute die Arche?', options: ['Noah', 'Mose'], right: [0] },
    ]);
  });

  it('is read as Quizizz writes it, with kinds, pictures and explanations', () => {
    const rows = [
      QUIZIZZ,
      ['Who?', 'Multiple Choice', 'A', 'B', 'C', '', '', '3', '30', 'x.test/p.png', 'Because.'],
      ['Which two?', 'Checkbox', 'A', 'B', 'C', '', '', '1,3', '30', '', ''],
      ['Write it', 'Fill-in-the-Blank', 'Noah', '', '', '', '', '', '30', '', ''],
      ['What do you like?', 'Poll', 'A', 'B', '', '', '', '', '30', '', ''],
      ['Draw it', 'Draw', '', '', '', '', '', '', '30', '', ''],
    ];
    expect(readForeignTable(rows)).toMatchObject([
      { row: 2, kind: 'choice', right: [2], explanation: 'Because.', hasPicture: true },
      { row: 3, kind: 'choice', right: [0, 2], hasPicture: false },
      { row: 4, kind: 'typed', options: ['Noah'] },
      { row: 5, kind: 'poll' },
      { row: 6, kind: 'other' },
    ]);
  });

  it('is read as Blooket writes it', () => {
    const rows = [
      ...BLOOKET,
      ['1', 'Where was Jesus born?', 'Rome', 'Bethlehem', '', '', '20', '2'],
    ];
    expect(readForeignTable(rows)).toMatchObject([
      { row: 3, question: 'Where was Jesus born?', options: ['Rome', 'Bethlehem'], right: [1] },
    ]);
  });

  it.each([
    ['a letter', 'C', [2]],
    ['a number', '1', [0]],
    ['the words', 'moses', [1]],
    ['two letters', 'a, c', [0, 2]],
    ['nothing', '', []],
    ['nobody that is there', 'e', []],
  ])(
    'with the columns question, a, b, c, d, correct names what is right by %s',
    (_, cell, right) => {
      const rows = [
        ['question', 'a', 'b', 'c', 'd', 'correct'],
        ['Who built the ark?', 'Noah', 'Moses', 'Ruth', '', cell],
      ];
      expect(readForeignTable(rows)).toMatchObject([{ options: ['Noah', 'Moses', 'Ruth'], right }]);
    },
  );

  it('does not guess where a number means one option by its words and another by its place', () => {
    const head = ['question', 'a', 'b', 'correct'];
    expect(readForeignTable([head, ['1 + 1?', '1', '2', '2']])).toMatchObject([{ right: [1] }]);
    expect(readForeignTable([head, ['1 + 1?', '2', '1', '2']])).toMatchObject([{ right: [] }]);
  });

  it('passes over rows without anything, and counts them', () => {
    const rows = [
      ['question', 'a', 'b', 'correct'],
      ['', '', '', ''],
      ['Who?', 'X', 'Y', 'a'],
    ];
    expect(readForeignTable(rows)).toMatchObject([{ row: 3 }]);
  });

  it.each([
    [
      'no heads',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'no column that says what is right',
      [
        ['question', 'a', 'b'],
        ['Who?', 'X', 'Y'],
      ],
    ],
    [
      'a list of children',
      [
        ['First name', 'Last name', 'Age'],
        ['Ruth', 'Boas', '9'],
      ],
    ],
    ['nothing', []],
  ])('with %s is none', (_, rows) => {
    expect(readForeignTable(rows)).toBeNull();
  });
});
