import type { Frame } from '../frame.ts';

const TRIOS = [
  {
    name: 'papers',
    things: ['newspaper', 'paper towel', 'writing paper'],
    why: 'Paper towels are puffy, with wide gaps. Writing paper is pressed flat and has a coat that slows water down.',
  },
  {
    name: 'cloths',
    things: ['cotton cloth', 'wool cloth', 'raincoat cloth'],
    why: 'Cotton loves water. Wool has a bit of grease on its hairs, so it takes longer. Raincoat cloth has a coat that keeps drops out.',
  },
  {
    name: 'gifts of the forest',
    things: ['moss', 'dry leaves', 'bark'],
    why: 'Moss has thin leaves with many gaps between them. In a forest it keeps rain for days.',
  },
  {
    name: 'kitchen helpers',
    things: ['sponge', 'dishcloth', 'paper napkin'],
    why: 'A sponge is mostly holes. It can fill them all with water, so it wins by size.',
  },
  {
    name: 'grounds',
    things: ['dry sand', 'dry garden soil', 'dry sawdust'],
    why: 'Sand has only small gaps between hard grains. Soil and sawdust can take water into their crumbs as well.',
  },
];

/** Which of three materials holds the most water? */
export const soaking: Frame = {
  firstId: 1200,
  category: 'Water',
  ages: [7, 10],
  picture: 'sponge',
  duration: 25,
  simulation: null,
  safety: ['Dry the floor so that nobody slides.', 'Wash your hands when you have finished.'],
  funFacts: [
    'Peat moss can hold about twenty times its own weight in water.',
    'Desert sand lets rain run through so fast that few plants can drink it.',
  ],
  further: {
    medium: {
      title: 'Weigh',
      text: 'Weigh each thing dry and wet. How many times its weight can it hold?',
      tip: 'Use a kitchen scale.',
    },
    advanced: {
      title: 'Think',
      text: 'Plan a test that shows if warm water soaks in faster. Keep all else alike.',
    },
    mediumNeeds: ['A kitchen scale'],
  },
  investigations: TRIOS.map(({ name, things, why }) => ({
    title: `The thirst test: ${name}`,
    description: `Find out which holds the most water: ${things.join(', ')}.`,
    materials: [
      ...things.map((thing) => `A handful of ${thing}`),
      'Three cups',
      'A jug of water',
      'A spoon',
      'A sieve',
      'A bowl',
      'Paper and pencil',
    ],
    setup: ['Put the same amount of each thing in its own cup.'],
    steps: [
      { title: 'Guess', text: 'Write down which will hold the most.' },
      {
        title: 'Pour',
        text: 'Give each cup twenty spoons of water from the jug. Wait for two minutes.',
      },
      {
        title: 'Drain',
        text: 'Tip each cup into the sieve over the bowl. Count the spoons of water that come out.',
      },
      { title: 'Work out', text: 'Twenty take away that number is what it kept. Which one won?' },
    ],
    howItWorks: `Water creeps into small gaps and clings to their walls. The more gaps of the right size, the more it can keep. ${why}`,
    question: 'Where do you want a thing to drink, and where do you want it to stay dry?',
  })),
};
