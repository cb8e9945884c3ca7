import type { Frame } from '../frame.ts';

const RACES = [
  {
    title: 'Ice in warm water, ice in cold water',
    one: 'in a cup of warm water',
    two: 'in a cup of cold water',
    materials: ['A cup of warm water', 'A cup of cold water'],
    why: 'Warm water has more heat to give.',
    end: 'The ice in warm water melts first.',
  },
  {
    title: 'Ice with a coat',
    one: 'into a thick sock',
    two: 'bare on a plate',
    materials: ['A thick sock', 'A plate'],
    why: 'A coat slows heat down. It keeps you warm too.',
    end: 'The bare ice melts first.',
  },
  {
    title: 'Big ice and small ice',
    one: 'whole on a plate',
    two: 'in a bag. A grown-up crushes it',
    materials: ['A plate', 'A zip bag'],
    why: 'Small bits touch more warm air.',
    end: 'The crushed ice melts first.',
  },
  {
    title: 'Ice with salt',
    one: 'on a plate. Add a spoon of salt',
    two: 'on a plate with no salt',
    materials: ['Two plates', 'A spoon of salt'],
    why: 'Salt makes ice melt even when it is cold.',
    end: 'The salty ice melts first.',
  },
  {
    title: 'Ice on metal, ice on wood',
    one: 'on a metal pan',
    two: 'on a wooden board',
    materials: ['A cold metal pan', 'A wooden board'],
    why: 'Metal brings heat to the ice fast.',
    end: 'The ice on metal melts first.',
  },
  {
    title: 'Ice in water, ice in air',
    one: 'in a cup of water',
    two: 'in an empty cup',
    materials: ['A cup of water', 'An empty cup'],
    why: 'Water brings heat to the ice faster than air.',
    end: 'The ice in water melts first.',
  },
];

/** Two pieces of ice race. */
export const melting: Frame = {
  firstId: 1040,
  category: 'Water',
  ages: [4, 6],
  picture: 'snowflake',
  duration: 20,
  simulation: null,
  safety: ['Do not hold ice for long. It hurts.', 'Dry wet spots so nobody slips.'],
  funFacts: [
    'Each snowflake starts as a tiny speck of ice.',
    'The South Pole stands on very thick ice.',
  ],
  further: null,
  investigations: RACES.map(({ title, one, two, materials, why, end }) => ({
    title,
    description: 'Two pieces of ice start together. Who is gone first?',
    materials: ['Two equal ice cubes', ...materials],
    setup: ['Keep the ice cold until you start.'],
    steps: [
      { text: `Put one ice cube ${one}.` },
      { text: `Have the other one ${two}.` },
      { text: 'Guess the winner. Point to it.' },
      { text: 'Look again and again. Which one goes first?' },
    ],
    howItWorks: `Ice needs heat to melt. ${why} ${end}`,
    question: 'How would you keep an ice pop cold?',
  })),
};
