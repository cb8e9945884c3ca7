import type { Pick } from '@lamplight/domain/random';
import Fraction from 'fraction.js';
import { wrongWays } from '../drafting.ts';
import { gcd } from '../exact/integers.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, fractionTex, type MathValue, mixedTex, number } from '../value.ts';

const mixed = (value: Exact): MathValue => number(value, { form: 'mixed' });

/** A mixed number; its fraction is in lowest terms. */
function mixedNumber(pick: Pick, level: number, bottoms: readonly number[]) {
  const whole = pick.int(1, growing(level, 3, 7));
  const d = pick.one(bottoms);
  const tops = Array.from({ length: d - 1 }, (_, index) => index + 1);
  const n = pick.one(tops.filter((top) => gcd(top, d) === 1));
  return { whole, n, d, value: new Fraction(whole * d + n, d), part: new Fraction(n, d) };
}

/** Mixed numbers: writing, adding, taking away, multiplying. */
export const mixedNumberTemplates: readonly MathTemplate[] = [
  {
    id: 'mixed-as-improper',
    area: 'fractions',
    operation: 'advanced_fractions',
    difficulty: 'Easy',
    grades: [5, 6],
    draw(pick, level) {
      const { whole, n, d, value } = mixedNumber(pick, level, [3, 4, 5, 6, 7, 8]);
      const answer = number(value);
      return {
        parts: [whole, n, d],
        question: `Write $${mixedTex(value)}$ as one fraction.`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'added-the-whole-to-the-top': new Fraction(whole + n, d),
          'multiplied-the-top': new Fraction(whole * n, d),
          'put-the-digits-side-by-side': new Fraction(10 * whole + n, d),
          'forgot-to-add-the-top': new Fraction(whole * d, d),
          'turned-it-upside-down': value.inverse(),
        }),
        explanation: [
          `${whole === 1 ? 'One whole is' : `$${whole}$ wholes are`} $${whole} \\times ${d} = ${whole * d}$ parts of $\\frac{1}{${d}}$.`,
          `Together with $${n}$ more that makes $${whole * d} + ${n} = ${whole * d + n}$ parts.`,
          `As one fraction it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'mixed-sum',
    area: 'fractions',
    operation: 'advanced_fractions',
    difficulty: 'Medium',
    grades: [5, 7],
    draw(pick, level) {
      const a = mixedNumber(pick, level, [2, 4, 8]);
      const b = mixedNumber(pick, level, [3, 5, 6]);
      const answer = mixed(a.value.add(b.value));
      return {
        parts: [a.whole, a.n, a.d, b.whole, b.n, b.d],
        question: `A cook uses $${mixedTex(a.value)}$ cups of flour for bread and $${mixedTex(b.value)}$ cups for cake. How many cups is that?`,
        answer,
        wrong: wrongWays(mixed, {
          'added-tops-and-bottoms': new Fraction(a.n + b.n, a.d + b.d).add(a.whole + b.whole),
          'kept-the-first-fraction': a.part.add(b.whole + a.whole),
          'lost-a-whole': a.value.add(b.value).sub(1),
          'subtracted-instead': a.value.sub(b.value).abs(),
          'kept-the-second-fraction': b.part.add(b.whole + a.whole),
        }),
        explanation: [
          `Add the wholes: $${a.whole} + ${b.whole} = ${a.whole + b.whole}$.`,
          `Add the fractions: $${fractionTex(a.part)} + ${fractionTex(b.part)} = ${mixedTex(a.part.add(b.part))}$.`,
          `Together that is ${answer.text} cups.`,
        ],
      };
    },
  },
  {
    id: 'mixed-difference',
    area: 'fractions',
    operation: 'advanced_fractions',
    difficulty: 'Hard',
    grades: [6, 8],
    draw(pick, level) {
      const d = pick.one([3, 4, 5, 6, 8]);
      const tops = Array.from({ length: d - 1 }, (_, index) => index + 1);
      const [one = 1, other = d - 1] = pick.some(
        tops.filter((top) => gcd(top, d) === 1),
        2,
      );
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      const taken = pick.int(1, growing(level, 2, 5));
      const whole = taken + pick.int(2, growing(level, 3, 6));
      const from = new Fraction(whole * d + small, d);
      const less = new Fraction(taken * d + large, d);
      const answer = mixed(from.sub(less));
      return {
        parts: [whole, small, taken, large, d],
        question: `A board is $${whole}\\frac{${small}}{${d}}$ feet long. A piece of $${taken}\\frac{${large}}{${d}}$ feet is cut off. How many feet are left?`,
        answer,
        wrong: wrongWays(mixed, {
          'took-the-smaller-top-from-the-larger': new Fraction(large - small, d).add(whole - taken),
          'forgot-the-borrowed-whole': from.sub(less).add(1),
          'added-instead': from.add(less),
          'borrowed-ten-parts': new Fraction(10 + small - large, d).add(whole - taken - 1),
          'subtracted-the-wholes-only': new Fraction(small, d).add(whole - taken),
        }),
        explanation: [
          `$\\frac{${small}}{${d}}$ is too little, so change one whole: $${whole}\\frac{${small}}{${d}} = ${whole - 1}\\frac{${small + d}}{${d}}$.`,
          `Wholes: $${whole - 1} - ${taken} = ${whole - 1 - taken}$. Parts: $${small + d} - ${large} = ${small + d - large}$.`,
          `There are ${answer.text} feet left.`,
        ],
      };
    },
  },
  {
    id: 'mixed-product',
    area: 'fractions',
    operation: 'advanced_fractions',
    difficulty: 'Hard',
    grades: [6, 8],
    draw(pick, level) {
      const a = mixedNumber(pick, level, [2, 3, 4]);
      const b = mixedNumber(pick, Math.min(level, 4), [2, 3, 5]);
      const answer = mixed(a.value.mul(b.value));
      return {
        parts: [a.whole, a.n, a.d, b.whole, b.n, b.d],
        question: `What is $${mixedTex(a.value)} \\times ${mixedTex(b.value)}$?`,
        answer,
        wrong: wrongWays(mixed, {
          'multiplied-wholes-and-fractions-apart': a.part.mul(b.part).add(a.whole * b.whole),
          'added-instead': a.value.add(b.value),
          'forgot-the-products-across': a.part.add(a.whole * b.whole),
          'divided-instead': a.value.div(b.value),
          'multiplied-the-wholes-only': new Fraction(a.whole * b.whole),
        }),
        explanation: [
          `Write both as fractions: $${fractionTex(a.value)}$ and $${fractionTex(b.value)}$.`,
          `Multiply tops and bottoms: $\\frac{${a.value.n} \\times ${b.value.n}}{${a.value.d} \\times ${b.value.d}}$.`,
          `The product is ${answer.text}.`,
        ],
      };
    },
  },
];
