import type { Frame } from '../frame.ts';

const CONDITIONS = [
  {
    title: 'Do seeds need light to sprout?',
    a: 'on a bright shelf',
    b: 'in a dark box',
    need: 'A box with a lid',
    why: 'Most seeds can sprout in the dark, since soil is dark too. Once the leaves are out, they need light to make food.',
  },
  {
    title: 'Do seeds sprout faster when it is warm?',
    a: 'in a dark box in a warm room',
    b: 'in a fridge',
    need: 'A dark box and a fridge',
    why: 'Warmth speeds up what goes on in the seed. In the cold it waits, and that saves it in winter.',
  },
  {
    title: 'How much water does a seed want?',
    a: 'on a damp paper towel',
    b: 'under water in the dish',
    need: 'More water',
    why: 'A seed has to breathe. Under water there is little air, so it may rot.',
  },
  {
    title: 'Can seeds sprout in salty water?',
    a: 'with plain water',
    b: 'with water that has two spoons of salt in a cup',
    need: 'Salt, a spoon and a cup',
    why: 'Salt holds on to the water, so the seed cannot drink. Few plants can live by the sea.',
  },
  {
    title: 'Do seeds mind a crowd?',
    a: 'with much space between them',
    b: 'packed close together with forty more',
    need: 'Forty more seeds',
    why: 'They sprout alike at first. Later the crowd must share light and water, and the plants grow thin and pale.',
  },
  {
    title: 'Does soaking help seeds?',
    a: 'soaked in a cup of water for one night',
    b: 'dry from the packet',
    need: 'A cup of water',
    why: 'The soaked seed has filled up with water and its shell is soft. So it has a head start.',
  },
];

/** Two dishes of seeds under different conditions. */
export const sprouting: Frame = {
  firstId: 1280,
  category: 'Plants',
  ages: [7, 12],
  picture: 'seedling',
  duration: 15,
  simulation: 'plant-growth',
  safety: [
    'Use kitchen seeds: seeds for gardens may be treated with poison.',
    'Ask who is allergic to mustard or cress.',
    'Do not eat the sprouts.',
  ],
  funFacts: [
    'A coconut holds a seed that can cross the sea and still grow.',
    'The seed of an orchid is as fine as dust.',
  ],
  further: {
    medium: { title: 'Count', text: 'Count the sprouts on each day. Draw two lines in one graph.' },
    advanced: {
      title: 'Third dish',
      text: 'Set up a third dish that lies between the two. Say beforehand how many will sprout.',
    },
    advancedNeeds: ['A third dish and twenty more seeds'],
  },
  investigations: CONDITIONS.map(({ title, a, b, need, why }) => ({
    title,
    description: `Grow some seeds ${a} and others ${b}. Watch them for a week.`,
    materials: [
      'Forty cress or mustard seeds',
      'Two dishes',
      'Paper towels',
      'Water',
      need,
      'Labels and a pencil',
    ],
    setup: ['Line both dishes with damp paper towels.', 'Label them A and B.'],
    steps: [
      { title: 'Sow', text: 'Spread twenty seeds in each dish.' },
      { title: 'Place', text: `Dish A: ${a}. Dish B: ${b}. All else stays the same.` },
      { title: 'Guess', text: 'Which dish will show the first root, and on which day?' },
      {
        title: 'Care',
        text: 'Look each morning for a week. Keep the paper towels as wet as they were.',
      },
    ],
    howItWorks: `A seed holds a tiny plant and a store of food. Water, air and warmth wake it up. ${why}`,
    question: 'How does a farmer make sure of what you found?',
  })),
};
