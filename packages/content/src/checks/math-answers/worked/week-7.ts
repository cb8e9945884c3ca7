import { grouped, lowestTerms, quotient, sum } from '../arithmetic.ts';
import {
  box,
  designs,
  foldLines,
  half,
  inHorizontal,
  inVertical,
  MOVES,
  motion,
  moved,
  quarter,
  written,
} from './motions.ts';
import { inWords, type Key, only, type Stated } from './row.ts';

/** Squares of day 43, kindergarten. */
const SQUARES: Readonly<Record<string, number>> = { 'The neck': 4, 'The ear': 2 };
/** A length on paper, or that of a map, at a scale of 1 to `scale`. */
const onPaper = (length: bigint, scale: bigint): bigint => quotient(length, scale);
/** The second number of an option such as `1 : 250`. */
const scaleOf = (option: string): number => Number(option.slice(4).replace(',', ''));

/** Which end of a plank drops, on day 45, kindergarten. */
const plank = (here: number, there: number): string =>
  here === there ? 'It stays level' : here > there ? 'This end drops' : 'That end drops';
/** How many numbers solve ax + b = cx + d. */
const solutions = (a: bigint, b: bigint, c: bigint, d: bigint): string =>
  a !== c ? 'One' : b === d ? 'Every number' : 'None';
/** The number that solves ax + b = cx + d. */
const solved = (a: bigint, b: bigint, c: bigint, d: bigint): bigint => quotient(d - b, a - c);
/** The numbers and their roots that √(x + by) = x holds for, among the candidates of its square. */
const rooted = (by: number, candidates: readonly number[]): number[] =>
  candidates.filter((x) => x * x === x + by && Math.sqrt(x + by) === x);
/** The load that a lever lifts; distances in quarters of a meter. */
const lever = (weight: bigint, far: bigint, near: bigint): bigint => quotient(weight * far, near);

/** Bits with which one of `many` is singled out. */
const questions = (many: number): number => Math.ceil(Math.log2(many));
const doubled = (value: bigint, times: number): bigint => value * 2n ** BigInt(times);
/** The sum of the powers of two from 1 to 2 to the `last`. */
const allPowers = (last: number): bigint =>
  sum(Array.from({ length: last + 1 }, (_, power) => 2n ** BigInt(power)));
const digits = (value: bigint): number => `${value}`.length;

export const WEEK_7_KEYS: readonly Key[] = [
  [43, 'kindergarten', 0, () => inWords(3n * 1n)],
  [
    43,
    'kindergarten',
    1,
    (o) => only(o, (part) => SQUARES[part] === Math.max(...Object.values(SQUARES))),
  ],
  [43, 'kindergarten', 2, () => inWords(5n * 1n)],
  [43, 'elementary', 0, () => `${onPaper(200n, 20n)} centimeters`],
  [43, 'elementary', 1, () => `${7n * 20n} centimeters`],
  [43, 'elementary', 2, () => `${onPaper(60n, 10n)} centimeters`],
  [43, 'intermediate', 0, () => `${onPaper(240_000n, 20_000n)} centimeters`],
  [
    43,
    'intermediate',
    1,
    (o) => {
      const fitting = o.map(scaleOf).filter((scale) => 6000 / scale <= 25);
      return only(o, (option) => scaleOf(option) === Math.min(...fitting));
    },
  ],
  [43, 'intermediate', 2, () => `${quotient(30n * 100n ** 2n, 100n ** 2n)} square meters`],
  [43, 'advanced', 0, () => `1 : ${30n * 2n}`],
  [43, 'advanced', 1, () => `${quotient(5n * 200n, 10n * 10n)} centimeters`],
  [43, 'advanced', 2, () => `${2n ** 2n}`],
  [45, 'kindergarten', 0, () => plank(3, 3)],
  [45, 'kindergarten', 1, () => inWords(4n - 1n)],
  [45, 'kindergarten', 2, () => `${inWords(5n - 1n)} stones`],
  [45, 'elementary', 0, () => `${solved(1n, 7n, 0n, 15n)}`],
  [45, 'elementary', 1, () => `${solved(4n, 0n, 0n, 20n)}`],
  [45, 'elementary', 2, (o) => only(o, (weight) => 2n * BigInt(weight) + 3n === 17n)],
  [45, 'intermediate', 0, () => `${solved(4n, 4n * 3n, 2n, 20n)}`],
  [45, 'intermediate', 1, () => `After ${solved(-18n, 260n, -8n, 150n)} hours`],
  [45, 'intermediate', 2, () => solutions(3n, 5n, 3n, 3n * 2n)],
  [45, 'advanced', 0, () => `Only ${rooted(12, [4, -3]).join(' and ')}`],
  [
    45,
    'advanced',
    1,
    () => `${quotient(quotient(160n + 190n, 7n) + quotient(160n - 190n, 3n), 2n)}`,
  ],
  [45, 'advanced', 2, () => `${lever(150n, 12n, 2n)} kilograms`],
  [47, 'kindergarten', 0, () => (foldLines(box(2, 1)) > 0 ? 'They match' : 'One sticks out')],
  [47, 'kindergarten', 1, () => inWords(3n + 3n)],
  [47, 'kindergarten', 2, () => motion(moved(4, 0))],
  [47, 'elementary', 0, (o) => only(o, (move) => motion(MOVES[move] ?? half) === 'A flip')],
  [47, 'elementary', 1, () => `${foldLines(box(5, 1))}`],
  [47, 'elementary', 2, () => `${3 * 90} degrees`],
  [47, 'intermediate', 0, () => written(inVertical([3, 5]))],
  [47, 'intermediate', 1, () => written(quarter([2, 7]))],
  [47, 'intermediate', 2, () => written(inHorizontal(moved(0, 3)([2, 1])))],
  [47, 'advanced', 0, () => `${2 * 7} centimeters`],
  [47, 'advanced', 1, () => `${6 * 2}`],
  [47, 'advanced', 2, () => `${designs(3)}`],
  [49, 'kindergarten', 0, () => inWords(doubled(3n, 1))],
  [49, 'kindergarten', 1, () => inWords(doubled(4n, 1))],
  [49, 'kindergarten', 2, () => inWords(doubled(1n, 2))],
  [49, 'elementary', 0, () => `${doubled(36n, 1)}`],
  [49, 'elementary', 1, () => `${doubled(1n, 4)}`],
  [49, 'elementary', 2, () => `${doubled(30n, 3)}`],
  [49, 'intermediate', 0, () => lowestTerms(2n ** 3n, 2n ** 5n)],
  [49, 'intermediate', 1, () => `${allPowers(6)}`],
  [49, 'intermediate', 2, () => grouped(4n ** 6n)],
  [49, 'advanced', 0, () => `${questions(4000)}`],
  [49, 'advanced', 1, () => `${Math.log2(32)}`],
  [49, 'advanced', 2, () => `${digits(2n ** 100n)}`],
];

export const WEEK_7_STATED: readonly Stated[] = [
  [
    43,
    'elementary',
    [
      `120 ÷ 20 = ${onPaper(120n, 20n)} on paper`,
      `180 ÷ 20 = ${onPaper(180n, 20n)} on paper`,
      `each of them gets just ${onPaper(20n, 20n)}`,
      `3 × 20 = ${3 * 20} long`,
      `5 × 20 = ${5 * 20}`,
      `60 ÷ 20 = ${onPaper(60n, 20n)}`,
      `a path of 80 meters is ${onPaper(80n, 10n)} centimeters`,
      `would be only ${onPaper(100n, 20n)} high`,
    ],
  ],
  [
    43,
    'intermediate',
    [
      `40 × 12 = ${40 * 12} centimeters`,
      `480 ÷ 40 = ${onPaper(480n, 40n)} centimeters`,
      `just ${onPaper(40n, 40n)} centimeter high`,
      `1,000 ÷ 20 = ${quotient(1000n, 20n)}`,
      `this time ${480 / 50} centimeters long`,
      `${onPaper(150n, 50n)} by ${onPaper(200n, 50n)} centimeters`,
      `it covered ${3 * 4} square centimeters`,
      `150 × 200 = ${grouped(150n * 200n)} square centimeters`,
      `30,000 ÷ 12 = ${grouped(quotient(30_000n, 12n))}`,
      `50 × 50 = ${grouped(50n * 50n)}`,
      `${grouped(2000n * 45n)} centimeters, or ${quotient(2000n * 45n, 100n)} meters`,
      `it is only ${90_000 / 20_000} centimeters long`,
    ],
  ],
  [
    43,
    'advanced',
    [
      `1/√2, roughly ${(1 / Math.SQRT2).toFixed(2)}`,
      `a drawing at 1 : ${20 * 2}, because the two factors multiply to 1/2`,
      `A4 with 1/${2 ** 4} of a square meter`,
      `At 1 : 20 it amounts to ${quotient(5n * 20n, 10n)} millimeters`,
      `at 1 : 50,000 it amounts to ${quotient(5n * 50_000n, 10n * 1000n)} meters`,
      `only ${6000 / 50_000} millimeters wide`,
      `areas multiplied by ${2 ** 2}`,
    ],
  ],
  [
    45,
    'elementary',
    [
      `bag = ${solved(1n, 4n, 0n, 10n)}, which means`,
      `12 ÷ 3 = ${solved(3n, 0n, 0n, 12n)}`,
      `19 − 5 = ${19 - 5}`,
      `14 ÷ 2 = ${solved(2n, 5n, 0n, 19n)}`,
      `2 × 7 + 5 = ${2 * 7 + 5}`,
      `2 × 8 + 5 = ${2 * 8 + 5}`,
    ],
  ],
  [
    45,
    'intermediate',
    [
      `you get 3x = ${18 - 3}`,
      `so that x = ${solved(5n, 3n, 2n, 18n)}`,
      `4x = 2x + ${9 + 7}`,
      `therefore x = ${solved(4n, -7n, 2n, 9n)}`,
      `5 × 5 + 3 = ${5 * 5 + 3} and the right side becomes 2 × 5 + 18 = ${2 * 5 + 18}`,
      `Correctly it is 3x + ${3 * 4} = 27, so x = ${solved(3n, 12n, 0n, 27n)}`,
      `120 = ${20 - 5}t, so the answer is t = ${solved(-20n, 300n, -5n, 180n)}`,
      `300 − 20 × 8 = ${300 - 20 * 8}, and 180 − 5 × 8 = ${180 - 5 * 8}`,
    ],
  ],
  [
    45,
    'advanced',
    [
      `with the candidates ${[3, -2]
        .filter((x) => x * x === x + 6)
        .join(' and ')
        .replace('-', '−')}`,
      `because √9 = ${rooted(6, [3, -2]).join()}`,
      `so F = ${grouped(lever(200n, 18n, 3n))}`,
      `the stones sink ${inWords(quotient(18n, 3n)).toLowerCase()} times as far`,
      `produce a total of ${4 * 40 + 3 * 60}; when they are exchanged, ${3 * 40 + 4 * 60}`,
      `7(a + b) = ${340 + 360}, so that a + b = ${quotient(700n, 7n)}`,
      `a − b = −${360 - 340}. Consequently a = ${quotient(100n - 20n, 2n)} and b = ${quotient(100n + 20n, 2n)}`,
      `8a + 6b = ${2 * 340}, it would merely`,
    ],
  ],
  [
    47,
    'elementary',
    [
      `A square has ${foldLines(box(1, 1))} of them`,
      `A long, thin rectangle has only ${foldLines(box(5, 1))}`,
      `4 × 90 = ${4 * 90} degrees`,
      `half a turn takes it ${quotient(4n, 2n)} meters`,
    ],
  ],
  [
    47,
    'intermediate',
    [
      `sends A to ${written(moved(-5, 2)([1, 1]))}`,
      `C becomes ${written(inVertical([4, 3]))}`,
      `B becomes ${written(quarter([4, 1]))}`,
      `sends A to ${written(half([1, 1]))}`,
      `its length of ${4 - 1} wherever`,
      `it visits ${written(inHorizontal([4, 1]))} and arrives at ${written(quarter(inHorizontal([4, 1])))}`,
      `it visits ${written(quarter([4, 1]))} and arrives at ${written(inHorizontal(quarter([4, 1])))}`,
      `should have become ${written(inVertical([5, 2]))} but came out as ${written(inHorizontal([5, 2]))}`,
      `A square has ${4 * 2} symmetries`,
    ],
  ],
  [
    47,
    'advanced',
    [
      `a rotation of ${2 * 45} degrees`,
      `displays ${quotient(360n, 45n)} sectors`,
      `4 × 2 = ${4 * 2}`,
      `8 × 3 = ${8 * 3} rotations`,
      `2⁴ = ${2 ** 4} designs`,
      `fixes 2² = ${2 ** 2}`,
      `(16 + 2 + 4 + 2)/4 = ${designs(4)}`,
    ],
  ],
  [
    49,
    'elementary',
    [
      Array.from({ length: 7 }, (_, day) => 10 * (day + 1)).join(', '),
      Array.from({ length: 7 }, (_, day) => doubled(1n, day)).join(', '),
      `64 + 64 = ${doubled(64n, 1)}`,
      `80 + 14 = ${doubled(47n, 1)}`,
      `there would be ${doubled(120n, 1)}. After that come ${doubled(120n, 2)}, then ${doubled(120n, 3)}, then ${grouped(doubled(120n, 4))}`,
      `five steps to get to ${grouped(doubled(120n, 5))}`,
      `120 + 3,000 = ${grouped(120n + 3000n)}`,
    ],
  ],
  [
    49,
    'intermediate',
    [
      `2¹⁰ = ${grouped(2n ** 10n)}`,
      `measures ${1024 / 10} millimeters`,
      `now ${grouped(2n ** 20n)} layers`,
      `taller than ${Math.floor(2 ** 20 / 10_000 / 10) * 10} meters`,
      `2⁷, which is ${2 ** 7}`,
      `2⁻³ has to be ${lowestTerms(1n, 2n ** 3n)}`,
      `1 + 2 + 4 + 8 is ${allPowers(3)}`,
      `+ 512 = ${grouped(allPowers(9))}`,
      `Round 10 needs ${grouped(6n ** 10n)} people, and round 13 needs ${grouped(6n ** 13n)}`,
    ],
  ],
  [
    49,
    'advanced',
    [
      `2²⁰ = ${grouped(2n ** 20n)} objects`,
      `approximately ${Math.log2(8.3e9).toFixed(2)}`,
      `searched in ${questions(1e6)} comparisons, and one of two million in ${questions(2e6)}`,
      `${Math.log2(2)} bit for one half, ${Math.log2(8)} bits for one eighth`,
      `about ${Math.log2(8 / 7).toFixed(2)} bits in the other, on average ${(3 / 8 + (7 / 8) * Math.log2(8 / 7)).toFixed(2)}`,
      `roughly ${grouped(quotient(80n * 1461n, 4n))} days`,
      `about ${Math.log2(29_220).toFixed(1)}`,
      `A town with ${grouped(2n ** 14n)} inhabitants`,
      `about ${33 - 14} bits`,
      `approximately ${Math.round(1 + Math.log2(29_220) + 19)}, whereas`,
      `64 × 0.30103 = ${(64 * 0.30103).toFixed(2)}`,
      `consequently has ${digits(2n ** 64n)} digits`,
    ],
  ],
];
