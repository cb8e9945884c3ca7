import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import {
  antiderivative,
  derivative,
  type Polynomial,
  plus,
  polynomial,
  polynomialTex,
  polynomialValue,
  times,
  valueAt,
} from '../exact/polynomial.ts';
import { bracketed } from '../exact/tex.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, fractionTex, type MathValue, number } from '../value.ts';

const withConstant = (value: Polynomial): MathValue => polynomialValue(value, { behind: ' + C' });

/** Antiderivatives, integrals and what they measure. */
export const integralTemplates: readonly MathTemplate[] = [
  {
    id: 'antiderivative',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Hard',
    grades: [11, 12],
    draw(pick, level) {
      const [a, b] = [
        pick.int(1, growing(level, 2, 4)),
        intWithout(pick, -growing(level, 4, 7), growing(level, 4, 7)),
      ];
      const c = intWithout(pick, -9, 9);
      const of = polynomial(3 * a, 2 * b, c);
      const answer = withConstant(antiderivative(of));
      return {
        parts: [a, b, c],
        question: `What is $\\int (${polynomialTex(of)})\\,dx$?`,
        answer,
        wrong: wrongWays(withConstant, {
          'forgot-to-divide': times(of, polynomial(1, 0)),
          'found-the-derivative': derivative(of),
          'multiplied-instead-of-dividing': polynomial(9 * a, 4 * b, c, 0),
          'divided-by-the-old-exponent': polynomial(new Fraction(3 * a, 2), 2 * b, c, 0),
          'forgot-to-raise-the-exponent': polynomial(a, b, c),
        }),
        explanation: [
          'Each term $x^{n}$ becomes $\\frac{x^{n+1}}{n+1}$.',
          `$${polynomialTex(polynomial(3 * a, 0, 0))}$ becomes $${polynomialTex(polynomial(a, 0, 0, 0))}$, and $${polynomialTex(polynomial(2 * b, 0))}$ becomes $${polynomialTex(polynomial(b, 0, 0))}$.`,
          `The integral is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'definite-integral',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Expert',
    grades: [11, 12],
    draw(pick, level) {
      const a = pick.int(1, growing(level, 2, 4));
      const from = intWithout(pick, level < 4 ? 1 : -2, 2);
      const to = from + pick.int(1, 3);
      const most = growing(level, 3, 6);
      // The areas above and below the axis must not cancel each other.
      const cancelling = (-a * (to ** 3 - from ** 3)) / (to ** 2 - from ** 2);
      const b = intWithout(pick, -most, most, cancelling);
      const of = polynomial(3 * a, 2 * b, 0);
      const whole = antiderivative(of);
      const undivided = (place: number) => valueAt(times(of, polynomial(1, 0)), place);
      const [high, low] = [valueAt(whole, to), valueAt(whole, from)];
      const answer = number(high.sub(low));
      return {
        parts: [a, b, from, to],
        question: `What is $\\int_{${from}}^{${to}} (${polynomialTex(of)})\\,dx$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'added-the-values': high.add(low),
          'forgot-the-lower-end': high,
          'subtracted-the-other-way': low.sub(high),
          'forgot-to-divide': undivided(to).sub(undivided(from)),
          'used-the-function-itself': valueAt(of, to).sub(valueAt(of, from)),
          'took-one-too-many': high.sub(low).add(1),
          'took-one-too-few': high.sub(low).sub(1),
        }),
        explanation: [
          `An antiderivative is $F(x) = ${polynomialTex(whole)}$.`,
          `$F(${to}) - F(${from}) = ${fractionTex(high)} - ${bracketed(low)}$.`,
          `The integral is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'area-under-arch',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Advanced',
    grades: [11, 12],
    draw(pick, level) {
      const half = pick.int(1, growing(level, 3, 4));
      const factor = pick.int(1, growing(level, 3, 6));
      const arch = polynomial(-factor, 0, factor * half ** 2);
      const right = new Fraction(4 * factor * half ** 3, 3);
      const answer = number(right);
      return {
        parts: [half, factor],
        question: `What is the area between the parabola $y = ${factor * half ** 2} - ${polynomialTex(polynomial(factor, 0, 0))}$ and the $x$-axis?`,
        answer,
        wrong: wrongWays(number, {
          'took-one-half-of-the-arch': right.div(2),
          'took-the-rectangle-around-it': new Fraction(2 * factor * half ** 3),
          'took-the-triangle-in-it': new Fraction(factor * half ** 3),
          'took-what-the-rectangle-has-more': new Fraction(2 * factor * half ** 3, 3),
          'added-the-cube': new Fraction(8 * factor * half ** 3, 3),
        }),
        explanation: [
          `The parabola meets the axis at $x = -${half}$ and $x = ${half}$.`,
          `$F(x) = ${polynomialTex(antiderivative(arch))}$, and $F(${half}) - F(-${half}) = ${fractionTex(right)}$.`,
          `The area is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'area-between-curves',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Advanced',
    grades: [12, 12],
    draw(pick, level) {
      const slope = pick.int(1, growing(level, 4, 9));
      const shift = pick.int(-growing(level, 2, 4), growing(level, 2, 4));
      const curve = polynomial(1, shift, 0);
      const line = polynomial(slope + shift, 0);
      const right = new Fraction(slope ** 3, 6);
      const whole = antiderivative(plus(line, times(polynomial(-1), curve)));
      const answer = number(right);
      return {
        parts: [slope, shift],
        question: `What is the area between the curves $y = ${polynomialTex(curve)}$ and $y = ${polynomialTex(line)}$?`,
        answer,
        wrong: wrongWays(number, {
          'took-the-area-below-a-line': new Fraction(slope ** 3, 2),
          'took-the-area-below-a-parabola': new Fraction(slope ** 3, 3),
          'added-the-areas': new Fraction(5 * slope ** 3, 6),
          'took-the-wrong-sign': right.neg(),
        }),
        explanation: [
          `The curves meet where $${polynomialTex(curve)} = ${polynomialTex(line)}$: at $x = 0$ and $x = ${slope}$.`,
          `Between them the line is above: integrate $${polynomialTex(derivative(whole))}$ to $F(x) = ${polynomialTex(whole)}$.`,
          `$F(${slope}) - F(0)$ is the area: ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'way-from-speed',
    area: 'calculus',
    operation: 'calculus',
    difficulty: 'Hard',
    grades: [11, 12],
    draw(pick, level) {
      const a = 2 * pick.int(1, growing(level, 2, 4));
      const b = pick.int(1, growing(level, 5, 9));
      const seconds = pick.int(3, growing(level, 6, 10));
      const way = (a / 2) * seconds ** 2 + b * seconds;
      const meters = (value: Exact) => number(value, { unit: 'm' });
      const answer = meters(way);
      return {
        parts: [a, b, seconds],
        question: `A sled has the speed $v(t) = ${polynomialTex(polynomial(a, b), 't')}$ meters per second after $t$ seconds. How far does it go in the first $${seconds}$ seconds?`,
        answer,
        wrong: wrongWays<Exact>(meters, {
          'multiplied-the-last-speed': (a * seconds + b) * seconds,
          'took-the-last-speed': a * seconds + b,
          'forgot-to-integrate-the-number': (a / 2) * seconds ** 2 + b,
          'multiplied-the-first-speed': b * seconds,
        }),
        explanation: [
          `The way is the integral of the speed: $s(t) = ${polynomialTex(polynomial(a / 2, b, 0), 't')}$.`,
          `$s(${seconds}) = ${(a / 2) * seconds ** 2} + ${b * seconds} = ${way}$.`,
          `It goes ${answer.text}.`,
        ],
      };
    },
  },
];
