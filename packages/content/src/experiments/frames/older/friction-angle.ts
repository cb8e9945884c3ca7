import type { Frame } from '../frame.ts';

const SURFACES = [
  {
    name: 'cloth',
    need: 'A smooth cotton cloth',
    why: 'Loose fibers hook into the surface of the block and yield one by one, so the angle may creep upward while you wait.',
  },
  {
    name: 'writing paper',
    need: 'A sheet of writing paper',
    why: 'Paper on paper has a fairly constant coefficient, often between 0.3 and 0.5.',
  },
  {
    name: 'sandpaper',
    need: 'Fine sandpaper',
    why: 'Hard grains dig into the softer surface, and the block has to climb or plow.',
  },
  {
    name: 'a plastic folder',
    need: 'A smooth plastic folder',
    why: 'Smooth plastics have little to hook into, so it starts to slide at a small angle.',
  },
  {
    name: 'a rubber mat',
    need: 'A rubber mat',
    why: 'Rubber flows into small hollows and sticks to surfaces, so its coefficient can be close to one or above.',
  },
];

/** The angle at which a block starts to slide gives the coefficient of friction. */
export const frictionAngle: Frame = {
  firstId: 1820,
  category: 'Physics',
  ages: [14, 18],
  picture: 'triangular-ruler',
  duration: 25,
  simulation: null,
  safety: [
    'Raise the board slowly and hold it firmly.',
    'Put a soft stop at the lower end for the block.',
  ],
  funFacts: [
    'Notebooks of Leonardo da Vinci from around 1493 hold the first known laws of sliding friction.',
    'A gecko holds on by millions of fine hairs and needs neither glue nor suction.',
  ],
  further: {
    medium: {
      title: 'Load',
      text: 'Double and triple the mass of the block with coins. Does the critical angle depend on it?',
    },
    advanced: {
      title: 'Kinetic',
      text: 'Tap the board while raising it and find the angle at which the block keeps sliding evenly. Compare static and kinetic coefficient with their uncertainties.',
    },
    mediumNeeds: ['Coins'],
  },
  investigations: SURFACES.map(({ name, need, why }) => ({
    title: `The sliding angle on ${name}`,
    description: `Determine the coefficient of static friction between a wooden block and ${name}.`,
    materials: [
      'A flat board',
      'A wooden block',
      need,
      'Tape',
      'A tape measure',
      'A stack of books',
      'A calculator',
      'Paper and pencil',
    ],
    setup: [
      'Fasten the material to the board with tape so that it lies flat.',
      'Put the block at one end. The books will hold this end up.',
    ],
    steps: [
      {
        title: 'Estimate',
        text: 'Write down the angle in degrees at which you expect the block to slide.',
      },
      {
        title: 'Raise',
        text: 'Lift the end of the board slowly until the block slips, and support it there with books.',
      },
      {
        title: 'Measure',
        text: 'Measure height h and horizontal base b of the slope. The coefficient is μ = h / b.',
      },
      {
        title: 'Repeat',
        text: 'Do this eight times at different places. Calculate the mean and the standard deviation.',
      },
    ],
    howItWorks: `On the slope the pull along the board is m·g·sin α and the force pressing on it is m·g·cos α. At the moment of slipping their ratio, tan α = h / b, equals the coefficient, and the mass cancels. ${why}`,
    question: 'Why is a road designer more interested in the wet value than in the dry one?',
  })),
};
