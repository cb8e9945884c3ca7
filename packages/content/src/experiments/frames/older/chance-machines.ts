import type { Frame } from '../frame.ts';

const MACHINES = [
  {
    title: 'Chance machine: the sum of two dice',
    need: 'Two dice',
    trial: 'roll both dice and note the sum',
    count: '72 trials',
    expect: 'sum 7 in one sixth of them and sums 2 and 12 in one thirty-sixth each',
    why: 'Six of the 36 equally likely pairs add up to seven, but only a single pair adds up to two.',
  },
  {
    title: 'Chance machine: runs of heads',
    need: 'A coin',
    trial: 'toss the coin and note heads or tails',
    count: '100 trials',
    expect: 'a longest run of about six or seven',
    why: 'Random sequences contain longer runs than people invent. Invented lists give themselves away by changing sides too often.',
  },
  {
    title: 'Chance machine: a paper cup that falls',
    need: 'A paper cup',
    trial: 'toss the cup a hand above the table and note side, top or bottom',
    count: '60 trials',
    expect: 'nothing, since no symmetry helps here and only trials can tell',
    why: 'A cup has no equal faces, so its probabilities can only be estimated from frequencies, with a margin that shrinks slowly.',
  },
  {
    title: 'Chance machine: a random walk',
    need: 'A coin and a button',
    trial:
      'toss the coin twenty times and move a button one field right for heads and left for tails',
    count: '15 walks',
    expect: 'a typical distance of about four fields from the start',
    why: 'Steps to both sides partly cancel, so the distance grows with the square root of the number of steps. Molecules diffuse by the same rule.',
  },
  {
    title: 'Chance machine: shared birthdays',
    need: 'Slips of paper numbered 1 to 365, or a page of random numbers',
    trial: 'draw 23 numbers, putting each back, and note if any comes up twice',
    count: '20 trials',
    expect: 'a repeat in about half of the trials',
    why: 'Among 23 people there are 253 pairs, and each pair has its own chance to match.',
  },
];

/** Experiments with chance: what theory says and what trials give. */
export const chanceMachines: Frame = {
  firstId: 1960,
  category: 'Data',
  ages: [15, 18],
  picture: 'game-die',
  duration: 30,
  simulation: null,
  safety: [
    'Play for numbers and never for money.',
    'Pick up dice and coins so that nobody slips on them.',
  ],
  funFacts: [
    'Letters between Pascal and Fermat in 1654 laid the ground of probability theory.',
    'While interned in the Second World War, John Kerrich tossed a coin 10,000 times and got 5,067 heads.',
  ],
  further: {
    medium: {
      title: 'Running value',
      text: 'Plot the result so far after each fifth of the trials. Watch how it settles.',
    },
    advanced: {
      title: 'Margin',
      text: 'Where your result is a share p of n trials, estimate its standard error √(p(1−p)/n). Otherwise compare the two halves of your data.',
    },
  },
  investigations: MACHINES.map(({ title, need, trial, count, expect, why }) => ({
    title,
    description: `Run ${count} and compare what you get with what theory leads you to expect.`,
    materials: [need, 'Squared paper', 'A pencil', 'A calculator'],
    setup: [
      'Prepare a tally sheet on squared paper before the first trial.',
      'Agree on a rule for trials that fail, such as a die under the table.',
    ],
    steps: [
      {
        title: 'Commit',
        text: 'Before you start, write down what you believe the result will be.',
      },
      { title: 'Trial', text: `One trial is this: ${trial}. Do ${count}.` },
      {
        title: 'Display',
        text: 'Draw the results as a bar chart. Leave room beside it for the expected values.',
      },
      {
        title: 'Compare',
        text: `Calculate your shares in percent. Theory says: ${expect}. Is your deviation surprising, or what chance would do?`,
      },
    ],
    howItWorks: `Single outcomes cannot be foretold, yet their frequencies settle down as trials add up: this is the law of large numbers. ${why}`,
    question: 'Why is it wrong to say that heads is “due” after five tails?',
  })),
};
