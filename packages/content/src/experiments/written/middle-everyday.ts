import type { WrittenExperiment } from './written.ts';

/** About weather, plants and motion, for those from nine on, at the level of grades 4 to 7. */
export const middleEveryday: readonly WrittenExperiment[] = [
  {
    id: 22,
    title: 'The slowest parachute',
    description: 'Find out what makes a paper parachute take its time on the way down.',
    difficulty: 'Medium',
    duration: 30,
    category: 'Motion',
    materials: [
      'Thin paper napkins',
      'String',
      'A large paper clip',
      'Tape',
      'Scissors',
      'A ruler',
      'A timer',
    ],
    setup: [
      'Cut one square of 20 centimeters and one of 30 centimeters from the napkins.',
      'Cut eight strings of 30 centimeters.',
    ],
    safety: [
      'Stay on the floor: an arm held up is high enough.',
      'Look who is near before you use scissors.',
    ],
    steps: [
      {
        title: 'Build',
        text: 'Tape a string to each corner of the small square and tie the ends to the paper clip.',
      },
      {
        title: 'Drop',
        text: 'Hold it as high as your arm reaches and let go. A partner takes the time.',
      },
      {
        title: 'Repeat',
        text: 'Drop it five times, cross out the fastest and the slowest time and average the rest.',
      },
      {
        title: 'Larger',
        text: 'Move the same clip to a canopy made from the large square and measure in the same way.',
      },
      {
        title: 'Vent',
        text: 'Cut a small hole in the middle of the large canopy. Does it swing less now?',
      },
      { title: 'Compare', text: 'Draw a bar for each of the three designs.' },
    ],
    funFact:
      'The parachute that set the Perseverance rover down on Mars in 2021 was 21.5 meters wide.',
    howItWorks:
      'Gravity pulls the clip down, and air pushes up against the canopy. This push is called drag, and it grows with speed and with the size of the canopy. Soon drag and weight balance, and from there on the parachute falls at a steady speed. A larger canopy reaches that balance at a lower speed.',
    question: 'Why does a vent in the middle make the fall calmer?',
    ages: [9, 14],
    picture: 'parachute',
    simulation: null,
  },
  {
    id: 23,
    title: 'The bottle that crushes itself',
    description: 'Cool the air in a closed bottle and watch the weight of the sky at work.',
    difficulty: 'Medium',
    duration: 20,
    category: 'Weather',
    materials: [
      'A thin plastic bottle with a cap',
      'Warm tap water',
      'A bowl of cold water with ice',
      'A funnel',
    ],
    setup: ['Put ice in the bowl of cold water.', 'Let the tap run until it is as warm as a bath.'],
    safety: ['Use bath-warm water only, never hotter.', 'Wipe puddles so that nobody slips.'],
    steps: [
      {
        title: 'Warm',
        text: 'Fill the bottle one third with warm water through the funnel. Put on the cap and shake it for a minute.',
      },
      {
        title: 'Seal',
        text: 'Pour the water out and screw the cap on again at once, as tight as you can.',
      },
      {
        title: 'Predict',
        text: 'Decide whether the bottle will swell, shrink or stay as it is. Give a reason.',
      },
      {
        title: 'Cool',
        text: 'Press the bottle under the ice water for a minute. Listen and look.',
      },
      { title: 'Open', text: 'Unscrew the cap slowly. What do you hear?' },
    ],
    funFact:
      'At sea level the air presses on each square centimeter with about the weight of one kilogram.',
    howItWorks:
      'The warm bottle holds warm air and some water vapor. In the cold, the air presses less and much of the vapor turns back into drops. Now the air outside presses harder than the air inside, and it pushes the walls in. Differences in air pressure also drive the wind from one place to another.',
    question: 'Why is a person not crushed by the air around them?',
    ages: [9, 14],
    picture: 'cloud',
    simulation: null,
  },
  {
    id: 24,
    title: 'How much does a leaf sweat?',
    description: 'Catch the water that a living branch breathes out.',
    difficulty: 'Medium',
    duration: 15,
    category: 'Plants',
    materials: [
      'Two clear plastic bags',
      'String',
      'A bush in the sun',
      'A measuring spoon',
      'A dry twig',
    ],
    setup: [
      'Choose the end of a branch with about ten leaves.',
      'Ask whether the bush is free of thorns and safe to touch.',
    ],
    safety: [
      'Wear a hat and drink water in the sun.',
      'Never put a bag over anybody’s head.',
      'Look out for bees.',
    ],
    steps: [
      {
        title: 'Cover',
        text: 'Slip a bag over the leafy end in the sun and tie it shut around the stem with string.',
      },
      {
        title: 'Control',
        text: 'Put the dry twig in the other bag, tie it and hang it beside the first.',
      },
      {
        title: 'Predict',
        text: 'Write down how much water you expect after two hours, in teaspoons.',
      },
      {
        title: 'Collect',
        text: 'After two hours tilt the branch and shake the drops into a corner of the bag.',
      },
      { title: 'Measure', text: 'Take the bags off and pour the water into the measuring spoon.' },
      {
        title: 'Estimate',
        text: 'Count the leaves on one branch. How much would the whole bush give in a day?',
      },
    ],
    funFact: 'One large oak can give off well over a hundred liters of water on a summer day.',
    howItWorks:
      'Leaves have tiny doors, called stomata, mostly on the underside. They open to let in carbon dioxide, which the plant needs to make sugar, and while they stand open water escapes. This is transpiration. The dry twig shows that the drops come from the living leaves and not from the air in the bag.',
    question: 'What would you expect on a cool, cloudy day, and why?',
    ages: [9, 14],
    picture: 'herb',
    simulation: 'plant-growth',
  },
  {
    id: 25,
    title: 'Black shirt or white shirt?',
    description: 'Measure which color the sun warms most.',
    difficulty: 'Medium',
    duration: 30,
    category: 'Weather',
    materials: [
      'Four ice cubes of the same size',
      'Black, white, red and green paper',
      'A tray',
      'A timer',
    ],
    setup: [
      'Lay the four papers side by side on the tray in full sun.',
      'Fold up their edges so that the melted water stays.',
    ],
    safety: ['Never look at the sun.', 'Wear a hat, and wait in the shade.'],
    steps: [
      {
        title: 'Rank',
        text: 'Put the colors in the order in which you think their ice will melt.',
      },
      {
        title: 'Start',
        text: 'Set an ice cube on each paper at the same moment and start the timer.',
      },
      {
        title: 'Observe',
        text: 'Look every three minutes. Note which cube is largest and which one is smallest.',
      },
      { title: 'Finish', text: 'Write down the minute at which each cube is gone.' },
      {
        title: 'Control',
        text: 'Do it once more in the shade if there is ice left. Are the times closer together?',
      },
    ],
    funFact: 'Fresh snow throws back most of the sunlight that falls on it.',
    howItWorks:
      'A dark surface absorbs most of the light that hits it, and the energy of the light becomes heat. A white one reflects most of it, so it stays cooler. Colored papers lie in between. In the shade there is little light to absorb, and all four cubes melt at nearly the same rate.',
    question: 'How does melting snow change how fast the land below it warms up?',
    ages: [9, 14],
    picture: 't-shirt',
    simulation: null,
  },
  {
    id: 26,
    title: 'Why ships float: a boat of foil',
    description: 'Design a hull from one sheet of foil and load it until it goes under.',
    difficulty: 'Medium',
    duration: 30,
    category: 'Water',
    materials: ['Aluminum foil', 'A ruler', 'A tub of water', '60 equal coins', 'A towel'],
    setup: [
      'Set the tub on the towel.',
      'Tear off three squares of foil, each 12 centimeters wide.',
    ],
    safety: [
      'Edges of foil can scratch: fold them over.',
      'Dry the floor around the tub with the towel.',
    ],
    steps: [
      {
        title: 'Ball',
        text: 'Crumple one square into a tight ball, press out the air and put it in the water.',
      },
      {
        title: 'Hull',
        text: 'Shape the second square into a boat. Note its length and width and how high its sides are.',
      },
      {
        title: 'Load',
        text: 'Add coins one at a time, evenly, until water runs in. Count those before the last.',
      },
      { title: 'Redesign', text: 'Use what you saw to shape a better boat from the third square.' },
      { title: 'Test', text: 'Load it in the same way. By how many percent did it improve?' },
    ],
    funFact: 'Archimedes wrote down the rule of floating more than 2,200 years ago.',
    howItWorks:
      'A floating boat pushes aside as much water as weighs the same as boat and cargo together. The ball pushes aside too little for its weight and sinks. The same foil, opened into a hull, takes up far more room and can push aside far more water. Wide boats with high walls carry the most before water comes over the edge.',
    question: 'How can a submarine both float and sink?',
    ages: [9, 14],
    picture: 'sailboat',
    simulation: 'buoyancy',
  },
];
