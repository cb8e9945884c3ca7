import type { Frame } from '../frame.ts';

const WATCHED = [
  {
    what: 'ants',
    count: 'How many carry something?',
    learn: 'Ants smell the way with their feelers.',
  },
  {
    what: 'birds',
    count: 'How many do you hear?',
    learn: 'Many birds sing to say: this is my home.',
  },
  {
    what: 'clouds',
    count: 'How many shapes do you see?',
    learn: 'A cloud is made of tiny drops or ice.',
  },
  {
    what: 'snails',
    count: 'How many feelers do they have?',
    learn: 'A snail makes slime and glides on it.',
  },
  {
    what: 'trees in the wind',
    count: 'Which parts move the most?',
    learn: 'Thin twigs bend. That saves them from breaking.',
  },
  {
    what: 'flowers',
    count: 'How many petals do you count?',
    learn: 'Bright petals tell bees: here is food.',
  },
];

/** Sit still and look: the first skill of a scientist. */
export const quietWatcher: Frame = {
  firstId: 1160,
  category: 'Nature',
  ages: [4, 6],
  picture: 'ant',
  duration: 15,
  simulation: null,
  safety: [
    'Only look. Let living things be.',
    'Never look at the bright sun.',
    'Keep away from nests and bees.',
  ],
  funFacts: [
    'An ant can lift things heavier than itself.',
    'Some birds fly half around the Earth each year.',
  ],
  further: null,
  investigations: WATCHED.map(({ what, count, learn }) => ({
    title: `Quiet watcher: ${what}`,
    description: `Be as still as a stone. Watch ${what}.`,
    materials: ['A mat to sit on', 'Paper', 'A pencil'],
    setup: ['Find a good spot outside. Put your mat down.'],
    steps: [
      { text: 'Sit down. Be quiet for one song.' },
      { text: `Look for ${what}. ${count}` },
      { text: 'Draw what you see on the paper.' },
      { text: 'Show your picture. Tell what surprised you.' },
    ],
    howItWorks: `To know a thing, look long and with care. ${learn} The closer you look, the more wonders you find.`,
    question: 'What would you like to ask about them?',
  })),
};
