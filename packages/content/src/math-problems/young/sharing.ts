import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { fractionTex, number } from '../value.ts';
import { scene } from './scenes.ts';
import { slips } from './slips.ts';

const common = { area: 'arithmetic', operation: 'basic_multiplication' } as const;

/** Dividing, with and without a rest. */
export const sharingTemplates: readonly MathTemplate[] = [
  {
    ...common,
    id: 'share-equally',
    difficulty: 'Easy',
    grades: [2, 3],
    draw(pick, level) {
      const { many } = scene(pick);
      const friends = pick.int(2, growing(level, 3, 5));
      const each = pick.int(2, Math.floor(growing(level, 12, 20) / friends));
      const whole = friends * each;
      return {
        parts: [many, friends, each],
        question: `${friends} friends share ${whole} ${many} fairly. How many does each get?`,
        answer: number(each),
        wrong: slips([
          ['subtracted-instead-of-sharing', whole - friends],
          ['one-too-many', each + 1],
          ['one-too-few', each - 1],
          ['named-the-friends', friends],
          ['named-the-whole', whole],
        ]),
        explanation: [
          'Give one to each friend, again and again.',
          `$${friends} \\times ${each} = ${whole}$, so each friend gets $${each}$.`,
        ],
        picture: { kind: 'dots', groups: [{ count: whole }] },
      };
    },
  },
  {
    ...common,
    id: 'equal-teams',
    difficulty: 'Medium',
    grades: [3, 5],
    draw(pick, level) {
      const teams = pick.int(3, growing(level, 6, 12));
      const each = pick.int(3, growing(level, 8, 12));
      const whole = teams * each;
      return {
        parts: [whole, teams],
        question: `${whole} campers make ${teams} teams of the same size. How many campers are on a team?`,
        answer: number(each),
        wrong: slips([
          ['neighbor-above-in-the-table', each + 1],
          ['neighbor-below-in-the-table', each - 1],
          ['subtracted-instead-of-dividing', whole - teams],
          ['named-the-teams', teams],
          ['multiplied-instead-of-dividing', whole * teams],
        ]),
        explanation: [
          `Which number times $${teams}$ makes $${whole}$?`,
          `$${each} \\times ${teams} = ${whole}$, so $${whole} \\div ${teams} = ${each}$.`,
        ],
      };
    },
  },
  {
    ...common,
    id: 'left-over',
    difficulty: 'Hard',
    grades: [3, 5],
    draw(pick, level) {
      const { many, name } = scene(pick);
      const bag = pick.int(4, growing(level, 6, 9));
      const bags = pick.int(3, growing(level, 7, 12));
      const over = pick.int(1, bag - 1);
      const whole = bag * bags + over;
      return {
        parts: [many, name, whole, bag],
        question: `${name} packs ${whole} ${many} into bags of ${bag}. How many are left over when no full bag can be made?`,
        answer: number(over),
        wrong: slips([
          ['named-the-full-bags', bags],
          ['named-what-is-missing-for-another-bag', bag - over],
          ['left-over-a-full-bag', over + bag],
          ['one-too-few', over - 1],
          ['one-too-many', over + 1],
        ]),
        explanation: [
          `$${bags} \\times ${bag} = ${bags * bag}$, so there are $${bags}$ full bags.`,
          `$${whole} - ${bags * bag} = ${over}$, so the rest is $${over}$.`,
        ],
      };
    },
  },
  {
    ...common,
    id: 'long-division',
    difficulty: 'Hard',
    grades: [4, 5],
    draw(pick, level) {
      const divisor = pick.int(3, growing(level, 6, 9));
      const quotient = pick.int(21, growing(level, 48, 240));
      const whole = divisor * quotient;
      return {
        parts: [whole, divisor],
        question: `What is $${fractionTex(whole)} \\div ${divisor}$?`,
        answer: number(quotient),
        wrong: slips([
          ['one-ten-too-many', quotient + 10],
          ['one-ten-too-few', quotient - 10],
          ['wrote-a-zero-too-many', quotient * 10],
          ['one-too-many', quotient + 1],
        ]),
        explanation: [
          `Split $${fractionTex(whole)}$ into parts that $${divisor}$ divides.`,
          `$${divisor} \\times ${quotient - (quotient % 10)} = ${fractionTex(divisor * (quotient - (quotient % 10)))}$ and $${divisor} \\times ${quotient % 10} = ${divisor * (quotient % 10)}$.`,
          `So the answer is $${quotient}$.`,
        ],
      };
    },
  },
];
