import { edges } from '../../projects/ideas/edges.ts';
import { equals, testsOf } from '../tests.ts';

const steps = [
  [1, 1, 6],
  [1, 3, 6],
];

export const edgesTests = testsOf(edges, {
  middle: ({ photo, expected }) => [
    equals('a jump has no sign', 'jump', [2, 9], 7),
    equals('a jump to the right is an edge', 'isEdge', [steps, 0, 1, 5], true),
    equals('a jump to the left is none', 'isEdge', [steps, 0, 2, 1], false),
    equals('the last pixel has no neighbors', 'isEdge', [steps, 1, 2, 1], false),
    equals('all edges are found', 'edges', [photo, 5], expected),
  ],
});
