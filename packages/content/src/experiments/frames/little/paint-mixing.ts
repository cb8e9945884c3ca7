import type { Frame } from '../frame.ts';

const MIXES = [
  { first: 'yellow', second: 'red', result: 'orange' },
  { first: 'yellow', second: 'blue', result: 'green' },
  { first: 'red', second: 'blue', result: 'purple' },
  { first: 'white', second: 'red', result: 'pink' },
  { first: 'white', second: 'black', result: 'gray' },
  { first: 'white', second: 'blue', result: 'sky blue' },
];

/** Two paints make a third color. */
export const paintMixing: Frame = {
  firstId: 1060,
  category: 'Colors',
  ages: [4, 6],
  picture: 'paintbrush',
  duration: 15,
  simulation: 'colors',
  safety: ['Use paint for children. Keep it off faces.', 'Wash brush and hands after painting.'],
  funFacts: ['Flamingos turn pink from the food they eat.', 'Bees see colors that we cannot see.'],
  further: null,
  investigations: MIXES.map(({ first, second, result }) => ({
    title: `Can you make ${result}?`,
    description: `You have ${first} and ${second}. Make ${result}!`,
    materials: [
      `Paint: ${first} and ${second}`,
      'A brush',
      'White paper',
      'A cup of water',
      'A rag',
    ],
    setup: ['Spread out the paper. Put on an apron.'],
    steps: [
      { text: `Paint a spot of ${first} on the paper.` },
      { text: 'Rinse the brush in the cup. Wipe it on the rag.' },
      { text: `Add a bit of ${second}. Stir the spot.` },
      { text: 'Add more. Do you get a new shade?' },
    ],
    howItWorks: `Each paint keeps some light and sends some back. A mix sends back something new. Your eyes see that as ${result}.`,
    question: `What can you see around you that is ${result}?`,
  })),
};
