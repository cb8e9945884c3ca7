import { intWithout, wrongWays } from '../drafting.ts';
import { polynomial, polynomialTex, polynomialValue } from '../exact/polynomial.ts';
import { added, bracketed, times } from '../exact/tex.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { number } from '../value.ts';

/** A linear expression, drawn as coefficient and constant. */
type Linear = readonly [factor: number, constant: number];

const linear = ([factor, constant]: Linear) => polynomialValue(polynomial(factor, constant));

/** Expressions: values, like terms, brackets, words. */
export const expressionTemplates: readonly MathTemplate[] = [
  {
    id: 'evaluate-expression',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Easy',
    grades: [6, 8],
    draw(pick, level) {
      const a = pick.int(2, growing(level, 5, 9));
      const b = intWithout(pick, -growing(level, 5, 12), growing(level, 5, 12));
      const x = level < 4 ? pick.int(2, 6) : intWithout(pick, -6, 6, 1);
      const value = a * x + b;
      const answer = number(value);
      return {
        parts: [a, b, x],
        question: `What is $${a}x${added(b)}$ for $x = ${x}$?`,
        answer,
        wrong: wrongWays(number, {
          'put-the-digits-side-by-side': Number(`${a}${Math.abs(x)}`) + b,
          'added-the-factor': a + x + b,
          'turned-the-sign-of-the-number': a * x - b,
          'multiplied-the-sum': a * (x + b),
          'turned-the-sign-of-x': -a * x + b,
          'forgot-the-number': a * x,
        }),
        explanation: [
          `$${a}x$ means $${a}$ times $x$: $${a} \\times ${bracketed(x)} = ${a * x}$.`,
          `$${a * x}${added(b)} = ${value}$.`,
          `The value is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'like-terms',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [6, 8],
    draw(pick, level) {
      const most = growing(level, 6, 12);
      const [a, b] = [pick.int(2, most), pick.int(1, most)];
      const c = -pick.int(1, a - 1);
      const d = intWithout(pick, -most, most, -b, b);
      const answer = linear([a + c, b + d]);
      return {
        parts: [a, b, c, d],
        question: `Simplify $${a}x + ${b} - ${times(-c, 'x')}${added(d)}$.`,
        answer,
        wrong: wrongWays<Linear>(linear, {
          'lost-the-minus-before-x': [a - c, b + d],
          'turned-the-sign-of-the-last-number': [a + c, b - d],
          'added-letters-and-numbers': [a + b + c + d, 0],
          'took-the-minus-for-all-behind-it': [a + c, -(b + d)],
          'lost-both-signs': [a - c, b - d],
        }),
        explanation: [
          `Terms with $x$: $${a}x - ${times(-c, 'x')} = ${times(a + c, 'x')}$.`,
          `Numbers: $${b}${added(d)} = ${b + d}$.`,
          `Simplified it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'distribute',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [7, 9],
    draw(pick, level) {
      const a = intWithout(pick, level < 4 ? 2 : -5, growing(level, 5, 9), 1, -1);
      const b = pick.int(2, growing(level, 4, 7));
      const c = intWithout(pick, -growing(level, 6, 9), growing(level, 6, 9));
      const d = pick.int(1, growing(level, 5, 9));
      const answer = linear([a * b + d, a * c]);
      return {
        parts: [a, b, c, d],
        question: `Simplify $${a}(${polynomialTex(polynomial(b, c))}) + ${times(d, 'x')}$.`,
        answer,
        wrong: wrongWays<Linear>(linear, {
          'forgot-to-distribute': [a * b + d, c],
          'turned-the-sign': [a * b + d, -a * c],
          'added-instead-of-multiplying': [a + b + d, a + c],
          'distributed-over-all': [a * (b + d), a * c],
          'distributed-to-the-number-only': [b + d, a * c],
        }),
        explanation: [
          `Multiply both terms by $${a}$: $${a} \\times ${b}x = ${a * b}x$ and $${a} \\times ${bracketed(c)} = ${a * c}$.`,
          `Add the terms with $x$: $${a * b}x + ${times(d, 'x')} = ${times(a * b + d, 'x')}$.`,
          `Simplified it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'expression-from-words',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Easy',
    grades: [6, 7],
    draw(pick, level) {
      const fee = pick.int(3, growing(level, 12, 25));
      const price = pick.int(2, growing(level, 6, 12));
      const thing = pick.one(['a canoe', 'a bike', 'a paddle board', 'a pedal boat']);
      const answer = linear([price, fee]);
      return {
        parts: [fee, price, thing],
        question: `To rent ${thing} costs $${fee}$ dollars, and $${price}$ dollars more for every hour. Which expression gives the dollars for $x$ hours?`,
        answer,
        wrong: wrongWays<Linear>(linear, {
          'swapped-fee-and-price': [fee, price],
          'added-before-multiplying': [fee + price, 0],
          'subtracted-the-fee': [price, -fee],
          'multiplied-all': [fee * price, 0],
          'forgot-the-fee': [price, 0],
        }),
        explanation: [
          `$x$ hours cost $x$ times $${price}$ dollars: $${price}x$.`,
          `The $${fee}$ dollars are paid once.`,
          `Together that is ${answer.text}.`,
        ],
      };
    },
  },
];
