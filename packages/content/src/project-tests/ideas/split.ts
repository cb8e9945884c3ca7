import { split } from '../../projects/ideas/split.ts';
import { equals, testsOf } from '../tests.ts';

export const splitTests = testsOf(split, {
  middle: ({ x, y, near, kinds, examples }) => [
    equals('every third is for the test', 'parted', [[1, 2, 3, 4, 5, 6, 7]], {
      train: [1, 2, 4, 5, 7],
      test: [3, 6],
    }),
    equals(
      'equal entries are counted',
      'accuracy',
      [
        ['a', 'b', 'c', 'a'],
        ['a', 'c', 'c', 'a'],
      ],
      0.75,
    ),
    equals('empty lists are 0', 'accuracy', [[], []], 0),
    equals(
      'an exam compares with what is true',
      'exam',
      [
        [
          { [x]: 0, [y]: 0, kind: 'a' },
          { [x]: 9, [y]: 9, kind: 'b' },
        ],
        [
          { [x]: 1, [y]: 1, kind: 'a' },
          { [x]: 8, [y]: 8, kind: 'a' },
        ],
      ],
      0.5,
    ),
    equals(
      'clean examples are all right',
      'exam',
      [examples, kinds.map((kind, at) => ({ ...near(at, 4), kind }))],
      1,
    ),
  ],
});
