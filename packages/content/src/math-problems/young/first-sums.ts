import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { number } from '../value.ts';
import { scene } from './scenes.ts';
import { countingSlips, slips } from './slips.ts';

/** Adding and taking away up to 20. */
export const firstSumTemplates: readonly MathTemplate[] = [
  {
    id: 'add-dots',
    area: 'arithmetic',
    operation: 'basic_addition',
    difficulty: 'Super Easy',
    grades: [1, 1],
    draw(pick, level) {
      const { many, name } = scene(pick);
      const sum = pick.int(4, growing(level, 6, 10));
      const first = pick.int(2, sum - 2);
      const second = sum - first;
      return {
        parts: [many, name, first, second],
        question: `${name} has ${first} ${many} and finds ${second} more. How many altogether?`,
        answer: number(sum),
        wrong: slips([
          ...countingSlips(sum).slice(0, 2),
          ['forgot-the-second-group', first],
          ['forgot-the-first-group', second],
          ['took-away-instead-of-adding', Math.abs(first - second)],
          ...countingSlips(sum).slice(2),
        ]),
        explanation: [
          `Count the first group: $${first}$.`,
          `Count on $${second}$ more.`,
          `$${first} + ${second} = ${sum}$.`,
        ],
        picture: { kind: 'dots', groups: [{ count: first }, { count: second }] },
      };
    },
  },
  {
    id: 'take-away-dots',
    area: 'arithmetic',
    operation: 'subtraction',
    difficulty: 'Super Easy',
    grades: [1, 1],
    draw(pick, level) {
      const { many, name } = scene(pick);
      const whole = pick.int(4, growing(level, 6, 10));
      const gone = pick.int(2, whole - 1);
      const rest = whole - gone;
      return {
        parts: [many, name, whole, gone],
        question: `${name} has ${whole} ${many}. ${name} gives away ${gone}. How many are left?`,
        answer: number(rest),
        wrong: slips([
          ['counted-what-is-gone', gone],
          ['took-nothing-away', whole],
          ['skipped-one', rest - 1],
          ['counted-one-twice', rest + 1],
          ['added-instead-of-taking-away', whole + gone],
          ['counted-two-twice', rest + 2],
        ]),
        explanation: [
          `Cross out $${gone}$ of the $${whole}$ dots.`,
          `Count what is left: $${whole} - ${gone} = ${rest}$.`,
        ],
        picture: { kind: 'dots', groups: [{ count: whole, gone }] },
      };
    },
  },
  {
    id: 'number-bond',
    area: 'arithmetic',
    operation: 'basic_addition',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const { many, name } = scene(pick);
      const whole = pick.one(level > 5 ? [10, 15, 20] : [5, 10]);
      const have = pick.int(1, whole - 1);
      const more = whole - have;
      return {
        parts: [many, name, whole, have],
        question: `${name} needs ${whole} ${many}. ${name} has ${have}. How many are missing?`,
        answer: number(more),
        wrong: slips([
          ['named-what-is-there', have],
          ['one-too-few', more - 1],
          ['one-too-many', more + 1],
          ['named-the-whole', whole],
          ['two-too-many', more + 2],
          ['added-the-numbers', whole + have],
        ]),
        explanation: [
          `Count on from $${have}$ to $${whole}$.`,
          `$${have} + ${more} = ${whole}$, so the missing number is $${more}$.`,
        ],
        picture: { kind: 'dots', groups: [{ count: have }] },
      };
    },
  },
  {
    id: 'doubles',
    area: 'arithmetic',
    operation: 'basic_addition',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const { many } = scene(pick);
      const half = pick.int(2, growing(level, 5, 12));
      return {
        parts: [many, half],
        question: `Two rows have ${half} ${many} each. How many altogether?`,
        answer: number(2 * half),
        wrong: slips([
          ['counted-one-row', half],
          ['added-the-two', half + 2],
          ['skipped-one', 2 * half - 1],
          ['counted-one-twice', 2 * half + 1],
          ['three-rows', 3 * half],
        ]),
        explanation: [
          `Both rows have the same number: $${half}$.`,
          `$${half} + ${half} = ${2 * half}$.`,
        ],
        picture: { kind: 'array', rows: 2, columns: half },
      };
    },
  },
  {
    id: 'add-on-line',
    area: 'arithmetic',
    operation: 'addition',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const { name } = scene(pick);
      const sum = pick.int(8, growing(level, 12, 20));
      const more = pick.int(3, Math.min(9, sum - 3));
      const start = sum - more;
      return {
        parts: [name, start, more],
        question: `${name} stands on step ${start}. ${name} climbs ${more} steps. Which step is it now?`,
        answer: number(sum),
        wrong: slips([
          ['counted-the-first-step-too', sum - 1],
          ['one-step-too-far', sum + 1],
          ['climbed-down', start - more],
          ['named-the-steps-only', more],
          ['two-steps-too-far', sum + 2],
        ]),
        explanation: [
          `Start at $${start}$ and count on $${more}$ steps.`,
          `$${start} + ${more} = ${sum}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: 0,
          most: 20,
          step: 1,
          points: [start],
        },
      };
    },
  },
  {
    id: 'subtract-on-line',
    area: 'arithmetic',
    operation: 'subtraction',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const { name } = scene(pick);
      const start = pick.int(9, growing(level, 12, 20));
      const less = pick.int(3, Math.min(9, start - 2));
      const rest = start - less;
      return {
        parts: [name, start, less],
        question: `${name} stands on step ${start}. ${name} climbs down ${less} steps. Which step is it now?`,
        answer: number(rest),
        wrong: slips([
          ['counted-the-first-step-too', rest + 1],
          ['climbed-up', start + less],
          ['one-step-too-far', rest - 1],
          ['named-the-steps-only', less],
          ['two-steps-short', rest + 2],
        ]),
        explanation: [
          `Start at $${start}$ and count back $${less}$ steps.`,
          `$${start} - ${less} = ${rest}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: 0,
          most: 20,
          step: 1,
          points: [start],
        },
      };
    },
  },
];
