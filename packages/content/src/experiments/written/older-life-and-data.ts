import type { WrittenExperiment } from './written.ts';

/** Chemistry, biology and data, for those from thirteen on, at the level of grades 8 to 11. */
export const olderLifeAndData: readonly WrittenExperiment[] = [
  {
    id: 36,
    title: 'A pH scale from red cabbage',
    description: 'Prepare an indicator and use it to follow a neutralization drop by drop.',
    difficulty: 'Hard',
    duration: 30,
    category: 'Chemistry',
    materials: [
      'Three red cabbage leaves',
      'A zip bag',
      'Warm tap water',
      'Eight clear plastic cups',
      'Vinegar',
      'Baking soda',
      'Lemon juice',
      'Liquid soap',
      'Two droppers',
      'Goggles',
      'Spoons',
    ],
    setup: [
      'Tear the cabbage leaves into the zip bag, add a cup of warm water and knead for five minutes.',
      'Pour the violet liquid into five cups.',
    ],
    safety: [
      'Goggles on: lemon juice and vinegar irritate eyes.',
      'Nothing in this experiment is food any more.',
      'The dye stains cloth.',
    ],
    steps: [
      {
        title: 'Scale',
        text: 'Leave one cup as it is. Add vinegar, lemon juice, liquid soap and baking soda to one of the others each. Order the colors.',
      },
      {
        title: 'Acid',
        text: 'In the sixth cup mix two spoons of clear water, 20 drops of vinegar and a little indicator.',
      },
      {
        title: 'Base',
        text: 'In another cup dissolve half a spoon of baking soda in four spoons of water. Predict how many drops will bring back violet.',
      },
      {
        title: 'Titrate',
        text: 'Add the solution with the second dropper, two drops at a time, swirling. Record the color each time.',
      },
      {
        title: 'Repeat',
        text: 'Titrate again in the last cup, with 10 drops of vinegar. Is the number of drops halved?',
      },
    ],
    funFact:
      'The dyes of red cabbage belong to the anthocyanins, which also color many berries and autumn leaves.',
    howItWorks:
      'Anthocyanins change their structure, and with it the light they absorb, when hydrogen ions attach to them or leave. Acids turn them red, bases blue to green. In the titration the hydrogen carbonate takes up the hydrogen ions of the acid, forming water and carbon dioxide. Swirling drives this gas out; what stays dissolved would keep the liquid slightly acidic.',
    question: 'Why does the color change slowly at first and then within a few drops?',
    ages: [13, 18],
    picture: 'test-tube',
    simulation: null,
  },
  {
    id: 37,
    title: 'The breath of yeast',
    description: 'Measure how temperature changes the speed at which living cells work.',
    difficulty: 'Hard',
    duration: 30,
    category: 'Biology',
    materials: [
      'Dry yeast',
      'Sugar',
      'Three small plastic bottles',
      'Three balloons',
      'Three bowls',
      'A thermometer',
      'Ice',
      'Warm tap water',
      'String',
      'A ruler',
      'A teaspoon',
      'A timer',
    ],
    setup: [
      'Prepare three water baths in the bowls: with ice near 5 °C, at about 20 °C, and warm tap water near 40 °C.',
    ],
    safety: [
      'Ask about allergies to yeast and latex.',
      'Nobody eats or drinks the mixtures.',
      'No water hotter than 45 °C.',
    ],
    steps: [
      {
        title: 'Mix',
        text: 'Put one teaspoon of yeast, one of sugar and ten of lukewarm water in each bottle and swirl.',
      },
      { title: 'Seal', text: 'Squeeze the air from each balloon and stretch it over a bottle.' },
      {
        title: 'Incubate',
        text: 'Stand one bottle in each bath and start the timer. Keep the temperatures steady.',
      },
      {
        title: 'Measure',
        text: 'Every five minutes lay string around each balloon and note its circumference, up to 25 minutes.',
      },
      { title: 'Graph', text: 'Draw three curves in one diagram. Compare their slopes.' },
    ],
    funFact: 'A gram of dry yeast holds billions of living cells at rest.',
    howItWorks:
      'Yeast breaks down sugar with enzymes and releases carbon dioxide. Up to an optimum, warmth speeds the reactions up, because molecules collide more often and more of them carry enough energy. Beyond roughly 45 to 50 °C the enzymes lose their shape and the cells die. In the cold bath they are slow and not dead, as you see when it warms up.',
    question:
      'Design a control that shows whether the gas comes from the yeast and not from warm air.',
    ages: [13, 18],
    picture: 'petri-dish',
    simulation: null,
  },
  {
    id: 38,
    title: 'The half-life of a heap of coins',
    description: 'Model radioactive decay by chance and see order come out of randomness.',
    difficulty: 'Advanced',
    duration: 25,
    category: 'Data',
    materials: ['At least 60 coins', 'A box with a lid', 'Graph paper', 'A pencil'],
    setup: ['Count the coins and put them all in the box. Each coin stands for an unstable atom.'],
    safety: [
      'Keep coins away from small children.',
      'Pick up what falls: coins are slippery underfoot.',
    ],
    steps: [
      {
        title: 'Decay',
        text: 'Shake the closed box, open it and take out every coin that shows heads. Those have decayed.',
      },
      {
        title: 'Record',
        text: 'Note round and number of survivors, and go on until none is left.',
      },
      {
        title: 'Curve',
        text: 'Plot survivors against round. Draw the theoretical curve N = N₀ · (1/2)ⁿ beside it.',
      },
      {
        title: 'Pool',
        text: 'Repeat, or add the counts of other groups, and plot the totals as well.',
      },
      { title: 'Compare', text: 'How far from theory are small and pooled counts, in percent?' },
    ],
    funFact:
      'Carbon-14 has a half-life of about 5,700 years, which is how old wood and bone are dated.',
    howItWorks:
      'Nobody can say which coin will fall out next, yet about half of them do in every round. The number that decays is proportional to the number that is left, and this leads to an exponential curve. The relative scatter shrinks with the square root of the count, so with the enormous number of atoms in a real sample the law looks perfectly smooth.',
    question: 'What would change if each atom were a die that decays on a six?',
    ages: [15, 18],
    picture: 'coin',
    simulation: null,
  },
  {
    id: 39,
    title: 'How many beans? The crowd against the expert',
    description: 'Collect estimates and find out which average comes closest to the truth.',
    difficulty: 'Hard',
    duration: 30,
    category: 'Data',
    materials: ['A clear plastic jar', 'Dry beans', 'Slips of paper', 'Pencils', 'A calculator'],
    setup: [
      'Fill the jar with beans and count them secretly while you do it.',
      'Find at least fifteen people who will estimate.',
    ],
    safety: ['Raw beans are not for eating.', 'Sweep up spilled beans.'],
    steps: [
      {
        title: 'Ask',
        text: 'Everybody writes an estimate on a slip of paper without talking about it.',
      },
      { title: 'Describe', text: 'Calculate the mean and the median and draw a histogram.' },
      {
        title: 'Reveal',
        text: 'Compare with the count. How many single estimates beat the median?',
      },
      {
        title: 'Influence',
        text: 'Ask for a second estimate after one loud guess that is far too high. Which way does the median move?',
      },
      {
        title: 'Conclude',
        text: 'Describe in two sentences when a crowd is wise and when it is not.',
      },
    ],
    funFact:
      'In 1907 Francis Galton reported that the median of 787 guesses missed the weight of an ox by less than one percent.',
    howItWorks:
      'Independent errors partly cancel: some guess too high, others too low. A few wild guesses drag the mean far away but hardly move the median, so the median is called robust. Once people hear each other, their errors become correlated and no longer cancel. Models in machine learning that vote as an ensemble rely on the same condition of different errors.',
    question: 'Where do you hear estimates that only seem independent?',
    ages: [15, 18],
    picture: 'beans',
    simulation: null,
  },
  {
    id: 40,
    title: 'Counting what you cannot see: mark and recapture',
    description: 'Estimate the size of a hidden population from two samples.',
    difficulty: 'Expert',
    duration: 30,
    category: 'Biology',
    materials: [
      'A bag of dry beans',
      'A cloth bag',
      'A marker',
      'A small cup',
      'Paper',
      'A calculator',
    ],
    setup: ['A partner puts a secret number of beans, between 150 and 300, into the cloth bag.'],
    safety: [
      'Do not use this on living animals: catching them needs trained people.',
      'Raw beans are not for eating.',
    ],
    steps: [
      {
        title: 'Capture',
        text: 'Draw one cup of beans, count them as M and put a dot on each with the marker.',
      },
      { title: 'Release', text: 'Return them, close the bag and mix thoroughly.' },
      { title: 'Recapture', text: 'Draw a new cup. Count all as n and the dotted ones as m.' },
      {
        title: 'Estimate',
        text: 'The population is about M · n / m. Put the cup back, mix and repeat until you have eight estimates.',
      },
      {
        title: 'Check',
        text: 'Count the bag. Give the mean of the estimates, their range and the error in percent.',
      },
      {
        title: 'Bias',
        text: 'Repeat once with poor mixing. In which direction is the result wrong?',
      },
    ],
    funFact:
      'The method is known as the Lincoln–Petersen estimator, and it is used for fish, birds and even software bugs.',
    howItWorks:
      'If the marked beans are spread evenly, their share in the second sample equals their share in the population: m/n ≈ M/N. The estimate fails when marked individuals avoid traps, die sooner or do not mix, because the two samples are then not independent. Small m makes the result uncertain, so biologists use corrected formulas and report an interval.',
    question:
      'Which of the assumptions would be hardest to meet with deer, and which with trout in a pond?',
    ages: [14, 18],
    picture: 'fish',
    simulation: null,
  },
];
