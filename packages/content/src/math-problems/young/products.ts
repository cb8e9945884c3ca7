import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { fractionTex, number } from '../value.ts';
import { scene } from './scenes.ts';
import { slips, tensSlips } from './slips.ts';

const common = { area: 'arithmetic', operation: 'basic_multiplication' } as const;

/** Multiplying. */
export const productTemplates: readonly MathTemplate[] = [
  {
    ...common,
    id: 'array-product',
    difficulty: 'Easy',
    grades: [2, 3],
    draw(pick, level) {
      const { many } = scene(pick);
      const rows = pick.int(2, growing(level, 4, 6));
      const columns = pick.int(3, growing(level, 5, 10));
      const product = rows * columns;
      return {
        parts: [many, rows, columns],
        question: `There are ${rows} rows of ${many}. Each row has ${columns}. How many altogether?`,
        answer: number(product),
        wrong: slips([
          ['added-instead-of-multiplying', rows + columns],
          ['one-row-too-few', product - columns],
          ['one-row-too-many', product + columns],
          ['one-column-too-few', product - rows],
          ['one-too-many', product + 1],
        ]),
        explanation: [
          `Add $${columns}$ for each row: $${Array.from({ length: rows }, () => columns).join(' + ')}$.`,
          `$${rows} \\times ${columns} = ${product}$.`,
        ],
        picture: { kind: 'array', rows, columns },
      };
    },
  },
  {
    ...common,
    id: 'times-table',
    difficulty: 'Medium',
    grades: [3, 4],
    draw(pick, level) {
      const { many, name } = scene(pick);
      const bags = pick.int(3, growing(level, 6, 12));
      const each = pick.int(3, growing(level, 7, 12));
      const product = bags * each;
      return {
        parts: [many, name, bags, each],
        question: `${name} fills ${bags} bags with ${each} ${many} each. How many ${many} is that?`,
        answer: number(product),
        wrong: slips([
          ['one-group-too-few', product - each],
          ['one-group-too-many', product + each],
          ['added-instead-of-multiplying', bags + each],
          ['neighbor-in-the-table', product - bags],
          ['one-too-many', product + 1],
        ]),
        explanation: [
          `There are $${bags}$ groups of $${each}$.`,
          `$${bags - 1} \\times ${each} = ${product - each}$, and one group more is $${product}$.`,
        ],
        picture: { kind: 'array', rows: bags, columns: each },
      };
    },
  },
  {
    ...common,
    id: 'two-digits-by-one',
    difficulty: 'Medium',
    grades: [4, 5],
    draw(pick, level) {
      const tens = pick.int(1, growing(level, 4, 9));
      const ones = pick.int(2, 9);
      const factor = pick.int(3, growing(level, 6, 9));
      const first = 10 * tens + ones;
      const product = first * factor;
      return {
        parts: [first, factor],
        question: `A bus has $${first}$ seats. How many seats do $${factor}$ such buses have?`,
        answer: number(product),
        wrong: slips([
          ['forgot-to-carry', tens * factor * 10 + ((ones * factor) % 10)],
          ['multiplied-only-the-tens', tens * factor * 10 + ones],
          ['multiplied-only-the-ones', tens * 10 + ones * factor],
          ['added-instead-of-multiplying', first + factor],
          ...tensSlips(product),
        ]),
        explanation: [
          `Split $${first}$ into $${10 * tens}$ and $${ones}$.`,
          `$${10 * tens} \\times ${factor} = ${10 * tens * factor}$ and $${ones} \\times ${factor} = ${ones * factor}$.`,
          `Together: $${10 * tens * factor} + ${ones * factor} = ${product}$.`,
        ],
      };
    },
  },
  {
    ...common,
    id: 'two-digits-by-two',
    difficulty: 'Hard',
    grades: [4, 5],
    draw(pick, level) {
      const first = 10 * pick.int(1, growing(level, 4, 9)) + pick.int(2, 8);
      const second = 10 * pick.int(1, growing(level, 3, 8)) + pick.int(2, 8);
      const [tens, ones] = [second - (second % 10), second % 10];
      const product = first * second;
      return {
        parts: [first, second],
        question: `What is $${first} \\times ${second}$?`,
        answer: number(product),
        wrong: slips([
          ['forgot-the-zero-of-the-tens', first * (tens / 10) + first * ones],
          [
            'multiplied-tens-by-tens-and-ones-by-ones-only',
            (first - (first % 10)) * tens + (first % 10) * ones,
          ],
          ['forgot-the-ones', first * tens],
          ['one-hundred-too-many', product + 100],
          ['one-ten-too-few', product - 10],
        ]),
        explanation: [
          `Split $${second}$ into $${tens}$ and $${ones}$.`,
          `$${first} \\times ${tens} = ${fractionTex(first * tens)}$ and $${first} \\times ${ones} = ${first * ones}$.`,
          `Together that is $${fractionTex(product)}$.`,
        ],
      };
    },
  },
];
