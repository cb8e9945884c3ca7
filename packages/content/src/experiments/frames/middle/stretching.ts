import type { Frame } from '../frame.ts';

const SAMPLES = [
  {
    name: 'a thin rubber band',
    need: 'Three thin rubber bands',
    note: 'Rubber first gives way easily, as its tangled chains straighten out, and then turns stiff when they are stretched. So the curve is not a straight line.',
  },
  {
    name: 'a wide rubber band',
    need: 'Three wide rubber bands',
    note: 'A wide band has more chains side by side to share the load, so it stretches less for each coin.',
  },
  {
    name: 'two bands side by side',
    need: 'Six equal rubber bands',
    note: 'Two in parallel share the weight, and each is stretched by only half of it. Their stiffness adds up.',
  },
  {
    name: 'two bands in a row',
    need: 'Six equal rubber bands',
    note: 'In a row each band bears the full weight and stretches fully, so the chain is about twice as soft as one.',
  },
  {
    name: 'a strip of plastic bag',
    need: 'Six equal strips of a thin plastic bag',
    note: 'Plastic film returns from a small stretch, but past a certain load it yields and stays longer. That limit is called the elastic limit.',
  },
];

/** How far do things stretch under a growing load? */
export const stretching: Frame = {
  firstId: 1540,
  category: 'Physics',
  ages: [11, 18],
  picture: 'straight-ruler',
  duration: 30,
  simulation: null,
  safety: ['Goggles on: what snaps can hit an eye.', 'Keep feet away from below the load.'],
  funFacts: [
    'In 1678 Robert Hooke published his law in Latin: as the extension, so the force.',
    'Spider silk can absorb more energy before it breaks than the same weight of steel.',
  ],
  further: {
    medium: {
      title: 'Unload',
      text: 'Take the coins off in the same steps and add these points in another color. Does the line go back the way it came?',
    },
    advanced: {
      title: 'Stiffness',
      text: 'Weigh the coins on the kitchen scale, convert to newtons and find the slope in N/m where the curve is straightest. Give a range and not only one number.',
      tip: 'The weight of 100 grams is close to 1 newton.',
    },
    advancedNeeds: ['A kitchen scale'],
  },
  investigations: SAMPLES.map(({ name, need, note }) => ({
    title: `Pull and measure: ${name}`,
    description: `Load ${name} with more and more coins and draw how its length answers.`,
    materials: [
      need,
      'A paper cup',
      'String',
      'A paper clip',
      '60 equal coins',
      'A ruler',
      'Tape',
      'Graph paper',
      'Goggles',
    ],
    setup: [
      'Hang the sample from a table edge with tape and the paper clip.',
      'Tie the cup below it as a basket with string.',
    ],
    steps: [
      {
        title: 'Zero',
        text: 'Tape the ruler beside the sample and read its length with the empty cup.',
      },
      {
        title: 'Load',
        text: 'Add five coins, wait ten seconds and read the length. Go on to 60 coins or until it looks overstretched.',
      },
      {
        title: 'Plot',
        text: 'Draw extension upward and coins to the right. Which part of the curve is straight?',
      },
      {
        title: 'Check',
        text: 'Use a fresh sample and see how well the second curve fits the first.',
      },
    ],
    howItWorks: `Pulling on a material moves its parts out of their resting places, and they pull back. ${note}`,
    question: 'Where in your home does something stretch and come back thousands of times?',
  })),
};
