import type { Frame } from '../frame.ts';

const MIXES = [
  {
    title: 'Bubble lab: does sugar help?',
    change: 'with two spoons of sugar stirred in',
    need: 'Sugar',
    why: 'Sugar holds on to water, so the skin dries out more slowly. Such bubbles often last longer.',
  },
  {
    title: 'Bubble lab: more soap or less?',
    change: 'with twice as much soap',
    need: 'A second cup',
    why: 'Too little soap leaves the skin of water too strong to stretch. More soap helps, but only up to a point.',
  },
  {
    title: 'Bubble lab: warm or cold water?',
    change: 'made with ice water',
    need: 'Ice water',
    why: 'In the cold, water leaves the skin more slowly. So cold bubbles can last a bit longer.',
  },
  {
    title: 'Bubble lab: square ring, round bubble?',
    change: 'with a ring bent into a square',
    need: 'A second wire',
    why: 'A skin pulls itself as small as it can. For a lump of air that shape is a ball, whatever the ring looks like.',
  },
  {
    title: 'Bubble lab: dry hand or wet hand?',
    change: 'caught on a wet hand and then on a hand dried with a towel',
    need: 'A towel',
    why: 'A dry finger draws water out of the skin and makes a hole. A wet one joins in, and the bubble can sit there.',
  },
];

/** What makes a soap bubble last? */
export const bubbles: Frame = {
  firstId: 1380,
  category: 'Water',
  ages: [7, 10],
  picture: 'bubbles',
  duration: 20,
  simulation: null,
  safety: [
    'Soap burns in the eyes. Blow away from faces.',
    'Play on grass: wet floors get slick.',
    'Bend the ends of the wire inward.',
  ],
  funFacts: [
    'The skin of a soap bubble is far thinner than a hair.',
    'A bubble looks black at the top just before it bursts, as it gets so thin there.',
  ],
  further: {
    medium: {
      title: 'Time',
      text: 'Time ten bubbles of each kind. Put the times in order and find the middle.',
    },
    advanced: {
      title: 'Recipe',
      text: 'Try three amounts of one part. Draw how the time changes and choose the best.',
    },
  },
  investigations: MIXES.map(({ title, change, need, why }) => ({
    title,
    description: `Blow plain bubbles first. Then test some ${change}.`,
    materials: [
      'Dish soap',
      'Water',
      'A cup',
      'A spoon',
      'A wire',
      need,
      'A timer',
      'Paper and pencil',
    ],
    setup: [
      'Stir two spoons of soap into a cup of water. Let it rest.',
      'Bend the wire into a ring with a handle.',
    ],
    steps: [
      { title: 'Plain', text: 'Dip the wire ring and blow a bubble. Catch it on the ring.' },
      { title: 'Time', text: 'Start the timer. How long does it last? Do this five times.' },
      { title: 'Change', text: `Now test bubbles ${change}, five times too.` },
      {
        title: 'Compare',
        text: 'Write both lists on paper. Which bubbles lived longer, and what shape did they have?',
      },
    ],
    howItWorks: `A bubble is a thin skin of water between two layers of soap. It bursts when the water runs down or dries up. ${why}`,
    question: 'Where do the colors on a bubble come from?',
  })),
};
