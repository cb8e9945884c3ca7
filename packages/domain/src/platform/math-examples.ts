import { contentBand } from '../age/index.ts';
import { type OperationType, operationTypes } from './configuration.ts';

/**
 * One sum as a sample. Its sentence stands in the texts under the operation's name and is filled with
 * `values`; a value that names a shape or a color has its word there too.
 */
export interface MathExample {
  readonly operation: OperationType;
  readonly values: Readonly<Record<string, number | string>>;
  /** The right answer as it is written: `12`, `5/6`, or the name of a color. */
  readonly answer: string;
}

/** The highest number in samples: 10 up to 6, 100 up to 10, 1000 above (spec 2, Age demo). */
export function sampleMaximum(age: number): number {
  const band = contentBand(age);
  if (band === 'kindergarten') return 10;
  return band === 'elementary' ? 100 : 1000;
}

/** An integer from `low` to `high`, both included. */
type Pick = (low: number, high: number) => number;

/** Shapes with their corners. */
export const SHAPE_CORNERS = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
} as const satisfies Readonly<Record<string, number>>;
export type ShapeName = keyof typeof SHAPE_CORNERS;

export const PATTERN_COLORS = ['red', 'yellow', 'green', 'blue'] as const;
export type ColorName = (typeof PATTERN_COLORS)[number];

/** Sides of right triangles in whole numbers, shortest first. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const;

type Maker = (pick: Pick, maximum: number) => Omit<MathExample, 'operation'>;

/** How each kind of sum is made. Answers are computed from the values; no number is above the maximum. */
const MAKERS: Readonly<Record<OperationType, Maker>> = {
  counting(pick, maximum) {
    const a = pick(1, maximum - 3);
    return { values: { a, b: a + 1, c: a + 2 }, answer: String(a + 3) };
  },
  basic_addition: addition,
  shapes(pick) {
    const names = Object.keys(SHAPE_CORNERS) as ShapeName[];
    const shape = names[pick(0, names.length - 1)] ?? 'triangle';
    return { values: { shape }, answer: String(SHAPE_CORNERS[shape]) };
  },
  colors(pick) {
    const at = pick(0, PATTERN_COLORS.length - 1);
    const first = PATTERN_COLORS[at] ?? 'red';
    const second = PATTERN_COLORS[(at + pick(1, 3)) % PATTERN_COLORS.length] ?? 'blue';
    return { values: { first, second }, answer: first };
  },
  addition,
  subtraction(pick, maximum) {
    const a = pick(maximum / 5, maximum);
    const b = pick(maximum / 10, a - 1);
    return { values: { a, b }, answer: String(a - b) };
  },
  basic_multiplication(pick) {
    const a = pick(2, 10);
    const b = pick(2, 10);
    return { values: { a, b }, answer: String(a * b) };
  },
  fractions(pick, maximum) {
    const bottom = pick(2, 5);
    const top = pick(1, bottom - 1);
    const whole = bottom * pick(2, Math.floor(maximum / bottom));
    return { values: { top, bottom, whole }, answer: String((whole / bottom) * top) };
  },
  algebra(pick, maximum) {
    const x = pick(3, 25);
    const a = pick(2, 20);
    const b = pick(1, maximum / 2);
    return { values: { a, b, c: a * x + b }, answer: String(x) };
  },
  geometry(pick) {
    const base = 2 * pick(3, 15);
    const height = pick(4, 30);
    return { values: { base, height }, answer: String((base * height) / 2) };
  },
  statistics(pick) {
    const mean = pick(20, 200);
    const [low, high] = [pick(1, 9), pick(10, 19)];
    const values = { a: mean - high, b: mean - low, c: mean + low, d: mean + high };
    return { values, answer: String(mean) };
  },
  advanced_fractions(pick) {
    const [b, d] = [pick(2, 9), pick(2, 9)];
    const [a, c] = [pick(1, b - 1), pick(1, d - 1)];
    return { values: { a, b, c, d }, answer: fraction(a * d + c * b, b * d) };
  },
  calculus(pick) {
    const [factor, at] = [pick(2, 9), pick(2, 6)];
    return { values: { factor, at }, answer: String(3 * factor * at ** 2) };
  },
  advanced_algebra(pick) {
    const low = pick(2, 12);
    const high = low + pick(1, 15);
    return { values: { sum: low + high, product: low * high }, answer: String(high) };
  },
  trigonometry(pick) {
    const [a, b, c] = TRIPLES[pick(0, TRIPLES.length - 1)] ?? TRIPLES[0];
    const times = pick(1, 20);
    return { values: { a: a * times, b: b * times, c: c * times }, answer: fraction(a, c) };
  },
  advanced_statistics(pick) {
    const [mean, deviation] = [pick(30, 300), pick(2, 25)];
    const values = { a: mean - deviation, b: mean + deviation };
    return { values, answer: String(deviation) };
  },
};

function addition(pick: Pick, maximum: number): Omit<MathExample, 'operation'> {
  const a = pick(1, maximum - 1);
  const b = pick(1, maximum - a);
  return { values: { a, b }, answer: String(a + b) };
}

/** A fraction in lowest terms; a whole number stands alone. */
function fraction(top: number, bottom: number): string {
  const divisor = greatestCommonDivisor(top, bottom);
  return bottom === divisor ? String(top / divisor) : `${top / divisor}/${bottom / divisor}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Picks by the generator "mulberry32": the same seed gives the same numbers. */
function picker(seed: number): Pick {
  let state = seed | 0;
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return Math.ceil(low) + Math.floor(share * (Math.floor(high) - Math.ceil(low) + 1));
  };
}

/**
 * One example for each kind of sum of an age in years (spec 9, Operation types).
 * @param seed another one gives other numbers
 */
export function mathExamples(age: number, seed: number): readonly MathExample[] {
  const pick = picker(seed);
  const maximum = sampleMaximum(age);
  return operationTypes(age).map((operation) => ({
    operation,
    ...MAKERS[operation](pick, maximum),
  }));
}
