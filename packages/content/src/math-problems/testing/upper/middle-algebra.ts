import Fraction from 'fraction.js';
import { polynomialValue } from '../../exact/polynomial.ts';
import type { Confirmations } from '../confirmation.ts';
import { byNumbers, interpolated, named, near, numbersIn, only, range, surdNear } from './ways.ts';

const fraction = (value: number) => new Fraction(value);

/** The straight line through what a function gives at 0 and 1. */
const line = (f: (x: Fraction) => Fraction) => interpolated(f, 1);

/** By putting numbers in and by trying all solutions: expressions, equations, coordinates. */
export const middleAlgebraConfirmations: Confirmations = {
  'evaluate-expression': byNumbers((a, b, x) =>
    named(only(-999, 999, (value) => (value - b) / a === x)),
  ),
  'like-terms': byNumbers(
    (a, b, c, d) => polynomialValue(line((x) => x.mul(a).add(b).sub(x.mul(-c)).add(d))).same,
  ),
  distribute: byNumbers(
    (a, b, c, d) => polynomialValue(line((x) => x.mul(b).add(c).mul(a).add(x.mul(d)))).same,
  ),
  'expression-from-words': (parts) => {
    const [fee = 0, price = 0] = parts.map(Number);
    const bill = (hours: Fraction) =>
      range(1, hours.valueOf()).reduce((dollars) => dollars.add(price), fraction(fee));
    return polynomialValue(line(bill)).same;
  },
  'equation-two-steps': byNumbers((a, b, right) =>
    named(only(-99, 99, (x) => a * x + b === right)),
  ),
  'equation-both-sides': byNumbers((a, b, c, d) =>
    named(only(-99, 99, (x) => a * x + b === c * x + d)),
  ),
  'equation-brackets': byNumbers((a, b, c, d) =>
    named(only(-99, 99, (x) => a * (x + b) === c * x + d)),
  ),
  'equation-from-story': byNumbers((price, fee, total) =>
    named(only(1, 999, (shirts) => fee + shirts * price === total)),
  ),
  'inequality-negative-factor': ([a, b, sign, right]) => {
    const left = (x: number) => Number(a) * x + Number(b);
    const holds = (x: number) => (sign === '<' ? left(x) < Number(right) : left(x) > Number(right));
    const bound = only(-99, 99, (x) => left(x) === Number(right));
    return `x ${holds(bound + 1) ? '>' : '<'} ${bound}`;
  },
  'read-point': (_parts, { picture }) => {
    const [point] = picture?.kind === 'grid' ? picture.points : [];
    return point?.join(',') ?? '';
  },
  'reflect-point': ([x, y, axis]) => {
    const there = range(-9, 9).flatMap((u) => range(-9, 9).map((v) => [u, v] as const));
    const mirrored = there.filter(([u, v]) =>
      axis === 'x' ? u === x && v + Number(y) === 0 : v === y && u + Number(x) === 0,
    );
    return mirrored.join(';');
  },
  'slope-of-two-points': byNumbers((x, y, u, v) => named(near((y - v) / (x - u)))),
  'line-from-graph': (_parts, { picture }) => {
    const [from, to] = (picture?.kind === 'grid' ? picture.lines?.[0] : undefined) ?? [];
    const [[x, y], [u, v]] = [from ?? [0, 0], to ?? [0, 0]];
    const along = (place: Fraction) =>
      place
        .sub(x)
        .mul(v - y)
        .div(u - x)
        .add(y);
    return polynomialValue(line(along), { before: 'y = ' }).same;
  },
  'function-rule': (_parts, { question }) => {
    const [, first = 0, , second = 0, , third = 0] = numbersIn(question);
    const [slope] = [second - first];
    if (third - second !== slope) return 'not a straight line';
    return polynomialValue(
      line((x) => x.sub(1).mul(slope).add(first)),
      { before: 'y = ' },
    ).same;
  },
  'distance-of-points': byNumbers((x, y, u, v) => surdNear(Math.hypot(x - u, y - v))),
};
