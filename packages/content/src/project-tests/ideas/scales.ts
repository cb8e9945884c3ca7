import { scales } from '../../projects/ideas/scales.ts';
import { equals, testsOf } from '../tests.ts';

export const scalesTests = testsOf(scales, {
  high: ({ kinds, ask }) => [
    equals('the range is found', 'range', [[{ a: 4 }, { a: -2 }, { a: 9 }], 'a'], {
      least: -2,
      most: 9,
    }),
    equals('the middle is one half', 'scaled', [15, { least: 10, most: 20 }], 0.5),
    equals('one value has no range', 'scaled', [7, { least: 7, most: 7 }], 0),
    ...([0, 1] as const).flatMap((kind) =>
      [2, 4].map((which) =>
        equals(`${kinds[kind]} ${which} is found`, 'guess', [ask(kind, which)], kinds[kind]),
      ),
    ),
  ],
});
