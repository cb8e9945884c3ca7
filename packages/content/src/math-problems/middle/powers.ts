import { wrongWays } from '../drafting.ts';
import { surd, surdTex, surdValue } from '../exact/surd.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { formula, type MathValue, number, words } from '../value.ts';

/** A power as an answer: 2⁸ and 4⁴ are the same. */
function power([base, exponent]: readonly [number, number]): MathValue {
  return formula(`${base}^{${exponent}}`, `${BigInt(base) ** BigInt(exponent)}`);
}

/** Powers and roots. */
export const powerTemplates: readonly MathTemplate[] = [
  {
    id: 'power-value',
    area: 'arithmetic',
    operation: 'algebra',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const exponent = pick.int(2, growing(level, 3, 4));
      const base = pick.int(exponent === 2 ? 4 : 3, exponent === 4 ? 5 : growing(level, 5, 10));
      const value = base ** exponent;
      const answer = number(value);
      return {
        parts: [base, exponent],
        question: `What is $${base}^{${exponent}}$?`,
        answer,
        wrong: wrongWays(number, {
          'multiplied-by-the-exponent': base * exponent,
          'added-the-exponent': base + exponent,
          'took-one-factor-too-many': base ** (exponent + 1),
          'took-one-factor-too-few': base ** (exponent - 1),
          'swapped-base-and-exponent': exponent ** base,
        }),
        explanation: [
          `The exponent says how often the base is a factor: $${Array.from({ length: exponent }, () => base).join(' \\times ')}$.`,
          `So $${base}^{${exponent}}$ is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'power-product',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [7, 9],
    draw(pick, level) {
      const base = pick.one([2, 3, 5, 7, 10]);
      const a = pick.int(3, growing(level, 5, 8));
      const b = pick.int(2, growing(level, 4, 8));
      const answer = power([base, a + b]);
      return {
        parts: [base, a, b],
        question: `Write $${base}^{${a}} \\times ${base}^{${b}}$ as one power.`,
        answer,
        wrong: wrongWays(power, {
          'multiplied-the-exponents': [base, a * b],
          'multiplied-the-bases': [base * base, a + b],
          'multiplied-bases-and-exponents': [base * base, a * b],
          'added-the-bases': [base + base, a + b],
          'kept-one-exponent': [base, Math.max(a, b)],
        }),
        explanation: [
          `The first power has $${a}$ factors $${base}$, the second has $${b}$.`,
          `Together there are $${a} + ${b} = ${a + b}$ factors.`,
          `As one power it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'power-quotient',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [8, 10],
    draw(pick, level) {
      const base = pick.one([2, 3, 5, 7, 10]);
      const b = pick.int(2, growing(level, 3, 4));
      const a = b * pick.int(2, growing(level, 3, 4)) + pick.int(1, 3) * (b - 1);
      const answer = power([base, a - b]);
      return {
        parts: [base, a, b],
        question: `Write $\\frac{${base}^{${a}}}{${base}^{${b}}}$ as one power.`,
        answer,
        wrong: wrongWays(power, {
          'added-the-exponents': [base, a + b],
          'multiplied-the-exponents': [base, a * b],
          'kept-the-upper-exponent': [base, a],
          'divided-the-bases': [1, a - b],
        }),
        explanation: [
          `$${b}$ factors of the top cancel with the $${b}$ factors of the bottom.`,
          `So $${a} - ${b} = ${a - b}$ factors are left.`,
          `As one power it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'root-between',
    area: 'arithmetic',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [8, 9],
    draw(pick, level) {
      const below = pick.int(3, growing(level, 8, 14));
      const radicand = below ** 2 + pick.int(1, 2 * below);
      const between = (value: number) => words(`between $${value}$ and $${value + 1}$`);
      const answer = between(below);
      return {
        parts: [radicand],
        question: `Between which two whole numbers is $\\sqrt{${radicand}}$?`,
        answer,
        wrong: wrongWays(between, {
          'took-the-number-above': below + 1,
          'took-the-number-below': below - 1,
          'took-half': Math.floor(radicand / 2),
          'went-two-above': below + 2,
        }),
        explanation: [
          `$${below}^{2} = ${below ** 2}$ and $${below + 1}^{2} = ${(below + 1) ** 2}$.`,
          `$${below ** 2} < ${radicand} < ${(below + 1) ** 2}$, so the root is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'root-simplify',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Hard',
    grades: [8, 10],
    draw(pick, level) {
      const outside = pick.int(2, growing(level, 5, 9));
      const inside = pick.one([2, 3, 5, 6, 7]);
      const radicand = outside ** 2 * inside;
      const answer = surdValue(surd(1, radicand));
      return {
        parts: [radicand],
        question: `Simplify $\\sqrt{${radicand}}$.`,
        answer,
        wrong: wrongWays(surdValue, {
          'forgot-to-take-the-root': surd(outside ** 2, inside),
          'swapped-inside-and-outside': surd(inside, outside),
          'took-half': surd(outside * inside),
          'forgot-the-factor': surd(1, inside),
          'added-the-factors': surd(outside + inside),
        }),
        explanation: [
          `Look for a square factor: $${radicand} = ${outside ** 2} \\times ${inside}$.`,
          `$\\sqrt{${outside ** 2} \\times ${inside}} = \\sqrt{${outside ** 2}} \\times \\sqrt{${inside}}$, and $\\sqrt{${outside ** 2}} = ${outside}$.`,
          `So it is $${surdTex(surd(outside, inside))}$.`,
        ],
      };
    },
  },
];
