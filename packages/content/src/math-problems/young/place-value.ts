import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { fractionTex, number } from '../value.ts';
import { slips, tensSlips } from './slips.ts';

/** Tens and ones, the value of a digit, and rounding. */
export const placeValueTemplates: readonly MathTemplate[] = [
  {
    id: 'base-ten-count',
    area: 'counting',
    operation: 'counting',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const tens = pick.int(1, growing(level, 3, 9));
      const ones = pick.int(1, 9);
      const value = 10 * tens + ones;
      return {
        parts: [tens, ones],
        question: 'A rod is ten. A cube is one. Which number is this?',
        answer: number(value),
        wrong: slips([
          ['swapped-tens-and-ones', 10 * ones + tens],
          ['counted-rods-as-ones', tens + ones],
          ['forgot-the-ones', 10 * tens],
          ...tensSlips(value),
        ]),
        explanation: [
          `Count the rods by tens: $${10 * tens}$.`,
          `Then count on the cubes: $${10 * tens} + ${ones} = ${value}$.`,
        ],
        picture: { kind: 'base-ten', tens, ones },
      };
    },
  },
  {
    id: 'digit-value',
    area: 'counting',
    operation: 'addition',
    difficulty: 'Medium',
    grades: [2, 4],
    draw(pick, level) {
      const digits = pick.some([1, 2, 3, 4, 5, 6, 7, 8, 9], growing(level, 3, 5));
      const place = pick.int(1, digits.length - 1);
      const at = digits.length - 1 - place;
      const digit = digits[at] ?? 0;
      const whole = Number(digits.join(''));
      const value = digit * 10 ** place;
      return {
        parts: [whole, digit],
        question: `What is the $${digit}$ worth in the number $${fractionTex(whole)}$?`,
        answer: number(value),
        wrong: slips([
          ['named-the-digit', digit],
          ['one-place-too-far-left', value * 10],
          ['read-the-digits-up-to-it', Number(digits.slice(0, at + 1).join(''))],
          ['one-place-too-far-right', value / 10],
          ['two-places-too-far-left', value * 100],
        ]),
        explanation: [
          `The $${digit}$ stands in the ${PLACES[place]} place.`,
          `So it is worth $${digit} \\times ${fractionTex(10 ** place)} = ${fractionTex(value)}$.`,
        ],
      };
    },
  },
  {
    id: 'rounding',
    area: 'counting',
    operation: 'addition',
    difficulty: 'Medium',
    grades: [3, 5],
    draw(pick, level) {
      const unit = pick.one(level > 4 ? [10, 100] : [10]);
      const below = unit * pick.int(1, growing(level, 9, 40));
      const rest = unit === 10 ? pick.int(1, 9) : pick.int(11, 99);
      const value = below + rest;
      const isUp = 2 * rest >= unit;
      const right = isUp ? below + unit : below;
      return {
        parts: [value, unit],
        question: `A camp song book has $${fractionTex(value)}$ notes. Round this to the nearest ${unit === 10 ? 'ten' : 'hundred'}.`,
        answer: number(right),
        wrong: slips([
          ['rounded-the-other-way', isUp ? below : below + unit],
          ['one-step-too-far', isUp ? right + unit : right - unit],
          ['changed-only-the-last-digit', isUp ? value + 1 : value - 1],
          ['changed-nothing', value],
        ]),
        explanation: [
          `$${fractionTex(value)}$ lies between $${fractionTex(below)}$ and $${fractionTex(below + unit)}$.`,
          `It is ${2 * rest === unit ? 'right in the middle, and the middle is rounded up to' : 'nearer to'} $${fractionTex(right)}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: below,
          most: below + unit,
          step: unit,
          points: [value],
        },
      };
    },
  },
];

/** The places of a number, from the right. */
const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands'] as const;
