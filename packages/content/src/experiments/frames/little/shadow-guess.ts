import type { Frame } from '../frame.ts';

const THINGS = [
  { a: 'a comb', turned: 'The teeth can hide behind each other.' },
  { a: 'a leaf', turned: 'From the edge it is just a line.' },
  { a: 'a cup', turned: 'It can be a box or a ring.' },
  { a: 'a ball', turned: 'It stays round, all the time.' },
  { a: 'a book', turned: 'It can be wide or thin.' },
  { a: 'a spoon', turned: 'It can be an egg or a stick.' },
];

/** Turn a thing in the light and see its shadow change. */
export const shadowGuess: Frame = {
  firstId: 1140,
  category: 'Nature',
  ages: [4, 6],
  picture: 'crescent-moon',
  duration: 15,
  simulation: 'light',
  safety: ['Keep the light out of all eyes.', 'Clear the floor before it gets dark.'],
  funFacts: [
    'The Moon can cast a shadow on the Earth.',
    'In a thick fog you see hardly any shadow.',
  ],
  further: null,
  investigations: THINGS.map(({ a, turned }) => ({
    title: `The shadow of ${a}`,
    description: `Turn ${a} in the light. Watch its shadow change.`,
    materials: [
      'A flashlight',
      `${a.charAt(0).toUpperCase()}${a.slice(1)}`,
      'A sheet of white paper',
      'Tape',
    ],
    setup: ['Tape the paper to a wall.', 'Dim the room.'],
    steps: [
      { text: 'A friend shines the flashlight at the paper.' },
      { text: `Hold ${a} in the light. Name the shape.` },
      { text: 'Turn it slowly. Does the shape change?' },
      { text: 'Move it near the paper. Is it sharper?' },
    ],
    howItWorks: `A shadow is a place with less light. Its shape is what the light sees. ${turned}`,
    question: 'What makes a long, thin shadow?',
  })),
};
