import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { number } from '../value.ts';
import { CAMPERS } from './scenes.ts';
import { slips } from './slips.ts';

const common = { area: 'algebra', operation: 'algebra' } as const;

/** Missing numbers and the order of operations. */
export const puzzleTemplates: readonly MathTemplate[] = [
  {
    ...common,
    id: 'missing-addend',
    operation: 'addition',
    difficulty: 'Easy',
    grades: [1, 3],
    draw(pick, level) {
      const whole = pick.int(7, growing(level, 12, 40));
      const known = pick.int(2, whole - 3);
      const missing = whole - known;
      return {
        parts: [known, whole],
        question: `Which number is hidden? $${known} + \\square = ${whole}$`,
        answer: number(missing),
        wrong: slips([
          ['added-the-numbers', known + whole],
          ['named-the-known-number', known],
          ['one-too-many', missing + 1],
          ['one-too-few', missing - 1],
          ['named-the-whole', whole],
        ]),
        explanation: [
          `Count on from $${known}$ to $${whole}$.`,
          `$${whole} - ${known} = ${missing}$, so the hidden number is $${missing}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: 0,
          most: whole > 20 ? 40 : 20,
          step: whole > 20 ? 5 : 1,
          points: [known, whole],
        },
      };
    },
  },
  {
    ...common,
    id: 'missing-minuend',
    operation: 'subtraction',
    difficulty: 'Medium',
    grades: [2, 3],
    draw(pick, level) {
      const name = pick.one(CAMPERS);
      const gone = pick.int(3, growing(level, 9, 30));
      const left = pick.int(2, growing(level, 10, 40));
      const whole = gone + left;
      return {
        parts: [name, gone, left],
        question: `${name} eats ${gone} grapes. Now ${left} grapes are left. How many were there at first?`,
        answer: number(whole),
        wrong: slips([
          ['subtracted-what-was-told', Math.abs(gone - left)],
          ['named-what-is-left', left],
          ['one-too-many', whole + 1],
          ['one-too-few', whole - 1],
          ['named-what-is-gone', gone],
        ]),
        explanation: [
          'Think back: put the eaten grapes to those that are left.',
          `$${left} + ${gone} = ${whole}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: 0,
          most: whole > 20 ? 80 : 20,
          step: whole > 20 ? 10 : 1,
          points: [left],
        },
      };
    },
  },
  {
    ...common,
    id: 'missing-factor',
    difficulty: 'Medium',
    grades: [3, 5],
    draw(pick, level) {
      const known = pick.int(3, growing(level, 6, 12));
      const missing = pick.int(3, growing(level, 8, 12));
      const product = known * missing;
      return {
        parts: [known, product],
        question: `Which number is hidden? $${known} \\times \\square = ${product}$`,
        answer: number(missing),
        wrong: slips([
          ['subtracted-instead-of-dividing', product - known],
          ['neighbor-above-in-the-table', missing + 1],
          ['neighbor-below-in-the-table', missing - 1],
          ['named-the-known-number', known],
          ['multiplied-instead-of-dividing', product * known],
        ]),
        explanation: [
          `Say the table of $${known}$ until you reach $${product}$.`,
          `$${product} \\div ${known} = ${missing}$, so the hidden number is $${missing}$.`,
        ],
      };
    },
  },
  {
    ...common,
    id: 'think-of-a-number',
    difficulty: 'Hard',
    grades: [4, 5],
    draw(pick, level) {
      const name = pick.one(CAMPERS);
      const hidden = pick.int(3, growing(level, 9, 20));
      const times = pick.int(2, growing(level, 4, 9));
      const plus = pick.int(3, growing(level, 10, 25));
      const result = hidden * times + plus;
      return {
        parts: [name, times, plus, result],
        question: `${name} thinks of a number, multiplies it by ${times} and adds ${plus}. The result is ${result}. What was the number?`,
        answer: number(hidden),
        wrong: slips([
          ['forgot-to-divide', result - plus],
          ['added-instead-of-subtracting', (result + plus) / times],
          ['divided-before-subtracting', Math.floor(result / times)],
          ['subtracted-both', result - plus - times],
          ['one-too-many', hidden + 1],
          ['one-too-few', hidden - 1],
        ]),
        explanation: [
          'Go back step by step, the last step first.',
          `$${result} - ${plus} = ${result - plus}$.`,
          `$${result - plus} \\div ${times} = ${hidden}$.`,
        ],
      };
    },
  },
  {
    ...common,
    id: 'multiply-first',
    area: 'arithmetic',
    difficulty: 'Medium',
    grades: [4, 5],
    draw(pick, level) {
      const [a, b, c] = [
        pick.int(3, growing(level, 12, 40)),
        pick.int(2, growing(level, 6, 12)),
        pick.int(3, growing(level, 7, 12)),
      ];
      const value = a + b * c;
      return {
        parts: [a, b, c],
        question: `What is $${a} + ${b} \\times ${c}$?`,
        answer: number(value),
        wrong: slips([
          ['worked-from-left-to-right', (a + b) * c],
          ['added-everything', a + b + c],
          ['multiplied-everything', a * b * c],
          ['multiplied-the-first-two', a * b + c],
          ['forgot-the-first-number', b * c],
        ]),
        explanation: [
          `Multiply first: $${b} \\times ${c} = ${b * c}$.`,
          `Then add: $${a} + ${b * c} = ${value}$.`,
        ],
      };
    },
  },
  {
    ...common,
    id: 'parentheses-first',
    area: 'arithmetic',
    difficulty: 'Hard',
    grades: [4, 5],
    draw(pick, level) {
      const b = pick.int(2, growing(level, 8, 15));
      const a = b + pick.int(2, growing(level, 6, 12));
      const c = pick.int(3, growing(level, 6, 9));
      const d = pick.int(2, c * (a - b) - 1);
      const value = c * (a - b) - d;
      return {
        parts: [a, b, c, d],
        question: `What is $${c} \\times (${a} - ${b}) - ${d}$?`,
        answer: number(value),
        wrong: slips([
          ['ignored-the-parentheses', c * a - b - d],
          ['added-instead-of-subtracting', c * (a - b) + d],
          ['forgot-the-last-step', c * (a - b)],
          ['added-in-the-parentheses', c * (a + b) - d],
          ['one-too-many', value + 1],
        ]),
        explanation: [
          `Parentheses first: $${a} - ${b} = ${a - b}$.`,
          `Then multiply: $${c} \\times ${a - b} = ${c * (a - b)}$.`,
          `At last subtract: $${c * (a - b)} - ${d} = ${value}$.`,
        ],
      };
    },
  },
];
