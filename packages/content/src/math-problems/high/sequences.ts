import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, fractionTex, number } from '../value.ts';

/** Sequences and series. */
export const sequenceTemplates: readonly MathTemplate[] = [
  {
    id: 'arithmetic-term',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Medium',
    grades: [8, 11],
    draw(pick, level) {
      const first = pick.int(2, growing(level, 9, 20));
      const step = intWithout(pick, level < 4 ? 2 : -6, growing(level, 6, 9), 1, -1, first);
      const place = 5 * pick.int(2, growing(level, 4, 10));
      const value = first + (place - 1) * step;
      const answer = number(value);
      return {
        parts: [first, step, place],
        question: `A sequence begins $${first}, ${first + step}, ${first + 2 * step}, ${first + 3 * step}, \\dots$ What is term number $${place}$?`,
        answer,
        wrong: wrongWays(number, {
          'took-one-step-too-many': value + step,
          'took-one-step-too-few': value - step,
          'forgot-the-first-term': (place - 1) * step,
          'multiplied-the-place-only': place * step,
          'multiplied-the-first-term': first * place,
        }),
        explanation: [
          `From each term to the next it is $${step}$.`,
          `To term $${place}$ there are $${place - 1}$ steps: $${first} + ${place - 1} \\times ${step < 0 ? `(${step})` : step}$.`,
          `The term is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'geometric-term',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const first = pick.int(1, growing(level, 5, 9));
      const ratio = pick.one(level < 4 ? [2, 3] : [2, 3, -2, -3]);
      const place = pick.int(5, Math.abs(ratio) === 3 ? 6 : growing(level, 7, 9));
      const value = first * ratio ** (place - 1);
      const answer = number(value);
      return {
        parts: [first, ratio, place],
        question: `A sequence begins $${first}, ${first * ratio}, ${first * ratio ** 2}, \\dots$ Each term is $${ratio}$ times the one before. What is term number $${place}$?`,
        answer,
        wrong: wrongWays(number, {
          'took-one-factor-too-many': value * ratio,
          'took-one-factor-too-few': value / ratio,
          'turned-the-sign': -value,
          'multiplied-instead-of-raising': first * ratio * (place - 1),
        }),
        explanation: [
          `To term $${place}$ the first is multiplied $${place - 1}$ times: $${first} \\times ${ratio < 0 ? `(${ratio})` : ratio}^{${place - 1}}$.`,
          `The term is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'arithmetic-sum',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const first = pick.int(4, growing(level, 12, 25));
      const step = pick.int(2, growing(level, 4, 6));
      const rows = 2 * pick.int(4, growing(level, 6, 15));
      const last = first + (rows - 1) * step;
      const value = ((first + last) * rows) / 2;
      const answer = number(value);
      return {
        parts: [first, step, rows],
        question: `The camp theater has $${rows}$ rows. The first has $${first}$ seats, and every row has $${step}$ more than the one before. How many seats are there?`,
        answer,
        wrong: wrongWays(number, {
          'forgot-to-halve': value * 2,
          'took-the-last-row': last,
          'counted-all-rows-as-the-first': first * rows,
          'took-one-step-too-many': value + (step * rows) / 2,
          'counted-all-rows-as-the-last': last * rows,
        }),
        explanation: [
          `The last row has $${first} + ${rows - 1} \\times ${step} = ${last}$ seats.`,
          `First and last, second and last but one, and so on make $${first + last}$ each: $${rows / 2} \\times ${first + last} = ${fractionTex(value)}$.`,
          `There are ${answer.text} seats.`,
        ],
      };
    },
  },
  {
    id: 'geometric-series',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Advanced',
    grades: [11, 12],
    draw(pick, level) {
      const [n, d] = pick.one([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 4],
        [2, 5],
        [3, 5],
      ] as const);
      const ratio = new Fraction(n, d);
      const first = (d - n) * pick.int(1, growing(level, 4, 9));
      const sum = new Fraction(first).div(new Fraction(1).sub(ratio));
      const answer = number(sum);
      const second = ratio.mul(first);
      return {
        parts: [first, n, d],
        question: `What is the sum of the endless series $${first} + ${fractionTex(second)} + ${fractionTex(second.mul(ratio))} + \\dots$, in which each term is $${fractionTex(ratio)}$ of the one before?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'added-the-ratio': new Fraction(first).div(new Fraction(1).add(ratio)),
          'divided-by-the-ratio': new Fraction(first).div(ratio),
          'left-out-the-first-term': sum.sub(first),
          'multiplied-instead-of-dividing': new Fraction(first).mul(new Fraction(1).sub(ratio)),
          'stopped-after-two-terms': second.add(first),
        }),
        explanation: [
          'An endless geometric series with a ratio below $1$ has the sum $\\frac{a}{1 - r}$.',
          `Here $1 - r = ${fractionTex(new Fraction(1).sub(ratio))}$, and $${first} \\div ${fractionTex(new Fraction(1).sub(ratio))} = ${fractionTex(sum)}$.`,
          `The sum is ${answer.text}.`,
        ],
      };
    },
  },
];
