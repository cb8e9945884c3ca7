import type { Frame } from '../frame.ts';

const PAIRS = [
  { floater: 'cork', sinker: 'coin', because: 'Cork is full of tiny air rooms.' },
  { floater: 'stick', sinker: 'stone', because: 'Dry wood has air in it.' },
  { floater: 'feather', sinker: 'key', because: 'A feather is light and full of air.' },
  { floater: 'plastic cap', sinker: 'metal spoon', because: 'That plastic is light for its size.' },
  { floater: 'apple', sinker: 'potato', because: 'One quarter of an apple is air.' },
  { floater: 'pine cone', sinker: 'shell', because: 'A dry cone has air in its wood.' },
];

/** Two things in a bowl: one stays up. */
export const floatOrSink: Frame = {
  firstId: 1000,
  category: 'Water',
  ages: [4, 6],
  picture: 'duck',
  duration: 10,
  simulation: 'buoyancy',
  safety: ['A grown-up is with you at the water.', 'Nothing small goes into a mouth.'],
  funFacts: [
    'A duck floats because air hides in its feathers.',
    'Ice floats. Most of it is under water.',
  ],
  further: null,
  investigations: PAIRS.map(({ floater, sinker, because }) => ({
    title: `Who floats: the ${floater} or the ${sinker}?`,
    description: `The ${floater} and the ${sinker} go swimming. Who stays up?`,
    materials: ['A bowl of water', `One ${floater}`, `One ${sinker}`, 'A towel'],
    setup: ['Set the bowl on the towel.'],
    steps: [
      { text: `Hold the ${floater} in one hand. Hold the ${sinker} too.` },
      { text: 'Which one feels heavy? Who will float?' },
      { text: 'Put both in the water. Let go softly.' },
      { text: 'Push the floater down. Let go. What happens?' },
    ],
    howItWorks: `Water pushes things up. ${because} So the ${floater} floats. The ${sinker} is too heavy for its size. It sinks.`,
    question: `Can the ${floater} carry something small?`,
  })),
};
