import type { Frame } from '../frame.ts';

const SAMPLES = [
  {
    name: 'fruit juices',
    things: ['lemon juice', 'apple juice', 'orange juice'],
    find: 'Fruit acids give up hydrogen ions, and lemon juice gives up the most. A strong color of the juice itself can hide the result.',
  },
  {
    name: 'soaps',
    things: ['bar soap in water', 'liquid hand soap', 'shampoo'],
    find: 'Classic bar soap is a salt of a weak acid and reacts as a base. Many liquid soaps are set close to the slightly acidic skin.',
  },
  {
    name: 'waters',
    things: ['rain water', 'tap water', 'sparkling water'],
    find: 'Sparkling water holds carbonic acid. Rain is slightly acidic too, since it takes up carbon dioxide from the air.',
  },
  {
    name: 'kitchen powders',
    things: ['baking soda in water', 'cream of tartar in water', 'salt in water'],
    find: 'Baking soda is a mild base, cream of tartar an acid from grapes, and table salt changes nothing.',
  },
  {
    name: 'soils',
    things: ['garden soil in water', 'sand in water', 'soil from under a conifer in water'],
    find: 'Needles and peat often make soil acidic, while chalk makes it basic. Farmers test this before they plant.',
  },
];

/** Sorting everyday things into acids and bases with red cabbage. */
export const cabbageIndicator: Frame = {
  firstId: 1640,
  category: 'Chemistry',
  ages: [11, 18],
  picture: 'leafy-green',
  duration: 30,
  simulation: null,
  safety: [
    'Goggles on, and rinse splashes with plenty of water.',
    'Test only what is on the list: never mix in cleaners.',
    'Taste nothing.',
  ],
  funFacts: [
    'Hydrangeas can bloom blue in acidic soil and pink in soil that is not.',
    'The acid in your stomach is strong enough to dissolve iron.',
  ],
  further: {
    medium: {
      title: 'Scale',
      text: 'Make reference cups with vinegar (about pH 3), clear water (about 7) and baking soda (about 8) and give each sample a pH range.',
    },
    advanced: {
      title: 'Buffer',
      text: 'Add vinegar to two samples, drop by drop with the dropper, and count until the color turns. Which one resists most?',
    },
    mediumNeeds: ['Three more cups for reference'],
    advancedNeeds: ['A dropper'],
  },
  investigations: SAMPLES.map(({ name, things, find }) => ({
    title: `Acid or base? Testing ${name}`,
    description: `Use the juice of red cabbage to compare ${things.join(', ')}.`,
    materials: [
      'Three red cabbage leaves and a zip bag',
      'Warm tap water',
      ...things.map((thing) => `A sample of ${thing}`),
      'Four clear plastic cups',
      'Vinegar and baking soda',
      'A spoon',
      'Goggles',
      'Paper and pencil',
    ],
    setup: [
      'Tear the leaves into the bag, add warm water and knead until the water is violet.',
      'Let muddy samples settle and use the clear part.',
    ],
    steps: [
      { title: 'Pour', text: 'Put two spoons of violet juice into each of the four cups.' },
      {
        title: 'Predict',
        text: 'Acids turn it red, bases blue or green. Write down what you expect for each sample.',
      },
      {
        title: 'Add',
        text: 'Stir one spoon of each sample into its own cup. The fourth cup stays as it is.',
      },
      {
        title: 'Confirm',
        text: 'Add a little vinegar and then baking soda to one cup to see that the dye still works.',
      },
    ],
    howItWorks: `The dye changes color with the amount of hydrogen ions in the water, which the pH scale describes. ${find}`,
    question: 'What would you have to change to get numbers and not only colors?',
  })),
};
