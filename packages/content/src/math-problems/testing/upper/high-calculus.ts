import Fraction from 'fraction.js';
import { polynomialValue } from '../../exact/polynomial.ts';
import type { Confirmations } from '../confirmation.ts';
import { byNumbers, integral, interpolated, named, near, only, slopeAt } from './ways.ts';

type Real = (x: Fraction) => Fraction;

const fraction = (value: number) => new Fraction(value);

/** The function with given coefficients, the highest power first. */
const withCoefficients =
  (...coefficients: readonly number[]): Real =>
  (x) =>
    coefficients.reduce<Fraction>((sum, coefficient) => sum.mul(x).add(coefficient), fraction(0));

/** The derivative from slopes by their definition, as a polynomial. */
const derived = (f: Real, degree: number) =>
  polynomialValue(interpolated((x) => slopeAt(f, x, degree), degree - 1)).same;

/** The fraction with a small denominator that an inexact value stands for. */
const roughly = (value: number) => near(value, 60, 1e-5);

/** By numbers near the place, by slopes by definition, by Boole's rule: calculus. */
export const highCalculusConfirmations: Confirmations = {
  'limit-by-factoring': byNumbers((place, other) => {
    const f = (x: number) => (x * x - (place + other) * x + place * other) / (x - place);
    return named(roughly((f(place + 1e-4) + f(place - 1e-4)) / 2));
  }),
  'limit-at-infinity': byNumbers((a, b, c, d, e) => {
    const f = (x: number) => (a * x * x + b * x + c) / (d * x * x + e);
    return named(roughly((f(1e8) + f(-1e8)) / 2));
  }),
  'limit-with-root': byNumbers((root, factor) => {
    const f = (x: number) => (Math.sqrt(factor * x + root * root) - root) / x;
    return named(roughly((f(1e-5) + f(-1e-5)) / 2));
  }),
  'derivative-of-polynomial': byNumbers((a, b, c, d) => derived(withCoefficients(a, b, c, d), 3)),
  'derivative-of-product': byNumbers((a, b, c) =>
    derived((x) => x.mul(a).add(b).mul(x.mul(x).add(c)), 3),
  ),
  'derivative-of-chain': byNumbers((a, b, exponent) =>
    derived((x) => x.mul(a).add(b).pow(exponent), exponent),
  ),
  'derivative-of-wave': ([name, factor, inner]) => {
    const ways = { sin: Math.sin, cos: Math.cos, e: Math.exp };
    const f = (x: number) =>
      Number(factor) * (ways[name as keyof typeof ways] ?? Math.exp)(Number(inner) * x);
    const slope = (x: number) => (f(x + 1e-6) - f(x - 1e-6)) / 2e-6;
    const product = Number(factor) * Number(inner);
    const fitting = Object.entries(ways).flatMap(([other, way]) =>
      [product, -product]
        .filter((size) =>
          [0.1, 0.2, 0.3].every(
            (x) => Math.abs((size * way(Number(inner) * x)) / slope(x) - 1) < 1e-5,
          ),
        )
        .map((size) => `${size} ${other} ${inner}`),
    );
    return fitting.join(';');
  },
  'tangent-line': byNumbers((a, b, c, place) => {
    // The tangent is what f and its line share twice: f(x) minus it is a multiple of (x − place)².
    const f = withCoefficients(a, b, c);
    const rest: Real = (x) => f(x).sub(x.sub(place).pow(2).mul(a));
    return polynomialValue(interpolated(rest, 2), { before: 'y = ' }).same;
  }),
  'slope-at-place': byNumbers((a, b, place) =>
    named(slopeAt(withCoefficients(1, a, b, 0), fraction(place), 3)),
  ),
  'speed-from-way': byNumbers((a, b, seconds) => {
    const way = withCoefficients(a, b, 0);
    // The mean speed of a time around the moment, exact for a way of degree 2.
    return named(
      way(fraction(seconds + 1))
        .sub(way(fraction(seconds - 1)))
        .div(2),
      {
        unit: 'm/s',
      },
    );
  }),
  'local-maximum': byNumbers((high, low, constant) => {
    const f = withCoefficients(1, (-3 * (high + low)) / 2, 3 * high * low, constant);
    const beside = new Fraction(1, 100);
    return named(
      only(-20, 20, (x) => {
        const top = f(fraction(x));
        return top.gt(f(beside.add(x))) && top.gt(f(fraction(x).sub(beside)));
      }),
    );
  }),
  'greatest-area': byNumbers((fence) => {
    const areas = Array.from({ length: fence / 2 }, (_, depth) => depth * (fence - 2 * depth));
    return named(Math.max(...areas), { unit: 'm^2' });
  }),
  antiderivative: byNumbers((a, b, c) => {
    const f = withCoefficients(3 * a, 2 * b, c);
    return polynomialValue(
      interpolated((x) => integral(f, 0, x), 3),
      { behind: ' + C' },
    ).same;
  }),
  'definite-integral': byNumbers((a, b, from, to) =>
    named(integral(withCoefficients(3 * a, 2 * b, 0), from, to)),
  ),
  'area-under-arch': byNumbers((half, factor) =>
    named(integral(withCoefficients(-factor, 0, factor * half ** 2), -half, half)),
  ),
  'area-between-curves': byNumbers((slope, shift) => {
    const [line, curve] = [withCoefficients(slope + shift, 0), withCoefficients(1, shift, 0)];
    const right = only(1, 99, (x) => line(fraction(x)).equals(curve(fraction(x))));
    return named(integral((x) => line(x).sub(curve(x)), 0, right));
  }),
  'way-from-speed': byNumbers((a, b, seconds) =>
    // Speed that grows evenly: the mean of the first and the last speed all the time.
    named(new Fraction(b + a * seconds + b, 2).mul(seconds), { unit: 'm' }),
  ),
};
