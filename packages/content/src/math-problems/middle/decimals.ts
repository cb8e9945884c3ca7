import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { decimalTex, type Exact, formula, type MathValue, number } from '../value.ts';

const decimal = (value: Exact): MathValue => number(value, { form: 'decimal' });

/** A number in scientific notation; wrong ones may have a front number outside 1 to 10. */
function scientific([front, exponent]: readonly [Fraction, number]): MathValue {
  return formula(
    `${decimalTex(front)} \\times 10^{${exponent}}`,
    `${front.toFraction()} e ${exponent}`,
  );
}

/** Decimals: the four operations, fractions, scientific notation. */
export const decimalTemplates: readonly MathTemplate[] = [
  {
    id: 'decimal-sum',
    area: 'decimals',
    operation: 'advanced_fractions',
    difficulty: 'Easy',
    grades: [5, 6],
    draw(pick, level) {
      const tenths = 10 * pick.int(0, growing(level, 4, 12)) + pick.int(3, 9);
      const hundredths =
        100 * pick.int(1, growing(level, 4, 12)) + 10 * pick.int(1, 8) + pick.int(1, 9);
      const left = new Fraction(tenths, 10);
      const right = new Fraction(hundredths, 100);
      const sum = left.add(right);
      const answer = decimal(sum);
      return {
        parts: [tenths, hundredths],
        question: `What is $${decimalTex(left)} + ${decimalTex(right)}$?`,
        answer,
        wrong: wrongWays(decimal, {
          'lined-up-the-last-digits': new Fraction(tenths + hundredths, 100),
          'lost-a-whole': sum.sub(1),
          'added-the-tenths-as-hundredths': new Fraction(hundredths + (tenths % 10), 100).add(
            Math.floor(tenths / 10),
          ),
          'subtracted-instead': right.sub(left).abs(),
          'misplaced-the-decimal-point': sum.mul(10),
        }),
        explanation: [
          `Write the points below each other: $${decimalTex(left)}0 + ${decimalTex(right)}$.`,
          `Add hundredths to hundredths and tenths to tenths.`,
          `The sum is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'decimal-product',
    area: 'decimals',
    operation: 'advanced_fractions',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const a = pick.int(2, 9);
      const factors = Array.from({ length: growing(level, 8, 24) }, (_, index) => index + 2);
      // No product that ends in 0: its last place would not be written.
      const b = pick.one(factors.filter((factor) => (a * factor) % 10 !== 0));
      const product = new Fraction(a * b, 100);
      const answer = decimal(product);
      return {
        parts: [a, b],
        question: `What is $${decimalTex(new Fraction(a, 10))} \\times ${decimalTex(new Fraction(b, 10))}$?`,
        answer,
        wrong: wrongWays(decimal, {
          'kept-one-decimal-place': product.mul(10),
          'forgot-the-decimal-point': product.mul(100),
          'added-instead': new Fraction(a + b, 10),
          'took-one-place-too-many': product.div(10),
        }),
        explanation: [
          `Without the points: $${a} \\times ${b} = ${a * b}$.`,
          'Each factor has one decimal place, so the product has two.',
          `The product is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'decimal-quotient',
    area: 'decimals',
    operation: 'advanced_fractions',
    difficulty: 'Medium',
    grades: [5, 7],
    draw(pick, level) {
      const quotient = pick.int(3, growing(level, 12, 40));
      const divisor = pick.int(2, 9);
      const meters = new Fraction(quotient * divisor, 10);
      const piece = new Fraction(divisor, 10);
      const answer = number(quotient);
      return {
        parts: [quotient * divisor, divisor],
        question: `A rope is $${decimalTex(meters)}$ m long. How many pieces of $${decimalTex(piece)}$ m can be cut from it?`,
        answer,
        wrong: wrongWays<Exact>((value) => number(value, { form: 'decimal' }), {
          'misplaced-the-decimal-point': new Fraction(quotient, 10),
          'added-a-zero': quotient * 10,
          'subtracted-the-tenths': quotient * divisor - divisor,
          'counted-one-piece-too-many': quotient + 1,
        }),
        explanation: [
          `Multiply both by 10: $${decimalTex(meters)} \\div ${decimalTex(piece)} = ${quotient * divisor} \\div ${divisor}$.`,
          `$${quotient * divisor} \\div ${divisor} = ${quotient}$.`,
          `So there are ${answer.text} pieces.`,
        ],
      };
    },
  },
  {
    id: 'decimal-as-fraction',
    area: 'decimals',
    operation: 'advanced_fractions',
    difficulty: 'Easy',
    grades: [5, 7],
    draw(pick, level) {
      const hundredths = pick.one(
        level < 4
          ? [15, 25, 35, 45, 65, 75, 85]
          : [4, 5, 8, 12, 16, 24, 26, 28, 32, 36, 44, 48, 52, 56, 64, 68, 72, 76, 84, 88, 92, 95],
      );
      const value = new Fraction(hundredths, 100);
      const answer = number(value);
      const tens = Math.floor(hundredths / 10);
      const ones = hundredths % 10;
      return {
        parts: [hundredths],
        question: `Write $${decimalTex(value)}$ as a fraction in lowest terms.`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'took-tenths-for-hundredths': new Fraction(hundredths, 10),
          'took-thousandths-for-hundredths': new Fraction(hundredths, 1000),
          'turned-it-upside-down': value.inverse(),
          'put-the-digits-over-each-other': new Fraction(Math.max(tens, 1), Math.max(ones, 1)),
          'took-one-over-the-digits': new Fraction(1, hundredths),
        }),
        explanation: [
          `$${decimalTex(value)}$ is $${hundredths}$ hundredths: $\\frac{${hundredths}}{100}$.`,
          `Divide top and bottom by $${100 / Number(value.d)}$.`,
          `In lowest terms it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'scientific-notation',
    area: 'decimals',
    operation: 'algebra',
    difficulty: 'Medium',
    grades: [8, 10],
    draw(pick, level) {
      const digits = 10 * pick.int(1, 9) + pick.int(1, 9);
      const exponent = intWithout(pick, -growing(level, 3, 5), growing(level, 5, 8), 1, -1);
      const front = new Fraction(digits, 10);
      const value = front.mul(new Fraction(10).pow(exponent));
      const answer = scientific([front, exponent]);
      return {
        parts: [digits, exponent],
        question: `Write $${decimalTex(value)}$ in scientific notation.`,
        answer,
        wrong: wrongWays<readonly [Fraction, number]>(scientific, {
          'turned-the-sign-of-the-exponent': [front, -exponent],
          'counted-one-place-too-many': [front, exponent + 1],
          'counted-one-place-too-few': [front, exponent - 1],
        }),
        explanation: [
          `The number in front is between 1 and 10: $${decimalTex(front)}$.`,
          `The point moves $${Math.abs(exponent)}$ places, and the number is ${exponent > 0 ? 'large' : 'smaller than 1'}, so the exponent is $${exponent}$.`,
          `It is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'decimal-order',
    area: 'decimals',
    operation: 'advanced_fractions',
    difficulty: 'Medium',
    grades: [5, 7],
    draw(pick) {
      const whole = pick.int(0, 9);
      const tenth = pick.int(2, 8);
      const digit = pick.int(1, tenth - 1);
      const values = {
        largest: new Fraction(tenth, 10),
        'longer-is-larger': new Fraction(100 * (tenth - 1) + 10 * 9 + digit, 1000),
        'more-digits-are-larger': new Fraction(10 * digit + tenth, 100),
        'read-as-whole-numbers': new Fraction(10 * tenth - 1, 100),
      };
      const { largest, ...less } = values;
      const of = (value: Fraction) => decimal(value.add(whole));
      const answer = of(largest);
      return {
        parts: [whole, tenth, digit],
        question: `Which of these numbers is the largest?`,
        answer,
        wrong: wrongWays(of, less),
        explanation: [
          `Compare the tenths first: ${answer.text} has $${tenth}$ tenths.`,
          'The others have fewer tenths, however many digits follow.',
          `So the largest is ${answer.text}.`,
        ],
      };
    },
  },
];
