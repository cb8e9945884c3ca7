import { kmeans, unlabeled } from '../../projects/ideas/kmeans.ts';
import { between, equals, testsOf } from '../tests.ts';

export const kmeansTests = testsOf(kmeans, {
  middle: ({ near, x, y }) => {
    const at = (a: number, c: number) => ({ [x]: a, [y]: c });
    return [
      equals('the closest center is found', 'groupOf', [at(7, 0), [at(0, 0), at(9, 0)]], 1),
      equals('the smaller number wins a tie', 'groupOf', [at(5, 5), [at(5, 0), at(5, 10)]], 0),
      equals(
        'centers move to the middle and empty ones stay',
        'moved',
        [
          [at(0, 0), at(2, 4), at(10, 10)],
          [at(1, 1), at(11, 11), at(90, 90)],
        ],
        [at(1, 2), at(10, 10), at(90, 90)],
      ),
      ...[0, 1, 2].map((kind) =>
        equals(`group ${kind} is found again`, 'group', [near(kind, 5)], kind),
      ),
    ];
  },
  high: (drawn) => {
    const at = (a: number, c: number) => ({ [drawn.x]: a, [drawn.y]: c });
    const points = [at(0, 0), at(1, 0), at(10, 0), at(11, 0), at(0, 30)];
    const size = drawn.examples.length;
    return [
      equals('starts lie far apart', 'starts', [points, 3], [at(0, 0), at(0, 30), at(11, 0)]),
      equals('two groups are found', 'cluster', [points.slice(0, 4), 2], [at(0.5, 0), at(10.5, 0)]),
      equals('the spread is squared', 'spread', [[at(0, 0), at(3, 4)], [at(0, 0)]], 25),
      equals('a point for each center has no spread', 'spread', [points, points], 0),
      between('three groups fit well', 'spreadFor', [3], [0, 2 * size]),
      between('one group does not', 'spreadFor', [1], [4 * size, 1e6]),
      equals('each point can be its own', 'spreadFor', [unlabeled(drawn).length], 0),
    ];
  },
});
