import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { polynomial, polynomialTex } from '../exact/polynomial.ts';
import { times } from '../exact/tex.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, formula, type MathValue, number } from '../value.ts';

type Bound = readonly [sign: '<' | '>', bound: number];

const TURNED = { '<': '>', '>': '<' } as const;

function inequality([sign, bound]: Bound): MathValue {
  return formula(`x ${sign} ${bound}`, `x ${sign} ${bound}`);
}

const side = (factor: number, constant: number) => polynomialTex(polynomial(factor, constant));

/** Linear equations and inequalities with one unknown. */
export const equationTemplates: readonly MathTemplate[] = [
  {
    id: 'equation-two-steps',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Easy',
    grades: [6, 8],
    draw(pick, level) {
      const a = pick.int(2, growing(level, 6, 12));
      const x = level < 4 ? pick.int(2, 9) : intWithout(pick, -9, 12, 1);
      const b = intWithout(pick, -growing(level, 6, 20), growing(level, 9, 20));
      const right = a * x + b;
      const answer = number(x);
      return {
        parts: [a, b, right],
        question: `Solve $${side(a, b)} = ${right}$. What is $x$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'subtracted-the-factor': right - b - a,
          'turned-the-sign': -x,
          'forgot-to-divide': right - b,
          'moved-the-number-with-its-sign': new Fraction(right + b, a),
          'forgot-the-number': new Fraction(right, a),
          'took-one-too-many': x + 1,
        }),
        explanation: [
          `${b > 0 ? `Subtract $${b}$` : `Add $${-b}$`} on both sides: $${a}x = ${right - b}$.`,
          `Divide both sides by $${a}$.`,
          `So $x$ is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'equation-both-sides',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [7, 9],
    draw(pick, level) {
      const c = pick.int(1, growing(level, 4, 9));
      const a = c + pick.int(2, growing(level, 4, 7));
      const x = intWithout(pick, -growing(level, 5, 9), growing(level, 7, 12), 1);
      const b = intWithout(pick, -growing(level, 6, 15), growing(level, 6, 15));
      const d = (a - c) * x + b;
      const answer = number(x);
      return {
        parts: [a, b, c, d],
        question: `Solve $${side(a, b)} = ${side(c, d)}$. What is $x$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'added-the-terms-with-x': new Fraction(d - b, a + c),
          'moved-the-number-with-its-sign': new Fraction(d + b, a - c),
          'turned-the-sign': -x,
          'forgot-to-divide': d - b,
          'did-both-wrong': new Fraction(d + b, a + c),
          'took-one-too-many': x + 1,
        }),
        explanation: [
          `Subtract $${times(c, 'x')}$ on both sides: $${side(a - c, b)} = ${d}$.`,
          `${b > 0 ? `Subtract $${b}$` : `Add $${-b}$`} on both sides: $${a - c}x = ${d - b}$.`,
          `Divide by $${a - c}$: $x$ is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'equation-brackets',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Hard',
    grades: [8, 10],
    draw(pick, level) {
      const a = pick.int(2, growing(level, 5, 8));
      const b = intWithout(pick, -growing(level, 5, 9), growing(level, 5, 9));
      const c = pick.int(1, a - 1);
      const x = intWithout(pick, -growing(level, 5, 9), growing(level, 7, 12), 1, -b);
      const d = a * (x + b) - c * x;
      const answer = number(x);
      return {
        parts: [a, b, c, d],
        question: `Solve $${a}(${side(1, b)}) = ${side(c, d)}$. What is $x$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'forgot-to-distribute': new Fraction(d - b, a - c),
          'turned-the-sign': -x,
          'turned-the-sign-in-the-brackets': new Fraction(d + a * b, a - c),
          'added-the-terms-with-x': new Fraction(d - a * b, a + c),
          'left-out-the-number': new Fraction(d, a - c),
          'took-one-too-many': x + 1,
        }),
        explanation: [
          `Multiply out: $${side(a, a * b)} = ${side(c, d)}$.`,
          `Bring $x$ to the left and numbers to the right: $${times(a - c, 'x')} = ${d - a * b}$.`,
          `So $x$ is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'equation-from-story',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [6, 8],
    draw(pick, level) {
      const price = pick.int(4, growing(level, 9, 15));
      const shirts = pick.int(4, growing(level, 9, 30));
      const fee = 5 * pick.int(2, growing(level, 6, 12));
      const total = price * shirts + fee;
      const answer = number(shirts);
      return {
        parts: [price, fee, total],
        question: `Camp T-shirts cost $${price}$ dollars each, and printing costs $${fee}$ dollars in all. The camp pays $${total}$ dollars. How many shirts are there?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'forgot-to-divide': price * shirts,
          'subtracted-the-price-too': shirts - 1,
          'added-the-price-too': shirts + 1,
          'subtracted-the-price-instead': total - fee - price,
          'counted-two-too-many': shirts + 2,
        }),
        explanation: [
          `With $x$ shirts, $${price}x + ${fee} = ${total}$.`,
          `Subtract $${fee}$: $${price}x = ${price * shirts}$. Divide by $${price}$.`,
          `There are ${answer.text} shirts.`,
        ],
      };
    },
  },
  {
    id: 'inequality-negative-factor',
    area: 'algebra',
    operation: 'algebra',
    difficulty: 'Hard',
    grades: [7, 9],
    draw(pick, level) {
      const a = -pick.int(2, growing(level, 5, 9));
      const bound = intWithout(pick, -growing(level, 5, 12), growing(level, 5, 12));
      const b = intWithout(pick, -growing(level, 6, 12), growing(level, 6, 12));
      const sign = pick.one(['<', '>'] as const);
      const right = a * bound + b;
      const answer = inequality([TURNED[sign], bound]);
      return {
        parts: [a, b, sign, right],
        question: `Solve $${side(a, b)} ${sign} ${right}$.`,
        answer,
        wrong: wrongWays<Bound>(inequality, {
          'forgot-to-turn-the-sign': [sign, bound],
          'lost-the-minus': [TURNED[sign], -bound],
          'lost-the-minus-and-kept-the-sign': [sign, -bound],
          'forgot-to-divide': [TURNED[sign], right - b],
        }),
        explanation: [
          `${b > 0 ? `Subtract $${b}$` : `Add $${-b}$`} on both sides: $${a}x ${sign} ${right - b}$.`,
          `Divide by $${a}$. Dividing by a negative number turns the sign around.`,
          `The solution is ${answer.text}.`,
        ],
      };
    },
  },
];
