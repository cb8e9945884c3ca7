import { wrongWays } from '../drafting.ts';
import { gcd, lcm, primeFactors } from '../exact/integers.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { formula, type MathValue, number } from '../value.ts';

type Factors = readonly (readonly [base: number, times: number])[];

/** A product of powers; another order of the same factors is the same product. */
function product(factors: Factors): MathValue {
  const power = ([base, times]: readonly [number, number]) =>
    times === 1 ? `${base}` : `${base}^{${times}}`;
  const canonical = factors
    .map(([base, times]) => `${base}^${times}`)
    .sort()
    .join(' ');
  return formula(factors.map(power).join(' \\times '), canonical);
}

const minutes = (value: number): MathValue => number(value, { unit: 'min' });

/** Factors and multiples. */
export const numberTemplates: readonly MathTemplate[] = [
  {
    id: 'greatest-common-divisor',
    area: 'arithmetic',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [5, 8],
    draw(pick, level) {
      const [left, right] = pick.one([
        [2, 3],
        [3, 4],
        [3, 5],
        [4, 5],
        [2, 5],
        [5, 6],
      ] as const);
      const divisor = pick.one([4, 6, 8, 9, 10, 12].slice(0, growing(level, 3, 6)));
      const a = left * divisor;
      const b = right * divisor;
      const answer = number(gcd(a, b));
      return {
        parts: [a, b],
        question: `$${a}$ girls and $${b}$ boys make teams. Every team has the same number of girls and the same number of boys, and nobody is left over. How many teams can there be at most?`,
        answer,
        wrong: wrongWays(number, {
          'took-a-smaller-common-divisor': divisor % 2 === 0 ? divisor / 2 : divisor / 3,
          'took-the-least-common-multiple': lcm(a, b),
          'took-the-difference': b - a,
          'took-the-girls-in-one-team': left,
          'took-the-children-in-one-team': left + right,
          'took-the-number-of-children': a + b,
        }),
        explanation: [
          `The number of teams divides $${a}$ and $${b}$.`,
          `The greatest number that divides both is $${divisor}$: $${a} = ${divisor} \\times ${left}$ and $${b} = ${divisor} \\times ${right}$.`,
          `There can be ${answer.text} teams.`,
        ],
      };
    },
  },
  {
    id: 'least-common-multiple',
    area: 'arithmetic',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [5, 8],
    draw(pick, level) {
      const [a, b] = pick.one([
        ...([
          [4, 6],
          [6, 8],
          [6, 9],
          [8, 12],
          [10, 15],
          [4, 10],
          [6, 10],
          [9, 15],
          [6, 15],
        ] as const),
        ...(level < 4
          ? []
          : ([
              [9, 12],
              [12, 15],
              [12, 18],
              [15, 20],
              [8, 20],
            ] as const)),
      ]);
      const common = lcm(a, b);
      const answer = minutes(common);
      return {
        parts: [a, b],
        question: `One lamp flashes every $${a}$ minutes, another every $${b}$ minutes. Now both flash together. After how many minutes do they next flash together?`,
        answer,
        wrong: wrongWays(minutes, {
          'multiplied-the-numbers': a * b,
          'took-the-greatest-common-divisor': gcd(a, b),
          'added-the-numbers': a + b,
          'took-the-later-lamp': b,
          'took-the-second-time-together': common * 2,
        }),
        explanation: [
          `Multiples of $${b}$: ${Array.from({ length: common / b }, (_, index) => `$${b * (index + 1)}$`).join(', ')}.`,
          `The first that $${a}$ divides too is $${common}$.`,
          `They flash together after ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'prime-factors',
    area: 'arithmetic',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [6, 8],
    draw(pick, level) {
      const twos = pick.int(2, growing(level, 3, 4));
      const odd = pick.one([
        [
          [3, 1],
          [5, 1],
        ],
        [[3, 2]],
        [
          [3, 1],
          [7, 1],
        ],
        [
          [3, 2],
          [5, 1],
        ],
        [[5, 1]],
        [[3, 1]],
      ] as const);
      const of = odd.reduce((value, [prime, times]) => value * prime ** times, 2 ** twos);
      const factors = primeFactors(of);
      const [[, first = 1] = [], ...rest] = factors;
      const answer = product(factors);
      return {
        parts: [of],
        question: `What is $${of}$ as a product of prime numbers?`,
        answer,
        wrong: wrongWays(product, {
          'left-a-factor-that-is-not-prime': [
            [4, 1],
            ...(first > 2 ? [[2, first - 2] as const] : []),
            ...rest,
          ],
          'counted-a-prime-too-few': [[2, first - 1], ...rest],
          'counted-a-prime-too-many': [[2, first + 1], ...rest],
          'took-one-as-a-prime': [[1, 1], ...factors],
        }),
        explanation: [
          `Divide by $2$ as often as possible: $${of} = 2^{${first}} \\times ${of / 2 ** first}$.`,
          `Then go on with $3$, $5$ and $7$ until only primes are left.`,
          `The product is ${answer.text}.`,
        ],
      };
    },
  },
];
