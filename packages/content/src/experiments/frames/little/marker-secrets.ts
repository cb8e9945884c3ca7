import type { Frame } from '../frame.ts';

const MARKERS = ['green', 'black', 'purple', 'orange', 'brown', 'blue'];

/** One marker, some water, and maybe more than one color. */
export const markerSecrets: Frame = {
  firstId: 1080,
  category: 'Colors',
  ages: [4, 6],
  picture: 'rainbow',
  duration: 15,
  simulation: 'colors',
  safety: ['Use a washable marker.', 'Ink can stain. Wear an old shirt.'],
  funFacts: [
    'Green leaves hide yellow. You see it in fall.',
    'Screens make all colors from three lights.',
  ],
  further: null,
  investigations: MARKERS.map((color) => ({
    title: `What hides in the ${color} marker?`,
    description: `Is ${color} just one color? Water will tell.`,
    materials: [
      `A washable ${color} marker`,
      'A paper towel',
      'A plate',
      'A cup with a little water',
    ],
    setup: ['Tear off a long strip of paper towel.'],
    steps: [
      { text: `Draw a fat ${color} line across the strip.` },
      { text: 'Dip just the end into the cup.' },
      { text: 'Hold still. The water climbs to the line.' },
      { text: 'Lay it on the plate. Which colors came out?' },
    ],
    howItWorks:
      'Some inks are one color. Some are a mix. Water pulls each color along at its own pace. That is how a mix comes apart.',
    question: `Would another ${color} marker look the same?`,
  })),
};
