import { describe, expect, test } from 'vitest';
import * as b from './index.ts';

const nearest: b.BlockProgram = [
  [
    b.define(
      'guess',
      ['animal'],
      [
        b.set('best', b.first(b.data('animals'))),
        b.forEach('known', b.data('animals'), [
          b.when(
            b.compare(
              b.distance(b.get('animal'), b.get('known')),
              '<',
              b.distance(b.get('animal'), b.get('best')),
            ),
            [b.set('best', b.get('known'))],
          ),
        ]),
        b.giveBack(b.part('kind', b.get('best'))),
      ],
    ),
  ],
  [
    b.drawPoints('Our animals', b.data('animals'), { x: 'size', y: 'legs', label: 'kind' }),
    b.print(b.call('guess', b.first(b.data('animals')))),
  ],
];

describe('a program in blocks', () => {
  test('is printed as JavaScript that a child can read', () => {
    expect(b.printJavaScript(nearest)).toBe(`function guess(animal) {
  let best = animals[0];
  for (const known of animals) {
    if (distance(animal, known) < distance(animal, best)) {
      best = known;
    }
  }
  return best.kind;
}

drawPoints('Our animals', animals, { x: 'size', y: 'legs', label: 'kind' });
print(guess(animals[0]));
`);
  });

  test('is the same after it was saved as a workspace and read again', () => {
    expect(b.readWorkspace(b.toWorkspace(nearest))).toEqual(nearest);
  });

  test.each<[string, b.Block, string]>([
    ['a sum in a product', b.math(b.math(1, '+', 2), '×', 3), '(1 + 2) * 3'],
    ['a product in a sum', b.math(b.math(1, '×', 2), '+', 3), '1 * 2 + 3'],
    ['a difference taken away', b.math(5, '−', b.math(4, '−', 1)), '5 - (4 - 1)'],
    ['a comparison under not', b.not(b.compare(1, '=', 2)), '!(1 === 2)'],
    [
      'or inside and',
      b.both(b.either(b.trueFalse(true), b.trueFalse(false)), b.trueFalse(true)),
      '(true || false) && true',
    ],
    [
      'a count that may be none',
      b.math(b.countOf('sun', b.get('c')), '+', 1),
      "(c['sun'] ?? 0) + 1",
    ],
    ['a text with an apostrophe', b.text('it\'s "so"'), "'it\\'s \"so\"'"],
    ['a negative number taken away', b.math(1, '−', -2), '1 - -2'],
  ])('prints %s with the parentheses that it needs', (_, block, code) => {
    expect(b.printJavaScript([[b.print(block)]])).toBe(`print(${code});\n`);
  });

  test('chains else and if, and counts turns', () => {
    const sun = b.compare(b.get('sky'), '=', 'sun');
    const rain = b.compare(b.get('sky'), '=', 'rain');
    const program = [
      b.repeat(2, [
        b.ifElse(sun, [b.print('hat')], [b.ifElse(rain, [b.print('coat')], [b.print('shirt')])]),
      ]),
    ];
    expect(b.printJavaScript([program])).toBe(`for (let turn = 1; turn <= 2; turn += 1) {
  if (sky === 'sun') {
    print('hat');
  } else if (sky === 'rain') {
    print('coat');
  } else {
    print('shirt');
  }
}
`);
  });

  test('declares a variable once, at the top where it is first set inside something', () => {
    const inIf = b.define(
      'f',
      ['x'],
      [
        b.when(b.compare(b.get('x'), '>', 1), [b.set('answer', 'big')]),
        b.giveBack(b.get('answer')),
      ],
    );
    expect(b.printJavaScript([[inIf]])).toBe(`function f(x) {
  let answer;
  if (x > 1) {
    answer = 'big';
  }
  return answer;
}
`);
  });

  test('lets a function change what the program set', () => {
    const program = [
      [b.set('seen', b.emptyList())],
      [
        b.define(
          'meet',
          ['who'],
          [b.addToList('seen', b.get('who')), b.giveBack(b.length(b.get('seen')))],
        ),
      ],
    ];
    expect(b.printJavaScript(program)).toBe(`let seen = [];

function meet(who) {
  seen.push(who);
  return seen.length;
}
`);
  });

  test('names variables as JavaScript can', () => {
    expect(['my count', 'été', '2nd', 'new', '!'].map(b.identifier)).toEqual([
      'myCount',
      'ete',
      'my2nd',
      'mynew',
      'thing',
    ]);
  });
});

describe('a saved workspace', () => {
  test('with an empty slot prints nothing there, and the program still runs', () => {
    const saved = { blocks: { blocks: [{ type: 'print' }] } };
    expect(b.printJavaScript(b.readWorkspace(saved))).toBe('print(undefined);\n');
  });

  test('of something else is an empty program', () => {
    for (const saved of [
      null,
      3,
      'x',
      [],
      {},
      { blocks: 3 },
      { blocks: { blocks: [{ type: 'evil' }] } },
    ]) {
      expect(b.readWorkspace(saved)).toEqual([]);
    }
  });

  test('finds a renamed variable by its id', () => {
    const saved = {
      blocks: {
        blocks: [
          {
            type: 'set',
            fields: { VAR: { id: 'k7' } },
            inputs: { VALUE: { block: { type: 'number', fields: { NUM: 2 } } } },
          },
        ],
      },
      variables: [{ id: 'k7', name: 'my stars' }],
    };
    expect(b.printJavaScript(b.readWorkspace(saved))).toBe('let myStars = 2;\n');
  });
});
