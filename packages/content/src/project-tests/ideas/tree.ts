import { tree, treeOf } from '../../projects/ideas/tree.ts';
import { equals, testsOf } from '../tests.ts';

const deep = {
  ask: 'a',
  limit: 5,
  yes: 'small',
  no: { ask: 'b', limit: 2, yes: { ask: 'a', limit: 9, yes: 'middle', no: 'big' }, no: 'tall' },
};

export const treeTests = testsOf(tree, {
  elementary: ({ kinds, pair }) =>
    kinds.flatMap((kind, at) => [equals(`a ${kind} is found`, 'ask', pair(at, 5), kind)]),
  middle: (drawn) => [
    equals('a tree of one question is walked', 'walk', [deep, { a: 5, b: 1 }], 'small'),
    equals('a deep tree is walked', 'walk', [deep, { a: 12, b: 2 }], 'big'),
    equals(
      'the share of right answers is measured',
      'rightShare',
      [
        deep,
        [
          { a: 1, b: 0, kind: 'small' },
          { a: 8, b: 1, kind: 'middle' },
          { a: 8, b: 9, kind: 'tall' },
          { a: 20, b: 1, kind: 'middle' },
        ],
      ],
      0.75,
    ),
    equals('a good tree gets all right', 'rightShare', [treeOf(drawn), drawn.examples], 1),
    ...drawn.kinds.map((kind, at) =>
      equals(`a ${kind} is found`, 'guess', [drawn.near(at, 5)], kind),
    ),
  ],
});
