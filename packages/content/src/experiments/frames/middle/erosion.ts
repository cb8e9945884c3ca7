import type { Frame } from '../frame.ts';

const FACTORS = [
  {
    title: 'Erosion lab: gentle slope or steep slope',
    a: 'one end of the tray raised by 3 centimeters',
    b: 'one end raised by 9 centimeters',
    need: 'Two more blocks of wood',
    why: 'On a steep slope water gains speed, and fast water can carry larger grains.',
  },
  {
    title: 'Erosion lab: bare or covered ground',
    a: 'bare soil',
    b: 'soil under a layer of dry leaves',
    need: 'Two handfuls of dry leaves',
    why: 'Leaves take the blow out of the drops and slow the water so that it can soak in.',
  },
  {
    title: 'Erosion lab: straight furrows or furrows across',
    a: 'furrows that run downhill, drawn with a fork',
    b: 'furrows that run across the slope',
    need: 'A fork',
    why: 'Furrows across act as small dams. Farmers on hills plow along the contour for that reason.',
  },
  {
    title: 'Erosion lab: drizzle or downpour',
    a: 'rain that falls over two minutes',
    b: 'rain that falls within ten seconds',
    need: 'A timer for the rain',
    why: 'Slow rain can soak in. A downpour is more than the ground can take, so it runs off and carries soil along.',
  },
  {
    title: 'Erosion lab: sand or soil',
    a: 'a slope of sand',
    b: 'a slope of loamy soil',
    need: 'Two cups of sand',
    why: 'Sand lets water in fast, but its grains do not cling. Clay and roots glue soil together until it is soaked.',
  },
];

/** What carries soil downhill, and what holds it? */
export const erosion: Frame = {
  firstId: 1680,
  category: 'Earth and Space',
  ages: [11, 14],
  picture: 'mountain',
  duration: 30,
  simulation: null,
  safety: [
    'Do this outdoors, where mud does no harm.',
    'Lift wet trays with two people.',
    'Hands and nails need a good wash afterwards.',
  ],
  funFacts: [
    'It can take several hundred years to form a few centimeters of topsoil.',
    'The Colorado River has cut the Grand Canyon to a depth of more than 1,600 meters.',
  ],
  further: {
    medium: {
      title: 'Weigh',
      text: 'Let the runoff settle, pour off the water and compare how high the mud stands in the two cups.',
    },
    advanced: {
      title: 'Protect',
      text: 'Design a slope that loses only half as much. You may use stones, twigs and leaves, and no more than a handful of each.',
    },
    advancedNeeds: ['Stones, twigs and leaves'],
  },
  investigations: FACTORS.map(({ title, a, b, need, why }) => ({
    title,
    description: `Let the same amount of water run over two slopes: ${a}, and ${b}.`,
    materials: [
      'Two trays',
      'Loamy soil',
      'A watering can',
      'Two blocks of wood',
      need,
      'Two cups',
      'A ruler',
      'Paper and pencil',
    ],
    setup: [
      'Press soil into both trays, equally firm and 3 centimeters deep.',
      'Prop one end of each up by 5 centimeters with a block of wood, unless the slope is your variable.',
    ],
    steps: [
      { title: 'Prepare', text: `Slope A: ${a}. Slope B: ${b}. All else is equal.` },
      {
        title: 'Predict',
        text: 'From which slope will the runoff be muddier? Write down a reason.',
      },
      {
        title: 'Rain',
        text: 'Pour half a liter over the top of each slope from the watering can, held at the same height.',
      },
      {
        title: 'Collect',
        text: 'Catch the runoff in the cups at the lower end. Compare the color of the water and the depth of the channels.',
      },
    ],
    howItWorks: `Moving water pushes on grains, lifts them and carries them away, which geologists call erosion. ${why}`,
    question: 'Who lives downstream of a bare field, and what reaches them?',
  })),
};
