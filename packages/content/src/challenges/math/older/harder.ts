import { codeScene, NAMES } from '../../scenes.ts';
import type { MathTemplate } from '../template.ts';

/** Math from 15, medium and hard. */
export const harderOlderMath: readonly MathTemplate[] = [
  {
    id: 'code-quadratic',
    difficulty: 'medium',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const x = pick.int(3, 14);
      const other = pick.int(2, 12);
      const b = other - x;
      const c = x * other;
      const middle = b === 0 ? '' : b > 0 ? ` + ${b} × x` : ` − ${-b} × x`;
      return {
        parts: [key, x, other],
        title: `${title} Quadratic`,
        task: `${story} Give the positive solution.`,
        equation: `x × x${middle} = ${c}`,
        answer: x,
        explanation: `The equation factors as (x − ${x})(x + ${other}) = 0, so x = ${x} or x = −${other}. The positive one is ${x}.`,
        hints: [
          'Bring all terms to one side, so that the other is zero.',
          'Look for two numbers with that product and that sum, and factor.',
        ],
        showsEquation: true,
      };
    },
  },
  {
    id: 'doubling',
    difficulty: 'medium',
    draw(pick) {
      const name = pick.one(NAMES);
      const [start, steps] = [pick.int(3, 25), pick.int(4, 8)];
      const [title, task] = pick.one([
        [
          `${name} Spreads the Word`,
          `${start} people know a piece of good news. Every day the number doubles, says ${name}’s model. How many know it after ${steps} days?`,
        ],
        [
          `${name}’s Culture`,
          `A culture holds ${start} thousand cells and doubles every hour, and ${name} takes notes. How many thousand cells are there after ${steps} hours?`,
        ],
        [
          `${name} Runs a Search`,
          `${name}’s network starts with ${start} paths and doubles them at each of ${steps} layers. How many paths are there in the end?`,
        ],
      ] as const);
      return {
        parts: [title, start, steps],
        title,
        task,
        equation: `${start} × 2 ^ ${steps} = x`,
        answer: start * 2 ** steps,
        explanation: `${steps} doublings multiply by 2^${steps} = ${2 ** steps}. ${start} × ${2 ** steps} = ${start * 2 ** steps}.`,
        hints: [
          'Doubling again and again is multiplying by a power.',
          'Which power of two belongs to that many doublings?',
        ],
      };
    },
  },
  {
    id: 'code-exponent',
    difficulty: 'medium',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const base = pick.one([2, 3, 5]);
      const x = pick.int(3, base === 2 ? 9 : base === 3 ? 6 : 4);
      const a = pick.int(2, 9);
      return {
        parts: [key, base, x, a],
        title: `${title} Exponent`,
        task: `${story} Which exponent is x?`,
        equation: `${a} × ${base} ^ x = ${a * base ** x}`,
        answer: x,
        explanation: `Divide by ${a}: ${base}^x = ${base ** x}. ${base}^${x} = ${base ** x}, so x = ${x}.`,
        hints: [
          'Divide first, so that the power stands alone.',
          'Write the right side as a power of the same base.',
        ],
        showsEquation: true,
      };
    },
  },
  {
    id: 'expected-draws',
    difficulty: 'medium',
    draw(pick) {
      const name = pick.one(NAMES);
      const [red, blue] = [pick.int(2, 9), pick.int(3, 12)];
      const draws = (red + blue) * pick.int(4, 15);
      return {
        parts: [name, red, blue, draws],
        title: pick.one([`${name} Draws Marbles`, `${name}’s Long Run`]),
        task: `A bag holds ${red} red and ${blue} blue marbles. ${name} draws one and puts it back, ${draws} times. How many red draws are to be expected?`,
        equation: `${draws} × ${red} ÷ ( ${red} + ${blue} ) = x`,
        answer: (draws * red) / (red + blue),
        explanation: `The chance of red is ${red}/${red + blue}. ${draws} × ${red}/${red + blue} = ${(draws * red) / (red + blue)}.`,
        hints: [
          'What is the chance of red in a single draw?',
          'The expected number is that chance times the number of draws.',
        ],
      };
    },
  },
  {
    id: 'slope-at-a-point',
    difficulty: 'hard',
    draw(pick) {
      const name = pick.one(NAMES);
      const [a, b, k] = [pick.int(2, 9), pick.int(2, 15), pick.int(2, 9)];
      return {
        parts: [name, a, b, k],
        title: pick.one([`${name} Descends a Gradient`, `${name} Finds the Slope`]),
        task: `A model’s error is f(w) = ${a}w² + ${b}w. ${name} needs the slope of f at w = ${k}. What is it?`,
        equation: `2 × ${a} × ${k} + ${b} = x`,
        answer: 2 * a * k + b,
        explanation: `f′(w) = ${2 * a}w + ${b}. At w = ${k} that is ${2 * a * k} + ${b} = ${2 * a * k + b}.`,
        hints: [
          'The slope at a point is the derivative there.',
          'Differentiate term by term: bring the exponent down and lower it by one.',
        ],
      };
    },
  },
  {
    id: 'series',
    difficulty: 'hard',
    draw(pick) {
      const name = pick.one(NAMES);
      const [a, d] = [pick.int(2, 20), pick.int(2, 9)];
      const n = pick.int(5, 15) * 2;
      const [title, task] = pick.one([
        [
          `${name} Saves for a Well`,
          `In week 1 ${name}’s youth group saves ${a} dollars for a well, and each week ${d} dollars more than the week before. How many dollars are saved after ${n} weeks?`,
        ],
        [
          `${name} Stacks Stones`,
          `The top course of ${name}’s model of a stepped tower has ${a} stones, each one below has ${d} more. How many stones are in ${n} courses?`,
        ],
      ] as const);
      const sum = (n / 2) * (2 * a + (n - 1) * d);
      return {
        parts: [title, a, d, n],
        title,
        task,
        equation: `${n} ÷ 2 × ( 2 × ${a} + ( ${n} − 1 ) × ${d} ) = x`,
        answer: sum,
        explanation: `The last term is ${a + (n - 1) * d}. ${n / 2} pairs of ${a} + ${a + (n - 1) * d} = ${2 * a + (n - 1) * d} make ${sum}.`,
        hints: [
          'Pair the first term with the last, the second with the last but one. What do you see?',
          'How many such pairs are there? Find the last term first.',
        ],
      };
    },
  },
  {
    id: 'width-and-area',
    difficulty: 'hard',
    draw(pick) {
      const name = pick.one(NAMES);
      const [x, k] = [pick.int(6, 30), pick.int(2, 15)];
      const area = x * (x + k);
      const [title, task] = pick.one([
        [
          `${name} Designs a Prayer Garden`,
          `${name}’s prayer garden is a rectangle, ${k} meters longer than wide, with an area of ${area} square meters. How many meters wide is it?`,
        ],
        [
          `${name} Frames a Banner`,
          `${name}’s banner is ${k} centimeters taller than wide and covers ${area} square centimeters. How many centimeters wide is it?`,
        ],
      ] as const);
      return {
        parts: [title, x, k],
        title,
        task,
        equation: `x × ( x + ${k} ) = ${area}`,
        answer: x,
        explanation: `x² + ${k}x − ${area} = 0 factors as (x − ${x})(x + ${x + k}) = 0. A width is positive: x = ${x}.`,
        hints: [
          'Call the width x. How long is the other side?',
          'Set up a quadratic equation; only one of its solutions can be a width.',
        ],
      };
    },
  },
];
