import { codeScene, NAMES } from '../../scenes.ts';
import { type MathTemplate, printed } from '../template.ts';

/** Math from 11 to 14, beginner and easy. */
export const easierMiddleMath: readonly MathTemplate[] = [
  {
    id: 'code-one-step',
    difficulty: 'beginner',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const x = pick.int(18, 95);
      const a = pick.int(12, 75);
      return {
        parts: [key, x, a],
        title: `${title} Equation`,
        task: `${story} Solve for x.`,
        equation: `x − ${a} = ${printed(x - a)}`,
        answer: x,
        explanation: `Add ${a} on both sides: x = ${printed(x - a)} + ${a} = ${x}.`,
        hints: [
          'An equation is a balance: what you do on one side, do on the other.',
          'Undo the subtraction.',
        ],
        showsEquation: true,
      };
    },
  },
  {
    id: 'percent-of',
    difficulty: 'beginner',
    draw(pick) {
      const name = pick.one(NAMES);
      const percent = pick.one([5, 10, 15, 20, 25, 30, 35, 40, 45, 60, 65, 70, 75, 80]);
      const whole = pick.int(2, 12) * 20;
      const [title, task] = pick.one([
        [
          `${name} Asks Around`,
          `${name} asks ${whole} campers how they like the songs. ${percent}% want to sing the last one again. How many campers is that?`,
        ],
        [
          `${name} Gives Back`,
          `${name} earns ${whole} coins at the camp fair and gives ${percent}% to the shelter in town. How many coins does ${name} give?`,
        ],
        [
          `${name} and the Lamps`,
          `${percent}% of the ${whole} lamps along the path are solar lamps, and ${name} cleans them all. How many lamps does ${name} clean?`,
        ],
      ] as const);
      return {
        parts: [title, percent, whole],
        title,
        task,
        equation: `${whole} × ${percent} ÷ 100 = x`,
        answer: (whole * percent) / 100,
        explanation: `1% of ${whole} is ${whole / 100}. ${percent} times that is ${(whole * percent) / 100}.`,
        hints: [
          'Percent means “of a hundred”.',
          'Find 10% first, by dividing by ten. Build the rest from it.',
        ],
      };
    },
  },
  {
    id: 'steady-rate',
    difficulty: 'beginner',
    draw(pick) {
      const name = pick.one(NAMES);
      const [rate, h, more] = [pick.int(3, 14), pick.int(2, 5), pick.int(6, 12)];
      const [title, task] = pick.one([
        [
          `${name} Paddles On`,
          `${name} paddles ${rate * h} kilometers in ${h} days, the same distance each day. How many kilometers are that in ${more} days?`,
        ],
        [
          `${name} Copies a Scroll`,
          `Like the scribes, ${name} copies by hand: ${rate * h} lines in ${h} evenings, at a steady pace. How many lines in ${more} evenings?`,
        ],
        [
          `${name} at the Pump`,
          `In ${h} minutes ${name} pumps ${rate * h} liters of water. How many liters in ${more} minutes at the same rate?`,
        ],
      ] as const);
      return {
        parts: [title, rate, h, more],
        title,
        task,
        equation: `${rate * h} ÷ ${h} × ${more} = x`,
        answer: rate * more,
        explanation: `For one it is ${rate * h} ÷ ${h} = ${rate}. For ${more} it is ${more} × ${rate} = ${rate * more}.`,
        hints: [
          'Work out how much it is for a single one.',
          'Then multiply by the number that is asked for.',
        ],
      };
    },
  },
  {
    id: 'code-two-step',
    difficulty: 'easy',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const [a, x, b] = [pick.int(3, 12), pick.int(-6, 15), pick.int(4, 40)];
      return {
        parts: [key, a, x, b],
        title: `${title} in Balance`,
        task: `${story} Solve for x. It may be below zero.`,
        equation: `${a} × x + ${b} = ${printed(a * x + b)}`,
        answer: x,
        explanation: `Subtract ${b}: ${a} × x = ${printed(a * x)}. Divide by ${a}: x = ${printed(x)}.`,
        hints: ['Undo the addition first, on both sides.', 'Then undo the multiplication.'],
        showsEquation: true,
      };
    },
  },
  {
    id: 'cut-out',
    difficulty: 'easy',
    draw(pick) {
      const name = pick.one(NAMES);
      const [l, w] = [pick.int(9, 18), pick.int(7, 12)];
      const [a, b] = [pick.int(2, 6), pick.int(2, 5)];
      const [title, task] = pick.one([
        [
          `${name} Paves the Courtyard`,
          `A courtyard of ${l} by ${w} meters has a pond of ${a} by ${b} meters in it. ${name} paves the rest. How many square meters is the rest?`,
        ],
        [
          `${name} Paints the Wall`,
          `A wall is ${l} meters long and ${w} meters high, with a gate of ${a} by ${b} meters. ${name} paints all but the gate. How many square meters is that?`,
        ],
        [
          `${name} Sows a Meadow`,
          `A plot measures ${l} by ${w} meters. A shed of ${a} by ${b} meters stands on it. ${name} sows flowers on the rest. How many square meters of flowers will there be?`,
        ],
      ] as const);
      return {
        parts: [title, l, w, a, b],
        title,
        task,
        equation: `${l} × ${w} − ${a} × ${b} = x`,
        answer: l * w - a * b,
        explanation: `The whole is ${l} × ${w} = ${l * w}, the part left out is ${a} × ${b} = ${a * b}. ${l * w} − ${a * b} = ${l * w - a * b}.`,
        hints: [
          'The area of a rectangle is length times width.',
          'Find the large area and the one that is left out. What do you do with them?',
        ],
      };
    },
  },
  {
    id: 'mean-of-four',
    difficulty: 'easy',
    draw(pick) {
      const name = pick.one(NAMES);
      const mean = pick.int(20, 48);
      const [d, e, f] = [pick.int(1, 7), pick.int(1, 8), pick.int(2, 9)];
      const values = pick.some([mean - d - e, mean + d, mean + e + f, mean - f]);
      const [title, task] = pick.one([
        [
          `${name} Measures Rain`,
          `In four weeks ${name} measured ${values.join(', ')} millimeters of rain. What is the mean?`,
        ],
        [
          `${name}’s Reading Week`,
          `On four days ${name} read ${values.join(', ')} pages. How many pages is that a day on average?`,
        ],
        [
          `${name} Counts Birds`,
          `${name} counted birds at four ponds: ${values.join(', ')}. What is the mean?`,
        ],
      ] as const);
      return {
        parts: [title, ...values],
        title,
        task,
        equation: `( ${values.join(' + ')} ) ÷ 4 = x`,
        answer: mean,
        explanation: `The sum is ${mean * 4}. ${mean * 4} ÷ 4 = ${mean}.`,
        hints: [
          'The mean shares the whole out evenly.',
          'Add all values and divide by how many there are.',
        ],
      };
    },
  },
];
