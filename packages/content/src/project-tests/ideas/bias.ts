import { type BiasDraw, bias } from '../../projects/ideas/bias.ts';
import { equals, testsOf } from '../tests.ts';

const few = [
  { group: 'a', value: 1, truth: false },
  { group: 'a', value: 5, truth: true },
  { group: 'a', value: 9, truth: true },
  { group: 'b', value: 4, truth: true },
];

type Examples = BiasDraw['examples'];

function share(limit: number, list: Examples): number {
  return list.filter(({ value, truth }) => value >= limit === truth).length / list.length;
}

/** The first limit that does best by a measure. */
function first(measure: (limit: number) => number): number {
  const limits = Array.from({ length: 25 }, (_, limit) => limit);
  const most = Math.max(...limits.map(measure));
  return limits.find((limit) => measure(limit) === most) ?? 0;
}

export const biasTests = testsOf(bias, {
  elementary: ({ kinds, counts }) => [
    ...kinds.map((kind, at) =>
      equals(
        `${kind} is looked up`,
        'check',
        [kind],
        (counts[at] ?? 0) < 5 ? 'needs more' : 'enough',
      ),
    ),
    equals('what was never shown needs more', 'check', ['dragon'], 'needs more'),
  ],
  high: ({ examples, groups }) => [
    equals('accuracy is a share', 'accuracy', [6, few], 0.5),
    equals('nothing to measure is 0', 'accuracy', [6, []], 0),
    equals('each group is measured', 'byGroup', [5, few], { a: 1, b: 0 }),
    equals(
      'the best limit is found',
      'bestLimit',
      [examples],
      first((limit) => share(limit, examples)),
    ),
    equals(
      'the fairest limit is found',
      'fairLimit',
      [examples],
      first((limit) =>
        Math.min(
          ...groups.map((group) =>
            share(
              limit,
              examples.filter((one) => one.group === group),
            ),
          ),
        ),
      ),
    ),
  ],
});
