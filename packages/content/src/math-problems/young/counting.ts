import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { number } from '../value.ts';
import { scene } from './scenes.ts';
import { countingSlips, slips } from './slips.ts';

const common = { area: 'counting', operation: 'counting' } as const;

/** Counting what is there, and the order of numbers. */
export const countingTemplates: readonly MathTemplate[] = [
  {
    ...common,
    id: 'count-dots',
    difficulty: 'Super Easy',
    grades: [1, 1],
    draw(pick, level) {
      const { one, many } = scene(pick);
      const count = pick.int(3, growing(level, 6, 18));
      return {
        parts: [many, count],
        question: `Each dot is one ${one}. How many ${many} are there?`,
        answer: number(count),
        wrong: slips(countingSlips(count)),
        explanation: [
          'Touch each dot once and count.',
          `The last number you say is the answer: $${count}$.`,
        ],
        picture: { kind: 'dots', groups: [{ count }] },
      };
    },
  },
  {
    ...common,
    id: 'number-after',
    difficulty: 'Super Easy',
    grades: [1, 2],
    draw(pick, level) {
      const { name, many } = scene(pick);
      const last = pick.int(4, growing(level, 9, 98));
      return {
        parts: [name, many, last],
        question: `${name} counts ${many}: $${last - 2}$, $${last - 1}$, $${last}$. What comes next?`,
        answer: number(last + 1),
        wrong: slips([
          ['skipped-a-number', last + 2],
          ['said-the-last-number-again', last],
          ['counted-backward', last - 3],
          ['skipped-two-numbers', last + 3],
        ]),
        explanation: [
          `Say the numbers in order: $${last - 2}$, $${last - 1}$, $${last}$.`,
          `After $${last}$ comes $${last + 1}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: last - 4,
          most: last,
          step: 1,
          points: [last - 2, last - 1, last],
        },
      };
    },
  },
  {
    ...common,
    id: 'one-less',
    difficulty: 'Super Easy',
    grades: [1, 1],
    draw(pick, level) {
      const { many } = scene(pick);
      const count = pick.int(3, growing(level, 7, 15));
      return {
        parts: [many, count],
        question: `There are ${count} ${many}. One goes away. How many are left?`,
        answer: number(count - 1),
        wrong: slips([
          ['forgot-the-one-that-goes', count],
          ['added-instead-of-taking-away', count + 1],
          ['took-away-two', count - 2],
          ['took-away-three', count - 3],
        ]),
        explanation: [
          `Start with $${count}$. Take away one.`,
          `One less than $${count}$ is $${count - 1}$.`,
        ],
        picture: { kind: 'dots', groups: [{ count, gone: 1 }] },
      };
    },
  },
  {
    ...common,
    id: 'largest-group',
    difficulty: 'Super Easy',
    grades: [1, 1],
    draw(pick, level) {
      const most = growing(level, 6, 9);
      const counts = pick.some(
        Array.from({ length: most - 1 }, (_, index) => index + 2),
        4,
      );
      const [largest = 0, second = 0, third = 0, smallest = 0] = counts.toSorted((a, b) => b - a);
      return {
        parts: counts,
        question: 'Here are four groups. How many dots has the biggest group?',
        answer: number(largest),
        wrong: slips([
          ['chose-the-smallest-group', smallest],
          ['chose-the-second-largest-group', second],
          ['chose-the-third-largest-group', third],
        ]),
        explanation: [
          'Count the dots in each group.',
          `The numbers are $${counts.join('$, $')}$.`,
          `The biggest group has $${largest}$.`,
        ],
        picture: { kind: 'dots', groups: counts.map((count) => ({ count })) },
      };
    },
  },
  {
    ...common,
    id: 'greatest-number',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const tens = pick.int(3, growing(level, 6, 9));
      const ones = pick.int(0, tens - 1);
      const greatest = 10 * tens + ones;
      return {
        parts: [tens, ones],
        question: 'Which of these numbers is the greatest?',
        answer: number(greatest),
        wrong: slips([
          ['looked-at-the-ones-first', 10 * (tens - 1) + 9],
          ['swapped-tens-and-ones', 10 * ones + tens],
          ['looked-only-at-the-ones', 10 * (tens - 2) + 8],
          ['chose-the-smallest', 10 + ones],
        ]),
        explanation: ['Look at the tens first.', `The number with the most tens is $${greatest}$.`],
        picture: { kind: 'number-line', least: 0, most: 100, step: 10 },
      };
    },
  },
  {
    ...common,
    id: 'number-between',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const { name } = scene(pick);
      const low = pick.int(6, growing(level, 18, 97));
      return {
        parts: [name, low],
        question: `${name} hides a number. It is between ${low} and ${low + 2}. Which number is it?`,
        answer: number(low + 1),
        wrong: slips([
          ['chose-the-lower-end', low],
          ['chose-the-upper-end', low + 2],
          ['went-on-counting', low + 3],
          ['counted-backward', low - 1],
        ]),
        explanation: [
          `Count on from $${low}$: $${low}$, $${low + 1}$, $${low + 2}$.`,
          `In the middle stands $${low + 1}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: low,
          most: low + 2,
          step: 2,
          points: [low, low + 2],
        },
      };
    },
  },
  {
    ...common,
    id: 'skip-counting',
    difficulty: 'Easy',
    grades: [1, 3],
    draw(pick, level) {
      const { name, many } = scene(pick);
      const step = pick.one(level > 6 ? [3, 4, 5, 10] : [2, 5, 10]);
      const first = step * pick.int(1, growing(level, 4, 9));
      const [second, third, next] = [first + step, first + 2 * step, first + 3 * step];
      return {
        parts: [name, many, first, step],
        question: `${name} counts ${many} in jumps: $${first}$, $${second}$, $${third}$. What comes next?`,
        answer: number(next),
        wrong: slips([
          ['counted-on-by-one', third + 1],
          ['jumped-twice', next + step],
          ['jumped-one-short', next - 1],
          ['jumped-one-too-far', next + 1],
          ['jumped-back', second],
        ]),
        explanation: [
          `Each jump adds $${step}$.`,
          `$${third} + ${step} = ${next}$, so next comes $${next}$.`,
        ],
        picture: {
          kind: 'number-line',
          least: first,
          most: third,
          step,
          jumps: [
            [first, second],
            [second, third],
          ],
        },
      };
    },
  },
];
