import Fraction from 'fraction.js';
import { wrongWays } from '../drafting.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, fractionTex, type MathValue, number } from '../value.ts';

const fraction = (value: Exact): MathValue => number(value);

function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** Chances, counted from equally likely outcomes. */
export const probabilityTemplates: readonly MathTemplate[] = [
  {
    id: 'probability-one-draw',
    area: 'statistics',
    operation: 'statistics',
    difficulty: 'Easy',
    grades: [6, 8],
    draw(pick, level) {
      const most = growing(level, 5, 9);
      const red = pick.int(2, most);
      const blue = pick.int(1, most);
      const green = pick.int(1, most);
      const all = red + blue + green;
      const answer = fraction(new Fraction(red, all));
      return {
        parts: [red, blue, green],
        question: `A bag holds $${red}$ red, $${blue}$ blue and $${green}$ green beads. You draw one without looking. What is the probability that it is red?`,
        answer,
        wrong: wrongWays(fraction, {
          'compared-with-the-others': new Fraction(red, blue + green),
          'took-one-of-all': new Fraction(1, all),
          'took-one-color-of-three': new Fraction(1, 3),
          'took-the-others': new Fraction(blue + green, all),
          'took-one-of-the-red': new Fraction(1, red),
        }),
        explanation: [
          `There are $${red} + ${blue} + ${green} = ${all}$ beads, all equally likely.`,
          `$${red}$ of them are red: $\\frac{${red}}{${all}}$.`,
          `In lowest terms the probability is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'probability-not',
    area: 'statistics',
    operation: 'statistics',
    difficulty: 'Medium',
    grades: [6, 8],
    draw(pick, level) {
      const all = pick.int(8, growing(level, 12, 30));
      const wins = pick.int(2, Math.floor(all / 2) - 1);
      const answer = fraction(new Fraction(all - wins, all));
      return {
        parts: [wins, all],
        question: `A wheel has $${all}$ equal fields, and $${wins}$ of them win. What is the probability of not winning?`,
        answer,
        wrong: wrongWays(fraction, {
          'took-the-winning-fields': new Fraction(wins, all),
          'compared-the-parts': new Fraction(wins, all - wins),
          'took-one-half': new Fraction(1, 2),
          'took-one-of-all': new Fraction(1, all),
        }),
        explanation: [
          `$${all} - ${wins} = ${all - wins}$ fields do not win.`,
          `That is $\\frac{${all - wins}}{${all}}$ of the wheel.`,
          `In lowest terms the probability is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'probability-two-draws',
    area: 'statistics',
    operation: 'statistics',
    difficulty: 'Hard',
    grades: [8, 10],
    draw(pick, level) {
      const red = pick.int(3, growing(level, 5, 8));
      const blue = pick.int(2, growing(level, 4, 7));
      const all = red + blue;
      const value = new Fraction(red * (red - 1), all * (all - 1));
      const first = new Fraction(red, all);
      const answer = fraction(value);
      return {
        parts: [red, blue],
        question: `A bag holds $${red}$ red and $${blue}$ blue beads. You draw two, one after the other, and put none back. What is the probability that both are red?`,
        answer,
        wrong: wrongWays(fraction, {
          'put-the-bead-back': first.mul(first),
          'looked-at-one-draw-only': first,
          'forgot-that-a-red-bead-is-gone': first.mul(red, all - 1),
          'kept-all-beads-in-the-bag': first.mul(red - 1, all),
          'halved-one-draw': first.div(2),
        }),
        explanation: [
          `The first is red with $${fractionTex(first)}$.`,
          `Then $${red - 1}$ of $${all - 1}$ beads are red: $${fractionTex(new Fraction(red - 1, all - 1))}$.`,
          `Multiplied the probability is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'probability-dice-sum',
    area: 'statistics',
    operation: 'statistics',
    difficulty: 'Hard',
    grades: [7, 10],
    draw(pick) {
      const total = pick.int(3, 11);
      const kind = pick.one(['exactly', 'at least'] as const);
      const waysFor = (sum: number) => 6 - Math.abs(7 - sum);
      const sums = kind === 'exactly' ? [total] : range(total, 12);
      const ways = sums.reduce((all, sum) => all + waysFor(sum), 0);
      const answer = fraction(new Fraction(ways, 36));
      return {
        parts: [total, kind],
        question: `You roll two fair dice. What is the probability that they show ${kind} $${total}$ together?`,
        answer,
        wrong: wrongWays(fraction, {
          'took-each-sum-as-equally-likely': new Fraction(sums.length, 11),
          'ignored-which-die-is-which': new Fraction(Math.ceil(ways / 2), 21),
          'counted-a-way-too-many': new Fraction(ways + 1, 36),
          'counted-a-way-too-few': new Fraction(Math.max(ways - 1, 1), 36),
          'took-one-die-only': new Fraction(1, 6),
        }),
        explanation: [
          'Two dice have $6 \\times 6 = 36$ equally likely results.',
          `$${ways}$ of them have a sum of ${kind} $${total}$: $\\frac{${ways}}{36}$.`,
          `In lowest terms the probability is ${answer.text}.`,
        ],
      };
    },
  },
];
