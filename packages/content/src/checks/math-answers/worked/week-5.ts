import { greatestCommonFactor, grouped, quotient, sum, upTo } from '../arithmetic.ts';
import { inWords, type Key, only, type Stated } from './row.ts';

/** Pebbles in the rows of day 29, kindergarten. */
const ROWS: Readonly<Record<string, number>> = { Birds: 5, Dogs: 3, Bells: 1 };
/** What `value` is more than `than`, as a percentage. */
const percentMore = (value: bigint, than: bigint): bigint => quotient(100n * (value - than), than);
/** The mean of whole numbers that share out evenly. */
const mean = (values: readonly bigint[]): bigint => quotient(sum(values), BigInt(values.length));
/** How often the intensity grows by `decibels`, a multiple of ten. */
const louder = (decibels: bigint): bigint => 10n ** quotient(decibels, 10n);
/** Minutes a day that the rule of day 29 allows at a level. */
const allowed = (decibels: bigint): bigint =>
  quotient(8n * 60n, 2n ** quotient(decibels - 85n, 3n));

/** Years from one before Christ to one after, step by step past the year that is missing. */
function yearsAcross(before: number, after: number): number {
  let years = 0;
  for (let year = -before; year !== after; year = year === -1 ? 1 : year + 1) years += 1;
  return years;
}
/** Leap years among the years from 1 to `last` in the Gregorian calendar. */
const leapYears = (last: number): number =>
  upTo(last).filter((year) => year % 4n === 0n && (year % 100n !== 0n || year % 400n === 0n))
    .length;
const CYCLE = 400 * 365 + leapYears(400);
/** The order in which a tree grows, day 31, kindergarten. */
const GROWING = ['A seed', 'A small plant', 'A big tree'];

/** A word with every letter moved along the ring of the alphabet. */
const shifted = (word: string, by: number): string =>
  [...word]
    .map((letter) => String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 + by) % 26)))
    .join('');
/** The number that makes a product with `key` leave 1 modulo `modulus`. */
function inverse(key: bigint, modulus: bigint): bigint {
  const found = upTo(Number(modulus)).find((one) => (one * key) % modulus === 1n);
  if (found === undefined) throw new RangeError(`${key} has no inverse modulo ${modulus}`);
  return found;
}
const reversible = upTo(25).filter((key) => greatestCommonFactor(key, 26n) === 1n).length;

/** How many stones say a word, day 33, kindergarten. */
const STONES: Readonly<Record<string, number>> = { Sun: 1, Tree: 2, Water: 3 };

/** Trips that the children of day 35 make. */
const TRIPS: Readonly<Record<string, number>> = { Micah: 6, Tirzah: 3 };
/** How long two need together for a job that takes them `a` and `b` alone. */
const together = (a: bigint, b: bigint): bigint => quotient(a * b, a + b);
/** The pairs in a group. */
const pairs = (people: bigint): bigint => quotient(people * (people - 1n), 2n);

export const WEEK_5_KEYS: readonly Key[] = [
  [29, 'kindergarten', 0, (o) => only(o, (row) => ROWS[row] === Math.max(...Object.values(ROWS)))],
  [29, 'kindergarten', 1, () => inWords(5n - 3n)],
  [29, 'kindergarten', 2, () => inWords(1n + 3n)],
  [29, 'elementary', 0, () => `${8 * 5}`],
  [29, 'elementary', 1, () => `${3 * 10 + 10 / 2}`],
  [29, 'elementary', 2, () => `${52 - 18}`],
  [29, 'intermediate', 0, () => `${quotient(48n - 40n, 44n - 40n)} times`],
  [29, 'intermediate', 1, () => `${percentMore(48n, 40n)}%`],
  [29, 'intermediate', 2, () => `${mean([29n, 30n, 34n])} seconds`],
  [29, 'advanced', 0, () => `${grouped(louder(80n - 40n))} times`],
  [29, 'advanced', 1, () => `${10 * (String(quotient(20n, 2n) ** 2n).length - 1)} dB`],
  [29, 'advanced', 2, () => `${quotient(allowed(94n), 60n)} hour`],
  [31, 'kindergarten', 0, (o) => only(o, (stage) => stage === GROWING[0])],
  [31, 'kindergarten', 1, () => inWords(4n)],
  [31, 'kindergarten', 2, () => `${inWords(5n - 2n)} after`],
  [
    31,
    'elementary',
    0,
    (o) => only(o, (year) => Number.parseInt(year, 10) === Math.max(300, 900, 100, 500)),
  ],
  [31, 'elementary', 1, () => `${7 + 5} steps`],
  [31, 'elementary', 2, () => `${60 - 20}`],
  [31, 'intermediate', 0, () => `${yearsAcross(3, 5)}`],
  [31, 'intermediate', 1, () => `−${46 - 1}`],
  [31, 'intermediate', 2, () => `${587 - 538}`],
  [31, 'advanced', 0, () => `${yearsAcross(44, 14)}`],
  [31, 'advanced', 1, () => `${leapYears(800)}`],
  [31, 'advanced', 2, () => `${Math.round(10_000 / 78)}`],
  [33, 'kindergarten', 0, (o) => only(o, (word) => STONES[word] === 2)],
  [33, 'kindergarten', 1, () => inWords(1n + 3n)],
  [33, 'kindergarten', 2, () => inWords(2n * 3n)],
  [33, 'elementary', 0, () => shifted('CAT', 3)],
  [33, 'elementary', 1, (o) => only(o, (word) => shifted(word, 3) === 'ORYH')],
  [33, 'elementary', 2, () => `${(24 + 5) % 26}`],
  [33, 'intermediate', 0, () => `${(9 + 9 + 15) % 26}`],
  [33, 'intermediate', 1, () => `${26 - 19}`],
  [33, 'intermediate', 2, (o) => only(o, (by) => shifted('E', Number(by)) === 'K')],
  [33, 'advanced', 0, () => `${inverse(7n, 26n)}`],
  [33, 'advanced', 1, () => `${inverse(3n, 4n * 10n)}`],
  [33, 'advanced', 2, () => `${5n ** 3n % 33n}`],
  [35, 'kindergarten', 0, () => inWords(quotient(4n, 2n))],
  [35, 'kindergarten', 1, () => inWords(5n * 1n)],
  [35, 'kindergarten', 2, (o) => only(o, (name) => TRIPS[name] === 3)],
  [35, 'elementary', 0, () => `${8 * 5}`],
  [35, 'elementary', 1, () => `${5 * (3 + 4)}`],
  [35, 'elementary', 2, () => `${quotient(72n, 5n + 4n)} minutes`],
  [35, 'intermediate', 0, () => `${quotient(10n * 9n, 15n)} days`],
  [35, 'intermediate', 1, () => `${together(12n, 4n)} hours`],
  [35, 'intermediate', 2, () => `${quotient(4n * 6n, 2n)} hours`],
  [35, 'advanced', 0, () => `${together(15n, 10n)} days`],
  [35, 'advanced', 1, () => `${quotient(4n * 3n, 3n + 4n - 1n)}`],
  [35, 'advanced', 2, () => `${pairs(20n)}`],
];

const SOUNDS = [30n, 45n, 10n, 35n, 5n];
const FALCONS = [58n, 61n, 61n];
const OTTERS = [65n, 66n, 67n];

export const WEEK_5_STATED: readonly Stated[] = [
  [
    29,
    'elementary',
    [
      `45 ÷ 5 = ${quotient(45n, 5n)} boxes`,
      `30 ÷ 5 = ${quotient(30n, 5n)} boxes`,
      `her dawn bar has ${quotient(30n, 10n)} boxes`,
      `45 − 10 = ${45 - 10} sounds`,
      `${SOUNDS.join(' + ')} = ${sum(SOUNDS)} sounds`,
      `5 weeks and ${40 % 7} days`,
      `5 × 7 = ${5 * 7} and 35 + 5 = ${35 + 5}`,
    ],
  ],
  [
    29,
    'intermediate',
    [
      `60 − 54 = ${60 - 54} seconds`,
      `66 − 54 = ${66 - 54} seconds`,
      `lasted ${percentMore(mean(OTTERS), mean(FALCONS))} percent longer`,
      `Their sum is ${sum(FALCONS)}`,
      `180 ÷ 3 = ${mean(FALCONS)} seconds`,
      `198 ÷ 3 = ${mean(OTTERS)} seconds`,
      `61 − 58 = ${61 - 58} seconds`,
    ],
  ],
  [
    29,
    'advanced',
    [
      `${grouped(louder(60n - 30n))} millimeters tall`,
      `${grouped(louder(90n - 30n))} millimeters`,
      `(10⁶ + 10⁹)/2 = ${grouped(mean([louder(60n), louder(90n)]))}`,
      `about ${Math.round(10 * Math.log10(500_500_000))} decibels`,
      `approximately ${Math.round(10 * Math.log10(2))} decibels`,
      `a loss of about ${Math.round(10 * Math.log10(4))} decibels`,
      `At 88 decibels ${quotient(allowed(88n), 60n)} hours`,
      `at 91 it is ${quotient(allowed(91n), 60n)} hours`,
      `merely ${allowed(100n)} minutes`,
    ],
  ],
  [
    31,
    'elementary',
    [
      `${quotient(2000n, 100n)} giant steps before the lantern`,
      `${quotient(700n, 100n)} giant steps before it`,
      `20 − 7 = ${20 - 7} steps`,
      `7 + 20 = ${7 + 20} steps`,
      `about ${grouped(27n * 100n)} years`,
    ],
  ],
  [
    31,
    'intermediate',
    [
      `125 + 1,947 = ${grouped(125n + 1947n)} years`,
      `2 + 3 − 1 = ${yearsAcross(2, 3)} years`,
      `125 + 1,947 − 1 = ${grouped(BigInt(yearsAcross(125, 1947)))} years`,
      `740 − 700 = ${740 - 700} years`,
      `125 BC the year −${125 - 1}`,
      `1,947 + 124 = ${grouped(1947n + 124n)}`,
      `5 + 30 − 1 = ${yearsAcross(5, 30)} in`,
    ],
  ],
  [
    31,
    'advanced',
    [
      `there are ${grouped(1582n - 325n)} years`,
      `approximately ${Math.round((1257 * 78) / 1000) / 10} days`,
      `about ${inWords(BigInt(Math.round((78 * 1440) / 10_000))).toLowerCase()} minutes`,
      `100 − 4 + 1 = ${leapYears(400)} leap years`,
      `400 × 365 + 97 = ${grouped(BigInt(CYCLE))}`,
      `146,097 ÷ 400 = ${(CYCLE / 400).toFixed(4)} days`,
      `146,097 = 7 × ${grouped(quotient(BigInt(CYCLE), 7n))}`,
      `about ${grouped(BigInt(Math.floor(100 / 3)) * 100n)} years`,
      `has ${grouped(400n * 12n)} occurrences`,
    ],
  ],
  [
    33,
    'elementary',
    [
      `four letters on it: ${shifted('HOPE', 3)}`,
      ...[11, 18, 19, 8].map((letter) => `${letter} − 3 = ${letter - 3}.`),
      `25 + 3 = ${25 + 3}`,
      `28 − 26 = ${28 - 26}`,
      `Her answer was ${shifted('PRAY', 3)}`,
      `3 × 7 = ${3 * 7} prayers`,
    ],
  ],
  [
    33,
    'intermediate',
    [
      `7 + 20 = ${7 + 20}`,
      `which is the letter ${shifted('H', 20)}`,
      `20 + 6 = ${20 + 6}`,
      `15 + 20 = ${15 + 20}`,
      `35 − 26 = ${35 - 26}, it landed on ${shifted('A', 35)}`,
      `25 × 20 = ${25 * 20} seconds, which is ${Math.floor(500 / 60)} minutes and ${500 % 60} seconds`,
      `has ${String(upTo(26).reduce((product, factor) => product * factor, 1n)).length} digits`,
    ],
  ],
  [
    33,
    'advanced',
    [
      `the ${reversible} odd numbers`,
      `For k = 5 it is ${inverse(5n, 26n)}`,
      `5 × 21 = ${5 * 21} = 4 × 26 + ${105 - 4 * 26}`,
      `12 × 26 = ${reversible * 26}`,
      `(3 − 1) × (11 − 1) = ${2 * 10}`,
      `we obtain d = ${inverse(3n, 20n)}`,
      `4³ = ${4 ** 3}, and 64 − 33 = ${4n ** 3n % 33n}`,
      `−128 + 4 × 33 = ${31n ** 7n % 33n}`,
    ],
  ],
  [
    35,
    'elementary',
    [
      `10 × 4 = ${10 * 4} stones`,
      `10 × 2 = ${10 * 2} stones`,
      `4 + 2 = ${4 + 2} stones`,
      `60 ÷ 6 = ${quotient(60n, 6n)} minutes`,
      `60 ÷ 4 = ${quotient(60n, 4n)} minutes`,
      `60 ÷ 2 = ${quotient(60n, 2n)} minutes`,
      `15 − 10 = ${15 - 10} minutes`,
      `are ${Math.floor(52 / 7)} weeks and ${52 % 7} days`,
    ],
  ],
  [
    35,
    'intermediate',
    [
      `6 × 8 = ${6 * 8} days`,
      ...[12n, 4n, 16n].map((people) => `48 ÷ ${people} = ${quotient(48n, people)} days`),
      `gives ${6 + 3} hours`,
      `average, ${(6 + 3) / 2} hours`,
      `So after ${together(6n, 3n)} hours`,
    ],
  ],
  [
    35,
    'advanced',
    [
      `${20 * 30}/${20 + 30} = ${together(20n, 30n)} days`,
      `here ${2n * together(20n, 30n)} days`,
      `makes ${quotient(12n, quotient(6n, 6n) + quotient(6n, 3n))} kilometers per hour`,
      `the factor is ${quotient(10n * 9n, 9n + 9n)}.`,
      `merely to about ${((10 * 18) / (18 + 9)).toFixed(1)}`,
      `1/2 + 1/200 = ${quotient(200n, 2n) + 1n}/200`,
      `${pairs(4n)} pairs among 4 people, but ${pairs(12n)} among 12`,
      `conversations by ${quotient(pairs(12n), pairs(4n))}`,
      `for 40 groups ${40 - 1} instead of the ${pairs(40n)} pairs`,
    ],
  ],
];
