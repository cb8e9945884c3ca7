import type { Frame } from '../frame.ts';

const GRAINS = [
  {
    name: 'dry sand',
    note: 'Rounded grains roll easily. Dune sand comes to rest at about 30 to 35 degrees, and you can read this off a lee slope.',
  },
  {
    name: 'lentils',
    note: 'Lentils are smooth but flat, so they slide more than they roll. Compare them with round peas if you have some.',
  },
  {
    name: 'gravel',
    note: 'Angular pieces lock into each other and make steep heaps, like the scree below a cliff.',
  },
  {
    name: 'rice',
    note: 'Long grains line up and interlock, so the heap is a little steeper than one of round grains would be.',
  },
  {
    name: 'sawdust',
    note: 'Light fibrous flakes hook together. Their weight is small in comparison with those forces, and the slope can be steep.',
  },
];

/** The steepest slope of a heap, on Earth and elsewhere. */
export const angleOfRepose: Frame = {
  firstId: 1980,
  category: 'Earth and Space',
  ages: [13, 18],
  picture: 'volcano',
  duration: 25,
  simulation: null,
  safety: [
    'Pour low and slowly, so that no dust gets into eyes or lungs.',
    'Sweep the floor: grains are slippery.',
    'Food that was used here is not cooked afterwards.',
  ],
  funFacts: [
    'Cinder cones of volcanoes have slopes of about 30 to 40 degrees.',
    'Slopes of loose sand on Mars lie at angles close to those on Earth, though gravity is much weaker.',
  ],
  further: {
    medium: {
      title: 'Size',
      text: 'Make heaps of three sizes. Does the angle depend on the size of the heap?',
    },
    advanced: {
      title: 'Avalanche',
      text: 'Tilt the tray with a thick layer of the material and find the angle at which it starts to slide and the angle at which it comes to rest. Explain why the two differ.',
    },
  },
  investigations: GRAINS.map(({ name, note }) => ({
    title: `How steep can a heap of ${name} be?`,
    description: `Measure the angle of repose of ${name} and relate it to landslides and dunes.`,
    materials: [
      `Two liters of ${name}`,
      'A jug',
      'A tray',
      'A paper cone with a hole wide enough for the grains',
      'A ruler',
      'A calculator',
      'Paper and pencil',
    ],
    setup: ['Stand the tray level.', 'Hold the paper cone a few centimeters above its center.'],
    steps: [
      { title: 'Estimate', text: 'Guess the slope in degrees before you pour.' },
      {
        title: 'Pour',
        text: `Let ${name} run from the jug through the cone until the heap is about 20 centimeters wide.`,
      },
      {
        title: 'Measure',
        text: 'Measure height h and diameter d with the ruler. The angle is arctan(2h / d).',
      },
      {
        title: 'Repeat',
        text: 'Build five heaps. Report the mean and the largest deviation from it.',
      },
    ],
    howItWorks: `A grain on the slope stays as long as friction and interlocking hold it against the pull of gravity. Beyond the critical angle layers slide until the slope is stable again. ${note}`,
    question: 'How does heavy rain change the slope at which a hillside is safe?',
  })),
};
