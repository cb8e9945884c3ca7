import type { Frame } from '../frame.ts';

const SURFACES = [
  { name: 'tree bark', need: 'A tree', learn: 'Bark cracks because the tree grows fatter inside.' },
  { name: 'a coin', need: 'A coin', learn: 'A machine pressed the picture into the metal.' },
  {
    name: 'a brick',
    need: 'A brick wall',
    learn: 'Bricks are clay with sand. You feel the grains.',
  },
  { name: 'a basket', need: 'A woven basket', learn: 'The strips go over and under each other.' },
  { name: 'a shoe', need: 'A clean shoe', learn: 'The bumps grip the ground. So you do not slip.' },
  { name: 'a shell', need: 'A flat shell', learn: 'The animal added a new line as it grew.' },
];

/** A crayon shows what fingers feel. */
export const rubbings: Frame = {
  firstId: 1120,
  category: 'Nature',
  ages: [4, 6],
  picture: 'deciduous-tree',
  duration: 15,
  simulation: null,
  safety: ['Touch only what your grown-up allows.', 'Look for bugs before you lean on it.'],
  funFacts: [
    'Your fingertips feel bumps too small to see.',
    'Blind people read bumps. It is called braille.',
  ],
  further: null,
  investigations: SURFACES.map(({ name, need, learn }) => ({
    title: `The secret picture of ${name}`,
    description: `Rub a crayon and find the lines of ${name}.`,
    materials: [need, 'Thin paper', 'A fat crayon'],
    setup: ['Peel the paper off the crayon.'],
    steps: [
      { text: `Close your eyes. Feel ${name}.` },
      { text: 'Open them. Put the paper over it.' },
      { text: 'Rub with the side of the crayon.' },
      { text: 'Look for lines, dots and holes.' },
    ],
    howItWorks: `Bumps push the paper up. The crayon leaves more wax there. ${learn}`,
    question: 'Can a friend guess what your picture shows?',
  })),
};
