import { stump } from '../../projects/ideas/stump.ts';
import { equals, testsOf } from '../tests.ts';

export const stumpTests = testsOf(stump, {
  middle: ({ kinds, pair, x }) => [
    equals('most win', 'majority', [['a', 'b', 'b'].map((kind) => ({ kind }))], 'b'),
    equals('the first one met wins a tie', 'majority', [['b', 'a'].map((kind) => ({ kind }))], 'b'),
    equals(
      'the best question is found',
      'stump',
      [
        [
          { [x]: 8, kind: 'b' },
          { [x]: 1, kind: 'a' },
          { [x]: 3, kind: 'a' },
          { [x]: 2, kind: 'a' },
          { [x]: 9, kind: 'b' },
        ],
      ],
      { limit: 3, below: 'a', above: 'b', right: 5 },
    ),
    ...kinds.map((kind, at) => equals(`a ${kind} is found`, 'guess', [pair(at, 6)[0]], kind)),
  ],
});
