import Fraction from 'fraction.js';
import { type Polynomial, polynomialValue } from '../../exact/polynomial.ts';
import type { Confirmations } from '../confirmation.ts';
import { byNumbers, interpolated, named, near, only, range, surdNear } from './ways.ts';

/** A polynomial that is recovered from its values, so that no rule of algebra is needed. */
const recovered = (f: (x: Fraction) => Fraction, degree: number): Polynomial =>
  interpolated(f, degree);

/** Whole numbers that make an expression 0, in the words of the answers. */
function zeros(f: (x: number) => number): string {
  return range(-200, 200)
    .filter((x) => f(x) === 0)
    .map((x) => `$x = ${x}$`)
    .join(' or ');
}

/** By trying whole numbers, by interpolation, by walking step by step: algebra and functions. */
export const highAlgebraConfirmations: Confirmations = {
  'system-of-equations': byNumbers((a, b, right, c, d, lower) => {
    const solved = range(-12, 12)
      .flatMap((x) => range(-12, 12).map((y) => [x, y] as const))
      .filter(([x, y]) => a * x + b * y === right && c * x + d * y === lower);
    return solved.join(';');
  }),
  'system-from-story': byNumbers((all, high, low, money) =>
    named(only(0, all, (adults) => adults * high + (all - adults) * low === money)),
  ),
  determinant: byNumbers((a, b, c, d) => {
    // The signed area of the parallelogram of the rows: the two triangles at its diagonal.
    const corners = [
      [0, 0],
      [a, b],
      [a + c, b + d],
      [c, d],
    ] as const;
    const twice = corners.reduce((sum, [x, y], index) => {
      const [u, v] = corners[(index + 1) % 4] ?? [0, 0];
      return sum + x * v - u * y;
    }, 0);
    return named(new Fraction(twice, 2));
  }),
  'complex-product': byNumbers((a, b, c, d) => {
    // Lengths multiply and angles add.
    const length = Math.hypot(a, b) * Math.hypot(c, d);
    const angle = Math.atan2(b, a) + Math.atan2(d, c);
    const parts = [length * Math.cos(angle), length * Math.sin(angle)];
    return `${parts.map((part) => Math.round(part) + 0).join(',')}i`;
  }),
  'square-of-binomial': byNumbers((a, b) => {
    const f = (x: Fraction) => x.mul(a).add(b).pow(2);
    return polynomialValue(recovered(f, 2)).same;
  }),
  'binomial-product': byNumbers((a, b, c, d) => {
    const f = (x: Fraction) => x.mul(a).add(b).mul(x.mul(c).add(d));
    return polynomialValue(recovered(f, 2)).same;
  }),
  'factor-trinomial': byNumbers((sum, product) => {
    const f = (x: Fraction) => x.mul(x).add(x.mul(sum)).add(product);
    return polynomialValue(recovered(f, 2), { before: 'factors' }).same;
  }),
  'difference-of-squares': byNumbers((a, b) => {
    const f = (x: Fraction) =>
      x
        .mul(a)
        .pow(2)
        .sub(b * b);
    return polynomialValue(recovered(f, 2), { before: 'factors' }).same;
  }),
  'quadratic-roots': byNumbers((b, c) => zeros((x) => x * x + b * x + c)),
  'quadratic-formula': (parts, { options }) => {
    const [b = 0, c = 0] = parts.map(Number);
    const written = options.map((option) => option.replaceAll('$', '').replace('x = ', ''));
    const solving = written.filter((option) => {
      const [, middle, outside, inside] =
        /^(-?\d+) \\pm (\d*)(?:\\sqrt\{(\d+)\})?$/.exec(option) ?? [];
      const root = Number(outside || 1) * Math.sqrt(Number(inside ?? 1));
      return [Number(middle) + root, Number(middle) - root].every(
        (x) => Math.abs(x * x + b * x + c) < 1e-9,
      );
    });
    return solving.join(' and ');
  },
  'vertex-of-parabola': byNumbers((b, c) => {
    const f = (x: number) => x * x + b * x + c;
    const x = only(-50, 50, (place) => f(place) < f(place - 1) && f(place) < f(place + 1));
    return `${x},${f(x)}`;
  }),
  composition: byNumbers((a, b, c, x) => named(near(a * (x * x + c) + b))),
  'inverse-function': byNumbers((a, b) => {
    // The inverse is the line through the mirrored points of two points of f.
    const [[x, y], [u, v]] = [[b, 0] as const, [a + b, 1] as const];
    const f = (place: Fraction) =>
      place
        .sub(x)
        .mul(v - y)
        .div(u - x)
        .add(y);
    return polynomialValue(recovered(f, 1), { before: 'f^{-1}(x) = ' }).same;
  }),
  'absolute-value-equation': byNumbers((middle, far) => zeros((x) => Math.abs(x - middle) - far)),
  'perpendicular-slope': byNumbers((n, d) => {
    // A quarter turn takes the direction (d, n) to (−n, d).
    const [across, up] = [Math.cos(Math.PI / 2) * d - n, d + Math.cos(Math.PI / 2) * n];
    return named(near(up / across, 100));
  }),
  'parallel-through-point': byNumbers((slope, _other, x, y) => {
    const f = (place: Fraction) => place.sub(x).mul(slope).add(y);
    return polynomialValue(recovered(f, 1), { before: 'y = ' }).same;
  }),
  'remainder-of-division': byNumbers((b, c, d, place) => {
    const rest = [1, b, c, d].reduce((carried, coefficient) => carried * place + coefficient, 0);
    const quotient = (x: number) => (x ** 3 + b * x * x + c * x + d - rest) / (x - place);
    if (!range(5, 12).every((x) => Number.isInteger(quotient(x)))) return 'not divisible';
    return named(rest);
  }),
  doubling: byNumbers((start, factor, days, periods) => {
    let area = start;
    for (let day = days; day <= days * periods; day += days) area *= factor;
    return named(area);
  }),
  'negative-exponent': byNumbers((base, exponent) => named(near(base ** -exponent))),
  'fraction-exponent': byNumbers((base, top, degree) => named(near(base ** (top / degree)))),
  'exponential-equation': byNumbers((base, factor, shift, exponent) =>
    named(only(-20, 20, (x) => Math.abs(base ** (factor * x + shift) - base ** exponent) < 1e-9)),
  ),
  'logarithm-value': byNumbers((base, exponent) =>
    named(near(Math.log(base ** exponent) / Math.log(base))),
  ),
  'logarithm-sum': byNumbers((base, left, right) =>
    named(near(Math.log(left) / Math.log(base) + Math.log(right) / Math.log(base))),
  ),
  'logarithm-equation': byNumbers((base, exponent, shift) =>
    named(
      only(-2000, 2000, (x) => Math.abs(Math.log(x + shift) / Math.log(base) - exponent) < 1e-9),
    ),
  ),
  'arithmetic-term': byNumbers((first, step, place) =>
    named(range(2, place).reduce((term) => term + step, first)),
  ),
  'geometric-term': byNumbers((first, ratio, place) =>
    named(range(2, place).reduce((term) => term * ratio, first)),
  ),
  'arithmetic-sum': byNumbers((first, step, rows) =>
    named(range(1, rows).reduce((sum, row) => sum + first + (row - 1) * step, 0)),
  ),
  'geometric-series': byNumbers((first, n, d) => {
    let [sum, term] = [0, first];
    while (term > 1e-13) [sum, term] = [sum + term, (term * n) / d];
    return named(near(sum, 100));
  }),
  'circle-equation': byNumbers((x, y, radius) => {
    const inside = (u: number, v: number) => (u - x) ** 2 + (v - y) ** 2 - radius ** 2;
    const lattice = range(-25, 25);
    const middle = lattice
      .flatMap((u) => lattice.map((v) => [u, v] as const))
      .filter(([u, v]) =>
        [
          [radius, 0],
          [-radius, 0],
          [0, radius],
          [0, -radius],
        ].every(([across = 0, up = 0]) => inside(u + across, v + up) === 0),
      );
    return [...middle.flat(), radius].join(',');
  }),
  'dot-product': byNumbers((a, b, c, d) => {
    const cosine = Math.cos(Math.atan2(b, a) - Math.atan2(d, c));
    return named(near(Math.round(Math.hypot(a, b) * Math.hypot(c, d) * cosine * 1e6) / 1e6));
  }),
  'law-of-cosines': byNumbers((a, b, angle) => {
    const turn = (angle * Math.PI) / 180;
    return surdNear(Math.hypot(b * Math.cos(turn) - a, b * Math.sin(turn)), 'm');
  }),
};
