import { bandit } from '../../projects/ideas/bandit.ts';
import { between, equals, testsOf } from '../tests.ts';

export const banditTests = testsOf(bandit, {
  elementary: ({ places, averages }) => [
    ...places.map((place, at) =>
      equals(`the average of ${place} is right`, 'average', [place], averages[at] ?? 0),
    ),
    equals('a place without tries is 0', 'average', ['the moon'], 0),
  ],
  middle: ({ places: [one, two] }) => [
    equals('the average is a share', 'average', [{ tries: 4, total: 3 }], 0.75),
    equals('no tries are 0', 'average', [{ tries: 0, total: 0 }], 0),
    equals(
      'what is new is tried first',
      'choose',
      [{ [one]: { tries: 3, total: 3 }, [two]: { tries: 0, total: 0 } }],
      two,
    ),
    equals(
      'the best average is chosen',
      'choose',
      [{ [one]: { tries: 9, total: 5 }, [two]: { tries: 2, total: 2 } }],
      two,
    ),
    equals(
      'a try is added',
      'learned',
      [{ [one]: { tries: 1, total: 1 }, [two]: { tries: 0, total: 0 } }, two, 1],
      { [one]: { tries: 1, total: 1 }, [two]: { tries: 1, total: 1 } },
    ),
  ],
  high: () => [
    equals('the mean moves', 'moved', [{ n: 3, mean: 2 }, 6], { n: 4, mean: 3 }),
    equals('the first reward is the mean', 'moved', [{ n: 0, mean: 0 }, 1], { n: 1, mean: 1 }),
    equals(
      'the highest mean is chosen',
      'greedy',
      [{ p: { n: 1, mean: 0.3 }, q: { n: 8, mean: 0.9 }, r: { n: 2, mean: 0.5 } }],
      'q',
    ),
    between('with some exploring the best place is found', 'result', [500, 0.1], [0.6, 0.9]),
    between('always exploring is about the average', 'result', [500, 1], [0.38, 0.62]),
  ],
});
