import type { Frame } from '../frame.ts';

const BARRIERS = [
  {
    name: 'paper',
    need: '60 sheets of paper',
    layers: 'sheets, ten at a time',
    effect:
      'Paper has no effect on the field. The pull gets weaker only because the stack moves the clip farther away.',
  },
  {
    name: 'cloth',
    need: 'A folded cotton cloth',
    layers: 'folds, one at a time',
    effect: 'Cotton is not magnetic, so just the thickness counts.',
  },
  {
    name: 'water',
    need: 'A thin zip bag with a little water',
    layers: 'millimeters of water',
    effect: 'Water is repelled by a magnet, but so very weakly that you cannot notice it here.',
  },
  {
    name: 'aluminum foil',
    need: 'Aluminum foil',
    layers: 'layers, four at a time',
    effect:
      'Aluminum is a metal but not a magnetic one. A magnet at rest passes its field straight through.',
  },
  {
    name: 'a steel lid',
    need: 'Two steel jar lids',
    layers: 'lids, one at a time',
    effect:
      'Steel is magnetic itself. It gathers the field lines and leads them sideways, so less of the field comes out behind it.',
  },
  {
    name: 'cardboard',
    need: 'Twelve pieces of thin cardboard',
    layers: 'pieces, one at a time',
    effect: 'Cardboard lets the field through untouched. Each piece only adds to the distance.',
  },
];

/** What weakens the pull of a magnet? */
export const magnetBarriers: Frame = {
  firstId: 1520,
  category: 'Physics',
  ages: [11, 14],
  picture: 'magnet',
  duration: 25,
  simulation: null,
  safety: [
    'Swallowed magnets are very dangerous: use one large magnet and count it back in.',
    'Keep it away from phones, bank cards and pacemakers.',
  ],
  funFacts: [
    'Earth is a magnet too: iron that flows in its outer core makes the field.',
    'Some sea turtles find the beach where they hatched by the magnetic field of Earth.',
  ],
  further: {
    medium: {
      title: 'Count',
      text: 'Instead of one clip, count how many hang in a chain at each thickness. Draw a graph of clips against thickness.',
    },
    advanced: {
      title: 'Separate',
      text: 'Repeat with an empty gap of equal thickness. Subtract to tell the effect of distance from that of the material.',
    },
  },
  investigations: BARRIERS.map(({ name, need, layers, effect }) => ({
    title: `Can ${name} stop a magnet?`,
    description: `Put ${name} between a magnet and a paper clip, and see how much it takes to let the clip fall.`,
    materials: [
      'One large magnet',
      'Ten steel paper clips',
      need,
      'A ruler',
      'A table',
      'Paper and pencil',
    ],
    setup: [
      'Check that the magnet lifts a clip on its own.',
      'Remove all other steel from the table.',
    ],
    steps: [
      { title: 'Predict', text: `How many ${layers}, until the clip no longer hangs?` },
      {
        title: 'Test',
        text: `Hold ${name} against the underside of the magnet and let a clip hang below.`,
      },
      { title: 'Add', text: `Increase the amount: ${layers}. Stop when the clip drops.` },
      {
        title: 'Measure',
        text: 'Press the barrier flat and note its thickness with the ruler. Repeat twice.',
      },
    ],
    howItWorks: `A magnetic field reaches through most materials and fades quickly with distance. ${effect}`,
    question: 'How could you keep a sensitive compass safe from a magnet nearby?',
  })),
};
