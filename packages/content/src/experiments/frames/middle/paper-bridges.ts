import type { Frame } from '../frame.ts';

const DESIGNS = [
  {
    title: 'Paper bridge: flat, one fold or many folds',
    vary: 'the number of folds: none, two and eight',
    why: 'A fold stands the paper on edge. To bend it now, one edge must stretch and the other must be squeezed, and paper resists both far better than bending.',
  },
  {
    title: 'Paper bridge: tube or box beam',
    vary: 'the shape of the beam: flat, a round tube and a square box',
    why: 'A closed tube cannot open out under load. The material far from the middle line does most of the work, so a hollow beam is stiff for its weight.',
  },
  {
    title: 'Paper bridge: an arch below the deck',
    vary: 'the support: none, a low arch and a high arch between the books',
    why: 'An arch turns the downward load into a push along its curve and out to its ends. Paper takes this squeeze well as long as the ends cannot slide away.',
  },
  {
    title: 'Paper bridge: how span changes strength',
    vary: 'the gap: 10, 15 and 20 centimeters',
    why: 'A load in the middle of a longer gap has a longer lever to bend the beam with. Twice the gap means that a beam carries only about half as much.',
  },
  {
    title: 'Paper bridge: one layer or more',
    vary: 'the layers of folded paper: one, two and three',
    why: 'Loose layers slide on each other and simply add up. Layers that are glued act as one thick beam and carry much more than their sum.',
  },
];

/** Strength from shape: bridges of paper that carry coins. */
export const paperBridges: Frame = {
  firstId: 1500,
  category: 'Physics',
  ages: [11, 14],
  picture: 'bridge-at-night',
  duration: 30,
  simulation: null,
  safety: [
    'Stack the books low so that nothing heavy falls.',
    'Scissors point away from you and others.',
  ],
  funFacts: [
    'A Roman stone arch bridge over the Tagus at Alcántara has stood since about the year 106.',
    'Bird bones are hollow tubes with thin struts inside: strong, stiff and light.',
  ],
  further: {
    medium: {
      title: 'Efficiency',
      text: 'Weigh each bridge and divide the load by that weight. Which design makes the best use of its paper?',
      tip: 'A letter scale is precise enough.',
    },
    advanced: {
      title: 'Failure',
      text: 'Film or sketch how each one fails: does it buckle, tear or slip? Change your best design at exactly that point.',
    },
    mediumNeeds: ['A letter scale'],
  },
  investigations: DESIGNS.map(({ title, vary, why }) => ({
    title,
    description: `Build bridges that differ only in ${vary}, and find out which carries the most coins.`,
    materials: [
      'Ten sheets of equal paper',
      'Two stacks of books',
      'At least 50 equal coins',
      'A small paper cup',
      'A ruler',
      'Tape',
      'Scissors',
    ],
    setup: [
      'Set the books 15 centimeters apart unless the gap is what you change.',
      'Cut strips of equal size, 10 by 28 centimeters.',
    ],
    steps: [
      {
        title: 'Predict',
        text: `You will change ${vary}. Put the three versions in order before you build.`,
      },
      {
        title: 'Build',
        text: 'Fold or tape the strips. Let each bridge rest on the books by the same length, measured with the ruler.',
      },
      {
        title: 'Load',
        text: 'Put the cup in the middle and add coins one by one until the bridge falls.',
      },
      {
        title: 'Record',
        text: 'Test two copies of each version and note the number of coins that held.',
      },
    ],
    howItWorks: `A loaded beam is squeezed at the top and stretched at the bottom. ${why}`,
    question: 'Where do you find the same shape in a building, a plant or a bone?',
  })),
};
