import { nearest } from '../../projects/ideas/nearest.ts';
import { equals, testsOf } from '../tests.ts';

export const nearestTests = testsOf(nearest, {
  elementary: ({ kinds, pair }) =>
    kinds.map((kind, at) => equals(`a ${kind} is found`, 'guess', pair(at, 11), kind)),
  middle: ({ kinds, near, x, y, examples }) => [
    equals(
      'the gap of 3 and 4 is 5',
      'gap',
      [
        { [x]: 1, [y]: 2 },
        { [x]: 4, [y]: 6 },
      ],
      5,
    ),
    equals(
      'the nearest of two is found',
      'nearest',
      [
        { [x]: 0, [y]: 0 },
        [
          { [x]: 6, [y]: 0, kind: 'a' },
          { [x]: -4, [y]: 1, kind: 'b' },
        ],
      ],
      { [x]: -4, [y]: 1, kind: 'b' },
    ),
    ...kinds.map((kind, at) => equals(`a ${kind} is found`, 'guess', [near(at, 11)], kind)),
    equals('an example is its own neighbor', 'guess', [examples[4] ?? {}], kinds[1]),
  ],
  high: ({ kinds, near, examples }) => [
    equals('most votes win', 'vote', [['a', 'b', 'b'].map((kind) => ({ kind }))], 'b'),
    equals('the nearer wins a tie', 'vote', [['b', 'a', 'a', 'b'].map((kind) => ({ kind }))], 'b'),
    equals(
      'the nearest neighbor is the example itself',
      'neighbors',
      [examples[3] ?? {}, 1],
      [examples[3] ?? {}],
    ),
    ...kinds.map((kind, at) => equals(`a ${kind} is found`, 'guess', [near(at, 12)], kind)),
  ],
});
