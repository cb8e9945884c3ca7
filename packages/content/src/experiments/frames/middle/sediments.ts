import type { Frame } from '../frame.ts';

const GROUNDS = [
  {
    name: 'garden soil',
    see: 'sand at the bottom, silt above it, cloudy clay and a floating layer of plant remains',
    why: 'Dark remains of plants float or settle last. They store water and feed the soil.',
  },
  {
    name: 'river sand',
    see: 'one thick layer of sand under nearly clear water',
    why: 'The river has already washed the fine grains away. Grains of one size settle together.',
  },
  {
    name: 'path dust',
    see: 'thin bands of gray silt that take long to settle',
    why: 'Feet and wheels grind grains small. Small grains have much surface for their weight, and water slows them.',
  },
  {
    name: 'compost',
    see: 'a thick layer that floats, and brown water',
    why: 'Half-rotted plants are full of air. The brown comes from substances that dissolve as they rot.',
  },
  {
    name: 'soil from a molehill',
    see: 'crumbs that break up into sand and clay',
    why: 'Moles bring up soil from below the roots. It holds fewer plant remains than the layer on top.',
  },
];

/** Soil in a bottle of water sorts itself by grain size. */
export const sediments: Frame = {
  firstId: 1660,
  category: 'Earth and Space',
  ages: [11, 14],
  picture: 'bucket',
  duration: 20,
  simulation: null,
  safety: [
    'Wear gloves and cover cuts: soil holds germs.',
    'Wash your hands well at the end.',
    'Pour the mud outside, not into a sink.',
  ],
  funFacts: [
    'A spoonful of healthy soil can hold billions of microbes.',
    'Deltas are made of what rivers drop where they slow down.',
  ],
  further: {
    medium: {
      title: 'Shares',
      text: 'Measure each layer the next day and give it in percent of all that settled.',
    },
    advanced: {
      title: 'Speed',
      text: 'Time how long grains of two sizes need for ten centimeters. Is the time in proportion to the size?',
    },
  },
  investigations: GROUNDS.map(({ name, see, why }) => ({
    title: `What is in ${name}?`,
    description: `Shake ${name} with water and let gravity sort it into layers.`,
    materials: [
      `A cup of ${name}`,
      'A clear plastic bottle with a cap',
      'Water',
      'A ruler',
      'A marker',
      'A magnifier',
      'Gloves',
      'Paper and pencil',
    ],
    setup: [
      'Crush lumps with gloves on and take out stones.',
      'Fill the bottle one third with it.',
    ],
    steps: [
      {
        title: 'Look',
        text: 'Study a pinch through the magnifier. Describe color, grain and what is alive or was alive.',
      },
      { title: 'Shake', text: 'Fill up with water, close the cap and shake for one minute.' },
      {
        title: 'Mark',
        text: 'Set it down. Use the marker to mark the top of what has settled after 1, 5 and 20 minutes.',
      },
      {
        title: 'Draw',
        text: 'Sketch the layers and measure each with the ruler. Which one formed first?',
      },
    ],
    howItWorks: `Gravity pulls the grains down while the resistance of the water slows them. Large grains overcome this resistance most easily and settle first. You may see ${see}. ${why}`,
    question: 'How do layers like these, turned to rock, help to tell what happened long ago?',
  })),
};
