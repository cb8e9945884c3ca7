import type { Pick } from '@lamplight/domain/random';
import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { listed } from '../exact/tex.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { decimalTex, type Exact, fractionTex, type MathValue, number } from '../value.ts';

const decimal = (value: Exact): MathValue => number(value, { form: 'decimal' });
const percent = (value: Exact): MathValue => number(value, { form: 'percent' });

/** Deviations from the mean whose mean square is a square number. */
const SPREADS = [
  { deviations: [-1, 1, -1, 1], deviation: 1 },
  { deviations: [-2, 2, -2, 2], deviation: 2 },
  { deviations: [-3, -1, 0, 1, 3], deviation: 2 },
  { deviations: [-1, -1, -1, -1, 4], deviation: 2 },
  { deviations: [-7, -1, 1, 7], deviation: 5 },
  { deviations: [-6, -2, 0, 2, 6], deviation: 4 },
] as const;

function spread(pick: Pick, level: number) {
  const { deviations, deviation } = pick.one(SPREADS.slice(0, growing(level, 4, 6)));
  const mean = pick.int(8, growing(level, 12, 30));
  const values = pick.some(deviations.map((value) => mean + value));
  const squares = values.map((value) => (value - mean) ** 2);
  const total = squares.reduce((sum, square) => sum + square, 0);
  const absolute = values.reduce((sum, value) => sum + Math.abs(value - mean), 0);
  return { values, mean, deviation, squares, total, absolute };
}

/** How far values spread, and how far one lies from the mean. */
export const spreadTemplates: readonly MathTemplate[] = [
  {
    id: 'standard-deviation',
    area: 'statistics',
    operation: 'advanced_statistics',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const { values, mean, deviation, squares, total, absolute } = spread(pick, level);
      const answer = decimal(deviation);
      return {
        parts: values,
        question: `These are all the values: ${listed(values.map((value) => `$${value}$`))}. What is their standard deviation (of the population)?`,
        answer,
        wrong: wrongWays<Exact>(decimal, {
          'forgot-the-root': deviation ** 2,
          'took-the-mean': mean,
          'took-the-range': Math.max(...values) - Math.min(...values),
          'added-without-dividing': total,
          'added-the-distances': absolute,
        }),
        explanation: [
          `The mean is $${mean}$. The squared distances from it are ${listed(squares.map((square) => `$${square}$`))}.`,
          `Their mean is $${total} \\div ${values.length} = ${deviation ** 2}$, the variance.`,
          `The standard deviation is its square root: ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'variance',
    area: 'statistics',
    operation: 'advanced_statistics',
    difficulty: 'Medium',
    grades: [9, 12],
    draw(pick, level) {
      const { values, mean, deviation, squares, total, absolute } = spread(pick, level);
      const answer = decimal(deviation ** 2);
      return {
        parts: values,
        question: `These are all the values: ${listed(values.map((value) => `$${value}$`))}. What is their variance (of the population)?`,
        answer,
        wrong: wrongWays<Exact>(decimal, {
          'added-without-dividing': total,
          'took-the-standard-deviation': deviation,
          'forgot-to-square': absolute,
          'took-the-mean': mean,
          'took-the-range': Math.max(...values) - Math.min(...values),
          'doubled-instead-of-squared': 2 * deviation ** 2,
        }),
        explanation: [
          `The mean is $${mean}$.`,
          `The squared distances from it are ${listed(squares.map((square) => `$${square}$`))}, together $${total}$.`,
          `$${total} \\div ${values.length} = ${deviation ** 2}$, so the variance is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'z-score',
    area: 'statistics',
    operation: 'advanced_statistics',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const deviation = 2 * pick.int(2, growing(level, 6, 12));
      const mean = 5 * pick.int(10, growing(level, 16, 24));
      const halves = intWithout(pick, -5, 5, 1, -1);
      const z = new Fraction(halves, 2);
      const value = mean + (deviation * halves) / 2;
      const answer = decimal(z);
      return {
        parts: [mean, deviation, value],
        question: `Quiz scores have the mean $${mean}$ and the standard deviation $${deviation}$. What is the $z$-score of $${value}$ points?`,
        answer,
        wrong: wrongWays<Exact>(decimal, {
          'subtracted-the-other-way': z.neg(),
          'forgot-to-divide': value - mean,
          'took-half-the-standard-deviation': z.mul(2),
          'took-twice-the-standard-deviation': z.div(2),
          'took-one-too-many': z.add(1),
        }),
        explanation: [
          `The distance from the mean is $${value} - ${mean} = ${value - mean}$.`,
          `In standard deviations that is $${value - mean} \\div ${deviation} = ${decimalTex(z)}$.`,
          `The $z$-score is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'value-from-z-score',
    area: 'statistics',
    operation: 'advanced_statistics',
    difficulty: 'Hard',
    grades: [10, 12],
    draw(pick, level) {
      const deviation = 2 * pick.int(2, growing(level, 6, 12));
      const mean = 10 * pick.int(6, growing(level, 9, 18));
      const z = new Fraction(intWithout(pick, -5, 5), 2);
      const value = z.mul(deviation).add(mean);
      const answer = number(value, { unit: 'cm' });
      return {
        parts: [mean, deviation, Number(z.mul(2).valueOf())],
        question: `The jumps of a group have the mean $${mean}$ cm and the standard deviation $${deviation}$ cm. How long is a jump with the $z$-score $${decimalTex(z)}$?`,
        answer,
        wrong: wrongWays<Exact>((wrong) => number(wrong, { form: 'decimal', unit: 'cm' }), {
          'turned-the-sign': new Fraction(mean).sub(z.mul(deviation)),
          'forgot-the-mean': z.mul(deviation).abs(),
          'forgot-the-standard-deviation': z.add(mean),
          'added-the-standard-deviation': z.add(mean).add(deviation),
        }),
        explanation: [
          `$${decimalTex(z)}$ standard deviations are $${decimalTex(z)} \\times ${deviation} = ${fractionTex(z.mul(deviation))}$ cm.`,
          `From the mean: $${mean} ${z.s < 0n ? '-' : '+'} ${fractionTex(z.mul(deviation).abs())} = ${fractionTex(value)}$.`,
          `The jump is ${answer.text} long.`,
        ],
      };
    },
  },
  {
    id: 'normal-rule',
    area: 'statistics',
    operation: 'advanced_statistics',
    difficulty: 'Hard',
    grades: [10, 12],
    draw(pick, level) {
      const deviation = pick.int(2, growing(level, 6, 12));
      const mean = 10 * pick.int(4, growing(level, 9, 20));
      const [least, most, share] = pick.one([
        [-1, 1, 68],
        [-2, 2, 95],
        [0, 1, 34],
        [0, 2, 47.5],
        [-1, 2, 81.5],
        [-2, 1, 81.5],
        [1, 2, 13.5],
        [-2, -1, 13.5],
      ] as const);
      const [low, high] = [mean + least * deviation, mean + most * deviation];
      const exact = new Fraction(share);
      const answer = percent(exact);
      return {
        parts: [mean, deviation, least, most],
        question: `The heights of sunflowers follow a normal curve with mean $${mean}$ cm and standard deviation $${deviation}$ cm. About $68\\%$ lie within one and $95\\%$ within two standard deviations of the mean. About how many percent are between $${low}$ and $${high}$ cm high?`,
        answer,
        wrong: wrongWays<Exact>(percent, {
          'took-one-deviation-on-both-sides': 68,
          'took-two-deviations-on-both-sides': 95,
          'halved-once-too-often': exact.div(2),
          'took-the-rest': new Fraction(100).sub(exact),
        }),
        explanation: [
          `$${low}$ is ${steps(least)} and $${high}$ is ${steps(most)}.`,
          'Each side of the mean has half: $34\\%$ up to one and $47.5\\%$ up to two standard deviations.',
          `So it is about ${answer.text}.`,
        ],
      };
    },
  },
];

/** Where a value lies, in words. */
function steps(deviations: number): string {
  if (deviations === 0) return 'the mean';
  const count = Math.abs(deviations) === 1 ? 'one standard deviation' : 'two standard deviations';
  return `${count} ${deviations < 0 ? 'below' : 'above'} the mean`;
}
