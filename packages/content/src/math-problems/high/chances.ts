import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { choose, factorial } from '../exact/integers.ts';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { decimalTex, type Exact, type MathValue, number } from '../value.ts';

const decimal = (value: Exact): MathValue => number(value, { form: 'decimal' });

/** Counting ways, conditional and repeated chances, expectation. */
export const chanceTemplates: readonly MathTemplate[] = [
  {
    id: 'combinations',
    area: 'statistics',
    operation: 'advanced_statistics',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const many = pick.int(5, growing(level, 8, 12));
      const some = pick.int(2, 3);
      const answer = number(choose(many, some));
      const ordered = factorial(many) / factorial(many - some);
      return {
        parts: [many, some],
        question: `$${many}$ campers want to lead the morning song. In how many ways can a team of $${some}$ be chosen?`,
        answer,
        wrong: wrongWays<Exact>(number, {
          'counted-each-order': ordered,
          'multiplied-the-numbers': many * some,
          'raised-to-a-power': many ** some,
          'chose-one-more': choose(many, some + 1),
          'divided-the-numbers': choose(many - 1, some),
        }),
        explanation: [
          `One after the other there are $${Array.from({ length: some }, (_, index) => many - index).join(' \\times ')} = ${ordered}$ ways.`,
          `The order doesn’t matter, and each team is counted $${factorial(some)}$ times: $${ordered} \\div ${factorial(some)}$.`,
          `There are ${answer.text} ways.`,
        ],
      };
    },
  },
  {
    id: 'arrangements',
    area: 'statistics',
    operation: 'advanced_statistics',
    difficulty: 'Medium',
    grades: [9, 12],
    draw(pick, level) {
      const many = pick.int(5, growing(level, 8, 15));
      const some = pick.int(2, growing(level, 3, 4));
      const ordered = factorial(many) / factorial(many - some);
      const answer = number(ordered);
      return {
        parts: [many, some],
        question: `$${many}$ children run a race. In how many ways can the first $${some}$ places be taken?`,
        answer,
        wrong: wrongWays(number, {
          'ignored-the-order': choose(many, some),
          'let-one-child-take-two-places': many ** some,
          'multiplied-the-numbers': many * some,
          'counted-a-place-too-many': ordered * (many - some),
        }),
        explanation: [
          `For the first place there are $${many}$ children, for the next one fewer, and so on.`,
          `$${Array.from({ length: some }, (_, index) => many - index).join(' \\times ')} = ${ordered}$.`,
          `There are ${answer.text} ways.`,
        ],
      };
    },
  },
  {
    id: 'conditional-probability',
    area: 'statistics',
    operation: 'advanced_statistics',
    difficulty: 'Expert',
    grades: [10, 12],
    draw(pick, level) {
      const both = pick.int(4, growing(level, 9, 16));
      const swim = both + pick.int(3, growing(level, 12, 20));
      const sail = intWithout(pick, both + 2, both + growing(level, 8, 14), swim);
      const all = swim + sail - both + pick.int(3, growing(level, 9, 15));
      const given = new Fraction(both, swim);
      const answer = number(given);
      return {
        parts: [all, swim, sail, both],
        question: `Of $${all}$ campers $${swim}$ swim, $${sail}$ sail and $${both}$ do both. One of those who swim is chosen by lot. What is the probability that this camper sails too?`,
        answer,
        wrong: wrongWays(number, {
          'took-all-campers': new Fraction(both, all),
          'turned-the-condition': new Fraction(both, sail),
          'ignored-the-condition': new Fraction(sail, all),
          'took-those-who-only-swim': new Fraction(swim - both, swim),
          'took-those-who-do-either': new Fraction(both, swim + sail - both),
          'took-the-condition-itself': new Fraction(swim, all),
        }),
        explanation: [
          `Only the $${swim}$ who swim count.`,
          `$${both}$ of them sail too: $\\frac{${both}}{${swim}}$.`,
          `In lowest terms the probability is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'binomial-probability',
    area: 'statistics',
    operation: 'advanced_statistics',
    difficulty: 'Advanced',
    grades: [11, 12],
    draw(pick, level) {
      const tosses = pick.int(3, growing(level, 6, 8));
      const heads = pick.int(1, tosses - 1);
      const ways = choose(tosses, heads);
      const value = new Fraction(ways, 2 ** tosses);
      const answer = number(value);
      return {
        parts: [tosses, heads],
        question: `A fair coin is tossed $${tosses}$ times. What is the probability of exactly $${heads}$ ${heads === 1 ? 'head' : 'heads'}?`,
        answer,
        wrong: wrongWays(number, {
          'counted-one-order-only': new Fraction(1, 2 ** tosses),
          'divided-the-numbers': new Fraction(heads, tosses),
          'took-each-count-as-equally-likely': new Fraction(1, tosses + 1),
          'took-half': new Fraction(1, 2),
          'multiplied-by-the-count': new Fraction(heads, 2 ** tosses),
          'counted-a-way-too-many': new Fraction(ways + 1, 2 ** tosses),
        }),
        explanation: [
          `There are $2^{${tosses}} = ${2 ** tosses}$ equally likely rows of tosses.`,
          `The heads can stand in $\\binom{${tosses}}{${heads}} = ${ways}$ ways: $\\frac{${ways}}{${2 ** tosses}}$.`,
          `In lowest terms the probability is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'expected-value',
    area: 'statistics',
    operation: 'advanced_statistics',
    difficulty: 'Hard',
    grades: [9, 12],
    draw(pick, level) {
      const fields = pick.one([4, 5, 10]);
      const high = pick.int(1, Math.max(1, Math.floor(fields / 3)));
      const low = fields - high;
      const many = 10 * pick.int(2, growing(level, 6, 15));
      const few = pick.int(1, growing(level, 5, 9));
      const value = new Fraction(high * many + low * few, fields);
      const answer = decimal(value);
      return {
        parts: [fields, high, many, few],
        question: `A wheel at the camp fair has $${fields}$ equal fields. $${high}$ of them ${high === 1 ? 'brings' : 'bring'} $${many}$ points, the others $${few}$. How many points can you expect on average per turn?`,
        answer,
        wrong: wrongWays<Exact>(decimal, {
          'took-the-mean-of-the-two-results': new Fraction(many + few, 2),
          'forgot-the-other-fields': new Fraction(high * many, fields),
          'added-without-dividing': high * many + low * few,
          'took-the-likelier-result': few,
          'swapped-the-chances': new Fraction(low * many + high * few, fields),
        }),
        explanation: [
          `In $${fields}$ turns, on average, $${high}$ ${high === 1 ? 'brings' : 'bring'} $${many}$ and $${low}$ bring $${few}$: together $${high * many + low * few}$ points.`,
          `Per turn: $${high * many + low * few} \\div ${fields} = ${decimalTex(value)}$.`,
          `You can expect ${answer.text} points.`,
        ],
      };
    },
  },
];
