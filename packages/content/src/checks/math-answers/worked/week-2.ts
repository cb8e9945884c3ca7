import { grouped, leastCommonMultiple, quotient, sum, upTo } from '../arithmetic.ts';
import { inWords, type Key, only, type Stated } from './row.ts';

/** The digits of a whole number in base sixty, first digit first. */
const sixties = (value: bigint): bigint[] =>
  value < 60n ? [value] : [...sixties(value / 60n), value % 60n];
const fromSixties = (numeral: string): bigint =>
  numeral.split(',').reduce((value, digit) => value * 60n + BigInt(digit), 0n);
/** Whether `1/n` ends after some places in a base. */
const terminates = (n: bigint, base: bigint): boolean => base ** 64n % n === 0n;
const denominators = (base: bigint): bigint[] =>
  upTo(12).filter((n) => n > 1n && terminates(n, base));
const divisors = (value: number): bigint[] => upTo(value).filter((n) => BigInt(value) % n === 0n);
/** `1/27` as its denominator. */
const denominator = (option: string): bigint => BigInt(option.replace('1/', ''));

/** Hands that Mia and Grandma of day 9 need; who needs fewer has the longer ones. */
const HANDS: Readonly<Record<string, bigint>> = { 'Mia’s hand': 9n, 'Grandma’s hand': 7n };

/** The options of day 11, intermediate, as functions. */
const CANDLES: Readonly<Record<string, (hours: bigint) => bigint>> = {
  'h = 2 + 24 × t': (t) => 2n + 24n * t,
  'h = 24 + 2 × t': (t) => 24n + 2n * t,
  'h = 24 − 2 × t': (t) => 24n - 2n * t,
  'h = 2 − 24 × t': (t) => 2n - 24n * t,
};

/** The least whole number that passes. */
function first(passes: (value: bigint) => boolean): bigint {
  const found = upTo(1000).find(passes);
  if (found === undefined) throw new Error('no number up to 1000 passes');
  return found;
}

type Point = readonly [x: bigint, y: bigint];
const slope = ([x1, y1]: Point, [x2, y2]: Point): bigint => quotient(y2 - y1, x2 - x1);
/** The value at `x` of the line through two points. */
const onLine = (one: Point, other: Point, x: bigint): bigint =>
  one[1] + slope(one, other) * (x - one[0]);
/** `(4, 9)` as a point. */
function point(option: string): Point {
  const [, x = '', y = ''] = /^\((\d+), (\d+)\)$/.exec(option) ?? [];
  return [BigInt(x), BigInt(y)];
}

const cistern = (day: bigint): bigint => onLine([3n, 9400n], [15n, 7600n], day);
const neighbor = (day: bigint): bigint => 6000n - 80n * day;
const evenDay = first((day) => cistern(day) === neighbor(day));
/** The area below a staircase with sides of 1 meter, in ten-thousandths of a square meter. */
const below = (steps: bigint): bigint => quotient(sum(upTo(Number(steps))) * 10_000n, steps ** 2n);

export const WEEK_2_KEYS: readonly Key[] = [
  [
    9,
    'kindergarten',
    0,
    (o) => only(o, (hand) => Object.values(HANDS).every((count) => (HANDS[hand] ?? 99n) <= count)),
  ],
  [9, 'kindergarten', 1, () => `${2n * 10n}`],
  [9, 'kindergarten', 2, () => `${10n + 4n}`],
  [9, 'elementary', 0, () => `${9n * 20n} centimeters`],
  [9, 'elementary', 1, () => `${2n * 60n + 20n}`],
  [
    9,
    'elementary',
    2,
    (o) => only(o, (figs) => [2n, 3n, 4n, 5n].every((n) => BigInt(figs) % n === 0n)),
  ],
  [9, 'intermediate', 0, () => grouped(12n * 2n * 60n)],
  [9, 'intermediate', 1, () => `${fromSixties('3,20')}`],
  [9, 'intermediate', 2, () => sixties(4000n).join(',')],
  [9, 'advanced', 0, () => sixties(1500n).join(' and ')],
  [9, 'advanced', 1, (o) => only(o, (option) => terminates(denominator(option), 60n))],
  [9, 'advanced', 2, () => `${BigInt('0b110101')}`],
  [11, 'kindergarten', 0, () => inWords(5n + 1n)],
  [11, 'kindergarten', 1, () => inWords(7n - 3n)],
  [11, 'kindergarten', 2, () => inWords(8n - 4n)],
  [11, 'elementary', 0, () => `${100n - 86n} years`],
  [11, 'elementary', 1, () => `${68n - 9n} years`],
  [11, 'elementary', 2, () => `${68n + 5n - (9n + 5n)} years`],
  [
    11,
    'intermediate',
    0,
    (o) => only(o, (rule) => CANDLES[rule]?.(0n) === 24n && CANDLES[rule]?.(1n) === 24n - 2n),
  ],
  [11, 'intermediate', 1, () => `${quotient(170n - 30n, 20n)}`],
  [11, 'intermediate', 2, () => `${first((daughter) => daughter + 28n === 5n * daughter)}`],
  [11, 'advanced', 0, () => `${onLine([2n, 11n], [8n, 29n], 20n)}`],
  [11, 'advanced', 1, () => `${first((hours) => 900n - 12n * hours === 500n - 4n * hours)}`],
  [
    11,
    'advanced',
    2,
    (o) => only(o, (day) => Number(day.slice(4)) > 10 && Number(day.slice(4)) < 22),
  ],
  [13, 'kindergarten', 0, () => inWords(6n + 2n)],
  [13, 'kindergarten', 1, () => inWords(8n - 1n)],
  [13, 'kindergarten', 2, () => inWords(quotient(8n, 2n))],
  [13, 'elementary', 0, (o) => only(o, (step) => Number(step) % 4 === 0)],
  [13, 'elementary', 1, () => `(${4n * 1n}, ${4n * 3n})`],
  [13, 'elementary', 2, () => `${leastCommonMultiple(3n, 5n)}`],
  [13, 'intermediate', 0, () => `${slope([1n, 2n], [5n, 14n])}`],
  [13, 'intermediate', 1, () => `${45n * 12n} cm`],
  [13, 'intermediate', 2, (o) => only(o, (place) => point(place)[1] === 1n + 2n * point(place)[0])],
  [13, 'advanced', 0, () => `${quotient(40n * 3n, 40n) + quotient(40n * 4n, 40n)} m`],
  [13, 'advanced', 1, () => grouped(sum(upTo(200)))],
  [13, 'advanced', 2, () => `0.${quotient(below(50n), 100n)}`],
];

export const WEEK_2_STATED: readonly Stated[] = [
  [
    9,
    'elementary',
    [
      `12 × 20 = ${12 * 20} centimeters`,
      `12 × 30 = ${12 * 30} centimeters`,
      `is ${12 * 30 - 12 * 20} centimeters too short`,
      ...[3n, 4n, 5n].map((friends) => `60 ÷ ${friends} = ${quotient(60n, friends)} for each`),
      `2 × 60 = ${2 * 60} minutes`,
      `135 minutes lasts ${Math.floor(135 / 60)} hours and ${135 % 60} minutes`,
    ],
  ],
  [
    9,
    'intermediate',
    [
      `18 × 60 = ${grouped(18n * 60n)} liters`,
      `60 × 60 = ${grouped(60n * 60n)} seconds`,
      `5 × 3,600 = ${grouped(5n * 3600n)} meters`,
      `6 × 60 = ${6 * 60} centimeters`,
      `2 × 60 + 35 = ${fromSixties('2,35')}`,
      `1 × 3,600 + 4 × 60 + 10 = ${grouped(fromSixties('1,4,10'))}`,
      `the numeral is ${sixties(1000n).join(',')}`,
      `twelve divisors, namely ${divisors(60).slice(0, -1).join(', ')} and 60`,
      `ten has just ${inWords(BigInt(divisors(10).length)).toLowerCase()}`,
    ],
  ],
  [
    9,
    'advanced',
    [
      `2,026 ÷ 60 = ${2026n / 60n} with remainder ${2026n % 60n}`,
      `the numeral ${sixties(2026n).join(',')}`,
      `becomes ${2026n.toString(2)}`,
      `copes with ${denominators(10n).slice(0, -1).join(', ')} and 10`,
      `except ${upTo(12)
        .filter((n) => n > 1n && !denominators(60n).includes(n))
        .join(' and ')}`,
      `${sixties(quotient(3600n, 8n)).join('/60 + ')}/3,600`,
      // Seven places of the approximation, rounded, and of the root of two.
      `approximately 1.${(fromSixties('24,51,10') * 10_000_000n + 108_000n) / 216_000n}`,
      `begins ${Math.SQRT2.toFixed(7)}`,
    ],
  ],
  [
    11,
    'elementary',
    [
      `5 + 20 = ${100 - 75}`,
      `10 + 27 = ${127 - 90} years`,
      `he was ${100 - 90} years older`,
      'When he was 110, she was 100',
    ],
  ],
  [
    11,
    'intermediate',
    [
      `25 × 12 = ${(100 - 75) * 12} pebbles`,
      `40 + 30 × 5 = ${40 + 30 * 5} centimeters`,
      `360 ÷ 30 = ${quotient(400n - 40n, 30n)} years`,
      ...[5n, 20n, 25n, 50n].map(
        (son) => `was ${son + 100n}, which is ${quotient(son + 100n, son)} times as old`,
      ),
      `So s = ${first((son) => son + 100n === 3n * son)}.`,
    ],
  ],
  [
    11,
    'advanced',
    [
      `it equals ${quotient(125n, 25n)} when x = 25, then ${quotient(150n, 50n)} when x = 50`,
      `and ${quotient(175n, 25n)}/${quotient(75n, 25n)} at the end`,
      `= −${-slope([3n, 9400n], [15n, 7600n])} liters per day`,
      `= ${grouped(cistern(0n))} liters`,
      `t = ${evenDay}, and both then hold ${grouped(cistern(evenDay))} liters`,
      `suggests ${(50 + 75) / 2} centimeters`,
      `predicts ${50 + 3 * 25} centimeters`,
      `predicts ${50 + 20 * 25},`,
    ],
  ],
  [
    13,
    'elementary',
    [
      upTo(8)
        .map((n) => n * 3n)
        .slice(0, -1)
        .join(', '),
      upTo(6)
        .map((n) => n * 4n)
        .slice(0, -1)
        .join(', '),
      `24 ÷ 3 = ${24 / 3}`,
      `24 ÷ 4 = ${24 / 4} big steps`,
      `${leastCommonMultiple(3n, 4n)} and ${2n * leastCommonMultiple(3n, 4n)} are in both`,
      ...[2, 3, 4].map((moves) => `After ${moves} moves you are at (${moves}, ${2 * moves})`),
    ],
  ],
  [
    13,
    'intermediate',
    [
      `16 × 17 = ${16 * 17} centimeters`,
      `16 × 29 = ${16 * 29} centimeters`,
      `about ${(17 / 29).toFixed(2)}`,
      `12 × 60 = ${12 * 60} centimeters`,
      `rise is 1 − 9 = −${9 - 1} and the run is 5 − 1 = ${5 - 1}`,
      `so the slope is −8 ÷ 4 = −${-slope([1n, 9n], [5n, 1n])}`,
      ...[1, 3].map((steps) => `(${2 + 2 * steps}, ${1 + 3 * steps})`),
      `3.2 ÷ 4 = 0.${quotient(32n, 4n)} meters`,
    ],
  ],
  [
    13,
    'advanced',
    [
      `10 × 11 ÷ 2 = ${sum(upTo(10))} blocks`,
      `100 × 101 ÷ 2 = ${grouped(sum(upTo(100)))}`,
      `= 0.${quotient(below(10n), 100n)} square meters`,
      `= 0.${quotient(below(100n), 10n)}.`,
      `it is 0.${below(1000n)}.`,
      `approximately ${Math.SQRT2.toFixed(3)} meters`,
    ],
  ],
];
