import Fraction from 'fraction.js';
import { surd, surdSum, surdValue } from '../../exact/surd.ts';
import type { Confirmations } from '../confirmation.ts';
import { byNumbers, named, near, piNear, range, surdNear } from './ways.ts';

const FUNCTIONS: Readonly<Record<string, (radians: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
};

/** The value of a trigonometric function by floating point. */
function ratioOf(name: string | number | undefined, degrees: number): number {
  const value = FUNCTIONS[String(name)]?.((degrees * Math.PI) / 180) ?? Number.NaN;
  return Math.abs(value) < 1e-12 ? 0 : value;
}

/** The sum of quarters of √2 and √6 that a value stands for. */
function quarters(value: number): string {
  const signs = [1, -1].flatMap((a) => [1, -1].map((b) => [a, b] as const));
  const found = signs.find(
    ([a, b]) => Math.abs((a * Math.sqrt(2) + b * Math.sqrt(6)) / 4 - value) < 1e-12,
  );
  const [a, b] = found ?? [0, 0];
  return surdValue(surdSum(surd(new Fraction(a, 4), 2), surd(new Fraction(b, 4), 6))).same;
}

/** By floating point: trigonometry, balls and cones. */
export const highTrigonometryConfirmations: Confirmations = {
  'ratio-in-right-triangle': ([opposite, beside, , ratio]) => {
    const angle = Math.atan2(Number(opposite), Number(beside));
    return named(near(ratioOf(ratio, (angle * 180) / Math.PI), 999));
  },
  'side-from-angle': ([angle, long, wanted]) =>
    surdNear(Number(long) * ratioOf(wanted === 'high' ? 'sin' : 'cos', Number(angle)), 'm'),
  'law-of-sines': byNumbers((alpha, beta, a) =>
    surdNear((a / ratioOf('sin', alpha)) * ratioOf('sin', beta), 'm'),
  ),
  'special-angle-value': ([factor, ratio, angle]) =>
    surdNear(Number(factor) * ratioOf(ratio, Number(angle))),
  'degrees-and-radians': ([degrees, wanted]) =>
    wanted === 'radians'
      ? piNear((Number(degrees) * Math.PI) / 180)
      : `${Math.round(Number(degrees))} degrees`,
  'unit-circle': ([ratio, angle]) => surdNear(ratioOf(ratio, Number(angle))),
  'sine-and-cosine': ([a, c, given, least]) => {
    const value = Number(a) / Number(c);
    const wanted = given === 'sin' ? 'cos' : 'sin';
    // Halving the quadrant closes in on the angle.
    let [low, high] = [Number(least), Number(least) + 90];
    const rising = ratioOf(given, high) > ratioOf(given, low);
    for (const _ of range(1, 60)) {
      const middle = (low + high) / 2;
      if (ratioOf(given, middle) < value === rising) low = middle;
      else high = middle;
    }
    return named(near(ratioOf(wanted, low), 99));
  },
  'double-angle': ([a, c, wanted]) => {
    const angle = (Math.asin(Number(a) / Number(c)) * 180) / Math.PI;
    return named(near(ratioOf(wanted, 2 * angle), 999));
  },
  'sum-formula': ([ratio, angle]) => quarters(ratioOf(ratio, Number(angle))),
  'trigonometric-equation': ([ratio, start]) => {
    const value = ratioOf(ratio, Number(start));
    return range(0, 359)
      .filter((angle) => Math.abs(ratioOf(ratio, angle) - value) < 1e-9)
      .map((angle) => `$${angle}^{\\circ}$`)
      .join(' and ');
  },
  'cone-volume': byNumbers((radius, height) => {
    // Cut into many slices: the middle slice rule is exact up to a quarter of a slice's square.
    const slices = 2000;
    const volume = range(1, slices).reduce(
      (sum, slice) => sum + ((radius * (slice - 0.5)) / slices) ** 2 * (height / slices),
      0,
    );
    return piNear(Math.PI * Math.round(volume), 'cm^3');
  }),
  'sphere-volume': ([radius, wanted]) => {
    const r = Number(radius);
    // Archimedes: a ball takes what a cylinder has over its double cone; its surface is that cylinder's side.
    const volume = 2 * r ** 3 - (2 * r ** 3) / 3;
    return wanted === 'volume'
      ? piNear(Math.PI * volume, 'cm^3')
      : piNear(2 * Math.PI * r * (2 * r), 'cm^2');
  },
};
