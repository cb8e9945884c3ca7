import { grouped, lowestTerms, quotient, sum } from '../arithmetic.ts';
import { inWords, type Key, only, type Stated } from './row.ts';

/** Steps above the water of day 37, kindergarten. */
const HEIGHTS: Readonly<Record<string, number>> = { 'The bird': 4, 'The frog': 0, 'The fish': -2 };
/** A whole number with commas and the minus sign of the lessons. */
const signed = (value: bigint): string => (value < 0n ? `−${grouped(-value)}` : grouped(value));
/** A number as the lessons write it, read back. */
const read = (option: string): number => Number(option.replace('−', '-'));
/** The mean of whole numbers that share out evenly. */
const mean = (values: readonly bigint[]): bigint => quotient(sum(values), BigInt(values.length));
/** Hectopascals at an elevation, by the model of day 37, to the nearest whole number. */
const pressure = (height: number): bigint => BigInt(Math.round(1013 - height / 8));

/** Beans in the pods of day 39, kindergarten. */
const BEANS: Readonly<Record<string, number>> = { 'The big pod': 5, 'Both small pods': 2 * 2 };
/** The sum of the powers of `factor` from 0 to `last`. */
const geometric = (factor: bigint, last: number): bigint =>
  sum(Array.from({ length: last + 1 }, (_, power) => factor ** BigInt(power)));

/** What may come out of a bag of day 41, kindergarten: how many of a kind among all. */
const outlook = (kind: number, all: number): string =>
  kind === 0 ? 'Never' : kind === all ? 'Sure' : 'Maybe';
/** Beans in the second bag of day 41, kindergarten. */
const BAG: Readonly<Record<string, number>> = { Red: 4, White: 2, Blue: 0 };
/** The alarms of a test that errs in one of `once` cases, for the ill and for the healthy. */
const alarms = (ill: bigint, healthy: bigint, once: bigint) => ({
  missed: quotient(ill, once),
  found: ill - quotient(ill, once),
  accused: quotient(healthy, once),
});
/** The valley of day 41, intermediate, with the usual setting and with the easier one. */
const VALLEY = alarms(20n, 1980n, 20n);
const EASIER = { missed: 20n - 20n, accused: quotient(1980n, 10n) };
/** The probability that belongs to odds of `to` against `against`, after evidence with a ratio. */
const afterEvidence = (to: bigint, against: bigint, ratio: bigint): string =>
  lowestTerms(to * ratio, to * ratio + against);

export const WEEK_6_KEYS: readonly Key[] = [
  [37, 'kindergarten', 0, () => `At ${inWords(2n - 2n).toLowerCase()}`],
  [37, 'kindergarten', 1, () => `${inWords(3n - 1n)} below`],
  [
    37,
    'kindergarten',
    2,
    (o) => only(o, (animal) => HEIGHTS[animal] === Math.min(...Object.values(HEIGHTS))),
  ],
  [37, 'elementary', 0, (o) => only(o, (height) => read(height) === Math.min(...o.map(read)))],
  [37, 'elementary', 1, () => `${400 - -150} meters`],
  [37, 'elementary', 2, () => `${-250 - -390} meters`],
  [37, 'intermediate', 0, () => `${signed(-430n - -210n)} meters`],
  [37, 'intermediate', 1, () => signed(60n - -45n)],
  [37, 'intermediate', 2, () => `${signed(mean([40n, -90n, -100n]))} meters`],
  [37, 'advanced', 0, () => signed(-3n * (5n + -5n) + -3n * -5n)],
  [37, 'advanced', 1, () => `${signed(quotient(-200n - -40n, 32n))} meters per kilometer`],
  [37, 'advanced', 2, () => grouped(pressure(-240))],
  [39, 'kindergarten', 0, () => inWords(2n * 3n)],
  [39, 'kindergarten', 1, () => inWords(3n * 2n)],
  [
    39,
    'kindergarten',
    2,
    (o) => only(o, (pods) => BEANS[pods] === Math.max(...Object.values(BEANS))),
  ],
  [39, 'elementary', 0, () => `${8 * 30}`],
  [39, 'elementary', 1, () => `${5 * 60 - 280}`],
  [39, 'elementary', 2, () => `${2 * 100 + 30}`],
  [39, 'intermediate', 0, () => `${5 + 6 * 20}`],
  [39, 'intermediate', 1, () => grouped(60n ** 2n)],
  [39, 'intermediate', 2, () => `${quotient((50n - 20n) * 40n, 50n)}`],
  [39, 'advanced', 0, () => `${geometric(3n, 4)}`],
  [39, 'advanced', 1, () => `${quotient(300n * 3n, 3n - 2n)}`],
  [39, 'advanced', 2, () => lowestTerms(1n * 1n * 3n, 2n * 4n * 4n)],
  [41, 'kindergarten', 0, () => outlook(5, 5)],
  [
    41,
    'kindergarten',
    1,
    (o) => only(o, (color) => BAG[color] === Math.max(...Object.values(BAG))),
  ],
  [41, 'kindergarten', 2, () => outlook(0, 3 + 2)],
  [41, 'elementary', 0, () => lowestTerms(3n, 12n)],
  [41, 'elementary', 1, () => `${quotient(50n, 5n)}`],
  [41, 'elementary', 2, () => `${quotient(60n, 20n)}`],
  [41, 'intermediate', 0, () => `${alarms(40n, 1000n - 40n, 20n).accused}`],
  [41, 'intermediate', 1, () => lowestTerms(60n - 45n, 60n)],
  [
    41,
    'intermediate',
    2,
    () =>
      `${EASIER.missed < VALLEY.missed ? 'Fewer' : 'More'} missed cases, ${EASIER.accused > VALLEY.accused ? 'more' : 'fewer'} false alarms`,
  ],
  [41, 'advanced', 0, () => afterEvidence(1n, 20n, 5n)],
  [41, 'advanced', 1, () => lowestTerms(5n ** 3n - 1n, 5n ** 3n)],
  [41, 'advanced', 2, () => lowestTerms(2n, 80n)],
];

export const WEEK_6_STATED: readonly Stated[] = [
  [
    37,
    'elementary',
    [`750 + 250 = ${grouped(750n - -250n)} meters`, `430 − 250 = ${430 - 250} meters`],
  ],
  [
    37,
    'intermediate',
    [
      `−250 − 750 = ${signed(-250n - 750n)} meters`,
      `a climb of ${-250 - -430} meters`,
      `−250 + 430 = ${-250 + 430}`,
      `Their sum is ${signed(sum([120n, -60n, -200n, -380n]))}`,
      `−520 ÷ 4 = ${signed(mean([120n, -60n, -200n, -380n]))}`,
      `3 − 5 × 2 = ${signed(3n - 5n * 2n)} degrees`,
    ],
  ],
  [
    37,
    'advanced',
    [
      `(−1) × (−1) = ${-1 * -1}`,
      `|−430 − (−210)| = ${Math.abs(-430 - -210)} meters`,
      `gradient of ${signed(quotient(-430n - -210n, 110n))} meters per kilometer`,
      `only about ${signed(quotient(-430n - -210n, 2n * 110n))} meter per kilometer`,
      `yields ${signed(-430n - 25n)} meters`,
      `about ${grouped(pressure(750))} hectopascals`,
      `approximately ${grouped(pressure(-430))}`,
    ],
  ],
  [
    39,
    'elementary',
    [
      `7 × 3 = ${7 * 3}`,
      `7 × 30 = ${7 * 30} grains`,
      `7 × 60 = ${7 * 60}`,
      `7 × 100 = ${7 * 100}`,
      `210 − 200 = ${210 - 200} grains`,
      `10 × 30 = ${10 * 30} grains`,
    ],
  ],
  [
    39,
    'intermediate',
    [
      `1 + 30 = ${1 + 30} grains`,
      `Miriam has ${1 + 2 * 30} grains`,
      `30 × 30 = ${30 * 30}`,
      `it is ${1 + 3 * 30} against ${grouped(30n ** 3n)}`,
      `gather ${grouped(30n ** 4n)} grains`,
      `10,000 ÷ 25 = ${quotient(10_000n, 25n)} plants`,
      `810,000 ÷ 400 = ${grouped(quotient(810_000n, 400n))} square meters`,
      `60 × 30 = ${grouped(60n * 30n)} grains, which is ${quotient(1800n, 100n)} for`,
    ],
  ],
  [
    39,
    'advanced',
    [
      `1 + 30 + 900 + 27,000 = ${grouped(geometric(30n, 3))} grains`,
      `${grouped(30n ** 4n - 1n)}/29 = ${grouped(quotient(30n ** 4n - 1n, 29n))}`,
      `almost ${Math.ceil((100 * 27_000) / 27_931)} percent`,
      `about ${quotient(70n, 2n)} periods`,
      `original quantity by ${grouped(2n ** 10n)}`,
      `1,000/(1 − 1/2) = ${grouped(quotient(1000n * 2n, 2n - 1n))} viewers`,
      `the limit is ${grouped(quotient(1000n * 10n, 10n - 9n))}`,
      `4/5 = ${lowestTerms(4n, 2n * 5n * 5n)}`,
      `amounts to ${lowestTerms(1n, 2n * 2n * 2n)}`,
    ],
  ],
  [
    41,
    'elementary',
    [
      `5/20 = ${lowestTerms(5n, 20n)}`,
      `A quarter of 40 is ${quotient(40n, 4n)}`,
      `${quotient(20n, 2n)} of the 20 would need a dot`,
      `100 ÷ 20 = ${quotient(100n, 20n)}`,
    ],
  ],
  [
    41,
    'intermediate',
    [
      `the test finds ${VALLEY.found} and overlooks ${VALLEY.missed === 1n ? 'one' : VALLEY.missed}`,
      `Of the ${grouped(2000n - 20n)} healthy people`,
      `1,980 ÷ 20 = ${VALLEY.accused}`,
      `19 + 99 = ${VALLEY.found + VALLEY.accused} times`,
      `19/118 is about ${Math.round((100 * 19) / 118)} percent`,
      `roughly ${inWords(BigInt(Math.round((6 * 99) / 118))).toLowerCase()} alarms in six are false`,
      `100 ÷ 20 = ${alarms(100n, 100n, 20n).accused} of the healthy`,
      `${alarms(100n, 100n, 20n).found} out of 100 alarms are right`,
      `1,980 ÷ 10 = ${EASIER.accused} people`,
    ],
  ],
  [
    41,
    'advanced',
    [
      `the odds are 9 to 99, or 1 to ${quotient(99n, 9n)}`,
      `the probability of illness is ${afterEvidence(1n, 99n, 9n)}, about ${Math.round(100 / 12)} percent`,
      `the odds become 9 to 11 and the probability ${afterEvidence(1n, 99n, 9n * 9n)}`,
      `81 to 11, or about ${Math.round((100 * 81) / (81 + 11))} percent`,
      `(9/10)⁴ = 0.${9n ** 4n}`,
      `roughly ${(19 ** 20 / 20 ** 20).toFixed(2)}`,
      `with ${Math.round(100 * (1 - 19 ** 20 / 20 ** 20))} percent probability`,
      `with probability 1/${10n ** 2n}.`,
      `p is greater than ${lowestTerms(1n, 50n)}`,
    ],
  ],
];
