import type { Frame } from '../frame.ts';

const TESTS = [
  {
    title: 'How far does it roll: smooth floor or towel',
    one: 'down the ramp onto the bare floor',
    two: 'down the ramp onto a towel',
    need: 'A towel',
    why: 'A towel is soft and bumpy. It takes motion away from the ball, and this rubbing is called friction.',
  },
  {
    title: 'How far does it roll: low ramp or high ramp',
    one: 'from a ramp on one book',
    two: 'from a ramp on three books',
    need: 'Two more books',
    why: 'From a higher start the ball gains more speed on its way down. So it has more to spend on the floor.',
  },
  {
    title: 'How far does it roll: short run or long run',
    one: 'from the middle of the ramp',
    two: 'from the top of the ramp',
    need: 'A pencil to mark the start',
    why: 'From the top it drops farther. Gravity has more way to speed it up.',
  },
  {
    title: 'How far does it roll: tape on the ramp',
    one: 'down the plain ramp',
    two: 'down the ramp with strips of sticky tape, sticky side up',
    need: 'Sticky tape',
    why: 'The tape grips the ball and lets go again. That takes a bit of its speed each time.',
  },
  {
    title: 'How far does it roll: level or uphill',
    one: 'down the ramp onto the level floor',
    two: 'down the ramp and up a second board',
    need: 'A second board on a thin book',
    why: 'On the way up the ball pays with speed for height. So it comes to a stop sooner.',
  },
];

/** A ramp, a ball and one change. */
export const rolling: Frame = {
  firstId: 1240,
  category: 'Motion',
  ages: [7, 12],
  picture: 'soccer-ball',
  duration: 20,
  simulation: null,
  safety: [
    'Pick up balls so that nobody steps on them.',
    'Keep the ramp low, no more than three books.',
  ],
  funFacts: [
    'A ball thrown in deep space flies on and on, for there is no air to slow it.',
    'Four hundred years ago Galileo rolled balls down ramps to learn how things fall.',
  ],
  further: {
    medium: {
      title: 'Repeat',
      text: 'Roll five times each way. Cross out the best and the worst, and find the middle one.',
    },
    advanced: {
      title: 'Graph',
      text: 'Add two more settings of your own in between. Draw a graph of all the distances.',
    },
  },
  investigations: TESTS.map(({ title, one, two, need, why }) => ({
    title,
    description: `Roll a ball ${one}, then ${two}. What changes?`,
    materials: ['A stiff board', 'A book', 'A ball', need, 'A tape measure', 'Paper'],
    setup: ['Lean the board on the book to make a ramp.', 'Clear three meters of floor.'],
    steps: [
      { title: 'Guess', text: 'Which way will the ball go farther? Write it on paper.' },
      { title: 'First', text: `Roll the ball ${one}. Only let go, never push.` },
      { title: 'Second', text: `Now roll it ${two}.` },
      {
        title: 'Compare',
        text: 'Lay down the tape measure after each roll. How big is the difference?',
      },
    ],
    howItWorks: `A ball keeps rolling until something stops it. ${why}`,
    question: 'Where on a bike do you want friction, and where not?',
  })),
};
