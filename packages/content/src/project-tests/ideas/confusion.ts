import { confusion } from '../../projects/ideas/confusion.ts';
import { equals, testsOf } from '../tests.ts';

const list = [
  { said: 'a', truth: 'a' },
  { said: 'a', truth: 'b' },
  { said: 'a', truth: 'a' },
  { said: 'b', truth: 'b' },
  { said: 'b', truth: 'b' },
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export const confusionTests = testsOf(confusion, {
  high: ({ kinds, counts, results }) => {
    const hit = counts[2]?.[2] ?? 0;
    return [
      equals('pairs are counted', 'matrix', [list], { a: { a: 2 }, b: { a: 1, b: 2 } }),
      equals('recall looks at the truth', 'recall', ['b', list], 2 / 3),
      equals('precision looks at what was said', 'precision', ['b', list], 1),
      equals('F1 joins both', 'f1', ['b', list], 0.8),
      equals('an unknown kind is 0', 'f1', ['zebra', list], 0),
      equals(
        'the recall of the rare kind is right',
        'recall',
        [kinds[2], results],
        hit / sum(counts[2] ?? []),
      ),
      equals(
        'the precision of the rare kind is right',
        'precision',
        [kinds[2], results],
        hit / sum(counts.map((row) => row[2] ?? 0)),
      ),
    ];
  },
});
