import { grouped, lowestTerms, quotient, sum, upTo } from '../arithmetic.ts';
import { inWords, type Key, only, type Stated } from './row.ts';

/** Children and plums of day 51, kindergarten. */
const SEATS: Readonly<Record<string, number>> = {
  'At the red table': 4,
  'At the blue table': 8,
  'At no table': 0,
};
/** A part as a percent of a whole. */
const percent = (part: bigint, whole: bigint): bigint => quotient(100n * part, whole);
/** Throws and hits of day 51, elementary. */
const THROWS: Readonly<Record<string, readonly [hits: bigint, throws: bigint]>> = {
  Lea: [7n, 10n],
  Max: [17n, 25n],
  Sam: [13n, 20n],
  Ida: [33n, 50n],
};
/** In how many ways `some` of `all` can be chosen. */
const choices = (all: bigint, some: bigint): bigint =>
  upTo(Number(some)).reduce((ways, step) => quotient(ways * (all - step + 1n), step), 1n);
/** The typical uncertainty of a rate that was seen in so many cases, in points. */
const uncertainty = (rate: number, cases: number): number =>
  Math.round(1000 * Math.sqrt((rate * (1 - rate)) / cases)) / 10;

/** Guesses of day 53, kindergarten, of seven. */
const GUESSES: Readonly<Record<string, number>> = { Ada: 8, Bo: 4 };
/** The ten that a whole number is closest to. */
const toTen = (value: number): number => Math.round(value / 10) * 10;
const read = (option: string): number => Number(option.replaceAll(',', '').split(' ')[0]);
/** The option that lies nearest to a value, told by their ratio. */
const nearest = (options: readonly string[], value: number): string => {
  const off = (option: string): number => Math.abs(Math.log(read(option) / value));
  return only(options, (option) => off(option) === Math.min(...options.map(off)));
};
/** The middle of two bounds, as far from either by a factor. */
const geometricMean = (low: number, high: number): number => Math.sqrt(low * high);
/** The share of numbers that begin with one of the digits up to `last`, by the law of day 53. */
const firstDigits = (last: number): number => Math.log10(1 + last);
/** Heartbeats of a year. */
const beats = (minute: bigint): bigint => minute * 60n * 24n * 365n;

/** The next number in words, for numbers below twenty. */
const next = (value: bigint): string => `${value + 1n}`;
/** The numbers that day 55, kindergarten, offers as the last one. */
const LAST: Readonly<Record<string, bigint>> = {
  'Yes, it is ten': 10n,
  'Yes, it is a hundred': 100n,
};
/** Whether nothing comes after the number that an option names, if it names one. */
const lastWord = (option: string): boolean => {
  const named = LAST[option];
  return named === undefined || named + 1n <= named;
};
/** The place of a/b in the queue of day 55, advanced. */
const place = (top: bigint, bottom: bigint): bigint => sum(upTo(Number(top + bottom) - 2)) + top;
/** The digits that the rule of day 55, advanced, puts in place of those on the diagonal. */
const offDiagonal = (digits: string): string =>
  `0.${[...digits].map((digit) => (digit === '4' ? '5' : '4')).join('')}`;
/** The pairings that day 55, intermediate, offers. */
const PAIRINGS: Readonly<Record<string, (n: number) => number>> = {
  'n with n + n': (n) => n + n,
  'n with n × n': (n) => n * n,
  'n with n + 2': (n) => n + 2,
  'n with 2 × n': (n) => 2 * n,
};
const product = (values: readonly bigint[]): bigint =>
  values.reduce((all, value) => all * value, 1n);

export const WEEK_8_KEYS: readonly Key[] = [
  [51, 'kindergarten', 0, () => inWords(5n - 4n)],
  [51, 'kindergarten', 1, (o) => only(o, (table) => (SEATS[table] ?? 0) > 4)],
  [51, 'kindergarten', 2, () => inWords(quotient(6n, 2n))],
  [51, 'elementary', 0, () => `${percent(13n, 20n)} percent`],
  [
    51,
    'elementary',
    1,
    (o) => {
      const rate = (name: string): number => {
        const [hits, throws] = THROWS[name] ?? [0n, 1n];
        return Number(percent(hits, throws));
      };
      return only(o, (name) => rate(name) === Math.max(...o.map(rate)));
    },
  ],
  [51, 'elementary', 2, () => `${quotient(40n * 50n, 100n)}`],
  [51, 'intermediate', 0, () => `${percent(27n, 36n) - percent(42n, 60n)} points`],
  [51, 'intermediate', 1, () => `${percent(25n - 20n, 20n)} percent`],
  [51, 'intermediate', 2, () => `${2 * 3 - 3}`],
  [51, 'advanced', 0, () => lowestTerms(100n - 5n, 100n - 15n)],
  [51, 'advanced', 1, () => lowestTerms(1n, choices(6n, 3n))],
  [51, 'advanced', 2, () => `${uncertainty(0.5, 100)} points`],
  [53, 'kindergarten', 0, () => inWords(2n * 5n)],
  [
    53,
    'kindergarten',
    1,
    (o) => {
      const off = (name: string): number => Math.abs((GUESSES[name] ?? Infinity) - 7);
      return only(o, (name) => off(name) === Math.min(...o.map(off)));
    },
  ],
  [53, 'kindergarten', 2, () => `${2n * 6n}`],
  [53, 'elementary', 0, () => `${toTen(67)}`],
  [53, 'elementary', 1, () => grouped(BigInt(toTen(29) * toTen(51)))],
  [53, 'elementary', 2, () => `${grouped(70n * 60n)} beats`],
  [53, 'intermediate', 0, (o) => nearest(o, 612 * 48)],
  [53, 'intermediate', 1, (o) => nearest(o, (60 * 60 * 24) / 20 / 1000)],
  [53, 'intermediate', 2, () => `${6 * 30} and ${8 * 50}`],
  [53, 'advanced', 0, () => `${geometricMean(200, 1800)}`],
  [53, 'advanced', 1, () => `${Math.hypot(12, 5)} percent`],
  [53, 'advanced', 2, () => `About ${Math.round(100 * firstDigits(3))} percent`],
  [55, 'kindergarten', 0, () => next(19n)],
  [55, 'kindergarten', 1, () => next(12n)],
  [55, 'kindergarten', 2, (o) => only(o, lastWord)],
  [55, 'elementary', 0, () => `${`${1000n * 1_000_000n}`.length - 1}`],
  [55, 'elementary', 1, () => grouped(quotient(1_000_000n, 1000n))],
  [55, 'elementary', 2, () => grouped(89_999n + 1n)],
  [55, 'intermediate', 0, () => `${1 + 5 - 1}`],
  [55, 'intermediate', 1, () => `The guest of room ${quotient(36n, 3n)}`],
  [
    55,
    'intermediate',
    2,
    (o) => only(o, (rule) => [1, 2, 3, 4].every((n) => Math.sqrt(PAIRINGS[rule]?.(n) ?? 0) === n)),
  ],
  [55, 'advanced', 0, () => `${place(3n, 2n)}`],
  [55, 'advanced', 1, () => offDiagonal('4741')],
  [55, 'advanced', 2, () => grouped(product([2n, 3n, 5n, 7n, 11n]) + 1n)],
];

export const WEEK_8_STATED: readonly Stated[] = [
  [
    51,
    'elementary',
    [
      `Five times 20 is ${5 * 20}, so the Foxes would hit 5 × 15 = ${percent(15n, 20n)}`,
      `Four times 25 is ${4 * 25}, so the Owls would hit 4 × 18 = ${percent(18n, 25n)}`,
      `so there are ${quotient(30n * 50n, 100n)}.`,
    ],
  ],
  [
    51,
    'intermediate',
    [
      `18 ÷ 24 = ${percent(18n, 24n)} percent and 42 ÷ 60 = ${percent(42n, 60n)} percent`,
      `gives ${75 - 70} percentage points`,
      `10 ÷ 40 = ${percent(10n, 40n)} percent`,
      `10 ÷ 50 = ${percent(10n, 50n)} percent`,
      `9.65 − 6.45 = ${((965 - 645) / 100).toFixed(2)} points`,
      `9.65 ÷ 6.45 is about ${(965 / 645).toFixed(2)}`,
      `write more than ${Math.floor(10_000 / 645)} letters for each call instead of about ${Math.round(10_000 / 965)}`,
    ],
  ],
  [
    51,
    'advanced',
    [
      `0.9 ÷ 0.8 = ${9 / 8}, that is, by ${100 * (9 / 8 - 1)} percent`,
      `0.2 ÷ 0.1 = ${quotient(2n, 1n)} times as many, an increase of ${percent(2n - 1n, 1n)} percent`,
      `9 to 1 against 4 to 1, the ratio is 9/4 = ${9 / 4}`,
      `= ${choices(8n, 4n)} possible selections`,
      `about ${(100 / 70).toFixed(1)} percent`,
      `4 × 4 = ${choices(4n, 3n) * choices(4n, 1n)} such selections`,
      `${16 + 1} of 70, or about ${Math.round((100 * 17) / 70)} percent`,
      `roughly ${Math.round(870 * 0.791)}`,
      `approximately ${Math.round(Math.sqrt(870 * 0.791 * 0.209))}, the gap of ${688 - 339} amounted to some ${Math.round(349 / 12)} deviations`,
      `√(0.16/25) = 0.08, or ${uncertainty(0.8, 25)} points; for n = 2,500 it is only ${uncertainty(0.8, 2500)} points`,
    ],
  ],
  [
    53,
    'elementary',
    [
      `80 × 60 = ${grouped(80n * 60n)}`,
      `5,000 × 20 = ${grouped(5000n * 20n)}`,
      `you get ${grouped(80n * 60n * 24n)}`,
      `38 + 51, think 40 + 50 = ${toTen(38) + toTen(51)}. It is really ${38 + 51}`,
      `59 × 41, think 60 × 40 = ${grouped(BigInt(toTen(59) * toTen(41)))}. It is really ${grouped(59n * 41n)}`,
      `59 × 41 is ${grouped(10n * 59n * 41n)}`,
    ],
  ],
  [
    53,
    'intermediate',
    [
      `80 × 60 = ${grouped(80n * 60n)} times an hour`,
      `4,800 × 24 = ${grouped(4800n * 24n)} times a day`,
      `115,200 × 365 = ${grouped(beats(80n))} times a year`,
      `80 × 60 × 25 × 400 = ${quotient(80n * 60n * 25n * 400n, 1_000_000n)} million`,
      `you get ${grouped(beats(60n))} a year`,
      `you get ${grouped(beats(100n))} a year`,
      `Between ${beats(60n) / 1_000_000n} and ${beats(100n) / 1_000_000n + 1n} million`,
      `42,048,000 × 80 = ${grouped(beats(80n) * 80n)}`,
      `75,000 ÷ 0.75 = ${grouped(quotient(75_000n * 100n, 75n))} steps, or ${quotient(75n, 25n)} days`,
    ],
  ],
  [
    53,
    'advanced',
    [
      `roughly ${grouped(BigInt(Math.round((15_000 * 365) / 400 / 100) * 100))} pages, about ${Math.round((15_000 * 365) / 400 / 300)} volumes`,
      `arithmetic mean of ${grouped(quotient(5000n + 45_000n, 2n))}`,
      `√(5,000 × 45,000) = ${grouped(BigInt(geometricMean(5000, 45_000)))}`,
      `the worst case is 2⁴ = ${2 ** 4}`,
      `merely 2² = ${2 ** Math.sqrt(4)}`,
      `uncertain by ${4 + 3} percent at worst`,
      `√(4² + 3²) = ${Math.hypot(4, 3)} percent`,
      `the difference is ${52 - 50}, with a possible error of ${1 + 1}`,
      `A leading 1 therefore appears in ${Math.round(100 * firstDigits(1))} percent`,
      `a leading 9 in fewer than ${Math.ceil(100 * Math.log10(10 / 9))} percent`,
    ],
  ],
  [
    55,
    'elementary',
    [
      `less than ${Math.ceil(1000 / 60)} minutes`,
      `more than ${Math.floor(1_000_000 / 86_400)} days`,
      `more than ${Math.floor(1_000_000_000 / 86_400 / 365.25)} years`,
      `3 + 3 = ${`${1000 * 1000}`.length - 1} zeros`,
      `6 + 3 = ${`${1_000_000 * 1000}`.length - 1} zeros`,
      `over ${Math.floor(24_000_000_000 / 86_400 / 365.25 / 100) * 100} years`,
      `From 9,999 I get ${grouped(9999n + 1n)}, and from 999,999 I get ${grouped(999_999n + 1n)}`,
    ],
  ],
  [55, 'intermediate', [`the guest of room 37 goes to ${2 * 37}`]],
  [
    55,
    'advanced',
    [
      `this produces ${product([2n, 3n, 5n, 7n]) + 1n}`,
      `leaves the remainder ${(product([2n, 3n, 5n, 7n]) + 1n) % 7n}`,
      `+ 1 = ${grouped(product([2n, 3n, 5n, 7n, 11n, 13n]) + 1n)} = 59 × ${quotient(30_031n, 59n)}`,
      `1 + 2 + 3 = ${sum(upTo(3))} pairs`,
      `it receives the number ${place(2n, 3n)}`,
      `The resulting decimal, ${offDiagonal('4310')}…`,
    ],
  ],
];
