import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { polynomial, polynomialTex } from '../exact/polynomial.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, fractionTex, number } from '../value.ts';

const raised = (base: number, exponent: number): Fraction => new Fraction(base).pow(exponent);

/** Powers with fractions and minus signs in the exponent, exponential equations, logarithms. */
export const logarithmTemplates: readonly MathTemplate[] = [
  {
    id: 'negative-exponent',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Medium',
    grades: [8, 10],
    draw(pick, level) {
      const base = pick.int(2, growing(level, 5, 10));
      const exponent = pick.int(2, base < 4 ? 4 : 3);
      const answer = number(raised(base, -exponent));
      return {
        parts: [base, exponent],
        question: `What is $${base}^{-${exponent}}$ as a fraction?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'made-the-power-negative': raised(base, exponent).neg(),
          'multiplied-by-the-exponent': -base * exponent,
          'turned-the-product-upside-down': new Fraction(1, base * exponent),
          'lost-the-minus': raised(base, exponent),
          'kept-the-minus': raised(base, -exponent).neg(),
        }),
        explanation: [
          `A negative exponent means one divided by the power: $\\frac{1}{${base}^{${exponent}}}$.`,
          `$${base}^{${exponent}} = ${fractionTex(raised(base, exponent))}$.`,
          `So it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'fraction-exponent',
    area: 'algebra',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const degree = pick.int(2, growing(level, 3, 4));
      const root = pick.int(2, degree === 4 ? 3 : growing(level, 4, 6));
      const top = pick.one(
        [2, 3, 4, 5].filter((value) => value % 2 !== degree % 2 && value !== degree).slice(0, 2),
      );
      const base = root ** degree;
      const answer = number(root ** top);
      return {
        parts: [base, top, degree],
        question: `What is $${base}^{\\frac{${top}}{${degree}}}$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'multiplied-by-the-exponent': new Fraction(base * top, degree),
          'took-the-root-only': root,
          'swapped-root-and-power': root * degree,
          'multiplied-root-and-power': root * top,
          'took-one-factor-too-many': root ** (top + 1),
        }),
        explanation: [
          `The bottom is the root: $${degree === 2 ? '\\sqrt' : `\\sqrt[${degree}]`}{${base}} = ${root}$, for $${root}^{${degree}} = ${base}$.`,
          `The top is the power: $${root}^{${top}}$.`,
          `So it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'exponential-equation',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const base = pick.one([2, 3, 5, 10]);
      const exponent = pick.int(2, base === 2 ? 8 : 4);
      const factor = pick.int(1, growing(level, 1, 3));
      const x = intWithout(pick, -3, 6);
      const shift = exponent - factor * x;
      const right = raised(base, exponent);
      const left = polynomialTex(polynomial(factor, shift));
      const answer = number(x);
      return {
        parts: [base, factor, shift, exponent],
        question: `Solve $${base}^{${left}} = ${fractionTex(right)}$. What is $x$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'took-the-exponent': exponent,
          'moved-the-number-with-its-sign': new Fraction(exponent + shift, factor),
          'divided-by-the-base': right.div(base),
          'turned-the-sign': -x,
          'forgot-to-divide': exponent - shift,
          'took-one-too-many': x + 1,
          'took-one-too-few': x - 1,
        }),
        explanation: [
          `Write both sides with base $${base}$: $${fractionTex(right)} = ${base}^{${exponent}}$.`,
          `Then the exponents are equal: $${left} = ${exponent}$.`,
          `So $x$ is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'logarithm-value',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Hard',
    grades: [10, 12],
    draw(pick, level) {
      const base = pick.one([2, 3, 4, 5, 6, 10]);
      const most = base === 2 ? 8 : 4;
      const exponent = intWithout(pick, level < 4 ? 2 : -3, most, 1);
      const of = raised(base, exponent);
      const answer = number(exponent);
      return {
        parts: [base, exponent],
        question: `What is $\\log_{${base}} ${fractionTex(of)}$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'divided-by-the-base': of.div(base),
          'turned-the-sign': -exponent,
          'counted-one-factor-too-many': exponent + 1,
          'counted-one-factor-too-few': exponent - 1,
          'multiplied-by-the-base': of.mul(base),
        }),
        explanation: [
          `The logarithm asks: $${base}$ to which power is $${fractionTex(of)}$?`,
          `$${base}^{${exponent}} = ${fractionTex(of)}$.`,
          `So the logarithm is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'logarithm-sum',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Expert',
    grades: [11, 12],
    draw(pick) {
      const [base, exponent] = pick.one([
        [6, 2],
        [6, 3],
        [10, 2],
        [10, 3],
        [12, 2],
        [14, 2],
        [15, 2],
      ] as const);
      const product = base ** exponent;
      const divisors = Array.from({ length: product }, (_, index) => index + 1).filter(
        (value) =>
          product % value === 0 &&
          value !== 1 &&
          value !== product &&
          value % base !== 0 &&
          (product / value) % base !== 0,
      );
      const left = pick.one(divisors);
      const right = product / left;
      const answer = number(exponent);
      return {
        parts: [base, left, right],
        question: `What is $\\log_{${base}} ${left} + \\log_{${base}} ${right}$?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'took-the-product': product,
          'added-the-numbers': left + right,
          'divided-by-the-base': product / base,
          'counted-one-factor-too-many': exponent + 1,
          'took-the-base': base,
        }),
        explanation: [
          `A sum of logarithms is the logarithm of the product: $\\log_{${base}} (${left} \\cdot ${right}) = \\log_{${base}} ${product}$.`,
          `$${base}^{${exponent}} = ${product}$.`,
          `So the sum is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'logarithm-equation',
    area: 'functions',
    operation: 'advanced_algebra',
    difficulty: 'Expert',
    grades: [10, 12],
    draw(pick, level) {
      const base = pick.one([2, 3, 5, 10]);
      const exponent = base === 2 ? pick.int(3, 6) : pick.int(2, 3);
      const shift = intWithout(pick, -growing(level, 5, 12), growing(level, 5, 12));
      const power = base ** exponent;
      const answer = number(power - shift);
      return {
        parts: [base, exponent, shift],
        question: `Solve $\\log_{${base}} (${polynomialTex(polynomial(1, shift))}) = ${exponent}$. What is $x$?`,
        answer,
        wrong: wrongWays(number, {
          'multiplied-base-and-exponent': base * exponent - shift,
          'swapped-base-and-exponent': exponent ** base - shift,
          'moved-the-number-with-its-sign': power + shift,
          'forgot-the-number': power,
          'took-the-exponent': exponent - shift,
        }),
        explanation: [
          `A logarithm is an exponent: $${polynomialTex(polynomial(1, shift))} = ${base}^{${exponent}} = ${power}$.`,
          `${shift > 0 ? `Subtract $${shift}$` : `Add $${-shift}$`}: $x = ${power - shift}$.`,
          `So $x$ is ${answer.text}.`,
        ],
      };
    },
  },
];
