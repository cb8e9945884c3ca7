import type { Confirmations } from '../confirmation.ts';
import {
  greatest,
  named,
  numbersOf,
  onlyWhole,
  pictureOf,
  printedNumbers,
  repeated,
  shapesOf,
} from './ways.ts';

/** What goes on from three printed numbers with the same step. */
function goesOn(question: string): string {
  const [, before, last] = printedNumbers(question);
  if (before === undefined || last === undefined) throw new Error(question);
  return named(last.add(last).sub(before));
}

/** Dots one by one, without those that are gone. */
function dotsLeft(groups: readonly { readonly count: number; readonly gone?: number }[]): number {
  return groups.flatMap(({ count, gone = 0 }) => Array.from({ length: count }).slice(gone)).length;
}

/** Counting and the place of digits: the pictures are counted, and candidates tried. */
export const countingConfirmations: Confirmations = {
  'count-dots': (_, problem) => named(dotsLeft(pictureOf(problem, 'dots').groups)),
  'number-after': (_, { question }) => goesOn(question),
  'one-less': (_, problem) => named(dotsLeft(pictureOf(problem, 'dots').groups)),
  'largest-group': (_, problem) => {
    const counts = pictureOf(problem, 'dots').groups.map(({ count }) => count);
    return named(onlyWhole((n) => counts.includes(n) && counts.every((count) => count <= n), 50));
  },
  'greatest-number': (_, problem) => named(greatest(problem)),
  'number-between': (_, { question }) => {
    const [low, high] = printedNumbers(question);
    return named(onlyWhole((n) => low?.compare(n) === -1 && high?.compare(n) === 1, 200));
  },
  'skip-counting': (_, { question }) => goesOn(question),
  'base-ten-count': (_, problem) => {
    const { tens, ones } = pictureOf(problem, 'base-ten');
    return named(repeated(tens, 10) + ones);
  },
  'digit-value': (parts) => {
    const [whole = 0, digit = 0] = numbersOf(parts);
    return named(whole - Number(String(whole).replace(String(digit), '0')));
  },
  rounding: (parts) => {
    const [value = 0, unit = 10] = numbersOf(parts);
    const near = (n: number) => n % unit === 0 && 2 * Math.abs(n - value) <= unit;
    // In the middle both neighbors are near; the upper one counts.
    return named(onlyWhole((n) => near(n) && !near(n + unit), 10_000));
  },
  'add-dots': (_, problem) => named(dotsLeft(pictureOf(problem, 'dots').groups)),
  'take-away-dots': (_, problem) => named(dotsLeft(pictureOf(problem, 'dots').groups)),
  'count-color': (parts, problem) => {
    const left = shapesOf(problem).filter(({ color }) => parts.indexOf(color) === 0);
    return named(left.length);
  },
};
