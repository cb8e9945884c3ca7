import type { Frame } from '../frame.ts';

const PAIRS = [
  { drinker: 'sock', other: 'plastic bag' },
  { drinker: 'paper towel', other: 'sheet of foil' },
  { drinker: 'sponge', other: 'stone' },
  { drinker: 'cotton ball', other: 'plastic lid' },
  { drinker: 'page of newspaper', other: 'leaf' },
  { drinker: 'cotton scarf', other: 'rain jacket' },
];

/** Water on two things: one of them drinks. */
export const drinkUp: Frame = {
  firstId: 1020,
  category: 'Water',
  ages: [4, 6],
  picture: 'sponge',
  duration: 10,
  simulation: null,
  safety: ['Mop up water on the floor.', 'Plastic never goes over a face.'],
  funFacts: [
    'Moss can drink many times its own weight.',
    'A thirsty camel can drink a bathtub of water.',
  ],
  further: null,
  investigations: PAIRS.map(({ drinker, other }) => ({
    title: `Thirsty or not: ${drinker} and ${other}`,
    description: `Does the ${drinker} drink? Does the ${other}?`,
    materials: [`A ${drinker}`, `A ${other}`, 'A cup of water', 'A spoon', 'A tray'],
    setup: ['Lay both things flat on the tray.'],
    steps: [
      { text: 'Feel both. Are they rough or smooth?' },
      { text: `Drip a spoon of water on the ${drinker}.` },
      { text: `Do the same on the ${other}.` },
      { text: 'Where did the water go? Touch and tell.' },
    ],
    howItWorks: `The ${drinker} has many tiny gaps. Water slips in and stays there. The ${other} has no gaps like that. Water stays on top.`,
    question: 'What would you use to dry your hands?',
  })),
};
