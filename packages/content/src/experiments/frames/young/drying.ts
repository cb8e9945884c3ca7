import type { Frame } from '../frame.ts';

const CASES = [
  {
    title: 'Which puddle dries first: wide or narrow?',
    a: 'in a wide plate',
    b: 'in a narrow cup',
    need: 'A wide plate and a narrow cup',
    why: 'Water leaves only at the top. A wide puddle has more top.',
  },
  {
    title: 'Which puddle dries first: sun or shade?',
    a: 'on a plate in the sun',
    b: 'on a plate in the shade',
    need: 'Two plates',
    why: 'In the sun the water gets warm. Warm bits of water move fast and escape more easily.',
  },
  {
    title: 'Which puddle dries first: breeze or still air?',
    a: 'on a plate that you fan with cardboard',
    b: 'on a plate in still air',
    need: 'Two plates and a piece of cardboard',
    why: 'The breeze carries the damp air off. Drier air can take up more water.',
  },
  {
    title: 'Which puddle dries first: plain or salty?',
    a: 'on a plain plate',
    b: 'on a plate with salt stirred in',
    need: 'Two plates and a spoon of salt',
    why: 'Salt holds on to water a little, so it leaves more slowly. White crystals stay behind, since salt cannot fly off.',
  },
  {
    title: 'Which dries first: a spread cloth or a folded one?',
    a: 'on a cloth that hangs open',
    b: 'on a cloth folded into a small pack',
    need: 'Two equal small cloths',
    why: 'The open cloth shows all of itself to the air. In the pack the damp air is trapped.',
  },
  {
    title: 'Which puddle dries first: open or covered?',
    a: 'on an open plate',
    b: 'on a plate under a clear bowl',
    need: 'Two plates and a clear plastic bowl',
    why: 'Under the bowl the air soon holds all the water it can. Then as much comes back as leaves.',
  },
];

/** Where does the water of a puddle go, and how fast? */
export const drying: Frame = {
  firstId: 1360,
  category: 'Weather',
  ages: [7, 12],
  picture: 'sun-behind-cloud',
  duration: 15,
  simulation: null,
  safety: ['Wear a hat when you work in the sun.', 'Set dishes where nobody walks.'],
  funFacts: [
    'More than a thousand cubic kilometers of water rise from the sea into the air each day.',
    'Sweat cools you because it takes heat along when it dries.',
  ],
  further: {
    medium: {
      title: 'Time it',
      text: 'Look every ten minutes. Draw the edge of each wet spot, or note how much is left.',
    },
    advanced: {
      title: 'Fair test',
      text: 'List three things that might spoil this test. Change your plan to deal with one of them.',
    },
  },
  investigations: CASES.map(({ title, a, b, need, why }) => ({
    title,
    description: `Make two wet spots with the same amount of water: one ${a}, one ${b}. Which is gone first?`,
    materials: [need, 'Water', 'A teaspoon', 'A clock', 'Paper and pencil'],
    setup: ['Choose a dry day and a place for both.'],
    steps: [
      { title: 'Measure', text: 'Use two teaspoons of water for each puddle.' },
      { title: 'Place', text: `One is ${a}. One is ${b}.` },
      { title: 'Guess', text: 'Say which will be gone first, and why you think so.' },
      {
        title: 'Watch',
        text: 'Look at the clock and note the time when each is dry. It can take an hour or more.',
      },
    ],
    howItWorks: `Water does not vanish. It turns into a gas and mixes with the air, and we call that evaporation. ${why}`,
    question: 'Why do streets dry faster on a windy day?',
  })),
};
