import type { Frame } from '../frame.ts';

const FACTORS = [
  {
    title: 'Reaction rates: concentration',
    levels: 'vinegar, vinegar with an equal part of water, and vinegar with three parts of water',
    need: 'Water',
    why: 'In a diluted solution acid molecules meet the carbonate less often. A rate that halves with concentration points to first order.',
  },
  {
    title: 'Reaction rates: temperature',
    levels: 'vinegar cooled in ice, at room temperature, and warmed in bath-warm water',
    need: 'Ice and warm tap water',
    why: 'A rise of ten degrees often speeds a reaction up two to three times, as more collisions reach the activation energy. Dissolving chalk is slowed by diffusion as well, so the factor can be smaller here.',
  },
  {
    title: 'Reaction rates: surface',
    levels: 'one whole piece of chalk, the same mass in crumbs, and ground to powder',
    need: 'A mortar or a spoon and a bag',
    why: 'Only the surface of a solid can react. Powder offers hundreds of times the surface of a stick.',
  },
  {
    title: 'Reaction rates: which acid?',
    levels: 'vinegar, lemon juice, and sparkling water',
    need: 'Lemon juice and sparkling water',
    why: 'Acids differ in concentration and in how far they release hydrogen ions. Carbonic acid is so weak that you see hardly any effect on chalk.',
  },
  {
    title: 'Reaction rates: stirring',
    levels: 'no stirring, one gentle swirl every ten seconds, and swirling all the time',
    need: 'A clock with a second hand',
    why: 'Around the solid the acid is soon used up, and gas bubbles cover part of it. Swirling brings fresh acid and frees the surface.',
  },
];

/** Chalk in weak acid: what sets the speed of a reaction? */
export const reactionRates: Frame = {
  firstId: 1900,
  category: 'Chemistry',
  ages: [14, 18],
  picture: 'alembic',
  duration: 30,
  simulation: null,
  safety: [
    'Goggles throughout: gas bubbles throw fine drops.',
    'Leave every container open.',
    'Avoid breathing chalk dust, and wipe it up wet.',
  ],
  funFacts: [
    'Limestone caves grew as weak carbonic acid dissolved the rock over many thousands of years.',
    'Rising carbon dioxide makes the ocean less basic, which makes it harder for corals to build.',
  ],
  further: {
    medium: {
      title: 'Mass loss',
      text: 'Set the cup on a kitchen scale and record the mass every 30 seconds. The loss is the carbon dioxide that leaves.',
    },
    advanced: {
      title: 'Initial rate',
      text: 'Draw tangents at time zero and compare the initial rates. State the order or the factor you find, and its uncertainty.',
    },
    mediumNeeds: ['A kitchen scale'],
  },
  investigations: FACTORS.map(({ title, levels, need, why }) => ({
    title,
    description: `Follow how blackboard chalk reacts with weak acid at three settings: ${levels}.`,
    materials: [
      'Sticks of natural blackboard chalk (calcium carbonate)',
      'Vinegar',
      need,
      'Three clear plastic cups',
      'A measuring spoon',
      'A timer',
      'Goggles',
      'Paper and pencil',
    ],
    setup: [
      'Check that your chalk fizzes in vinegar: some chalk is gypsum and does not.',
      'Break pieces of equal size, and put on the goggles.',
    ],
    steps: [
      {
        title: 'Hypothesis',
        text: `The settings are ${levels}. Rank them by rate and justify your ranking.`,
      },
      {
        title: 'Run',
        text: 'Pour six spoons of liquid into each cup and drop in equal portions of chalk at the same moment.',
      },
      {
        title: 'Observe',
        text: 'Rate the bubbling each minute from 0 to 5 and stop the timer when a portion has gone, or after 20 minutes.',
      },
      {
        title: 'Evaluate',
        text: 'Compare times or what is left. Repeat once with the cups in another order.',
      },
    ],
    howItWorks: `Calcium carbonate and acid react to a calcium salt, water and carbon dioxide. The rate depends on how often and how hard the particles collide. ${why}`,
    question:
      'Which of these factors could a city use to protect a marble statue from acidic rain?',
  })),
};
