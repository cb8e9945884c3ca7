import Fraction from 'fraction.js';
import type { Confirmation, Confirmations } from '../confirmation.ts';
import {
  greatest,
  named,
  numbersOf,
  onlyWhole,
  pictureOf,
  printedNumbers,
  repeated,
  worth,
} from './ways.ts';

const coinsAdded: Confirmation = (_, problem) => {
  const { cents } = pictureOf(problem, 'coins');
  return named(cents.flatMap((coin) => Array.from({ length: coin })).length, 'cents');
};

/** How many small units make a large one. */
const IN_ONE: Readonly<Record<string, readonly [small: number, unit: string]>> = {
  meters: [100, 'cm'],
  feet: [12, 'in'],
  hours: [60, 'min'],
  kilometers: [1000, 'm'],
  kilograms: [1000, 'g'],
  weeks: [7, 'days'],
};

const PART_NAMES: Readonly<Record<number, string>> = {
  2: 'a half',
  3: 'a third',
  4: 'a fourth',
  6: 'a sixth',
  8: 'an eighth',
};

/** The colored part of all bars, small part by small part. */
const colored: Confirmation = (_, problem) => {
  const bars =
    problem.picture?.kind === 'fraction-circle'
      ? [problem.picture]
      : pictureOf(problem, 'fraction-bars').bars;
  const parts = bars.flatMap(({ parts: all, filled }) =>
    Array.from({ length: filled }, () => new Fraction(1, all)),
  );
  return named(parts.reduce((sum, part) => sum.add(part), new Fraction(0)));
};

const inHundredths = (value: Fraction) => Number(value.mul(100).n);

/** Fractions that a question prints. */
function fractionsIn(question: string): Fraction[] {
  return [...question.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].map(
    ([, top, bottom]) => new Fraction(Number(top), Number(bottom)),
  );
}

/** Money, units, fractions, decimals and figures. */
export const measuredConfirmations: Confirmations = {
  'count-coins': coinsAdded,
  'coin-value': coinsAdded,
  'change-from-a-dollar': (parts) => {
    const [price = 0] = numbersOf(parts);
    return named(
      onlyWhole((n) => price + n === 100, 100),
      'cents',
    );
  },
  'two-prices': (_, { question }) => {
    const [first, second] = printedNumbers(question);
    return named((first ?? new Fraction(0)).add(second ?? 0).mul(100), 'cents');
  },
  'smaller-unit': (parts) => {
    const [count = 0] = numbersOf(parts);
    const [small, unit] = IN_ONE[String(parts[0])] ?? [0, ''];
    return named(repeated(count, small), unit);
  },
  'equal-parts': (_, problem) => named(pictureOf(problem, 'fraction-circle').parts),
  'name-one-part': (_, problem) => PART_NAMES[pictureOf(problem, 'fraction-circle').parts] ?? '',
  'colored-part': colored,
  'part-of-a-set': (parts) => {
    const [top = 0, bottom = 1, whole = 0] = numbersOf(parts);
    return named(onlyWhole((n) => n * bottom === top * whole));
  },
  'equal-fractions': (_, { question, options }) => {
    const [asked] = fractionsIn(question);
    const equal = options.map(worth).filter((tried) => asked?.equals(tried) === true);
    if (equal.length !== 1) throw new Error(`${equal.length} options fit: ${question}`);
    return named(equal[0] ?? 0);
  },
  'greatest-fraction': (_, problem) => named(greatest(problem)),
  'add-like-fractions': colored,
  'subtract-like-fractions': (_, { question }) => {
    const [whole = new Fraction(0), gone = new Fraction(0)] = fractionsIn(question);
    const bottom = Number(whole.d * gone.d);
    const top = onlyWhole((n) => new Fraction(n, bottom).add(gone).equals(whole), 1000);
    return named(new Fraction(top, bottom));
  },
  'improper-to-mixed': colored,
  'colored-tenths': colored,
  'greatest-decimal': (_, problem) => named(greatest(problem)),
  'add-decimals': (_, { question }) => {
    const [first = 0, second = 0] = printedNumbers(question).map(inHundredths);
    return named(
      new Fraction(
        onlyWhole((n) => n - first === second, 5000),
        100,
      ),
      'km',
    );
  },
  'subtract-decimals': (_, { question }) => {
    const [first = 0, second = 0] = printedNumbers(question).map(inHundredths);
    return named(
      new Fraction(
        onlyWhole((n) => n + second === first, 5000),
        100,
      ),
    );
  },
  'times-power-of-ten': (_, { question }) => {
    const [value = new Fraction(0), times = new Fraction(0)] = printedNumbers(question);
    return named(new Fraction(repeated(Number(times.n), inHundredths(value)), 100));
  },
  perimeter: (parts) => {
    const [width = 0, height = 0] = numbersOf(parts);
    return named(width + height + width + height, 'ft');
  },
  'area-of-squares': (_, problem) => {
    const { rows, columns } = pictureOf(problem, 'array');
    return named(repeated(columns, rows));
  },
  'area-of-rectangle': (parts) => {
    const [width = 0, height = 0] = numbersOf(parts);
    return named(repeated(width, height), 'ft^2');
  },
  'missing-side': (parts) => {
    const [around = 0, width = 0] = numbersOf(parts);
    return named(
      onlyWhole((n) => width + n + width + n === around, 1000),
      'ft',
    );
  },
  'volume-of-box': (parts) => {
    const [length = 0, width = 0, height = 0] = numbersOf(parts);
    return named(repeated(height, repeated(width, length)), 'in^3');
  },
};
