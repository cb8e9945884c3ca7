import { similar } from '../../projects/ideas/similar.ts';
import { equals, testsOf } from '../tests.ts';

export const similarTests = testsOf(similar, {
  high: ({ notes, asks }) => [
    equals('words are counted', 'vector', ['Red red fox'], { red: 2, fox: 1 }),
    equals(
      'shared words are multiplied',
      'dot',
      [
        { a: 2, b: 1 },
        { a: 3, c: 5 },
      ],
      6,
    ),
    equals(
      'the same direction is 1',
      'cosine',
      [
        { a: 1, b: 2 },
        { a: 2, b: 4 },
      ],
      1,
    ),
    equals('an empty vector is 0', 'cosine', [{}, { a: 1 }], 0),
    ...[2, 5].map((at) =>
      equals(`note ${at} is found`, 'search', [asks[at]?.words ?? ''], notes[at] ?? ''),
    ),
    equals('nothing shared is null', 'search', ['qwertz'], null),
  ],
});
