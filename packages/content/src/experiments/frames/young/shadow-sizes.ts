import type { Frame } from '../frame.ts';

const CASES = [
  {
    title: 'Shadow sizes: move the lamp',
    thing: 'toy',
    move: 'bring the flashlight nearer, hand by hand',
    note: 'Measure the width of the shadow each time.',
    why: 'Near the lamp the toy blocks a larger part of the beam. So its shadow gets bigger.',
    extra: 'A toy',
  },
  {
    title: 'Shadow sizes: move the toy',
    thing: 'toy',
    move: 'push the toy nearer to the wall, step by step',
    note: 'Measure how wide the shadow is at each place.',
    why: 'Near the wall the beam has no room left to spread out. So shadow and toy have nearly the same size.',
    extra: 'A toy',
  },
  {
    title: 'Shadow sizes: tilt the light',
    thing: 'pencil',
    move: 'hold the flashlight lower and lower beside a standing pencil',
    note: 'Measure the length of its shadow on the table.',
    why: 'Low light has a long way to go before it gets past the tip of the pencil. Morning shadows are long for that reason.',
    extra: 'A pencil stuck upright in clay',
  },
  {
    title: 'Shadow sizes: two lamps',
    thing: 'toy',
    move: 'add the second flashlight beside the first one',
    note: 'How many shadows are there? Where is the darkest spot?',
    why: 'Each lamp makes its own shadow. Where the two overlap, no light gets in, so it is darkest there.',
    extra: 'A toy and a second flashlight',
  },
  {
    title: 'Shadow sizes: clear, foggy, solid',
    thing: 'plastic wrap',
    move: 'hold up plastic wrap, then wax paper, then cardboard',
    note: 'Rate each shadow from zero for none to ten for black.',
    why: 'Clear things let light through, foggy ones scatter it, and solid ones stop it.',
    extra: 'Plastic wrap, wax paper and cardboard',
  },
];

/** What makes a shadow long, wide or dark. */
export const shadowSizes: Frame = {
  firstId: 1300,
  category: 'Light and Sound',
  ages: [7, 12],
  picture: 'flashlight',
  duration: 20,
  simulation: 'light',
  safety: [
    'Shine at walls and tables, not at eyes.',
    'Put bags and chairs aside before you make it dark.',
  ],
  funFacts: [
    'The shadow of the Moon races over the Earth faster than a jet plane during an eclipse.',
    'Sundials have told the time by shadows for more than 3,000 years.',
  ],
  further: {
    medium: { title: 'Table', text: 'Take five readings, evenly spaced, and put them in a table.' },
    advanced: {
      title: 'Rule',
      text: 'Find a rule in your numbers. Use it to foretell a sixth reading, then check it.',
    },
  },
  investigations: CASES.map(({ title, thing, move, note, why, extra }) => ({
    title,
    description: `Play with light and find out what happens when you ${move}.`,
    materials: ['A flashlight', extra, 'A ruler', 'White paper', 'Tape', 'A pencil for notes'],
    setup: ['Tape white paper where the shadow will fall.', 'Darken the room.'],
    steps: [
      {
        title: 'First look',
        text: `Shine the flashlight at the ${thing}. Draw around its shadow on the paper.`,
      },
      { title: 'Guess', text: 'What will your change do to it?' },
      { title: 'Change', text: `Now ${move}.` },
      { title: 'Read', text: `${note} Use the ruler where you can.` },
    ],
    howItWorks: `Light flies straight and spreads out from the lamp. A shadow is where it cannot get to. ${why}`,
    question: 'How would you make a shadow twice as tall as you are?',
  })),
};
