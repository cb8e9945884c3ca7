import { codeScene, NAMES } from '../../scenes.ts';
import { type MathTemplate, printed } from '../template.ts';

/** Math from 15, beginner and easy. */
export const easierOlderMath: readonly MathTemplate[] = [
  {
    id: 'code-both-brackets',
    difficulty: 'beginner',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const c = pick.int(2, 5);
      const a = c + pick.int(1, 5);
      const [x, b] = [pick.int(-8, 12), pick.int(2, 9)];
      const d = (a - c) * x + a * b;
      return {
        parts: [key, a, b, c, x],
        title: `${title} Cipher`,
        task: `${story} Solve the linear equation.`,
        equation: `${a} × ( x + ${b} ) = ${c} × x + ${d < 0 ? `( ${printed(d)} )` : d}`,
        answer: x,
        explanation: `Expand: ${a}x + ${a * b} = ${c}x + ${printed(d)}. Collect: ${a - c}x = ${printed(d - a * b)}. So x = ${printed(x)}.`,
        hints: [
          'Expand the bracket.',
          'Collect the terms with x on one side and the constants on the other.',
        ],
        showsEquation: true,
      };
    },
  },
  {
    id: 'before-the-change',
    difficulty: 'beginner',
    draw(pick) {
      const name = pick.one(NAMES);
      const percent = pick.one([5, 10, 15, 20, 25, 30, 40, 50, 60]);
      const before = pick.int(3, 25) * 20;
      const after = (before * (100 + percent)) / 100;
      const [title, task] = pick.one([
        [
          `${name} and the Donations`,
          `Donations to the food pantry rose by ${percent}% to ${after} dollars after ${name}’s campaign. How many dollars were they before?`,
        ],
        [
          `${name} Trains a Model`,
          `${name} enlarges a training set by ${percent}%. It now has ${after} pictures. How many did it have before?`,
        ],
        [
          `${name}’s Attendance List`,
          `This year ${after} people came to camp, ${percent}% more than last year, according to ${name}’s list. How many came last year?`,
        ],
      ] as const);
      return {
        parts: [title, percent, before],
        title,
        task,
        equation: `x × ( 100 + ${percent} ) ÷ 100 = ${after}`,
        answer: before,
        explanation: `${after} is ${100 + percent}% of the old value: x = ${after} × 100 ÷ ${100 + percent} = ${before}.`,
        hints: [
          'The percent refer to the old value, not to the new one.',
          'What share of the old value is the new one? Divide by it.',
        ],
      };
    },
  },
  {
    id: 'slope',
    difficulty: 'beginner',
    draw(pick) {
      const name = pick.one(NAMES);
      const m = pick.one([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]);
      const [x1, run, y1] = [pick.int(0, 5), pick.int(2, 6), pick.int(1, 12)];
      const [x2, y2] = [x1 + run, y1 + m * run];
      return {
        parts: [name, x1, y1, x2, y2],
        title: pick.one([`${name} Plots a Line`, `${name}’s Straight Path`]),
        task: `${name} draws a straight line through (${x1}, ${y1}) and (${x2}, ${printed(y2)}). What is its slope?`,
        equation: `( ${printed(y2)} − ${y1} ) ÷ ( ${x2} − ${x1} ) = x`,
        answer: m,
        explanation: `The rise is ${printed(y2)} − ${y1} = ${printed(y2 - y1)}, the run ${x2} − ${x1} = ${run}. ${printed(y2 - y1)} ÷ ${run} = ${printed(m)}.`,
        hints: [
          'Slope is rise over run. Mind the sign.',
          'Subtract the second coordinates, then the first ones, in the same order, and divide.',
        ],
      };
    },
  },
  {
    id: 'right-triangle',
    difficulty: 'easy',
    draw(pick) {
      const name = pick.one(NAMES);
      const [p, q, r] = pick.one([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
        [20, 21, 29],
        [9, 40, 41],
      ] as const);
      const k = pick.int(1, 9);
      const [a, b, c] = [p * k, q * k, r * k];
      const [title, task] = pick.one([
        [
          `${name} Braces the Tower`,
          `A watchtower is ${b} decimeters high. ${name} anchors a rope ${a} decimeters from its foot, on level ground. How many decimeters long is the tight rope to the top?`,
        ],
        [
          `${name} Takes the Diagonal`,
          `A field is ${a} meters wide and ${b} meters long. ${name} crosses it along the diagonal. How many meters is that?`,
        ],
        [
          `${name} Sails Home`,
          `${name} sails ${a} kilometers east and then ${b} kilometers north. How many kilometers is the direct way back?`,
        ],
      ] as const);
      return {
        parts: [title, a, b],
        title,
        task,
        equation: `${a} × ${a} + ${b} × ${b} = x × x`,
        answer: c,
        explanation: `${a}² + ${b}² = ${a * a} + ${b * b} = ${c * c}, which is the square of ${c}.`,
        hints: [
          'Sketch it: where is the right angle?',
          'The square over the longest side equals the sum of the other two squares.',
        ],
      };
    },
  },
  {
    id: 'two-prices',
    difficulty: 'easy',
    draw(pick) {
      const name = pick.one(NAMES);
      const p = pick.int(6, 12);
      const q = p - pick.int(2, 4);
      const [x, rest] = [pick.int(12, 60), pick.int(12, 60)];
      const [n, total] = [x + rest, p * x + q * rest];
      const [title, task] = pick.one([
        [
          `${name} Sells Tickets`,
          `For the concert ${name} sells ${n} tickets: adults pay ${p} dollars, children ${q}. Together that is ${total} dollars. How many adults were there?`,
        ],
        [
          `${name} Counts Points`,
          `A quiz of ${n} answered questions gave ${total} points: ${p} for each hard one and ${q} for each other one. How many hard ones did ${name} answer?`,
        ],
      ] as const);
      return {
        parts: [title, p, q, x, rest],
        title,
        task,
        equation: `${p} × x + ${q} × ( ${n} − x ) = ${total}`,
        answer: x,
        explanation: `If all were of the cheaper kind: ${q} × ${n} = ${q * n}. The missing ${total - q * n} come from ${p - q} more for each: ${total - q * n} ÷ ${p - q} = ${x}.`,
        hints: [
          'Call the unknown number x. How many are of the other kind?',
          'Write the total as one equation in x, expand and solve.',
        ],
      };
    },
  },
  {
    id: 'arithmetic-term',
    difficulty: 'easy',
    draw(pick) {
      const name = pick.one(NAMES);
      const [a, d, n] = [pick.int(3, 30), pick.int(3, 12), pick.int(12, 40)];
      const [title, task] = pick.one([
        [
          `${name}’s Prayer Walk`,
          `On day 1 ${name} walks ${a} minutes, and each day ${d} minutes more than the day before. How many minutes are that on day ${n}?`,
        ],
        [
          `${name} Builds an Amphitheater`,
          `The first row of ${name}’s model theater has ${a} seats, each further row ${d} more. How many seats has row ${n}?`,
        ],
      ] as const);
      return {
        parts: [title, a, d, n],
        title,
        task,
        equation: `${a} + ( ${n} − 1 ) × ${d} = x`,
        answer: a + (n - 1) * d,
        explanation: `From the first to number ${n} there are ${n - 1} steps of ${d}: ${a} + ${n - 1} × ${d} = ${a + (n - 1) * d}.`,
        hints: [
          'How many steps lie between the first and the one asked for?',
          'It is one step less than its number. Multiply, then add the start.',
        ],
      };
    },
  },
];
