import Fraction from 'fraction.js';
import type { Confirmations } from '../confirmation.ts';
import { byNumbers, named, near, only, range } from './ways.ts';

/** The variance from the squared differences of all pairs: no mean is needed. */
function variance(values: readonly number[]): Fraction {
  const squares = values.flatMap((a) => values.map((b) => (a - b) ** 2));
  const sum = squares.reduce((total, square) => total + square, 0);
  return new Fraction(sum, 2 * values.length ** 2);
}

/** Lists of so many different numbers from 1, in every order. */
function orders(many: number, some: number): number[][] {
  if (some === 0) return [[]];
  return orders(many, some - 1).flatMap((begun) =>
    range(1, many)
      .filter((next) => !begun.includes(next))
      .map((next) => [...begun, next]),
  );
}

/** How many sets of so many numbers there are, by Pascal's triangle. */
function sets(many: number, some: number): number {
  if (some === 0 || some === many) return 1;
  return sets(many - 1, some - 1) + sets(many - 1, some);
}

const share = <T>(all: readonly T[], wanted: (one: T) => boolean) =>
  named(new Fraction(all.filter(wanted).length, all.length));

/** By pairs, by listing and by counting: statistics and chances. */
export const highStatisticsConfirmations: Confirmations = {
  'standard-deviation': byNumbers((...values) => {
    const square = variance(values).valueOf();
    return named(only(0, 99, (deviation) => deviation ** 2 === square));
  }),
  variance: byNumbers((...values) => named(variance(values))),
  'z-score': byNumbers((mean, deviation, value) => {
    const halves = only(-20, 20, (count) => 2 * mean + count * deviation === 2 * value);
    return named(near(halves / 2));
  }),
  'value-from-z-score': byNumbers((mean, deviation, halves) =>
    named(
      only(-999, 999, (value) => (value - mean) / deviation === halves / 2),
      { unit: 'cm' },
    ),
  ),
  'normal-rule': byNumbers((_mean, _deviation, least, most) => {
    const below = new Map([
      [-2, 2.5],
      [-1, 16],
      [0, 50],
      [1, 84],
      [2, 97.5],
    ]);
    const percent = (below.get(most) ?? 0) - (below.get(least) ?? 0);
    return named(near(percent), { form: 'percent' });
  }),
  combinations: byNumbers((many, some) => named(sets(many, some))),
  arrangements: byNumbers((many, some) =>
    named(some > 3 ? orders(many, 3).length * (many - 3) : orders(many, some).length),
  ),
  'conditional-probability': byNumbers((_all, swim, _sail, both) =>
    share(range(1, swim), (camper) => camper <= both),
  ),
  'binomial-probability': byNumbers((tosses, heads) =>
    share(
      range(0, 2 ** tosses - 1).map((row) => row.toString(2).replaceAll('0', '').length),
      (count) => count === heads,
    ),
  ),
  'expected-value': byNumbers((fields, high, many, few) => {
    const points = range(1, fields).map((field) => (field <= high ? many : few));
    return named(near(points.reduce((sum, value) => sum + value / fields, 0)));
  }),
};
