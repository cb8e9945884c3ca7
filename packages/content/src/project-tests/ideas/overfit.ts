import { noisy, overfit } from '../../projects/ideas/overfit.ts';
import { between, equals, oneOf, testsOf } from '../tests.ts';

const row = [
  { at: 0, kind: 'a' },
  { at: 1, kind: 'a' },
  { at: 2.1, kind: 'b' },
  { at: 3.3, kind: 'a' },
  { at: 20, kind: 'b' },
];

export const overfitTests = testsOf(overfit, {
  high: (drawn) => {
    const { kinds, middle } = drawn;
    const examples = noisy(drawn);
    return [
      equals('one neighbor repeats a mistake', 'answer', [{ at: 2 }, row, 1], 'b'),
      equals('three neighbors outvote it', 'answer', [{ at: 2 }, row, 3], 'a'),
      equals('by heart everything is right', 'seen', [1, examples], 1),
      between('new examples are harder', 'unseen', [1, examples], [0.3, 0.85]),
      oneOf('more neighbors are chosen', 'bestK', [examples], [3, 5, 7]),
      ...kinds.map((kind, at) => equals(`a ${kind} is found`, 'guess', [middle(at, -0.2)], kind)),
    ];
  },
});
