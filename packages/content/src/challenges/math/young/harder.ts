import { codeScene, NAMES } from '../../scenes.ts';
import type { MathTemplate } from '../template.ts';

/** Math from 7 to 10, medium and hard. */
export const harderYoungMath: readonly MathTemplate[] = [
  {
    id: 'groups-and-more',
    difficulty: 'medium',
    draw(pick) {
      const name = pick.one(NAMES);
      const [a, b, c] = [pick.int(4, 9), pick.int(3, 8), pick.int(3, 15)];
      const [title, task] = pick.one([
        [
          `${name} Counts the Campers`,
          `${a} tents have ${b} campers each, and ${c} more sleep in the cabin. ${name} counts everybody. How many campers are there?`,
        ],
        [
          `${name}’s Star Chart`,
          `${name} glues ${a} rows of ${b} stars for Abraham’s night sky, and then ${c} single stars. How many stars are on the chart?`,
        ],
        [
          `${name} Picks Berries`,
          `${name} fills ${a} bowls with ${b} berries each. ${c} berries are left on the table. How many berries did ${name} pick?`,
        ],
        [
          `${name} Saves Points`,
          `${name} earns ${b} points in each of ${a} games and ${c} points for helping. How many points is that?`,
        ],
      ] as const);
      return {
        parts: [title, a, b, c],
        title,
        task,
        equation: `${a} × ${b} + ${c} = x`,
        answer: a * b + c,
        explanation: `The equal groups first: ${a} × ${b} = ${a * b}. Then ${a * b} + ${c} = ${a * b + c}.`,
        hints: [
          'There are two steps. Begin with the groups of the same size.',
          'Multiply first. Then add what is extra.',
        ],
      };
    },
  },
  {
    id: 'code-missing-factor',
    difficulty: 'medium',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const a = pick.int(3, 12);
      const x = pick.int(4, 12);
      return {
        parts: [key, a, x],
        title: `${title} Factor`,
        task: `${story} Which number is x?`,
        equation: `${a} × x = ${a * x}`,
        answer: x,
        explanation: `${a * x} ÷ ${a} = ${x}, because ${a} × ${x} = ${a * x}.`,
        hints: [
          'Which times table helps here?',
          'Division undoes multiplication: divide the product by the factor you know.',
        ],
        showsEquation: true,
      };
    },
  },
  {
    id: 'all-around',
    difficulty: 'medium',
    draw(pick) {
      const name = pick.one(NAMES);
      const w = pick.int(4, 14);
      const l = w + pick.int(2, 9);
      const [title, task] = pick.one([
        [
          `${name} Fences the Garden`,
          `The camp garden is ${l} meters long and ${w} meters wide. ${name} puts a fence all around. How many meters of fence are needed?`,
        ],
        [
          `${name} Runs Around the Field`,
          `The field is a rectangle of ${l} meters by ${w} meters. ${name} runs around it once. How many meters is that?`,
        ],
        [
          `${name} Hangs Up Lights`,
          `The dining hall is ${l} meters long and ${w} meters wide. ${name} hangs a string of lights along all four walls. How many meters long is the string?`,
        ],
      ] as const);
      return {
        parts: [title, l, w],
        title,
        task,
        equation: `2 × ( ${l} + ${w} ) = x`,
        answer: 2 * (l + w),
        explanation: `One long and one short side make ${l + w} meters. There are two of each: ${2 * (l + w)} meters.`,
        hints: [
          'Draw the rectangle and write a number on each of its four sides.',
          'Add one long and one short side. How often do you need that?',
        ],
      };
    },
  },
  {
    id: 'code-two-steps',
    difficulty: 'hard',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const [a, x, b] = [pick.int(2, 9), pick.int(3, 12), pick.int(2, 20)];
      return {
        parts: [key, a, x, b],
        title: `${title} in Two Steps`,
        task: `${story} Which number is x?`,
        equation: `${a} × x + ${b} = ${a * x + b}`,
        answer: x,
        explanation: `Take away ${b}: ${a} × x = ${a * x}. Divide by ${a}: x = ${x}.`,
        hints: [
          'Walk backwards: undo the last step first.',
          'Take away what was added. Then divide.',
        ],
        showsEquation: true,
      };
    },
  },
  {
    id: 'left-over',
    difficulty: 'hard',
    draw(pick) {
      const name = pick.one(NAMES);
      const size = pick.int(4, 9);
      const full = pick.int(4, 9);
      const rest = pick.int(1, size - 1);
      const whole = size * full + rest;
      const [title, task] = pick.one([
        [
          `${name} Packs Eggs`,
          `${name} packs ${whole} eggs into boxes of ${size} and fills as many as possible. How many eggs are left over?`,
        ],
        [
          `${name} Ties Bracelets`,
          `A bracelet takes ${size} beads. ${name} has ${whole} beads and ties as many whole bracelets as possible. How many beads are left over?`,
        ],
        [
          `${name} Makes Teams`,
          `${whole} campers make teams of ${size}, as many as possible, and ${name} leads those who are left over. How many are that?`,
        ],
      ] as const);
      return {
        parts: [title, whole, size],
        title,
        task,
        equation: `${size} × ${full} + x = ${whole}`,
        answer: rest,
        explanation: `${full} × ${size} = ${size * full} is the most that fits into ${whole}. ${whole} − ${size * full} = ${rest}.`,
        hints: [
          'How often does the group’s size fit into the whole?',
          'Take all full groups away. What remains?',
        ],
      };
    },
  },
  {
    id: 'part-of',
    difficulty: 'hard',
    draw(pick) {
      const name = pick.one(NAMES);
      const [top, bottom] = pick.one([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 6],
      ] as const);
      const unit = pick.int(3, 12);
      const whole = bottom * unit;
      const [title, task] = pick.one([
        [
          `${name} Counts Swimmers`,
          `${top}/${bottom} of the ${whole} campers go swimming, and ${name} counts the towels. How many campers go swimming?`,
        ],
        [
          `${name} Waters Seedlings`,
          `${name} has watered ${top}/${bottom} of the ${whole} seedlings. How many seedlings is that?`,
        ],
        [
          `${name} Learns Psalms`,
          `${name}’s card box holds ${whole} verse cards. ${top}/${bottom} of them are from the Psalms. How many cards are that?`,
        ],
      ] as const);
      return {
        parts: [title, top, bottom, whole],
        title,
        task,
        equation: `${whole} ÷ ${bottom} × ${top} = x`,
        answer: unit * top,
        explanation: `1/${bottom} of ${whole} is ${unit}. ${top} such parts are ${unit * top}.`,
        hints: [
          'The lower number of the fraction says into how many equal parts you divide.',
          'Find one part. The upper number says how many parts you take.',
        ],
      };
    },
  },
];
