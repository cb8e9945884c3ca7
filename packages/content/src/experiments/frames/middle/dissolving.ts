import type { Frame } from '../frame.ts';

const FACTORS = [
  {
    title: 'Dissolving race: cube or grains',
    a: 'a sugar cube',
    b: 'the same mass of loose sugar',
    need: 'Sugar cubes and loose sugar',
    prep: 'both in water of the same temperature, without stirring',
    why: 'Dissolving happens at the surface. Loose grains offer far more surface than a cube of the same mass.',
  },
  {
    title: 'Dissolving race: cold or warm',
    a: 'a sugar cube in ice water',
    b: 'a sugar cube in warm tap water',
    need: 'Sugar cubes, ice water and warm tap water',
    prep: 'each in its own cup, without stirring',
    why: 'In warm water the particles move faster and hit the crystal harder and more often.',
  },
  {
    title: 'Dissolving race: stirred or still',
    a: 'a sugar cube that nobody touches',
    b: 'a sugar cube that you stir gently all the time',
    need: 'Sugar cubes',
    prep: 'both in water of the same temperature',
    why: 'Around the still cube the water is soon full of sugar. Stirring brings fresh water to the surface.',
  },
  {
    title: 'Dissolving race: salt or sugar',
    a: 'a teaspoon of table salt',
    b: 'a teaspoon of sugar of about the same grain',
    need: 'Table salt and fine sugar',
    prep: 'both in water of the same temperature, with ten stirs a minute',
    why: 'Salt crystals break up into charged ions and sugar into whole molecules. How fast that goes depends on the substance and on the size of its grains.',
  },
  {
    title: 'Dissolving race: clear or already sweet',
    a: 'a sugar cube in plain water',
    b: 'a sugar cube in water that holds six cubes already',
    need: 'Ten sugar cubes',
    prep: 'both at the same temperature, without stirring',
    why: 'Sugar diffuses more slowly into water that is full of it. In a saturated solution as much settles back as goes off, and the cube stays.',
  },
];

/** What makes a solid dissolve sooner? */
export const dissolving: Frame = {
  firstId: 1600,
  category: 'Chemistry',
  ages: [11, 14],
  picture: 'salt',
  duration: 25,
  simulation: null,
  safety: [
    'What stands in the lab is not drunk.',
    'Warm means bath-warm from the tap.',
    'Wipe sticky spots: they draw wasps.',
  ],
  funFacts: [
    'At room temperature a liter of water can dissolve about two kilograms of sugar.',
    'Sea water holds about 35 grams of salt in each kilogram.',
  ],
  further: {
    medium: { title: 'Mean', text: 'Run three trials of each kind and calculate mean and range.' },
    advanced: {
      title: 'Second factor',
      text: 'Choose one more factor, test it at three values and sketch the time against it.',
    },
  },
  investigations: FACTORS.map(({ title, a, b, need, prep, why }) => ({
    title,
    description: `Which one is gone sooner: ${a} or ${b}?`,
    materials: [
      need,
      'Two clear plastic cups',
      'Water',
      'Two teaspoons',
      'A timer',
      'Paper and pencil',
    ],
    setup: [
      'Fill both cups to the same height. Lay a teaspoon beside each.',
      'Agree on what “gone” means: no grain can be seen from above.',
    ],
    steps: [
      { title: 'Predict', text: 'State which will be faster and how many times as fast.' },
      { title: 'Start', text: `Start both at the same moment: ${a}, and ${b}; ${prep}.` },
      {
        title: 'Observe',
        text: 'Look from the side through the cups. Do you see streaks sinking from the crystals?',
      },
      {
        title: 'Time',
        text: 'Stop the timer for each. If one needs more than ten minutes, write down how much is left.',
      },
    ],
    howItWorks: `Water molecules pull single particles off the surface of a crystal and carry them away. ${why}`,
    question: 'Which of these tricks do you use when you make a drink at home?',
  })),
};
