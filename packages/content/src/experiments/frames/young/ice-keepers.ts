import type { Frame } from '../frame.ts';

const WRAPS = [
  {
    name: 'wool',
    need: 'A wool sock',
    how: 'in a wool sock',
    why: 'Wool traps still air between its hairs.',
  },
  {
    name: 'newspaper',
    need: 'Two sheets of newspaper',
    how: 'in crumpled newspaper',
    why: 'Crumpled paper makes many small rooms of air.',
  },
  {
    name: 'bubble wrap',
    need: 'Bubble wrap',
    how: 'in bubble wrap',
    why: 'Each bubble holds a bit of air in its place.',
  },
  {
    name: 'dry leaves',
    need: 'A bag of dry leaves',
    how: 'in a nest of dry leaves',
    why: 'Air sits between the leaves and cannot move much.',
  },
  {
    name: 'dry sand',
    need: 'A bowl of dry sand',
    how: 'in dry sand',
    why: 'Sand is a weak wrap: its grains touch and pass heat on. It may still beat no wrap at all.',
  },
  {
    name: 'foil',
    need: 'Aluminum foil',
    how: 'in three layers of loose foil',
    why: 'Metal passes heat on well, but the shiny layers throw back warmth that shines on them.',
  },
];

/** Which wrap keeps ice from melting? */
export const iceKeepers: Frame = {
  firstId: 1260,
  category: 'Water',
  ages: [7, 10],
  picture: 'ice',
  duration: 20,
  simulation: null,
  safety: [
    'Ice from the freezer can stick to skin. Wait a minute.',
    'Puddles are slippery, so dry them.',
  ],
  funFacts: [
    'Before there were fridges, people kept ice in sawdust until summer.',
    'A polar bear is wrapped so well in fur and fat that it can get too hot when it runs.',
  ],
  further: {
    medium: {
      title: 'Measure',
      text: 'Pour the melted water of each bag into a measuring spoon every ten minutes. Make a table.',
    },
    advanced: {
      title: 'Improve',
      text: 'Mix two wraps to build a better one. Say first how much ice it should save.',
    },
    mediumNeeds: ['A measuring spoon'],
  },
  investigations: WRAPS.map(({ name, need, how, why }) => ({
    title: `Keep it frozen with ${name}`,
    description: `Find out if ${name} can keep an ice cube from melting.`,
    materials: [
      'Two equal ice cubes',
      'Two cups',
      'Two small bags',
      need,
      'A timer',
      'Paper and pencil',
    ],
    setup: [
      'Choose a warm place in the shade.',
      'Put each ice cube in a small bag, so that it stays dry.',
    ],
    steps: [
      { title: 'Wrap', text: `Pack one cube ${how} and put it in a cup.` },
      { title: 'Leave', text: 'Put the other cube in a cup with no wrap at all.' },
      { title: 'Wait', text: 'Set the timer to 20 minutes. Note your guess.' },
      { title: 'Compare', text: 'Unwrap the first cube. Which one is bigger now?' },
    ],
    howItWorks: `Ice melts when warmth flows into it. A good wrap slows that flow, and it makes no cold of its own. ${why}`,
    question: 'Can the same wrap keep soup warm? Why?',
  })),
};
