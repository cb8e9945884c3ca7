import type { Frame } from '../frame.ts';

const SIGNS = [
  {
    what: 'clouds',
    look: 'Look at the sky away from the sun. Note the shape of the clouds and how much of the sky they fill',
    need: 'A cloud chart or a book with clouds',
    why: 'Heaps of cloud grow where warm air rises. A gray sheet often comes before long rain.',
  },
  {
    what: 'wind',
    look: 'Watch a ribbon on a stick. Note where it points and if it hangs, sways or flies',
    need: 'A ribbon tied to a stick',
    why: 'Air moves from places where it presses more to places where it presses less. That is wind.',
  },
  {
    what: 'warmth',
    look: 'Read the thermometer in the shade, one meter above the ground',
    need: 'A thermometer',
    why: 'The sun warms the ground and the ground warms the air. So the warmest hour comes after noon.',
  },
  {
    what: 'dew',
    look: 'Feel the grass early in the day and note if it is dry, damp or wet',
    need: 'A patch of grass',
    why: 'In a clear night the grass gets cold. Damp air touches it, and drops form.',
  },
  {
    what: 'rain',
    look: 'Read how high the water stands in a straight cup in the open, then empty it',
    need: 'A straight plastic cup and a ruler',
    why: 'If the rain stands one finger high in the cup, the ground all around got that much too.',
  },
];

/** Looking at the same sign of the weather, day after day. */
export const weatherDiary: Frame = {
  firstId: 1400,
  category: 'Weather',
  ages: [7, 12],
  picture: 'sun-behind-rain-cloud',
  duration: 10,
  simulation: null,
  safety: ['Never look straight at the sun.', 'Go inside when you hear thunder.'],
  funFacts: [
    'A big thundercloud can weigh as much as thousands of elephants and still float.',
    'Sailors have told the weather by clouds and wind for thousands of years.',
  ],
  further: {
    medium: {
      title: 'Chart',
      text: 'Make a chart of all your days. Mark the highest, the lowest and the most common.',
    },
    advanced: {
      title: 'Forecast',
      text: 'Foretell tomorrow from your chart for three days. How often were you right? Compare with just saying “like today.”',
    },
  },
  investigations: SIGNS.map(({ what, look, need, why }) => ({
    title: `A diary of ${what}`,
    description: `Record the ${what} at the same time each day and find a pattern.`,
    materials: [need, 'A notebook', 'A pencil', 'A clock'],
    setup: ['Choose one place outside and one hour by the clock.'],
    steps: [
      { title: 'Page', text: 'Draw a table with a row for each day in your notebook.' },
      { title: 'Look', text: `${look}.` },
      { title: 'Note', text: 'Write it down at once with a pencil, even if it seems dull.' },
      {
        title: 'Pattern',
        text: 'After five days read all rows. What goes up, what goes down, what repeats?',
      },
    ],
    howItWorks: `One day tells little, but many days show a pattern. ${why}`,
    question: 'Who needs to know about tomorrow’s weather for their work?',
  })),
};
