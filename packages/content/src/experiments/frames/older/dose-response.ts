import type { Frame } from '../frame.ts';

const DOSES = [
  {
    name: 'salt',
    doses: 'none, a quarter, a half, one and two teaspoons of salt in each cup of water',
    need: 'Salt',
    why: 'Salt lowers the water potential outside the seed, and its ions become toxic inside. Cress gives up at doses that a plant of the salt marsh still tolerates.',
  },
  {
    name: 'sugar',
    doses: 'none, one, two, four and eight teaspoons of sugar in each cup of water',
    need: 'Sugar',
    why: 'Sugar acts only by osmosis, and the molecules are large. So it takes much more of it than of salt, and mold may spoil the high doses.',
  },
  {
    name: 'vinegar',
    doses: 'none, a quarter, a half, one and two teaspoons of vinegar in each cup of water',
    need: 'Vinegar',
    why: 'Acetic acid crosses membranes undissociated and acidifies the cells. Even small doses keep roots short.',
  },
  {
    name: 'dish soap',
    doses: 'none, one, three, nine and 27 drops of dish soap in each cup of water',
    need: 'Dish soap and a dropper',
    why: 'Surfactants dissolve fats, and cell membranes are made of fat-like molecules. Low doses may show no effect at all.',
  },
  {
    name: 'tea',
    doses: 'plain water, and tea from a quarter, a half, one and two bags in each cup of water',
    need: 'Bags of black tea, drawn in cold water overnight',
    why: 'Tea contains tannins and caffeine, which many plants make to protect themselves. Both can slow the growth of other seedlings.',
  },
];

/** Germination under rising doses of one substance. */
export const doseResponse: Frame = {
  firstId: 1880,
  category: 'Biology',
  ages: [14, 18],
  picture: 'potted-plant',
  duration: 30,
  simulation: 'plant-growth',
  safety: [
    'Seeds for the kitchen only: they carry no pesticide.',
    'Consider mustard allergy when you choose seeds.',
    'Nothing from these dishes is eaten.',
  ],
  funFacts: [
    'Paracelsus wrote in 1538 that the dose alone makes a thing not a poison.',
    'Date palm seeds about 2,000 years old, found at Masada, have been brought to sprout.',
  ],
  further: {
    medium: {
      title: 'Length',
      text: 'Measure every root in millimeters on day four. Report median and range for each dose.',
    },
    advanced: {
      title: 'EC50',
      text: 'Interpolate the dose that halves germination or root length. Argue how many seeds you would need to give it to one digit.',
    },
    mediumNeeds: ['A ruler'],
  },
  investigations: DOSES.map(({ name, doses, need, why }) => ({
    title: `How much ${name} can a seed stand?`,
    description: `Sprout seeds with ${doses}, and draw a dose–response curve.`,
    materials: [
      '100 cress or radish seeds',
      need,
      'Five cups',
      'Five shallow dishes with lids',
      'Paper towels',
      'Water',
      'A teaspoon',
      'Labels',
      'Graph paper',
    ],
    setup: [
      'Line the dishes with paper towels and label them.',
      `Prepare five cups of solution: ${doses}.`,
    ],
    steps: [
      {
        title: 'Predict',
        text: 'Sketch the curve you expect: a straight fall, a threshold, or even a rise at low doses?',
      },
      {
        title: 'Sow',
        text: 'Place 20 seeds in each dish, well apart. Add five teaspoons of the solution and close the lid.',
      },
      {
        title: 'Keep',
        text: 'Leave the dishes at room temperature. Count seeds with a visible root after 24, 48, 72 and 96 hours.',
      },
      { title: 'Plot', text: 'Draw percent germinated against dose for each day.' },
    ],
    howItWorks: `The response of living things to a dose is seldom a straight line: often nothing happens up to a threshold, and then the effect rises steeply. ${why}`,
    question: 'Why would it be unsafe to conclude from seeds to people?',
  })),
};
