import type { Frame } from '../frame.ts';

const COUNTED = [
  {
    name: 'clover plants',
    unit: 'plants',
    note: 'Clover spreads by runners, so it grows in patches and the counts vary a lot.',
  },
  {
    name: 'dandelions',
    unit: 'rosettes',
    note: 'Seeds fly far, and so the plants are scattered almost at random where the ground is even.',
  },
  {
    name: 'daisies',
    unit: 'flower heads',
    note: 'Daisies cope with mowing and treading, and they gather where taller plants cannot live.',
  },
  {
    name: 'fallen leaves',
    unit: 'leaves',
    note: 'Wind heaps leaves along edges. The mean alone would hide this pattern.',
  },
  {
    name: 'ant hills',
    unit: 'openings',
    note: 'Colonies defend the ground around them, so nests may be spaced more evenly than chance would do it.',
  },
];

/** Random squares on a lawn: how field biologists count. */
export const quadratCounts: Frame = {
  firstId: 1920,
  category: 'Biology',
  ages: [13, 18],
  picture: 'four-leaf-clover',
  duration: 30,
  simulation: null,
  safety: [
    'Look for stinging insects before you kneel down.',
    'Check yourself for ticks afterwards.',
    'Count and leave: nothing is dug up.',
  ],
  funFacts: [
    'In 1898 Roscoe Pound and Frederic Clements counted the plants of the Nebraska prairie in marked squares.',
    'Satellites and ground counts together gave an estimate of three trillion trees on Earth in 2015.',
  ],
  further: {
    medium: {
      title: 'Spread',
      text: 'Calculate the standard deviation and, divided by the square root of the number of squares, the standard error.',
    },
    advanced: {
      title: 'Pattern',
      text: 'Compute variance divided by mean. Near one means random, far above one means clumped. Interpret your value.',
    },
  },
  investigations: COUNTED.map(({ name, unit, note }) => ({
    title: `How many ${name} are on this field?`,
    description: `Estimate the number of ${name} from a random sample of squares.`,
    materials: [
      'Four straight sticks of 50 centimeters',
      'String',
      'A tape measure',
      'Two dice',
      'A notebook',
      'A pencil',
      'A calculator',
    ],
    setup: [
      'Measure out a field of 12 by 12 meters with tape and string.',
      'Tie the sticks to a square frame.',
    ],
    steps: [
      { title: 'Guess', text: 'Each person writes down an estimate for the whole field.' },
      {
        title: 'Sample',
        text: 'Roll both dice twice: the sums, in meters from a corner, give the place of the square. Do this for 12 squares.',
        tip: 'Sums near seven come up more often. Keep that in mind for the question at the end.',
      },
      {
        title: 'Count',
        text: `Count the ${unit} inside the frame. On the edge, count those that are more than half inside.`,
      },
      {
        title: 'Scale up',
        text: 'Multiply the mean by 576, for so many frames fit into the field. How far off were the guesses?',
      },
    ],
    howItWorks: `A sample represents the whole field only if every place has the same probability of being chosen; otherwise the estimate is biased. ${note}`,
    question: 'How does your way of choosing squares bias the result, and how would you repair it?',
  })),
};
