import type { Pick } from '@lamplight/domain/random';
import Fraction from 'fraction.js';
import { wrongWays } from '../drafting.ts';
import { gcd, lcm } from '../exact/integers.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, fractionTex, type MathValue, number } from '../value.ts';

interface Parts {
  readonly n: number;
  readonly d: number;
}

/** Two proper fractions in lowest terms with different denominators, the larger one first. */
function twoFractions(pick: Pick, level: number): readonly [Parts, Parts] {
  const bottoms = [2, 3, 4, 5, 6, 8, 10, 12].slice(0, growing(level, 5, 8));
  const draw = (not: number) => {
    const d = pick.one(bottoms.filter((bottom) => bottom !== not));
    const tops = Array.from({ length: d - 1 }, (_, index) => index + 1);
    return { n: pick.one(tops.filter((top) => gcd(top, d) === 1)), d };
  };
  const first = draw(0);
  const second = draw(first.d);
  return first.n * second.d > second.n * first.d ? [first, second] : [second, first];
}

const tex = ({ n, d }: Parts) => `\\frac{${n}}{${d}}`;
const fraction = (value: Exact): MathValue => number(value);

/** The four operations on fractions. */
export const fractionTemplates: readonly MathTemplate[] = [
  {
    id: 'fraction-sum-unlike',
    area: 'fractions',
    operation: 'advanced_fractions',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const [a, b] = twoFractions(pick, level);
      const common = lcm(a.d, b.d);
      const [top, other] = [(a.n * common) / a.d, (b.n * common) / b.d];
      const sum = new Fraction(top + other, common);
      const answer = fraction(sum);
      return {
        parts: [a.n, a.d, b.n, b.d],
        question: `What is $${tex(a)} + ${tex(b)}$?`,
        answer,
        picture: {
          kind: 'fraction-bars',
          bars: [
            { parts: a.d, filled: a.n },
            { parts: b.d, filled: b.n },
          ],
        },
        wrong: wrongWays(fraction, {
          'added-tops-and-bottoms': new Fraction(a.n + b.n, a.d + b.d),
          'kept-the-tops': new Fraction(a.n + b.n, common),
          'multiplied-the-bottoms-only': new Fraction(a.n + b.n, a.d * b.d),
          'multiplied-instead': new Fraction(a.n * b.n, a.d * b.d),
          'subtracted-instead': new Fraction(top - other, common),
          'widened-one-top-only': new Fraction(top + b.n, common),
        }),
        explanation: [
          `Both fit into parts of $\\frac{1}{${common}}$: $${tex(a)} = \\frac{${top}}{${common}}$ and $${tex(b)} = \\frac{${other}}{${common}}$.`,
          `Add the tops: $${top} + ${other} = ${top + other}$.`,
          `The sum is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'fraction-difference-unlike',
    area: 'fractions',
    operation: 'advanced_fractions',
    difficulty: 'Medium',
    grades: [5, 7],
    draw(pick, level) {
      const [a, b] = twoFractions(pick, level);
      const common = lcm(a.d, b.d);
      const [top, other] = [(a.n * common) / a.d, (b.n * common) / b.d];
      const answer = fraction(new Fraction(top - other, common));
      return {
        parts: [a.n, a.d, b.n, b.d],
        question: `A jug holds $${tex(a)}$ liter of juice. The group drinks $${tex(b)}$ liter of it. How many liters are left?`,
        answer,
        wrong: wrongWays(fraction, {
          'subtracted-tops-and-bottoms': new Fraction(
            Math.max(Math.abs(a.n - b.n), 1),
            Math.abs(a.d - b.d),
          ),
          'kept-the-tops': new Fraction(Math.max(Math.abs(a.n - b.n), 1), common),
          'added-instead': new Fraction(top + other, common),
          'multiplied-instead': new Fraction(a.n * b.n, a.d * b.d),
          'took-the-part-that-was-drunk': new Fraction(b.n, b.d),
        }),
        explanation: [
          `Both fit into parts of $\\frac{1}{${common}}$: $${tex(a)} = \\frac{${top}}{${common}}$ and $${tex(b)} = \\frac{${other}}{${common}}$.`,
          `Subtract the tops: $${top} - ${other} = ${top - other}$.`,
          `There is ${answer.text} of a liter left.`,
        ],
      };
    },
  },
  {
    id: 'fraction-product',
    area: 'fractions',
    operation: 'advanced_fractions',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const [a, b] = twoFractions(pick, level);
      const product = new Fraction(a.n * b.n, a.d * b.d);
      const answer = fraction(product);
      return {
        parts: [a.n, a.d, b.n, b.d],
        question: `What is $${tex(a)} \\times ${tex(b)}$?`,
        answer,
        wrong: wrongWays(fraction, {
          'multiplied-crosswise': new Fraction(a.n * b.d, a.d * b.n),
          'added-instead': new Fraction(a.n, a.d).add(b.n, b.d),
          'added-the-bottoms': new Fraction(a.n * b.n, a.d + b.d),
          'added-tops-and-bottoms': new Fraction(a.n + b.n, a.d + b.d),
          'kept-one-bottom': new Fraction(a.n * b.n, a.d),
        }),
        explanation: [
          `Multiply the tops: $${a.n} \\times ${b.n} = ${a.n * b.n}$.`,
          `Multiply the bottoms: $${a.d} \\times ${b.d} = ${a.d * b.d}$.`,
          `In lowest terms the product is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'fraction-quotient',
    area: 'fractions',
    operation: 'advanced_fractions',
    difficulty: 'Medium',
    grades: [6, 8],
    draw(pick, level) {
      const [larger, smaller] = twoFractions(pick, level);
      const [a, b] = pick.one([true, false]) ? [larger, smaller] : [smaller, larger];
      const answer = fraction(new Fraction(a.n * b.d, a.d * b.n));
      return {
        parts: [a.n, a.d, b.n, b.d],
        question: `What is $${tex(a)} \\div ${tex(b)}$?`,
        answer,
        wrong: wrongWays(fraction, {
          'multiplied-without-turning': new Fraction(a.n * b.n, a.d * b.d),
          'turned-the-first-fraction': new Fraction(a.d * b.n, a.n * b.d),
          'turned-both-fractions': new Fraction(a.d * b.d, a.n * b.n),
          'subtracted-instead': new Fraction(a.n, a.d).sub(b.n, b.d).abs(),
          'added-instead': new Fraction(a.n, a.d).add(b.n, b.d),
        }),
        explanation: [
          `Dividing by $${tex(b)}$ is multiplying by $\\frac{${b.d}}{${b.n}}$.`,
          `$${tex(a)} \\times \\frac{${b.d}}{${b.n}} = \\frac{${a.n * b.d}}{${a.d * b.n}}$.`,
          `In lowest terms the quotient is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'fraction-of-the-rest',
    area: 'fractions',
    operation: 'advanced_fractions',
    difficulty: 'Hard',
    grades: [6, 8],
    draw(pick, level) {
      const first = pick.int(3, growing(level, 5, 8));
      const second = pick.int(3, growing(level, 5, 8));
      const rest = new Fraction(first - 1, first);
      const answer = fraction(rest.mul(second - 1, second));
      const sum = new Fraction(1, first).add(1, second);
      return {
        parts: [first, second],
        question: `A group hikes $\\frac{1}{${first}}$ of the trail before lunch and $\\frac{1}{${second}}$ of the rest after lunch. What fraction of the trail is still ahead?`,
        answer,
        wrong: wrongWays(fraction, {
          'took-both-parts-of-the-whole': new Fraction(1).sub(sum),
          'took-the-part-after-lunch': rest.div(second),
          'took-the-part-that-is-done': new Fraction(1).sub(rest.mul(second - 1, second)),
          'multiplied-the-parts': new Fraction(1, first * second),
          'forgot-the-second-part': rest,
        }),
        explanation: [
          `At lunch $1 - \\frac{1}{${first}} = ${fractionTex(rest)}$ of the trail is left.`,
          `$\\frac{1}{${second}}$ of that is hiked, so $\\frac{${second - 1}}{${second}}$ of it stays: $${fractionTex(rest)} \\times \\frac{${second - 1}}{${second}}$.`,
          `Still ahead is ${answer.text} of the trail.`,
        ],
      };
    },
  },
];
