import { perceptron } from '../../projects/ideas/perceptron.ts';
import { between, equals, testsOf } from '../tests.ts';

export const perceptronTests = testsOf(perceptron, {
  middle: ({ world, kinds, near, x, y }) => {
    // The kind that the code takes for above 0, whatever the labels of the data are.
    const [{ name: first }, { name: second }] = world.kinds;
    const model = { a: 1, b: -1, c: 0 };
    return [
      equals('above 0 is the first kind', 'say', [model, { [x]: 5, [y]: 4 }], first),
      equals('0 itself is the second kind', 'say', [model, { [x]: 4, [y]: 4 }], second),
      equals(
        'a right answer changes nothing',
        'improved',
        [model, { [x]: 5, [y]: 4, kind: first }],
        model,
      ),
      equals('a mistake moves the numbers', 'improved', [model, { [x]: 5, [y]: 4, kind: second }], {
        a: -4,
        b: -5,
        c: -10,
      }),
      ...kinds.map((kind, at) => equals(`a ${kind} is found`, 'guess', [near(at, 5)], kind)),
    ];
  },
  high: ({ world, kinds, near }) => [
    equals('the sigmoid of 0 is one half', 'sigmoid', [0], 0.5),
    between('the sigmoid of a large number is nearly 1', 'sigmoid', [8], [0.999, 1]),
    between('a sure mistake is costly', 'logLoss', [0.99, false], [4.6, 4.61]),
    between('one half costs the same both ways', 'logLoss', [0.5, true], [0.69, 0.7]),
    ...[0, 1].map((at) =>
      between(
        `a ${kinds[at]} is told`,
        'sure',
        [near(at, 5)],
        kinds[at] === world.kinds[0].name ? [0.8, 1] : [0, 0.2],
      ),
    ),
  ],
});
