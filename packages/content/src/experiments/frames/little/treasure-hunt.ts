import type { Frame } from '../frame.ts';

const HUNTS = [
  { what: 'round', question: 'Does a round thing roll?' },
  { what: 'soft', question: 'Why might a soft bed suit a bird?' },
  { what: 'rough', question: 'Is the other side rough too?' },
  { what: 'green', question: 'How many kinds of green did you see?' },
  { what: 'long', question: 'Is it as long as your arm?' },
  { what: 'smelly', question: 'Which smell did you like best?' },
];

/** A hunt outside with one sense in mind, then sorting. */
export const treasureHunt: Frame = {
  firstId: 1100,
  category: 'Nature',
  ages: [4, 6],
  picture: 'magnifying-glass-tilted-left',
  duration: 20,
  simulation: null,
  safety: [
    'Stay close to your grown-up.',
    'Taste nothing. Leave mushrooms and berries alone.',
    'Clean your hands when you come back.',
  ],
  funFacts: [
    'There are more kinds of beetles than of birds.',
    'No two leaves in a forest are just alike.',
  ],
  further: null,
  investigations: HUNTS.map(({ what, question }) => ({
    title: `A hunt for ${what} things`,
    description: `Go outside. Find five ${what} things.`,
    materials: ['A small basket', 'A big sheet of paper'],
    setup: ['Say where you may go.', 'Take only what lies on the ground.'],
    steps: [
      { text: `Look for something ${what}. Put it in the basket.` },
      { text: 'Find four more. Count to five.' },
      { text: 'Lay them on the paper from small to big.' },
      { text: 'Make groups. Which ones belong together?' },
    ],
    howItWorks:
      'Scientists look closely. Then they sort what they find. Sorting helps us see what things share. God made a world full of kinds.',
    question,
  })),
};
