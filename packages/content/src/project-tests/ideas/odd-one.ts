import { oddOne } from '../../projects/ideas/odd-one.ts';
import { equals, testsOf } from '../tests.ts';

export const oddOneTests = testsOf(oddOne, {
  elementary: ({ average }) => [
    equals('the average is usual', 'check', [average], 'usual'),
    equals('far above is odd', 'check', [average + 6], 'odd'),
    equals('far below is odd', 'check', [average - 7], 'odd'),
    equals('exactly at the limit is usual', 'check', [average + 5], 'usual'),
  ],
  middle: ({ average }) => [
    equals('the mean is right', 'mean', [[2, 4, 9]], 5),
    equals('the deviation is right', 'deviation', [[2, 4, 4, 4, 5, 5, 7, 9]], 2),
    equals('oddness counts deviations', 'oddness', [1, [2, 4, 4, 4, 5, 5, 7, 9]], 2),
    equals('without deviation anything else is odd', 'oddness', [3, [4, 4]], 99),
    equals('far below is odd', 'check', [average - 15], 'odd'),
    equals('close by is usual', 'check', [average + 2], 'usual'),
  ],
});
