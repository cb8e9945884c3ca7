import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { fractionTex, number } from '../value.ts';
import { smallerFromLarger, sumWithoutCarrying } from './columns.ts';
import { pair, scene } from './scenes.ts';
import { slips, tensSlips } from './slips.ts';

/** Adding and subtracting up to 100 and up to 1000. */
export const sumTemplates: readonly MathTemplate[] = [
  {
    id: 'add-two-digits',
    area: 'arithmetic',
    operation: 'addition',
    difficulty: 'Medium',
    grades: [2, 3],
    draw(pick, level) {
      const { many, name } = scene(pick);
      const first = pick.int(12, growing(level, 38, 68));
      const second = pick.int(11, growing(level, 24, 99 - first));
      const sum = first + second;
      const tens = Math.floor(second / 10) * 10;
      return {
        parts: [many, name, first, second],
        question: `${name} finds ${first} ${many}, then ${second} more. How many altogether?`,
        answer: number(sum),
        wrong: slips([
          ['forgot-to-carry', sumWithoutCarrying(first, second)],
          ['subtracted-instead-of-adding', Math.abs(first - second)],
          ['added-only-the-tens', first + tens],
          ...tensSlips(sum),
        ]),
        explanation: [
          `First add the tens: $${first} + ${tens} = ${first + tens}$.`,
          `Then the ones: $${first + tens} + ${second - tens} = ${sum}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: 0,
          most: 100,
          step: 10,
          points: [first],
        },
      };
    },
  },
  {
    id: 'subtract-two-digits',
    area: 'arithmetic',
    operation: 'subtraction',
    difficulty: 'Medium',
    grades: [2, 3],
    draw(pick, level) {
      const { many, name } = scene(pick);
      const first = pick.int(31, growing(level, 60, 99));
      const second = pick.int(12, first - 11);
      const rest = first - second;
      const tens = Math.floor(second / 10) * 10;
      return {
        parts: [many, name, first, second],
        question: `${name} has ${first} ${many} and gives away ${second}. How many are left?`,
        answer: number(rest),
        wrong: slips([
          ['took-the-smaller-digit-from-the-larger', smallerFromLarger(first, second)],
          ['added-instead-of-subtracting', first + second],
          ['took-away-only-the-tens', first - tens],
          ...tensSlips(rest),
        ]),
        explanation: [
          `First take away the tens: $${first} - ${tens} = ${first - tens}$.`,
          `Then the ones: $${first - tens} - ${second - tens} = ${rest}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: 0,
          most: 100,
          step: 10,
          points: [first],
        },
      };
    },
  },
  {
    id: 'add-three-digits',
    area: 'arithmetic',
    operation: 'addition',
    difficulty: 'Medium',
    grades: [3, 4],
    draw(pick, level) {
      const [name, friend] = pair(pick);
      const first = pick.int(124, growing(level, 300, 560));
      const second = pick.int(115, growing(level, 250, 430));
      const sum = first + second;
      return {
        parts: [name, friend, first, second],
        question: `${name} walks ${first} steps to the lake. ${friend} walks ${second} steps. How many steps do they walk together?`,
        answer: number(sum),
        wrong: slips([
          ['forgot-to-carry', sumWithoutCarrying(first, second)],
          ['one-hundred-too-many', sum + 100],
          ['subtracted-instead-of-adding', Math.abs(first - second)],
          ...tensSlips(sum),
        ]),
        explanation: [
          'Write the numbers below each other and add from the right.',
          `Ten ones make one ten: carry it to the next column.`,
          `$${first} + ${second} = ${sum}$.`,
        ],
      };
    },
  },
  {
    id: 'subtract-three-digits',
    area: 'arithmetic',
    operation: 'subtraction',
    difficulty: 'Hard',
    grades: [3, 5],
    draw(pick, level) {
      const { many } = scene(pick);
      const first = pick.int(312, growing(level, 600, 984));
      const second = pick.int(125, first - 110);
      const rest = first - second;
      return {
        parts: [many, first, second],
        question: `The camp shop has ${first} ${many} and sells ${second}. How many are left?`,
        answer: number(rest),
        wrong: slips([
          ['took-the-smaller-digit-from-the-larger', smallerFromLarger(first, second)],
          ['forgot-what-was-borrowed', rest + 100],
          ['added-instead-of-subtracting', first + second],
          ...tensSlips(rest),
        ]),
        explanation: [
          'Subtract from the right. Where a digit is too small, borrow from the next column.',
          `$${first} - ${second} = ${rest}$.`,
          `Check by adding: $${rest} + ${second} = ${first}$, so the answer is $${rest}$.`,
        ],
      };
    },
  },
  {
    id: 'add-large-numbers',
    area: 'arithmetic',
    operation: 'addition',
    difficulty: 'Medium',
    grades: [4, 5],
    draw(pick, level) {
      const first = pick.int(1206, growing(level, 4000, 48_000));
      const second = pick.int(1117, growing(level, 3000, 39_000));
      const sum = first + second;
      return {
        parts: [first, second],
        question: `What is $${fractionTex(first)} + ${fractionTex(second)}$?`,
        answer: number(sum),
        wrong: slips([
          ['forgot-to-carry', sumWithoutCarrying(first, second)],
          ['carried-too-often', sum + 100],
          ['one-thousand-too-few', sum - 1000],
          ['one-ten-too-few', sum - 10],
        ]),
        explanation: [
          'Write the numbers below each other, ones below ones, and add from the right.',
          'Carry each ten to the next column.',
          `The sum is $${fractionTex(sum)}$.`,
        ],
      };
    },
  },
];
