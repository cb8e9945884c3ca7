import Fraction from 'fraction.js';
import type { Confirmations } from '../confirmation.ts';
import { byNumbers, named, near, numbersIn, only, range, surdNear } from './ways.ts';

const CM = { unit: 'cm' };
const DOLLARS = { before: '\\$' };

const isPrime = (value: number) =>
  value > 1 && range(2, value - 1).every((divisor) => value % divisor !== 0);

/** A number multiplied by itself step by step. */
const repeated = (base: number, times: number) =>
  range(1, times).reduce((product) => product * BigInt(base), 1n);

/** By floating point, by trying, by counting: decimals, fractions, ratios, percent, whole numbers. */
export const middleNumberConfirmations: Confirmations = {
  'decimal-sum': byNumbers((tenths, hundredths) => named(near((tenths * 10 + hundredths) / 100))),
  'decimal-product': byNumbers((a, b) => named(near((a / 10) * (b / 10)))),
  'decimal-quotient': byNumbers((long, piece) => {
    let cut = 0;
    while ((cut + 1) * piece <= long) cut += 1;
    return named(cut);
  }),
  'decimal-as-fraction': byNumbers((hundredths) => named(near(hundredths / 100))),
  'scientific-notation': (_parts, { question }) => {
    const [value = 0] = numbersIn(question);
    const [front = '', exponent = ''] = value.toExponential().split('e');
    return `${new Fraction(front).toFraction()} e ${Number(exponent)}`;
  },
  'decimal-order': (_parts, { options }) =>
    named(near(Math.max(...options.flatMap((option) => numbersIn(option))))),
  'fraction-sum-unlike': byNumbers((n, d, m, e) => named(near(n / d + m / e))),
  'fraction-difference-unlike': byNumbers((n, d, m, e) => named(near(n / d - m / e))),
  'fraction-product': byNumbers((n, d, m, e) => named(near((n / d) * (m / e)))),
  'fraction-quotient': byNumbers((n, d, m, e) => named(near(n / d / (m / e)))),
  'fraction-of-the-rest': byNumbers((first, second) => {
    const cells = range(1, first).flatMap((row) => range(1, second).map((column) => [row, column]));
    const left = cells.filter(([row, column]) => row !== 1 && column !== 1);
    return named(new Fraction(left.length, cells.length));
  }),
  'mixed-as-improper': byNumbers((whole, n, d) => named(near(whole + n / d))),
  'mixed-sum': byNumbers((v, n, d, w, m, e) => named(near(v + n / d + w + m / e))),
  'mixed-difference': byNumbers((v, n, w, m, d) => named(near(v + n / d - w - m / d))),
  'mixed-product': byNumbers((v, n, d, w, m, e) => named(near((v + n / d) * (w + m / e)))),
  'ratio-recipe': byNumbers((juice, water, times) => {
    let [used, taken] = [0, 0];
    while (used < juice * times) [used, taken] = [used + juice, taken + water];
    return named(taken, { unit: 'cups' });
  }),
  'ratio-simplest-form': byNumbers((girls, boys) => {
    const left = range(1, girls).find((value) => (value * boys) % girls === 0) ?? 0;
    return `${left}:${(left * boys) / girls}`;
  }),
  'ratio-share': byNumbers((small, large, part) => {
    let [rest, got] = [(small + large) * part, 0];
    while (rest > 0) [rest, got] = [rest - small - large, got + large];
    return named(got);
  }),
  'unit-rate': byNumbers((hours, speed, later) =>
    named(near(((speed * hours) / hours) * later), { unit: 'km' }),
  ),
  'map-scale': byNumbers((map, real, times) =>
    named(
      only(1, 999, (value) => value * real === real * times * map),
      CM,
    ),
  ),
  'percent-of': byNumbers((rate, whole) => named(near((whole / 100) * rate))),
  'percent-discount': (parts) => {
    const [rate = 0, price = 0] = parts.map(Number);
    return named(near(price * (1 - rate / 100)), DOLLARS);
  },
  'percent-change': byNumbers((before, after) =>
    named(
      only(1, 100, (rate) =>
        [100 + rate, 100 - rate].some((percent) => before * percent === after * 100),
      ),
      { form: 'percent' },
    ),
  ),
  'percent-whole': byNumbers((rate, part) =>
    named(
      only(1, 4000, (whole) => whole * rate === part * 100),
      { unit: 'm' },
    ),
  ),
  'percent-twice': byNumbers((rate, start) => named(near(start * (1 + rate / 100) ** 2), DOLLARS)),
  'temperature-change': byNumbers((start, fall) =>
    named(
      range(1, fall).reduce((degrees) => degrees - 1, start),
      { unit: '°C' },
    ),
  ),
  'integer-difference': byNumbers((a, b) => named(only(-99, 99, (value) => value + b === a))),
  'integer-product': byNumbers((a, b, c) => {
    const sum = range(1, -a).reduce((total) => total - b, 0);
    return named(only(-999, 999, (value) => value - c === sum));
  }),
  'order-with-powers': byNumbers((a, b, c, d) => {
    const squares = range(1, c - d).flatMap(() => range(1, c - d));
    return named(range(1, b).reduce((total) => total + squares.length, a));
  }),
  'greatest-common-divisor': byNumbers((a, b) =>
    named(Math.max(...range(1, a).filter((value) => a % value === 0 && b % value === 0))),
  ),
  'least-common-multiple': byNumbers((a, b) =>
    named(range(1, a * b).find((minute) => minute % a === 0 && minute % b === 0) ?? 0, {
      unit: 'min',
    }),
  ),
  'prime-factors': ([of], { options }) => {
    const products = options.map((option) =>
      option
        .replaceAll('$', '')
        .split(' \\times ')
        .map((factor) => numbersIn(factor.replaceAll(/[\^{}]/g, ' ')))
        .map(([base = 0, times = 1]) => ({ base, times })),
    );
    const right = products.filter(
      (factors) =>
        factors.every(({ base }) => isPrime(base)) &&
        factors.reduce((value, { base, times }) => value * base ** times, 1) === of,
    );
    const [factors = []] = right;
    return right.length === 1 ? factors.map(({ base, times }) => `${base}^${times}`).join(' ') : '';
  },
  'power-value': byNumbers((base, exponent) => named(Number(repeated(base, exponent)))),
  'power-product': byNumbers((base, a, b) => `${repeated(base, a) * repeated(base, b)}`),
  'power-quotient': byNumbers((base, a, b) => `${repeated(base, a) / repeated(base, b)}`),
  'root-between': byNumbers((radicand) => {
    const below = Math.floor(Math.sqrt(radicand));
    return `between $${below}$ and $${below + 1}$`;
  }),
  'root-simplify': byNumbers((radicand) => surdNear(Math.sqrt(radicand))),
};
