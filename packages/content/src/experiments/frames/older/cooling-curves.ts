import type { Frame } from '../frame.ts';

const CASES = [
  {
    title: 'Cooling curves: lid or no lid',
    a: 'a cup with a cardboard lid',
    b: 'an open cup',
    need: 'Cardboard for a lid',
    why: 'Evaporation takes more than two megajoules out for each kilogram that leaves. A lid keeps the damp air in and nearly ends that loss.',
  },
  {
    title: 'Cooling curves: wrapped or bare',
    a: 'a cup wrapped in wool',
    b: 'a bare cup',
    need: 'A wool sock',
    why: 'Still air between the fibers conducts poorly and cannot circulate, so less heat gets through the wall.',
  },
  {
    title: 'Cooling curves: much water or little',
    a: 'a full cup',
    b: 'a cup one third full by the measuring jug',
    need: 'A measuring jug',
    why: 'Heat content grows with volume but losses grow with surface. A smaller portion has more surface for each gram.',
  },
  {
    title: 'Cooling curves: wide dish or tall cup',
    a: 'a tall cup',
    b: 'a wide plastic dish with as much water',
    need: 'A wide plastic dish',
    why: 'The wide shape exposes more surface to the air, where most of the heat leaves by evaporation and convection.',
  },
  {
    title: 'Cooling curves: moving air or still air',
    a: 'a cup in still air',
    b: 'a cup that is fanned with cardboard',
    need: 'A sheet of cardboard',
    why: 'Moving air sweeps away the warm and damp layer that would otherwise slow the loss.',
  },
];

/** How warm water gives its heat away. */
export const coolingCurves: Frame = {
  firstId: 1840,
  category: 'Physics',
  ages: [14, 18],
  picture: 'thermometer',
  duration: 30,
  simulation: null,
  safety: [
    'Water from the warm tap, at most 50 °C.',
    'Use thermometers without mercury.',
    'Keep cups away from table edges.',
  ],
  funFacts: [
    'Isaac Newton published a law of cooling in 1701, without his name.',
    'Emperor penguins take turns in the warm middle of their huddle.',
  ],
  further: {
    medium: {
      title: 'Difference',
      text: 'Plot the temperature above that of the room. Does it fall by the same percentage every five minutes?',
    },
    advanced: {
      title: 'Fit',
      text: 'Fit ΔT = ΔT₀ · e^(−kt) by a straight line through ln ΔT and compare the two values of k. Where does the model fail?',
    },
    advancedNeeds: ['A calculator'],
  },
  investigations: CASES.map(({ title, a, b, need, why }) => ({
    title,
    description: `Record how ${a} and ${b} cool over 25 minutes, and explain the difference.`,
    materials: [
      'Two equal plastic cups',
      need,
      'Warm tap water',
      'Two thermometers',
      'A timer',
      'Graph paper',
    ],
    setup: [
      'Read the temperature of the room.',
      'Prepare everything before you draw the warm tap water.',
    ],
    steps: [
      {
        title: 'Predict',
        text: 'Sketch on graph paper the two curves that you expect before you measure.',
      },
      {
        title: 'Start',
        text: `Fill both at the same moment with the same warm water: ${a}, and ${b}.`,
      },
      {
        title: 'Record',
        text: 'Read both thermometers every two minutes by the timer, always after a brief stir.',
      },
      {
        title: 'Interpret',
        text: 'Plot both curves. Compare how steep they are at the start and at the end.',
      },
    ],
    howItWorks: `Heat flows from warm to cold, and the flow is about proportional to the difference in temperature; so a curve is steep first and then flattens. ${why}`,
    question:
      'You want to drink your tea warm in ten minutes. Do you add the cold milk now or at the end?',
  })),
};
