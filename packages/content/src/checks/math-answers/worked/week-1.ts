import {
  doublings,
  grouped,
  largest,
  leastCommonMultiple,
  lowestTerms,
  primeProduct,
  quotient,
  raised,
  scientific,
  sum,
  upTo,
} from '../arithmetic.ts';
import { drawn, inWords, type Key, only, type Stated } from './row.ts';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CORNERS: Readonly<Record<string, number>> = { 'A triangle': 3, 'A circle': 0, 'A square': 4 };
/** Lengths of day 5, kindergarten. */
const SHOES: Readonly<Record<string, bigint>> = { 'The bed': 6n, 'The fence': 9n };
/** The options of day 5, advanced, as functions. */
const QUADRATICS: Readonly<Record<string, (x: bigint) => bigint>> = {
  '100 + (x − 10)²': (x) => 100n + (x - 10n) ** 2n,
  '100 − (x − 10)²': (x) => 100n - (x - 10n) ** 2n,
  '400 − (x − 20)²': (x) => 400n - (x - 20n) ** 2n,
  '100 − (x + 10)²': (x) => 100n - (x + 10n) ** 2n,
};

/** The base-ten logarithm of a power of ten. */
const zeros = (value: bigint): number => `${value}`.length - 1;
const weekday = (from: string, days: number): string => WEEK[(WEEK.indexOf(from) + days) % 7] ?? '';
const minutes = (hour: number, minute: number): number => 60 * hour + minute;
const inHours = (all: number): string => {
  const hours = Math.floor(all / 60);
  return `${hours} hour${hours === 1 ? '' : 's'} ${all % 60} minutes`;
};
const timeAfterEight = (seconds: bigint): string =>
  `8:${String(seconds / 60n).padStart(2, '0')}:${String(seconds % 60n).padStart(2, '0')}`;
/** Area of a bed whose fence covers two widths and one length. */
const besideWall = (fence: bigint, width: bigint): bigint => width * (fence - 2n * width);
/** `4 by 6` as an area. */
const area = (option: string): bigint =>
  option.split(' by ').reduce((product, side) => product * BigInt(side), 1n);
/** The item that comes next where the first `length` items are repeated. */
const nextOf = (question: string, length: number): string => {
  const items = question.slice(0, question.indexOf('.')).toLowerCase().split(', ');
  const next = items[items.length % length] ?? '';
  return next.charAt(0).toUpperCase() + next.slice(1);
};

export const WEEK_1_KEYS: readonly Key[] = [
  [1, 'kindergarten', 0, (_options, _question, lesson) => inWords(drawn(lesson, 0, 'star'))],
  [1, 'kindergarten', 1, () => inWords(5n + 1n)],
  [1, 'kindergarten', 2, (_, question) => inWords(BigInt(question.split(', ').length))],
  [1, 'elementary', 0, () => grouped(((4275n / 100n) % 10n) * 100n)],
  [1, 'elementary', 1, () => grouped(3n * 1000n + 6n * 10n + 1n)],
  [1, 'elementary', 2, () => grouped(10n * 365n + 2n)],
  [1, 'intermediate', 0, () => scientific(42_000_000n)],
  [1, 'intermediate', 1, () => `${grouped(quotient(6n * 10n ** 8n, 3n * 10n ** 5n))} seconds`],
  [1, 'intermediate', 2, () => `10${raised(9 - 4 + 2)}`],
  [1, 'advanced', 0, () => `${doublings(32n) + zeros(1000n)}`],
  [1, 'advanced', 1, () => `${doublings(5000n)}`],
  [1, 'advanced', 2, () => lowestTerms(1n, 2n ** quotient(30n, 5n))],
  [3, 'kindergarten', 0, (_, question) => nextOf(question, 2)],
  [3, 'kindergarten', 1, (_, question) => nextOf(question, 3)],
  [3, 'kindergarten', 2, (_, question) => nextOf(question, 4)],
  [3, 'elementary', 0, (o) => only(o, (day) => (Number(day.replace('May ', '')) - 4) % 7 === 0)],
  [3, 'elementary', 1, (o) => only(o, (number) => Number(number) % 7 === 0)],
  [3, 'elementary', 2, () => inHours(minutes(12, 10) - minutes(10, 35))],
  [3, 'intermediate', 0, () => `${leastCommonMultiple(8n, 12n)}`],
  [3, 'intermediate', 1, () => timeAfterEight(leastCommonMultiple(15n, 20n))],
  [3, 'intermediate', 2, () => primeProduct(leastCommonMultiple(24n, 90n))],
  [3, 'advanced', 0, () => weekday('Wednesday', 500)],
  [3, 'advanced', 1, () => `${3n ** 42n % 10n}`],
  [3, 'advanced', 2, () => `${12 + 4 * -1} hours`],
  [5, 'kindergarten', 0, (o) => only(o, (shape) => CORNERS[shape] === 3)],
  [5, 'kindergarten', 1, (o) => only(o, (thing) => SHOES[thing] === largest([6n, 9n]))],
  [5, 'kindergarten', 2, () => inWords(BigInt(CORNERS['A square'] ?? 0))],
  [5, 'elementary', 0, () => `${2n * (9n + 5n)} meters`],
  [5, 'elementary', 1, () => `${7n * 5n}`],
  [5, 'elementary', 2, (o) => only(o, (bed) => area(bed) === largest(o.map(area)))],
  [5, 'intermediate', 0, () => `${besideWall(40n, 8n)} m²`],
  [
    5,
    'intermediate',
    1,
    () => {
      const areas = upTo(19).map((width) => besideWall(40n, width));
      return `${areas.indexOf(largest(areas)) + 1} m`;
    },
  ],
  [5, 'intermediate', 2, () => `${largest(upTo(13).map((side) => side * (14n - side)))} m²`],
  [
    5,
    'advanced',
    0,
    (o) => only(o, (form) => upTo(20).every((x) => QUADRATICS[form]?.(x) === x * (20n - x))),
  ],
  [5, 'advanced', 1, () => `${largest(upTo(23).map((width) => besideWall(48n, width)))} m²`],
  [5, 'advanced', 2, () => `${20n ** 2n - (20n - 2n) ** 2n} m²`],
  [7, 'kindergarten', 0, () => inWords(quotient(6n, 2n))],
  [7, 'kindergarten', 1, () => inWords(1n * 2n)],
  [7, 'kindergarten', 2, () => inWords(quotient(4n, 2n))],
  [7, 'elementary', 0, () => `${lowestTerms(2n, 4n)} of a loaf`],
  [7, 'elementary', 1, () => `${5n / 4n} and ${lowestTerms(5n % 4n, 4n)}`],
  [7, 'elementary', 2, () => lowestTerms(8n - 6n, 8n)],
  [7, 'intermediate', 0, () => `${3n * quotient(56n, 3n + 5n)}`],
  [7, 'intermediate', 1, () => lowestTerms(18n, 24n).replace('/', ' : ')],
  [7, 'intermediate', 2, () => `${4n * quotient(45n, 2n + 3n + 4n) - quotient(45n, 3n)} kg`],
  [7, 'advanced', 0, () => `${quotient(sum([4n, 5n, 5n, 6n, 30n]), 5n) - 5n}`],
  [7, 'advanced', 1, () => `${quotient(20n * 60n + 30n * 80n, 20n + 30n)}`],
  [7, 'advanced', 2, () => `${120n * quotient(720n, 50n + 70n + 120n)} kg`],
];

const wages = [10n, 11n, 12n, 13n];
const perFamily = (parts: readonly bigint[]): bigint[] =>
  parts.map((part) => part * quotient(60n, sum(parts)));
const villages = [120n, 180n, 300n];
const water = villages.map((people) => grouped(quotient(4500n * people, sum(villages))));

export const WEEK_1_STATED: readonly Stated[] = [
  [
    1,
    'elementary',
    [
      `300 × 8 = ${grouped(300n * 8n)}`,
      `60 × 8 = ${60n * 8n}`,
      `5 × 8 = ${5n * 8n}`,
      `${grouped(365n * 8n)} + 2 = ${grouped(365n * 8n + 2n)}`,
    ],
  ],
  [
    1,
    'intermediate',
    [
      scientific(150_000_000n),
      `${quotient(15n * 10n ** 7n, 3n * 10n ** 5n)} seconds`,
      `8 minutes and ${500 - 8 * 60} seconds`,
    ],
  ],
  [
    1,
    'advanced',
    [
      `2¹⁰ = ${grouped(2n ** 10n)}`,
      `= ${grouped(2n ** 30n)}`,
      `2³³ = ${grouped(2n ** BigInt(doublings(8_300_000_000n)))}`,
      `${grouped(60n * 24n * 365n)} minutes`,
      `approximately ${Math.log2(8.3e9).toFixed(2)}`,
      `1/${2n ** 4n} of the light, or ${100 / 2 ** 4} percent`,
      `about ${Math.round(5 * Math.log2(100))} meters`,
    ],
  ],
  [3, 'elementary', [`4 × 7 = ${4 * 7}`, '2 hours and 35 minutes', 'July 1']],
  [
    3,
    'intermediate',
    [
      `13 × 17 = ${leastCommonMultiple(13n, 17n)}`,
      `in ${2024n + leastCommonMultiple(13n, 17n)}`,
      `= 4 × 9 = ${leastCommonMultiple(12n, 18n)}`,
      `12 × 18 is ${12 * 18}`,
    ],
  ],
  [
    3,
    'advanced',
    [
      `a ${weekday('Friday', 1000)}.`,
      `its ${String(7n ** 100n).length} digits`,
      `the final digit is ${7n ** 100n % 10n}`,
      `t = 80 + ${365 / 4} = ${80 + 365 / 4}`,
    ],
  ],
  [
    5,
    'elementary',
    [
      `${2 * (6 + 4)} meters of fence`,
      `4 × 6 = ${4 * 6} squares`,
      ...[9, 8, 7, 5].map((side) => `${side} by ${10 - side} has an area of`),
      ...[9, 8, 7, 5].map((side) => `${side * (10 - side)} square meters`),
    ],
  ],
  [
    5,
    'intermediate',
    [
      ...[2n, 4n, 5n, 6n, 7n, 8n, 10n].map((width) => `leaves a length of ${24n - 2n * width}`),
      ...[4n, 5n, 7n, 8n].map((width) => `s to ${besideWall(24n, width)}.`),
      `the area reaches ${largest(upTo(11).map((width) => besideWall(24n, width)))}`,
      `6.5 × 11 both give ${6.5 * 11}`,
    ],
  ],
  [
    5,
    'advanced',
    [
      `an area of ${largest(upTo(29).map((width) => besideWall(60n, width)))} square meters`,
      `only ${15n * 15n} square meters`,
      `= ${30n ** 2n - 28n ** 2n} square meters`,
      `= ${30n ** 2n - 26n ** 2n} square meters`,
      `1.1 × 0.9 = ${(11 * 9) / 100}`,
    ],
  ],
  [7, 'elementary', [`3 × 4 = ${3 * 4} quarters`, `12 ÷ 4 = ${12 / 4} quarters each`, '3/4']],
  [
    7,
    'intermediate',
    [
      perFamily([1n, 2n, 3n]).join(' + '),
      `receive ${perFamily([6n, 3n, 1n])[0]} kilograms, the Lindts ${perFamily([6n, 3n, 1n])[1]}`,
      `would get ${quotient(60n, 3n)} kilograms`,
    ],
  ],
  [
    7,
    'advanced',
    [
      `110 ÷ 5 = ${quotient(sum([...wages, 64n]), 5n)}`,
      `climb to ${(Number(sum([...wages, 128n])) / 5).toFixed(2)}`,
      `2,200 ÷ 40 = ${quotient(10n * 40n + 30n * 60n, 40n)} seconds`,
      `${water.slice(0, 2).join(', ')} and ${water[2]} liters`,
      `84 of 120 cases, or ${quotient(100n * (80n + 4n), 120n)} percent`,
      `48 of 120, or only ${quotient(100n * (18n + 30n), 120n)} percent`,
    ],
  ],
];
