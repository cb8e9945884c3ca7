import type { Frame } from '../frame.ts';

const CHANGES = [
  {
    title: 'Damped swings: the effect of a sail',
    vary: 'a card of 5, 10 and 15 centimeters width taped to the weight',
    need: 'Stiff card',
    why: 'The card pushes air aside, and the drag it feels grows with its area and with its speed. Larger cards therefore remove energy faster.',
  },
  {
    title: 'Damped swings: the effect of mass',
    vary: 'one, three and six washers on a paper clip as the weight',
    need: 'A paper clip',
    why: 'Drag depends on shape and speed and hardly on mass. A heavier weight stores more energy at the same height, so the same loss matters less.',
  },
  {
    title: 'Damped swings: the effect of length',
    vary: 'strings of 25, 50 and 75 centimeters',
    need: 'More string',
    why: 'A long pendulum moves slowly for the same angle and passes fewer times a minute. Count both in swings and in seconds, for the answers may differ.',
  },
  {
    title: 'Damped swings: the effect of the pivot',
    vary: 'a string taped flat, tied around a pencil, and led through a smooth hole in card',
    need: 'Card with a smooth hole',
    why: 'Where the string rubs at its support, motion turns into heat. A clean pivot loses little, and then air drag is what remains.',
  },
  {
    title: 'Damped swings: small starts and large starts',
    vary: 'a first swing of 5, 10 and 20 centimeters to the side',
    need: 'A sheet of paper with a scale',
    why: 'At low speed drag grows about in proportion to speed, so each swing loses the same fraction. At higher speed it grows faster, and large swings lose a larger share.',
  },
];

/** How fast a pendulum loses its swing. */
export const damping: Frame = {
  firstId: 1800,
  category: 'Physics',
  ages: [13, 18],
  picture: 'timer-clock',
  duration: 30,
  simulation: 'pendulum',
  safety: [
    'Weights stay small: washers and not stones.',
    'Secure the support with tape before you let anything swing.',
  ],
  funFacts: [
    'In 1851 Léon Foucault hung a pendulum of 67 meters in Paris to show that Earth turns.',
    'A 660-ton pendulum near the top of the tower Taipei 101 calms its sway in storms.',
  ],
  further: {
    medium: {
      title: 'Semi-log',
      text: 'Plot the logarithm of the amplitude against the number of swings. A straight line means that the decay is exponential.',
    },
    advanced: {
      title: 'Half-life',
      text: 'Determine the number of swings in which the amplitude halves, with an uncertainty, for each setting. Do the error bars overlap?',
    },
    mediumNeeds: ['A calculator'],
  },
  investigations: CHANGES.map(({ title, vary, need, why }) => ({
    title,
    description: `Compare how quickly a pendulum dies down with ${vary}.`,
    materials: [
      'String',
      'Six metal washers',
      need,
      'A ruler',
      'A pencil',
      'Tape',
      'A timer',
      'Graph paper',
    ],
    setup: [
      'Tape a pencil over the edge of a table and hang the washers from it by the string.',
      'Fix the ruler behind the lowest point of the swing.',
    ],
    steps: [
      {
        title: 'Hypothesis',
        text: `You are going to test ${vary}. State which one stops last, and why.`,
      },
      {
        title: 'Release',
        text: 'Let it go from 10 centimeters to the side, unless the start is your variable.',
      },
      {
        title: 'Read',
        text: 'Note the largest displacement after every fifth swing until it is below 2 centimeters, and the time.',
      },
      {
        title: 'Compare',
        text: 'Repeat each setting twice and draw all the curves in one diagram on graph paper.',
      },
    ],
    howItWorks: `Every swing converts potential energy into kinetic energy and back again, and each conversion loses a fraction to the air and the pivot. ${why}`,
    question: 'Where is damping wanted, and where would you pay to get rid of it?',
  })),
};
