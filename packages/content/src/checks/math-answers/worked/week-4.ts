import { grouped, largest, quotient, sum } from '../arithmetic.ts';
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

/** A quotient that ends, such as `6.25` of 625 and 100. */
const decimals = (top: bigint, bottom: bigint): string => `${Number(top) / Number(bottom)}`;
/** A whole number with its sign, such as `−3`. */
const signed = (value: bigint): string => (value < 0n ? `−${-value}` : `+${value}`);
/** The distance from zero of an option such as `−4`. */
const size = (option: string): number => Number(option.replace(/[−+]/, ''));
/** Whose miss is the smaller one. */
const closer = (misses: Readonly<Record<string, bigint>>): string =>
  only(Object.keys(misses), (name) =>
    Object.values(misses).every((other) => (misses[name] ?? 0n) ** 2n <= other ** 2n),
  );
const residuals = (
  xs: readonly bigint[],
  ys: readonly bigint[],
  rise: bigint,
  start: bigint,
): bigint[] => ys.map((y, index) => y - (rise * (xs[index] ?? 0n) + start));
/** The slope of the line of least squares, from sums of whole numbers. */
function slope(xs: readonly bigint[], ys: readonly bigint[]): string {
  const n = BigInt(xs.length);
  const products = sum(xs.map((x, index) => x * (ys[index] ?? 0n)));
  const top = n * products - sum(xs) * sum(ys);
  return decimals(top, n * squares(xs, 0n) - sum(xs) ** 2n);
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
  [25, 'kindergarten', 0, () => inWords(2n * 2n)],
  [25, 'kindergarten', 1, () => inWords(2n * 5n)],
  [25, 'kindergarten', 2, (_, question) => inWords(BigInt(/\d+/.exec(question)?.[0] ?? 0))],
  [25, 'elementary', 0, () => `${5n * 2n + 1n}`],
  [25, 'elementary', 1, () => `${4n * 30n}`],
  [25, 'elementary', 2, () => `${quotient(12n, 2n)}`],
  [25, 'intermediate', 0, () => grouped(quotient(250n * 114n, 10n))],
  [25, 'intermediate', 1, () => `${quotient(80n * 540n, 120n)}`],
  [25, 'intermediate', 2, () => `${quotient(7n * 100n, 20n)}`],
  [25, 'advanced', 0, () => decimals(25n ** 2n, 100n)],
  [25, 'advanced', 1, () => `${quotient(3n ** 3n, 3n ** 2n)}`],
  [25, 'advanced', 2, () => `${Math.round(100 - 100 * 0.98 ** 3)}`],
  [27, 'kindergarten', 0, () => inWords(4n)],
  [27, 'kindergarten', 1, () => closer({ Anna: -3n, Leo: 1n })],
  [27, 'kindergarten', 2, () => inWords(5n - 5n)],
  [
    27,
    'elementary',
    0,
    (o) => only(o, (option) => o.every((other) => size(option) <= size(other))),
  ],
  [27, 'elementary', 1, () => signed(-5n + 8n)],
  [27, 'elementary', 2, () => `${totalDistance([-2n, 5n, -3n], 0n)}`],
  [27, 'intermediate', 0, () => `${mean([-7n, 4n, -2n, 9n])}`],
  [27, 'intermediate', 1, () => `${9n - -6n}`],
  [27, 'intermediate', 2, () => signed(11n - (3n * 4n + 2n))],
  [27, 'advanced', 0, () => slope([0n, 1n, 2n], [2n, 2n, 5n])],
  [27, 'advanced', 1, () => `${squares(residuals([1n, 2n, 3n], [3n, 3n, 7n], 2n, 0n), 0n)}`],
  [27, 'advanced', 2, () => signed(-sum([2n, -5n, 1n]))],
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

const lina = [-5n, 3n, -2n, 4n];
const DAYS = [1n, 2n, 3n, 4n];
const PLANT = [3n, 6n, 6n, 9n];

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
  [
    25,
    'elementary',
    [
      `6 × 2 = ${6n * 2n} spans, and one more makes ${6n * 2n + 1n} spans`,
      `6 × 45 = ${6n * 45n}`,
      `4 × 2 = ${4n * 2n} spans, and one more makes ${4n * 2n + 1n} spans`,
    ],
  ],
  [
    25,
    'intermediate',
    [
      `6.5 × 45 = ${decimals(65n * 45n, 10n)} centimeters`,
      `4.5 × 45 = ${decimals(45n * 45n, 10n)} centimeters`,
      `5,000 × 11.4 = ${grouped(quotient(5000n * 114n, 10n))} grams`,
      `12 ÷ 1.5 = ${decimals(120n, 15n)} meters`,
      `292.5 ÷ 15 = ${decimals(2925n, 150n)} centimeters`,
    ],
  ],
  [
    25,
    'advanced',
    [
      `292.5 ÷ 195 = ${decimals(2925n, 1950n)}`,
      `1.5² = ${decimals(15n ** 2n, 100n)}`,
      `1.5³ = ${decimals(15n ** 3n, 1000n)}`,
      `1.04² = ${decimals(104n ** 2n, 10n ** 4n)}`,
      `1.04³ = ${decimals(104n ** 3n, 10n ** 6n)}`,
      `0.0048 + 0.000064 = ${decimals(4864n, 10n ** 6n)}`,
    ],
  ],
  [
    27,
    'elementary',
    [
      `Together that is ${totalDistance(lina, 0n)} steps`,
      `With +4 it is ${sum(lina)}.`,
      `2 + 1 + 1 + 2 = ${totalDistance([-2n, 1n, -1n, 2n], 0n)} steps`,
      `From −5 to +3 it is a walk of ${3n - -5n} steps`,
    ],
  ],
  [
    27,
    'intermediate',
    [
      `−3 + 2 − 1 + 2 = ${sum([-3n, 2n, -1n, 2n])}`,
      `add up to ${totalDistance([-3n, 2n, -1n, 2n], 0n)}, and on average it was off by 8 ÷ 4 = 2`,
      `|9 − (−6)| = ${9n - -6n}`,
      `For y = 2x + 1 it is 0 + 1 + 1 + 0 = ${squares(residuals(DAYS, PLANT, 2n, 1n), 0n)}`,
      `for y = 6 it is 9 + 0 + 0 + 9 = ${squares(residuals(DAYS, PLANT, 0n, 6n), 0n)}`,
      `But the absolute values add up to ${totalDistance(residuals(DAYS, PLANT, 0n, 6n), 0n)}`,
    ],
  ],
  [
    27,
    'advanced',
    [
      `m = 5 ÷ 5 = ${slope([0n, 1n, 2n, 3n], [1n, 3n, 4n, 4n])}`,
      `m = 17 ÷ 5 = ${slope([0n, 1n, 2n, 3n], [1n, 3n, 4n, 12n])}`,
      `X = 6 ÷ 4 = ${decimals(sum([0n, 1n, 2n, 3n]), 4n)}`,
      `Y = 12 ÷ 4 = ${mean([1n, 3n, 4n, 4n])}`,
      `Y = 20 ÷ 4 = ${mean([1n, 3n, 4n, 12n])}`,
    ],
  ],
];
