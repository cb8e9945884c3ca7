import type { Frame } from '../frame.ts';

const PATHS = [
  {
    name: 'a wooden table',
    need: 'A wooden table',
    put: 'Lay your ear on the table while a friend taps the other end',
    why: 'The parts of wood are bound tightly, so each one quickly pushes the next.',
  },
  {
    name: 'a bag of water',
    need: 'A zip bag full of water',
    put: 'Hold the bag to your ear while a friend taps two coins on its other side',
    why: 'Water is hard to squeeze, so it passes a push on well. Whales call to each other over great distances.',
  },
  {
    name: 'a pillow',
    need: 'A pillow',
    put: 'Hold the pillow to your ear while a friend taps two coins behind it',
    why: 'Soft stuffing bends instead of passing the push on. Sound dies away in it as a bit of heat.',
  },
  {
    name: 'a balloon',
    need: 'A balloon full of air',
    put: 'Hold the balloon to your ear while a friend taps its far side with one finger',
    why: 'The tight skin and the air inside swing along and carry the taps to your ear.',
  },
  {
    name: 'a metal spoon on a string',
    need: 'A metal spoon tied to the middle of a string',
    put: 'Hold both ends of the string to your ears while the spoon hits the table',
    why: 'Metal rings for long, and the tight string brings its sound to you with hardly any loss.',
  },
];

/** Listening through different materials. */
export const soundPaths: Frame = {
  firstId: 1340,
  category: 'Light and Sound',
  ages: [7, 10],
  picture: 'ear',
  duration: 15,
  simulation: 'sound',
  safety: [
    'Tap softly when an ear is near.',
    'Put nothing into an ear.',
    'Ask about latex before you use a balloon.',
  ],
  funFacts: [
    'Sound goes about four times as fast in water as in air.',
    'In space there is no air, so nobody could hear a bell ring.',
  ],
  further: {
    medium: {
      title: 'Distance',
      text: 'Find the greatest distance at which you still hear the taps. Do it with and without the thing.',
    },
    advanced: {
      title: 'Blind test',
      text: 'Close your eyes and say when you hear a tap. A friend counts how often you are right.',
    },
  },
  investigations: PATHS.map(({ name, need, put, why }) => ({
    title: `Does sound get through ${name}?`,
    description: `Listen first through air, then through ${name}.`,
    materials: [
      need,
      'Two coins',
      'Paper and pencil',
      ...(name === 'a wooden table' ? [] : ['A table']),
    ],
    setup: ['Sit at a table in a quiet place with a friend.'],
    steps: [
      {
        title: 'Air',
        text: 'Your friend taps two coins an arm away. Give the loudness a mark from one to ten.',
      },
      { title: 'Guess', text: `Will it be louder or softer through ${name}?` },
      { title: 'Listen', text: `${put}.` },
      { title: 'Mark', text: 'Write a mark for this way too. Swap places and compare.' },
    ],
    howItWorks: `Sound is a push that is handed on from part to part. ${why}`,
    question: 'What would you put on the walls of a noisy room?',
  })),
};
