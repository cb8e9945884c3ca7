import { codeScene, NAMES } from '../../scenes.ts';
import type { MathTemplate } from '../template.ts';

/** Math from 7 to 10, beginner and easy. */
export const easierYoungMath: readonly MathTemplate[] = [
  {
    id: 'code-sum',
    difficulty: 'beginner',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const a = pick.int(14, 69);
      const b = pick.int(12, 29);
      return {
        parts: [key, a, b],
        title: `${title} Code`,
        task: `${story} Work out x.`,
        equation: `${a} + ${b} = x`,
        answer: a + b,
        explanation: `Tens first: ${Math.floor(a / 10) * 10} + ${Math.floor(b / 10) * 10} = ${(Math.floor(a / 10) + Math.floor(b / 10)) * 10}. Then ones: ${a % 10} + ${b % 10} = ${(a % 10) + (b % 10)}. Together ${a + b}.`,
        hints: [
          'Add the tens of both numbers first.',
          'Now add the ones, and put both results together.',
        ],
        showsEquation: true,
      };
    },
  },
  {
    id: 'went-away',
    difficulty: 'beginner',
    draw(pick) {
      const name = pick.one(NAMES);
      const a = pick.int(41, 99);
      const b = pick.int(13, 38);
      const [title, task] = pick.one([
        [
          `${name} and the Flock`,
          `${name} tells a story about a shepherd with ${a} sheep. ${b} of them walk down to the stream. How many stay on the hill?`,
        ],
        [
          `${name}’s Lantern Paper`,
          `${name} has ${a} sheets of paper and folds ${b} lanterns, one from each sheet. How many sheets are left?`,
        ],
        [
          `${name} at the Apple Barrel`,
          `A barrel holds ${a} apples. ${name}’s group eats ${b} of them. How many apples stay in the barrel?`,
        ],
        [
          `${name} Reads On`,
          `${name}’s book of Bible stories has ${a} pages. ${name} has read ${b}. How many pages are still to read?`,
        ],
      ] as const);
      return {
        parts: [title, a, b],
        title,
        task,
        equation: `${a} − ${b} = x`,
        answer: a - b,
        explanation: `Take away the tens: ${a} − ${Math.floor(b / 10) * 10} = ${a - Math.floor(b / 10) * 10}. Then take away ${b % 10}: ${a - b}.`,
        hints: [
          'Something goes away here. Which operation is that?',
          'Take away the tens first, then the ones.',
        ],
      };
    },
  },
  {
    id: 'equal-groups',
    difficulty: 'beginner',
    draw(pick) {
      const name = pick.one(NAMES);
      const a = pick.int(3, 9);
      const b = pick.int(3, 6);
      const [title, task] = pick.one([
        [
          `${name}’s Canoes`,
          `${name} counts ${a} canoes on the lake. ${b} campers sit in each. How many campers are on the lake?`,
        ],
        [
          `${name}’s Bread Baskets`,
          `${name} carries ${a} baskets to the tables. In each basket lie ${b} rolls. How many rolls are there?`,
        ],
        [
          `${name}’s Tent Pegs`,
          `Every tent needs ${b} pegs on each side, and ${name} does ${a} sides. How many pegs does ${name} need?`,
        ],
        [
          `${name}’s Choir`,
          `For the evening song ${name} sets up ${a} rows with ${b} chairs each. How many chairs is that?`,
        ],
      ] as const);
      return {
        parts: [title, a, b],
        title,
        task,
        equation: `${a} × ${b} = x`,
        answer: a * b,
        explanation: `${a} groups of ${b}: ${Array.from({ length: a }, () => b).join(' + ')} = ${a * b}.`,
        hints: [
          'All groups have the same size.',
          `Count in steps of the group’s size, once for each group.`,
        ],
      };
    },
  },
  {
    id: 'code-missing-addend',
    difficulty: 'easy',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const a = pick.int(18, 64);
      const x = pick.int(13, 58);
      return {
        parts: [key, a, x],
        title: `${title} Riddle`,
        task: `${story} Which number is x?`,
        equation: `${a} + x = ${a + x}`,
        answer: x,
        explanation: `From ${a} up to ${a + x} it is ${a + x} − ${a} = ${x}.`,
        hints: [
          'How far is it from the first number to the sum?',
          'Take the first number away from the sum.',
        ],
        showsEquation: true,
      };
    },
  },
  {
    id: 'fair-shares',
    difficulty: 'easy',
    draw(pick) {
      const name = pick.one(NAMES);
      const groups = pick.int(3, 8);
      const each = pick.int(4, 11);
      const whole = groups * each;
      const [title, task] = pick.one([
        [
          `${name} Shares the Beads`,
          `${name} shares ${whole} beads fairly among ${groups} friends. How many beads does each friend get?`,
        ],
        [
          `${name} Plants Beans`,
          `${name} plants ${whole} beans in ${groups} rows of the same length. How many beans stand in a row?`,
        ],
        [
          `${name} and the Teams`,
          `${whole} campers make ${groups} teams of the same size, and ${name} writes the lists. How many campers are on a team?`,
        ],
        [
          `${name} Sets the Tables`,
          `${name} puts ${whole} cups on ${groups} tables, the same number on each. How many cups stand on one table?`,
        ],
      ] as const);
      return {
        parts: [title, whole, groups],
        title,
        task,
        equation: `${whole} ÷ ${groups} = x`,
        answer: each,
        explanation: `${groups} × ${each} = ${whole}, so ${whole} ÷ ${groups} = ${each}.`,
        hints: [
          'Share fairly: each part has the same size.',
          'Which number, times the number of parts, gives the whole?',
        ],
      };
    },
  },
  {
    id: 'minutes',
    difficulty: 'easy',
    draw(pick) {
      const name = pick.one(NAMES);
      const hours = pick.int(1, 3);
      const minutes = pick.int(2, 10) * 5;
      const hour = hours === 1 ? '1 hour' : `${hours} hours`;
      const [title, task] = pick.one([
        [
          `${name} on the Trail`,
          `${name}’s hike to the chapel on the hill takes ${hour} and ${minutes} minutes. How many minutes is that?`,
        ],
        [
          `${name}’s Play`,
          `${name}’s group acts the story of Esther. With practice it takes ${hour} and ${minutes} minutes. How many minutes are that altogether?`,
        ],
        [
          `${name} by the Fire`,
          `The campfire evening lasts ${hour} and ${minutes} minutes, and ${name} keeps the time. How many minutes does it last?`,
        ],
        [
          `${name} Bakes Bread`,
          `From flour to bread ${name} needs ${hour} and ${minutes} minutes. How many minutes is that?`,
        ],
      ] as const);
      return {
        parts: [title, hours, minutes],
        title,
        task,
        equation: `${hours} × 60 + ${minutes} = x`,
        answer: hours * 60 + minutes,
        explanation: `An hour has 60 minutes: ${hours} × 60 = ${hours * 60}. With ${minutes} more it is ${hours * 60 + minutes}.`,
        hints: [
          'How many minutes does one hour have?',
          'Turn the hours into minutes first. Then add the other minutes.',
        ],
      };
    },
  },
];
