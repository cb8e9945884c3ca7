import Fraction from 'fraction.js';
import { growing } from '../growth.ts';
import type { MathTemplate, Misconception } from '../template.ts';
import { decimalTex, type Exact, type NumberForm, number } from '../value.ts';

const DECIMAL = { form: 'decimal' } as const;
const KILOMETERS = { form: 'decimal', unit: 'km' } as const;

/** Wrong decimals as misconceptions; those below zero fall away. */
function decimals(
  list: readonly (readonly [id: string, value: Exact])[],
  form: NumberForm = DECIMAL,
): Misconception[] {
  return list
    .filter(([, value]) => new Fraction(value).s >= 0n)
    .map(([id, value]) => ({ id, value: number(value, form) }));
}

/** A decimal with two places, such as 4.50. */
const twoPlaces = (value: Fraction) =>
  value
    .mul(100)
    .toString()
    .replace(/(?=..$)/, '.');

const tenths = (count: number) => new Fraction(count, 10);
const hundredths = (count: number) => new Fraction(count, 100);

/** Tenths and hundredths. */
export const decimalTemplates: readonly MathTemplate[] = [
  {
    id: 'colored-tenths',
    area: 'decimals',
    operation: 'fractions',
    difficulty: 'Easy',
    grades: [3, 4],
    draw(pick, level) {
      const wholes = pick.int(0, growing(level, 0, 2));
      const filled = pick.int(1, 9);
      const value = tenths(10 * wholes + filled);
      return {
        parts: [wholes, filled],
        question: 'Each bar is one whole with ten equal parts. Which decimal is colored?',
        answer: number(value, DECIMAL),
        wrong: decimals([
          ['took-tenths-for-hundredths', hundredths(100 * wholes + filled)],
          ['took-tenths-for-ones', filled + wholes],
          ['named-the-part-without-color', tenths(10 * wholes + 10 - filled)],
          ['one-tenth-too-many', tenths(10 * wholes + filled + 1)],
          ['one-tenth-too-few', tenths(10 * wholes + filled - 1)],
        ]),
        explanation: [
          'Each part is one tenth: $0.1$.',
          `Colored are $${wholes}$ whole and $${filled}$ tenths.`,
          `That is $${decimalTex(value)}$.`,
        ],
        picture: {
          kind: 'fraction-bars',
          bars: [
            ...Array.from({ length: wholes }, () => ({ parts: 10, filled: 10 })),
            { parts: 10, filled },
          ],
        },
      };
    },
  },
  {
    id: 'greatest-decimal',
    area: 'decimals',
    operation: 'fractions',
    difficulty: 'Medium',
    grades: [4, 5],
    draw(pick, level) {
      const whole = pick.int(0, growing(level, 2, 9));
      const top = pick.int(4, 9);
      const last = pick.int(5, 9);
      const plus = (value: Fraction) => value.add(whole);
      return {
        parts: [whole, top, last],
        question: 'Which of these decimals is the greatest?',
        answer: number(plus(tenths(top)), DECIMAL),
        wrong: decimals([
          ['took-the-longer-for-the-greater', plus(hundredths(10 * (top - 1) + last))],
          ['compared-the-last-digits', plus(hundredths(10 * (top - 3) + 9))],
          ['overlooked-the-zero', plus(hundredths(last))],
        ]),
        explanation: [
          'Compare the tenths first, not how long the numbers are.',
          `The most tenths has $${decimalTex(plus(tenths(top)))}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: whole,
          most: whole + 1,
          step: 1,
        },
      };
    },
  },
  {
    id: 'add-decimals',
    area: 'decimals',
    operation: 'addition',
    difficulty: 'Medium',
    grades: [4, 5],
    draw(pick, level) {
      const first = pick.int(11, growing(level, 49, 98));
      const second = pick.int(1, growing(level, 3, 9)) * 100 + pick.int(11, 99);
      const sum = tenths(first).add(hundredths(second));
      return {
        parts: [first, second],
        question: `One trail is $${decimalTex(tenths(first))}$ km long, another $${decimalTex(hundredths(second))}$ km. How long are both together?`,
        answer: number(sum, KILOMETERS),
        wrong: decimals(
          [
            ['lined-up-the-last-digits', hundredths(first + second)],
            ['forgot-to-carry-into-the-ones', sum.sub(1)],
            ['one-tenth-too-many', sum.add(tenths(1))],
            ['one-tenth-too-few', sum.sub(tenths(1))],
            ['one-whole-too-many', sum.add(1)],
          ],
          KILOMETERS,
        ),
        explanation: [
          'Write the decimal points below each other.',
          `Fill up with zeros so that both have two places: $${twoPlaces(tenths(first))}$ and $${twoPlaces(hundredths(second))}$.`,
          `Together it is $${decimalTex(sum)}$ km.`,
        ],
      };
    },
  },
  {
    id: 'subtract-decimals',
    area: 'decimals',
    operation: 'subtraction',
    difficulty: 'Hard',
    grades: [4, 5],
    draw(pick, level) {
      const first = 10 * pick.int(3, growing(level, 9, 40));
      const second = pick.int(11, first - 12);
      const rest = tenths(first - second);
      return {
        parts: [first, second],
        question: `What is $${decimalTex(tenths(first))} - ${decimalTex(tenths(second))}$?`,
        answer: number(rest, DECIMAL),
        wrong: decimals([
          ['forgot-what-was-borrowed', rest.add(1)],
          ['one-whole-too-few', rest.sub(1)],
          ['added-instead-of-subtracting', tenths(first + second)],
          ['one-tenth-too-many', rest.add(tenths(1))],
          ['one-tenth-too-few', rest.sub(tenths(1))],
        ]),
        explanation: [
          `Write the decimal points below each other: $${decimalTex(tenths(first))}$ is $${decimalTex(tenths(first))}.0$.`,
          'Subtract from the right, and borrow where a digit is too small.',
          `Check by adding: $${decimalTex(rest)} + ${decimalTex(tenths(second))} = ${decimalTex(tenths(first))}$.`,
          `So the answer is $${decimalTex(rest)}$.`,
        ],
      };
    },
  },
  {
    id: 'times-power-of-ten',
    area: 'decimals',
    operation: 'basic_multiplication',
    difficulty: 'Medium',
    grades: [4, 5],
    draw(pick, level) {
      const value = hundredths(pick.int(1, growing(level, 9, 80)) * 10 + pick.int(1, 9));
      const times = pick.one([10, 100]);
      const product = value.mul(times);
      return {
        parts: [value.mul(100).toString(), times],
        question: `What is $${decimalTex(value)} \\times ${times}$?`,
        answer: number(product, DECIMAL),
        wrong: decimals([
          ['moved-one-place-too-few', product.div(10)],
          ['moved-one-place-too-far', product.mul(10)],
          ['moved-to-the-wrong-side', value.div(10)],
          ['added-instead-of-multiplying', value.add(times)],
        ]),
        explanation: [
          `Times $${times}$ makes every digit worth $${times}$ times as much.`,
          `The digits move ${times === 10 ? 'one place' : 'two places'} to the left: $${decimalTex(product)}$.`,
        ],
      };
    },
  },
];
