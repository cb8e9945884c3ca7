import { codeScene, NAMES } from '../../scenes.ts';
import { type MathTemplate, printed } from '../template.ts';

/** Math from 11 to 14, medium and hard. */
export const harderMiddleMath: readonly MathTemplate[] = [
  {
    id: 'below-zero',
    difficulty: 'medium',
    draw(pick) {
      const name = pick.one(NAMES);
      const [start, step, times] = [pick.int(-4, 9), pick.int(2, 5), pick.int(3, 6)];
      const [title, task] = pick.one([
        [
          `${name} Reads the Thermometer`,
          `At sunset ${name} reads ${printed(start)} °C. The temperature falls by ${step} degrees each hour for ${times} hours. How cold is it then, in °C?`,
        ],
        [
          `${name} Dives`,
          `A model submarine is at ${printed(start)} meters (0 is the water line). ${name} lets it sink ${times} times by ${step} meters. At what height, in meters, is it now?`,
        ],
        [
          `${name} in the Cave`,
          `${name} stands at ${printed(start)} meters, measured from the cave’s entrance. ${times} ladders lead down, each ${step} meters long. At what height, in meters, do they end?`,
        ],
      ] as const);
      return {
        parts: [title, start, step, times],
        title,
        task,
        equation: `${printed(start)} − ${times} × ${step} = x`,
        answer: start - times * step,
        explanation: `Altogether it goes down ${times} × ${step} = ${times * step}. ${printed(start)} − ${times * step} = ${printed(start - times * step)}.`,
        hints: [
          'Sketch a number line with zero on it.',
          'How far does it go down altogether? Start from the first number.',
        ],
      };
    },
  },
  {
    id: 'code-brackets',
    difficulty: 'medium',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const [a, x, b] = [pick.int(3, 9), pick.int(5, 20), pick.int(2, 18)];
      return {
        parts: [key, a, x, b],
        title: `${title} in Brackets`,
        task: `${story} Solve for x.`,
        equation: `${a} × ( x − ${b} ) = ${printed(a * (x - b))}`,
        answer: x,
        explanation: `Divide by ${a}: x − ${b} = ${printed(x - b)}. Add ${b}: x = ${x}.`,
        hints: [
          'See the bracket as one number: what must it be?',
          'Divide both sides by the factor before the bracket.',
        ],
        showsEquation: true,
      };
    },
  },
  {
    id: 'discount',
    difficulty: 'medium',
    draw(pick) {
      const name = pick.one(NAMES);
      const price = pick.int(2, 15) * 20;
      const percent = pick.one([5, 10, 15, 20, 25, 30, 35, 40]);
      const left = (price * (100 - percent)) / 100;
      const [title, task] = pick.one([
        [
          `${name} Buys a Telescope`,
          `The club’s telescope costs ${price} dollars. ${name} finds it with ${percent}% off. What does it cost now, in dollars?`,
        ],
        [
          `${name} Saves Water`,
          `The camp used ${price} liters a day. With ${name}’s idea it uses ${percent}% less. How many liters a day are that now?`,
        ],
        [
          `${name} Packs Lighter`,
          `The group’s packs weighed ${price} kilograms. ${name} leaves ${percent}% of it at home. How many kilograms remain?`,
        ],
      ] as const);
      return {
        parts: [title, price, percent],
        title,
        task,
        equation: `${price} × ( 100 − ${percent} ) ÷ 100 = x`,
        answer: left,
        explanation: `${100 - percent}% remain. ${price} × ${100 - percent} ÷ 100 = ${left}.`,
        hints: [
          'What share remains when some percent are gone?',
          'Either take that share of the whole, or take the missing part away.',
        ],
      };
    },
  },
  {
    id: 'code-both-sides',
    difficulty: 'hard',
    draw(pick) {
      const { title, story, key } = codeScene(pick);
      const c = pick.int(2, 6);
      const a = c + pick.int(2, 6);
      const [x, b] = [pick.int(-5, 12), pick.int(1, 20)];
      const d = (a - c) * x + b;
      return {
        parts: [key, a, c, x, b],
        title: `${title} on Both Sides`,
        task: `${story} The unknown stands on both sides. Solve for x.`,
        equation: `${a} × x + ${b} = ${c} × x + ${d < 0 ? `( ${printed(d)} )` : d}`,
        answer: x,
        explanation: `Subtract ${c} × x: ${a - c} × x + ${b} = ${printed(d)}. Subtract ${b}: ${a - c} × x = ${printed(d - b)}. Divide by ${a - c}: x = ${printed(x)}.`,
        hints: [
          'Bring everything with x to one side.',
          'Then bring the plain numbers to the other side, and divide.',
        ],
        showsEquation: true,
      };
    },
  },
  {
    id: 'ratio',
    difficulty: 'hard',
    draw(pick) {
      const name = pick.one(NAMES);
      const [a, b] = pick.one([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 5],
        [3, 7],
        [5, 7],
      ] as const);
      const unit = pick.int(4, 15);
      const whole = (a + b) * unit;
      const [title, task] = pick.one([
        [
          `${name} Mixes Paint`,
          `For the backdrop of the Red Sea ${name} mixes white and blue ${a} : ${b}, ${whole} milliliters in all. How many milliliters of blue are in it?`,
        ],
        [
          `${name} Shares the Chores`,
          `${whole} minutes of chores are split ${a} : ${b} between the younger and the older cabin, and ${name} keeps the list. How many minutes does the older cabin do?`,
        ],
        [
          `${name} Bakes for the Camp`,
          `${name}’s dough has rye and wheat flour ${a} : ${b}, together ${whole} grams. How many grams of wheat flour is that?`,
        ],
      ] as const);
      return {
        parts: [title, a, b, whole],
        title,
        task,
        equation: `${whole} ÷ ( ${a} + ${b} ) × ${b} = x`,
        answer: b * unit,
        explanation: `There are ${a + b} parts of ${whole} ÷ ${a + b} = ${unit} each. ${b} parts are ${b * unit}.`,
        hints: [
          'Into how many equal parts is the whole divided?',
          'Find one part. Then take as many as the question asks for.',
        ],
      };
    },
  },
  {
    id: 'missing-for-mean',
    difficulty: 'hard',
    draw(pick) {
      const name = pick.one(NAMES);
      const mean = pick.int(15, 40);
      const values = [mean - pick.int(1, 9), mean + pick.int(1, 9), mean - pick.int(1, 5)];
      const sum = values.reduce((total, value) => total + value, 0);
      const x = mean * 4 - sum;
      const [title, task] = pick.one([
        [
          `${name}’s Fourth Round`,
          `In three rounds of the quiz ${name} scored ${values.join(', ')} points. What must the fourth round bring for a mean of ${mean}?`,
        ],
        [
          `${name}’s Fourth Day`,
          `${name} walked ${values.join(', ')} kilometers on three days. How many on the fourth day make a mean of ${mean}?`,
        ],
        [
          `${name}’s Fourth Basket`,
          `Three baskets of apples weigh ${values.join(', ')} kilograms. What must ${name}’s fourth basket weigh, in kilograms, for a mean of ${mean}?`,
        ],
      ] as const);
      return {
        parts: [title, ...values, mean],
        title,
        task,
        equation: `( ${values.join(' + ')} + x ) ÷ 4 = ${mean}`,
        answer: x,
        explanation: `Four values with a mean of ${mean} add up to ${mean * 4}. The three add up to ${sum}. ${mean * 4} − ${sum} = ${x}.`,
        hints: [
          'What must all four add up to for that mean?',
          'Take away what the first three add up to.',
        ],
      };
    },
  },
];
