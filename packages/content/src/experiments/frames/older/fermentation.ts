import type { Frame } from '../frame.ts';

const FACTORS = [
  {
    title: 'Yeast at work: which sugar?',
    levels: 'table sugar, grape sugar, and no sugar',
    need: 'Grape sugar (glucose)',
    why: 'Glucose can be used at once. Table sugar is first split by an enzyme on the cell wall, which is usually so fast that the difference is small.',
  },
  {
    title: 'Yeast at work: how much sugar?',
    levels: 'half a teaspoon, two teaspoons and eight teaspoons of sugar',
    need: 'More sugar',
    why: 'With little sugar the rate depends on the supply. With a great deal, water leaves the cells by osmosis and they slow down.',
  },
  {
    title: 'Yeast at work: the effect of salt',
    levels: 'no salt, half a teaspoon and two teaspoons of salt',
    need: 'Salt',
    why: 'Salt draws water out of the cells. That is how it keeps food from spoiling, and bakers use it to tame their dough.',
  },
  {
    title: 'Yeast at work: the effect of acid',
    levels: 'no vinegar, one teaspoon and four teaspoons of vinegar',
    need: 'Vinegar',
    why: 'Yeast likes slightly acidic conditions, but acetic acid passes into the cells and disturbs them.',
  },
  {
    title: 'Yeast at work: the amount of yeast',
    levels: 'a quarter, a half and a whole teaspoon of yeast',
    need: 'A quarter teaspoon measure',
    why: 'At first twice as many cells give about twice the gas. Later the sugar becomes the limit, and the curves approach each other.',
  },
];

/** Carbon dioxide from yeast as a measure of how fast cells work. */
export const fermentation: Frame = {
  firstId: 1860,
  category: 'Biology',
  ages: [14, 18],
  picture: 'bread',
  duration: 30,
  simulation: null,
  safety: [
    'Check for yeast and latex allergies in the group.',
    'Never close the bottles tightly: gas has to get out into the balloon.',
    'The mixtures go down the drain and not into a mouth.',
  ],
  funFacts: [
    'In 1857 Louis Pasteur described fermentation as the work of living cells.',
    'Baker’s yeast was the first organism with a cell nucleus whose whole genome was read, in 1996.',
  ],
  further: {
    medium: {
      title: 'Rate',
      text: 'Take the steepest part of each curve and express the rate as change in circumference per minute.',
    },
    advanced: {
      title: 'Replicates',
      text: 'Combine results of three groups. Report mean and range for each level and say which differences you trust.',
    },
  },
  investigations: FACTORS.map(({ title, levels, need, why }) => ({
    title,
    description: `Compare the gas that yeast makes with ${levels}.`,
    materials: [
      'Three teaspoons of dry yeast',
      'Sugar',
      need,
      'Three small plastic bottles',
      'Three balloons',
      'Warm tap water',
      'A bowl',
      'A thermometer',
      'A teaspoon',
      'String',
      'A ruler',
      'A timer',
    ],
    setup: [
      'Fill the bowl with water of about 38 °C as a common bath.',
      'Label the bottles 1 to 3.',
    ],
    steps: [
      {
        title: 'Prepare',
        text: 'Give each bottle ten teaspoons of warm water, one of yeast and two of sugar, apart from what you vary.',
      },
      {
        title: 'Vary',
        text: `Set the three levels: ${levels}. Swirl, stretch a balloon over each and stand them in the bath.`,
      },
      {
        title: 'Measure',
        text: 'Every four minutes wrap string around each balloon and read the circumference with the ruler.',
      },
      {
        title: 'Graph',
        text: 'Plot circumference over time. Keep the bath steady with the thermometer and more warm water.',
      },
    ],
    howItWorks: `Without enough oxygen yeast ferments sugar to carbon dioxide and a little alcohol. ${why}`,
    question:
      'A balloon resists at first. How does this affect your early readings, and how could you avoid it?',
  })),
};
