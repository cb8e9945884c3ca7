import type { Pick } from '@lamplight/domain/random';
import Fraction from 'fraction.js';
import { wrongWays } from '../drafting.ts';
import { listed } from '../exact/tex.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { decimalTex, type Exact, type MathValue, number } from '../value.ts';
import { CAMPERS } from '../young/scenes.ts';

const decimal = (value: Exact): MathValue => number(value, { form: 'decimal' });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const math = (values: readonly number[]) => listed(values.map((value) => `$${value}$`));

/** Different values in a mixed order. */
function drawn(pick: Pick, count: number, most: number): number[] {
  return pick.some(
    Array.from({ length: most - 1 }, (_, index) => index + 2),
    count,
  );
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Mean, median, range. */
export const statisticsTemplates: readonly MathTemplate[] = [
  {
    id: 'mean-from-chart',
    area: 'statistics',
    operation: 'statistics',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const first = drawn(pick, 4, growing(level, 10, 15));
      const most = Math.max(...first);
      const rest = (5 - (sum(first) % 5)) % 5;
      const values = [...first, rest + 5 * pick.int(rest === 0 ? 1 : 0, Math.ceil(most / 5))];
      const total = sum(values);
      const answer = decimal(total / 5);
      const middle = values.toSorted((a, b) => a - b)[2] ?? 0;
      return {
        parts: values,
        question: 'The chart shows how many birds the group saw each day. What is the mean?',
        answer,
        picture: {
          kind: 'bar-chart',
          bars: values.map((value, index) => ({ label: DAYS[index] ?? '', value })),
        },
        wrong: wrongWays<Exact>(decimal, {
          'took-the-sum': total,
          'took-the-median': middle,
          'took-the-largest': Math.max(...values),
          'divided-by-one-day-too-few': total % 4 === 0 ? total / 4 : new Fraction(total, 2),
          'took-the-range': Math.max(...values) - Math.min(...values),
        }),
        explanation: [
          `Add all: $${values.join(' + ')} = ${total}$.`,
          `Divide by the number of days: $${total} \\div 5 = ${total / 5}$.`,
          `The mean is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'median',
    area: 'statistics',
    operation: 'statistics',
    difficulty: 'Easy',
    grades: [5, 8],
    draw(pick, level) {
      const count = level < 4 ? 5 : pick.one([5, 6, 7]);
      const values = drawn(pick, count, growing(level, 15, 40));
      const sorted = values.toSorted((a, b) => a - b);
      const [low, high] = [
        sorted[Math.ceil(count / 2) - 1] ?? 0,
        sorted[Math.floor(count / 2)] ?? 0,
      ];
      const middle = new Fraction(low + high, 2);
      const answer = decimal(middle);
      return {
        parts: values,
        question: `The groups collected ${math(values)} pine cones. What is the median?`,
        answer,
        wrong: wrongWays<Exact>(decimal, {
          'took-the-middle-of-the-unsorted': values[Math.floor(count / 2)] ?? 0,
          'took-the-range': (sorted[count - 1] ?? 0) - (sorted[0] ?? 0),
          'took-the-next-value': sorted[Math.floor(count / 2) + 1] ?? 0,
          'took-the-value-before': sorted[Math.ceil(count / 2) - 2] ?? 0,
          'took-the-largest': sorted[count - 1] ?? 0,
        }),
        explanation: [
          `In order: ${math(sorted)}.`,
          low === high
            ? `The value in the middle is $${low}$.`
            : `Two values are in the middle, $${low}$ and $${high}$; the median is halfway: $${decimalTex(middle)}$.`,
          `The median is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'range-of-values',
    area: 'statistics',
    operation: 'statistics',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const values = drawn(pick, 6, growing(level, 20, 60));
      const [least, most] = [Math.min(...values), Math.max(...values)];
      const answer = decimal(most - least);
      return {
        parts: values,
        question: `Paper planes flew ${math(values)} meters. What is the range of these numbers?`,
        answer,
        wrong: wrongWays(decimal, {
          'took-the-largest': most,
          'added-least-and-largest': most + least,
          'took-last-minus-first': Math.abs((values[5] ?? 0) - (values[0] ?? 0)),
          'took-how-many-there-are': values.length,
          'took-the-smallest': least,
        }),
        explanation: [
          `The largest is $${most}$ and the smallest is $${least}$.`,
          `The range is how far they are apart: $${most} - ${least} = ${most - least}$.`,
          `So the range is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'missing-value-for-mean',
    area: 'statistics',
    operation: 'statistics',
    difficulty: 'Hard',
    grades: [7, 9],
    draw(pick, level) {
      const count = level < 4 ? 3 : 4;
      const values = drawn(pick, count, growing(level, 12, 20));
      const mean = Math.ceil(sum(values) / count) + pick.int(1, 3);
      const missing = mean * (count + 1) - sum(values);
      const name = pick.one(CAMPERS);
      const answer = number(missing);
      return {
        parts: [...values, mean],
        question: `${name} scores ${math(values)} points in $${count}$ games. How many points in one more game make the mean exactly $${mean}$?`,
        answer,
        wrong: wrongWays(number, {
          'took-the-mean': mean,
          'forgot-the-new-game': Math.abs(mean * count - sum(values)),
          'subtracted-the-last-only': mean * (count + 1) - (values[count - 1] ?? 0),
          'took-the-sum': sum(values),
          'took-all-points': mean * (count + 1),
        }),
        explanation: [
          `$${count + 1}$ games with mean $${mean}$ need $${count + 1} \\times ${mean} = ${mean * (count + 1)}$ points.`,
          `So far there are $${values.join(' + ')} = ${sum(values)}$.`,
          `$${mean * (count + 1)} - ${sum(values)} = ${missing}$, so it takes ${answer.text} points.`,
        ],
      };
    },
  },
];
