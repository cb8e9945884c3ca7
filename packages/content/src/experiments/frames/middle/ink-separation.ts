import type { Frame } from '../frame.ts';

const INKS = [
  { color: 'green', often: 'a yellow and a blue dye' },
  { color: 'brown', often: 'three or more dyes, such as yellow, red and blue' },
  { color: 'purple', often: 'a red and a blue dye' },
  { color: 'orange', often: 'a yellow and a pink dye' },
  { color: 'gray', often: 'several dyes in small amounts' },
];

/** Paper chromatography of one color of ink from several brands. */
export const inkSeparation: Frame = {
  firstId: 1620,
  category: 'Chemistry',
  ages: [11, 14],
  picture: 'test-tube',
  duration: 30,
  simulation: 'colors',
  safety: ['Choose water-based felt pens.', 'Old clothes on: dyes are made to stick.'],
  funFacts: [
    'In the early 1900s Mikhail Tsvet parted the dyes of green leaves in this way and gave the method its name.',
    'Laboratories find traces of drugs and poisons with descendants of this method.',
  ],
  further: {
    medium: {
      title: 'Rf',
      text: 'Divide the way of each dye by the way of the water front. Keep two digits.',
    },
    advanced: {
      title: 'Solvent',
      text: 'Run a strip in salt water as well (a quarter teaspoon in a cup). Which dyes change their place, and what does that say about them?',
    },
    advancedNeeds: ['A little salt'],
  },
  investigations: INKS.map(({ color, often }) => ({
    title: `Detective work on ${color} ink`,
    description: `A note was written with one of three ${color} pens. Find out which one.`,
    materials: [
      `Three ${color} felt pens of different brands`,
      'White coffee filters',
      'A clear plastic cup',
      'Water',
      'Two pencils',
      'Tape',
      'A ruler',
      'Scissors',
    ],
    setup: [
      'Cut four long strips from the filters.',
      `A partner secretly dots one strip with one of the ${color} pens and does not tell which.`,
    ],
    steps: [
      {
        title: 'Dots',
        text: 'Draw a pencil line two centimeters from the end of the other strips and give each pen a strip for its dot. Label them in pencil.',
      },
      {
        title: 'Run',
        text: 'Tape all four to a pencil over the cup so that the ends just dip into the water.',
      },
      {
        title: 'Stop',
        text: 'Take them out when the water is near the top and mark how far it came.',
      },
      {
        title: 'Match',
        text: 'Lay the secret strip beside the others, measure with the ruler and name the pen.',
      },
    ],
    howItWorks: `The water carries dyes up the paper, and the paper holds them back. The balance of the two is different for each dye. Ink that looks ${color} often holds ${often}, and each maker has its own recipe, so the pattern is like a fingerprint.`,
    question: 'When would two pens with the same pattern still not be the same pen?',
  })),
};
