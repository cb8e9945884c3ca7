import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { gcd } from '../exact/integers.ts';
import { polynomial, polynomialTex, polynomialValue, valueAt } from '../exact/polynomial.ts';
import { bracketed } from '../exact/tex.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, fractionTex, type MathValue, number, words } from '../value.ts';

type Line = readonly [slope: Exact, height: Exact];

const line =
  (before: string) =>
  ([slope, height]: Line): MathValue =>
    polynomialValue(polynomial(slope, height), { before });

function solutions(values: readonly number[]): MathValue {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  return words(sorted.map((value) => `$x = ${value}$`).join(' or '));
}

/** Functions: one in another, back again, lines that meet, growth. */
export const functionTemplates: readonly MathTemplate[] = [
  {
    id: 'composition',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const a = pick.int(2, growing(level, 4, 7));
      const b = intWithout(pick, -growing(level, 5, 9), growing(level, 5, 9));
      const c = intWithout(pick, -growing(level, 4, 7), growing(level, 4, 7));
      const x = intWithout(pick, -growing(level, 3, 5), growing(level, 3, 5), 1);
      const outer = polynomial(a, b);
      const inner = polynomial(1, 0, c);
      const [f, g] = [valueAt(outer, x), valueAt(inner, x)];
      const result = valueAt(outer, g);
      const answer = number(result);
      return {
        parts: [a, b, c, x],
        question: `For $f(x) = ${polynomialTex(outer)}$ and $g(x) = ${polynomialTex(inner)}$, what is $f(g(${x}))$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'applied-them-in-the-other-order': valueAt(inner, f),
          'multiplied-the-values': f.mul(g),
          'added-the-values': f.add(g),
          'stopped-at-the-inner-function': g,
          'took-the-outer-function-only': f,
          'took-one-too-many': result.add(1),
          'took-one-too-few': result.sub(1),
        }),
        explanation: [
          `The inner function first: $g(${x}) = ${fractionTex(g)}$.`,
          `Then $f(${fractionTex(g)}) = ${fractionTex(result)}$.`,
          `The result is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'inverse-function',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [10, 12],
    draw(pick, level) {
      const a = intWithout(pick, level < 4 ? 2 : -5, growing(level, 5, 9), 1, -1);
      const height = intWithout(pick, -growing(level, 4, 9), growing(level, 4, 9));
      const b = -a * height;
      const inverse = line('f^{-1}(x) = ');
      const slope = new Fraction(1, a);
      const answer = inverse([slope, height]);
      return {
        parts: [a, b],
        question: `What is the inverse function of $f(x) = ${polynomialTex(polynomial(a, b))}$?`,
        answer,
        wrong: wrongWays<Line>(inverse, {
          'turned-the-sign-of-the-number': [slope, -height],
          'forgot-to-divide-the-number': [slope, -b],
          'turned-all-signs': [-a, -b],
          'turned-the-factor-only': [slope, b],
        }),
        explanation: [
          `Swap $x$ and $y$: $x = ${polynomialTex(polynomial(a, b), 'y')}$.`,
          `Solve for $y$: ${b < 0 ? `add $${-b}$` : `subtract $${b}$`}, then divide by $${a}$.`,
          `So ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'absolute-value-equation',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [9, 11],
    draw(pick, level) {
      const middle = intWithout(pick, -growing(level, 6, 12), growing(level, 6, 12));
      const far = pick.int(2, growing(level, 8, 15));
      const answer = solutions([middle - far, middle + far]);
      return {
        parts: [middle, far],
        question: `Solve $|${polynomialTex(polynomial(1, -middle))}| = ${far}$.`,
        answer,
        wrong: wrongWays<readonly number[]>(solutions, {
          'forgot-the-second-solution': [middle + far],
          'turned-the-sign-in-the-bars': [-middle - far, -middle + far],
          'took-the-opposite-of-the-first': [middle + far, -middle - far],
          'found-the-smaller-one-only': [middle - far],
        }),
        explanation: [
          `What stands between the bars is $${far}$ or $${-far}$.`,
          `$${polynomialTex(polynomial(1, -middle))} = ${far}$ gives $${middle + far}$, and $${polynomialTex(polynomial(1, -middle))} = ${-far}$ gives $${middle - far}$.`,
          `So ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'perpendicular-slope',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Medium',
    grades: [9, 11],
    draw(pick, level) {
      const most = growing(level, 4, 9);
      const n = intWithout(pick, -most, most);
      const tops = Array.from({ length: most }, (_, index) => index + 1);
      const d = pick.one(tops.filter((value) => value !== Math.abs(n) && gcd(value, n) === 1));
      const height = intWithout(pick, -6, 6);
      const slope = new Fraction(n, d);
      const answer = number(slope.inverse().neg());
      return {
        parts: [n, d, height],
        question: `What is the slope of a line perpendicular to $y = ${polynomialTex(polynomial(slope, height))}$?`,
        answer,
        wrong: wrongWays(number, {
          'took-the-parallel-slope': slope,
          'turned-the-sign-only': slope.neg(),
          'turned-it-upside-down-only': slope.inverse(),
        }),
        explanation: [
          `The slope of the line is $${fractionTex(slope)}$.`,
          'Perpendicular slopes multiply to $-1$: turn the fraction upside down and change its sign.',
          `The slope is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'parallel-through-point',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Medium',
    grades: [9, 11],
    draw(pick, level) {
      const slope = intWithout(pick, -growing(level, 4, 6), growing(level, 4, 6), 1, -1);
      const x = intWithout(pick, -4, 4);
      const height = intWithout(pick, -growing(level, 5, 9), growing(level, 5, 9));
      const other = intWithout(pick, -9, 9, height);
      const y = slope * x + height;
      const through = line('y = ');
      const answer = through([slope, height]);
      return {
        parts: [slope, other, x, y],
        question: `Which line is parallel to $y = ${polynomialTex(polynomial(slope, other))}$ and goes through $(${x}, ${y})$?`,
        answer,
        wrong: wrongWays<Line>(through, {
          'took-the-y-of-the-point-as-height': [slope, y],
          'kept-the-old-height': [slope, other],
          'turned-the-slope': [-slope, height],
          'turned-the-sign-of-the-height': [slope, -height],
          'took-the-perpendicular': [new Fraction(-1, slope), height],
        }),
        explanation: [
          `Parallel lines have the same slope: $y = ${polynomialTex(polynomial(slope, 0))} + b$.`,
          `The point gives $${y} = ${slope * x} + b$, so $b = ${height}$.`,
          `The line is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'remainder-of-division',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Expert',
    grades: [10, 12],
    draw(pick, level) {
      const most = growing(level, 4, 8);
      const [b, c] = [intWithout(pick, -most, most), intWithout(pick, -most, most)];
      const place = intWithout(pick, -3, 3, ...(level < 4 ? [-3, 3] : []));
      // A remainder of 0 would be found without any of the misconceptions.
      const whole = -(place ** 3 + b * place ** 2 + c * place);
      const d = intWithout(pick, -most, most, whole);
      const cubic = polynomial(1, b, c, d);
      const answer = number(valueAt(cubic, place));
      return {
        parts: [b, c, d, place],
        question: `What is the remainder when $${polynomialTex(cubic)}$ is divided by $${polynomialTex(polynomial(1, -place))}$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'put-in-the-opposite-number': valueAt(cubic, -place),
          'took-the-constant': d,
          'turned-the-sign': valueAt(cubic, place).neg(),
          'lost-the-constant': valueAt(cubic, place).sub(d),
          'took-zero': 0,
          'took-one-too-many': valueAt(cubic, place).add(1),
          'took-one-too-few': valueAt(cubic, place).sub(1),
        }),
        explanation: [
          `The remainder of dividing by $x - a$ is the value at $a$. Here $a = ${place}$.`,
          `Put it in: $${[place ** 3, b * place ** 2, c * place, d].map(bracketed).join(' + ')} = ${fractionTex(valueAt(cubic, place))}$.`,
          `The remainder is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'doubling',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Medium',
    grades: [8, 11],
    draw(pick, level) {
      const start = pick.one([3, 4, 5, 6, 8, 10, 12, 20]);
      const factor = pick.one(level < 4 ? [2] : [2, 3]);
      const days = pick.int(2, 5);
      const periods = pick.int(3, growing(level, 4, factor === 3 ? 5 : 8));
      const value = start * factor ** periods;
      const answer = number(value);
      return {
        parts: [start, factor, days, periods],
        question: `Algae cover $${start}\\ \\mathrm{m^2}$ of a pond. Every $${days}$ days the area ${factor === 2 ? 'doubles' : 'triples'}. How many square meters do they cover after $${days * periods}$ days?`,
        answer,
        wrong: wrongWays(number, {
          'grew-evenly': start * factor * periods,
          'grew-every-day-evenly': start * factor * days * periods,
          'counted-one-step-too-few': value / factor,
          'counted-one-step-too-many': value * factor,
          'raised-the-start-too': start + factor ** periods,
        }),
        explanation: [
          `$${days * periods} \\div ${days} = ${periods}$, so the area ${factor === 2 ? 'doubles' : 'triples'} $${periods}$ times.`,
          `$${start} \\times ${factor}^{${periods}} = ${fractionTex(value)}$.`,
          `They cover ${answer.text} square meters.`,
        ],
      };
    },
  },
];
