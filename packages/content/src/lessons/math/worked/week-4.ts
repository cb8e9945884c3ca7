import { largest, quotient, sum } from '../arithmetic.ts';
import { inWords, type Key, only, type Stated } from './row.ts';

const sorted = (values: readonly bigint[]): bigint[] =>
  [...values].sort((a, b) => (a < b ? -1 : Number(a > b)));
const mean = (values: readonly bigint[]): bigint => quotient(sum(values), BigInt(values.length));
/** The middle of an odd number of values. */
function median(values: readonly bigint[]): bigint {
  const middle = sorted(values)[(values.length - 1) / 2];
  if (middle === undefined) throw new Error('no value stands in the middle');
  return middle;
}
const range = (values: readonly bigint[]): bigint => largest(values) - (sorted(values)[0] ?? 0n);

const distances = (values: readonly bigint[], from: bigint): bigint[] =>
  values.map((value) => (value < from ? from - value : value - from));
const totalDistance = (values: readonly bigint[], from: bigint): bigint =>
  sum(distances(values, from));
const squares = (values: readonly bigint[], from: bigint): bigint =>
  sum(values.map((value) => (value - from) ** 2n));
/** A quotient that ends after one decimal, such as `2.4`. */
const tenths = (top: bigint, bottom: bigint): string =>
  `${Number(quotient(10n * top, bottom)) / 10}`;
const meanDeviation = (values: readonly bigint[]): string =>
  tenths(totalDistance(values, mean(values)), BigInt(values.length));
/** The mean of all members of groups, each given by its size and its mean. */
const pooled = (groups: readonly (readonly [size: bigint, mean: bigint])[]): bigint =>
  quotient(sum(groups.map(([size, each]) => size * each)), sum(groups.map(([size]) => size)));

const PLACES = ['The first', 'The second', 'The third', 'The fourth', 'The fifth'];

/** The option, perhaps with tenths, from which the values lie the least distance away in all. */
function nearest(options: readonly string[], values: readonly bigint[]): string {
  const cost = (option: string): bigint =>
    totalDistance(
      values.map((value) => 10n * value),
      BigInt(Math.round(Number(option) * 10)),
    );
  return only(options, (option) => options.every((other) => cost(option) <= cost(other)));
}

export const WEEK_4_KEYS: readonly Key[] = [
  [23, 'kindergarten', 0, () => inWords(mean([3n, 2n, 1n]))],
  [23, 'kindergarten', 1, () => PLACES[(5 - 1) / 2] ?? ''],
  [23, 'kindergarten', 2, () => inWords(mean([4n, 2n]))],
  [23, 'elementary', 0, () => `${mean([3n, 4n, 5n, 8n])}`],
  [23, 'elementary', 1, () => `${median([9n, 2n, 7n, 3n, 4n])}`],
  [23, 'elementary', 2, () => `${range([12n, 7n, 15n, 10n])}`],
  [23, 'intermediate', 0, () => `${mean([2n, 3n, 3n, 4n, 18n]) - median([2n, 3n, 3n, 4n, 18n])}`],
  [23, 'intermediate', 1, () => `${6n * 7n - sum([4n, 6n, 7n, 8n, 9n])}`],
  [23, 'intermediate', 2, () => meanDeviation([6n, 8n, 10n, 12n, 14n])],
  [23, 'advanced', 0, (o) => nearest(o, [1n, 3n, 3n, 6n, 12n])],
  [23, 'advanced', 1, () => tenths(squares([7n, 9n, 11n, 13n], mean([7n, 9n, 11n, 13n])), 4n)],
  [
    23,
    'advanced',
    2,
    () =>
      `${pooled([
        [10n, 4n],
        [30n, 8n],
      ])}`,
  ],
];

const bundles = [6n, 4n, 8n, 5n, 7n, 5n, 7n];
const raisedBundles = bundles.map((bundle) => (bundle === 8n ? bundle + 7n : bundle));
const amara = [4n, 5n, 5n, 6n, 5n];
const ben = [1n, 9n, 2n, 8n, 5n];
const gleaners = [3n, 3n, 3n, 4n, 4n, 5n, 13n];
const families = [2n, 4n, 4n, 5n, 10n];
const corrupted = families.map((measures) => (measures === 10n ? 100n : measures));
/** The standard deviation of the families in hundredths, rounded: the root of 36/5. */
const deviation = Math.round(100 * Math.sqrt(Number(squares(families, 5n)) / 5)) / 100;

export const WEEK_4_STATED: readonly Stated[] = [
  [
    23,
    'elementary',
    [
      `That makes ${sum(bundles)}.`,
      `42 ÷ 7 = ${mean(bundles)}`,
      `${sorted(bundles).join(', ')}. Then`,
      `The last one left has ${median(bundles)} stalks`,
      `8 − 4 = ${range(bundles)}`,
      `so that it has ${largest(raisedBundles)}`,
      `49 ÷ 7 = ${mean(raisedBundles)}`,
      `The middle bundle still has ${median(raisedBundles)}`,
      `15 − 4 = ${range(raisedBundles)}`,
    ],
  ],
  [
    23,
    'intermediate',
    [
      `Amara’s list, in kilograms, reads ${amara.join(', ')}. Ben’s list reads ${ben.join(', ')}.`,
      `25 ÷ 5 = ${mean(amara)}. Both also have a median of ${median(ben)}`,
      `2 ÷ 5 = ${meanDeviation(amara)} kilograms`,
      `14 ÷ 5 = ${meanDeviation(ben)} kilograms`,
      `The total is ${sum(gleaners)}, so the mean is 35 ÷ 7 = ${mean(gleaners)} kilograms`,
      `The median is only ${median(gleaners)}`,
      `makes ${totalDistance(gleaners.slice(0, 5), mean(gleaners))} on the left`,
      `is ${13n - mean(gleaners)} away on the right`,
    ],
  ],
  [
    23,
    'advanced',
    [
      `m = 25 ÷ 5 = ${mean(families)}`,
      `which add up to ${squares(families, 5n)}`,
      `36 + 5 × 1² = ${squares(families, 4n)}`,
      `the total is at least ${totalDistance(families, median(families))}`,
      `The mean of 5 costs ${distances(families, 5n).join(' + ')} = ${totalDistance(families, 5n)}`,
      `115 ÷ 5 = ${mean(corrupted)}`,
      `the median would remain ${median(corrupted)}`,
      `36 ÷ 5 = ${tenths(squares(families, 5n), 5n)}`,
      `roughly ${deviation}`,
      `144 ÷ 16 = ${pooled([
        [4n, 6n],
        [12n, 10n],
      ])}`,
    ],
  ],
];
