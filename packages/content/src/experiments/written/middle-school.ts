import type { WrittenExperiment } from './written.ts';

/** First steps in physics, chemistry, biology and astronomy, for those from eleven on, at the level of grades 5 to 8. */
export const middleSchool: readonly WrittenExperiment[] = [
  {
    id: 27,
    title: 'Light a bulb: what makes a circuit?',
    description: 'Build a circuit with a switch and find out which things let current pass.',
    difficulty: 'Medium',
    duration: 30,
    category: 'Physics',
    materials: [
      'Two AA batteries in a holder with wires',
      'A small 3-volt bulb in a socket',
      'Three wires with clips',
      'A steel paper clip, a coin, a pencil, a plastic spoon, aluminum foil',
      'Cardboard',
    ],
    setup: ['Check that the bulb in its socket is made for 3 volts.'],
    safety: [
      'Never join the two ends of the battery directly: wires and battery get hot.',
      'Use AA batteries only and never a wall socket.',
      'If something feels warm, open the circuit.',
    ],
    steps: [
      {
        title: 'Connect',
        text: 'Clip a wire from one end of the battery holder to the bulb and another wire back to the other end.',
      },
      {
        title: 'Break',
        text: 'Open the loop at one place, then at another. Does it matter where?',
      },
      {
        title: 'Switch',
        text: 'Build a switch: fasten the paper clip to cardboard so that pressing it closes the loop.',
      },
      {
        title: 'Predict',
        text: 'For coin, pencil lead, plastic spoon and foil: will the bulb light up?',
      },
      {
        title: 'Test',
        text: 'Put each thing into a gap in the loop, always with the bulb in it too.',
      },
      {
        title: 'Sort',
        text: 'List conductors and insulators. What do the conductors have in common?',
      },
    ],
    funFact:
      'Electrons in a wire drift more slowly than a snail, and yet the lamp lights up at once.',
    howItWorks:
      'A battery drives charge around a closed loop. Wherever the loop is cut, the current stops everywhere, which is why one switch is enough. Metals conduct because some of their electrons are free to move. Pencil lead is graphite, a form of carbon that conducts as well, though less, so the bulb may glow only dimly.',
    question: 'Why are wires wrapped in plastic?',
    ages: [11, 14],
    picture: 'light-bulb',
    simulation: 'circuit',
  },
  {
    id: 28,
    title: 'Blow up a balloon with chemistry',
    description: 'Let vinegar and baking soda make a gas, and find the best recipe.',
    difficulty: 'Medium',
    duration: 25,
    category: 'Chemistry',
    materials: [
      'Three small plastic bottles',
      'Three balloons',
      'Vinegar',
      'Baking soda',
      'A funnel',
      'A teaspoon',
      'String',
      'A ruler',
      'Goggles',
    ],
    setup: ['Work outside.', 'Pour twelve teaspoons of vinegar into each bottle.'],
    safety: [
      'Wear goggles: vinegar stings in the eyes.',
      'Ask about latex allergies before using balloons.',
      'Never screw a cap on a bottle that makes gas.',
    ],
    steps: [
      {
        title: 'Fill',
        text: 'Use the funnel to put half a spoon of baking soda in the first balloon, one spoon in the second and two in the third.',
      },
      {
        title: 'Stretch',
        text: 'Pull each balloon over the neck of a bottle without letting any powder fall in.',
      },
      {
        title: 'Predict',
        text: 'Will twice the powder give a balloon that is twice as big? Note what you think.',
      },
      {
        title: 'Tip',
        text: 'Lift the balloons one after another so that the powder drops into the vinegar.',
      },
      {
        title: 'Measure',
        text: 'When the fizzing ends, lay string around the widest part and read its length on the ruler.',
      },
      { title: 'Judge', text: 'Look into the bottles. In which one is powder left over?' },
    ],
    funFact: 'The same gas makes the holes in bread and the bubbles in sparkling water.',
    howItWorks:
      'Vinegar holds acetic acid. With baking soda, which is sodium hydrogen carbonate, it reacts to water, a dissolved salt and carbon dioxide, and the gas fills the balloon. When all the acid is used up, more powder makes no more gas. Chemists call the acid the limiting reactant.',
    question: 'How could you find out the least vinegar that uses up one spoon of powder?',
    ages: [11, 14],
    picture: 'balloon',
    simulation: null,
  },
  {
    id: 29,
    title: 'The secret colors of black ink',
    description: 'Take black markers apart with nothing but paper and water.',
    difficulty: 'Medium',
    duration: 30,
    category: 'Chemistry',
    materials: [
      'White coffee filters',
      'Three black water-based markers of different brands',
      'A plastic cup',
      'Water',
      'A pencil',
      'Tape',
      'A ruler',
      'Scissors',
    ],
    setup: [
      'Cut strips from the filters, 2 centimeters wide and as long as the cup is tall.',
      'Pour water one centimeter deep into the cup.',
    ],
    safety: ['Take water-based markers, not permanent ones.', 'Ink stains: cover the table.'],
    steps: [
      {
        title: 'Mark',
        text: 'Draw a pencil line 3 centimeters from the end of each strip and a thick dot of ink on the line.',
      },
      {
        title: 'Hang',
        text: 'Tape the strips to the pencil and lay it across the cup. Only the tips may touch the water.',
      },
      {
        title: 'Wait',
        text: 'Let the water climb until it is near the top, then take the strips out.',
      },
      {
        title: 'Measure',
        text: 'Mark how far the water got and how far each color got, both from the pencil line.',
      },
      {
        title: 'Divide',
        text: 'For each color divide its distance by that of the water. This is its Rf value.',
      },
      {
        title: 'Compare',
        text: 'Do two of the markers hold the same dye? Use the Rf values as evidence.',
      },
    ],
    funFact: 'The word chromatography comes from Greek and means writing in color.',
    howItWorks:
      'Black ink is a mix of dyes. Rising water takes the dyes with it through the paper. A dye that dissolves well and clings little to the fibers travels far, and one that clings strongly stays behind. The ratio of the two distances hardly depends on how long you wait, so it can be used to recognize a dye.',
    question: 'Why must the starting line be drawn in pencil and not in ink?',
    ages: [11, 14],
    picture: 'fountain-pen',
    simulation: 'colors',
  },
  {
    id: 30,
    title: 'How your heart answers to work',
    description: 'Follow your pulse from rest to effort and back again.',
    difficulty: 'Medium',
    duration: 25,
    category: 'Biology',
    materials: ['A timer', 'Paper', 'A pencil', 'A ruler'],
    setup: [
      'Sit still for three minutes.',
      'Find your pulse on the wrist, below the thumb, with two fingers.',
    ],
    safety: [
      'Those who must not do sports keep the time and the notes.',
      'Stop at once if you feel dizzy or your chest hurts.',
      'Press softly, and never on both sides of the neck.',
    ],
    steps: [
      {
        title: 'Rest',
        text: 'Count the beats of 30 seconds and double them. Do this three times and take the average.',
      },
      {
        title: 'Predict',
        text: 'By how much will your pulse rise after a minute of jumping jacks?',
      },
      {
        title: 'Work',
        text: 'Do jumping jacks for one minute at a pace that still lets you speak.',
      },
      {
        title: 'Recover',
        text: 'Count for 15 seconds at once, then at the start of each minute for five minutes. Multiply by four.',
      },
      {
        title: 'Graph',
        text: 'Draw the curve of your pulse over time with pencil and ruler. Mark where it is back at rest.',
      },
    ],
    funFact: 'A heart that beats 70 times a minute beats about 100,000 times in one day.',
    howItWorks:
      'Working muscles need more oxygen and sugar and make more carbon dioxide. Sensors in the body notice the change, and nerves tell the heart to beat faster and stronger. When the work ends, the extra supply is still needed for a while to recover. A trained heart pumps more at every beat and calms down sooner.',
    question: 'Why is it unwise to compare two people by their pulse alone?',
    ages: [11, 14],
    picture: 'anatomical-heart',
    simulation: null,
  },
  {
    id: 31,
    title: 'Craters on a tray',
    description: 'Drop marbles into sand and learn to read the face of the Moon.',
    difficulty: 'Medium',
    duration: 30,
    category: 'Earth and Space',
    materials: [
      'A deep tray of dry sand',
      'Three marbles of different sizes',
      'A ruler',
      'Cocoa powder or colored sand',
      'A spoon',
    ],
    setup: [
      'Smooth the sand with the ruler.',
      'Sprinkle a thin colored layer on top with the spoon.',
    ],
    safety: [
      'Let marbles fall, do not throw them.',
      'Keep sand out of eyes, and pick up every marble from the floor.',
    ],
    steps: [
      {
        title: 'Drop',
        text: 'Let the middle marble fall from 20 centimeters. Lift it out with care and measure the width of its crater.',
      },
      { title: 'Height', text: 'Smooth the sand and do the same from 40, 60 and 80 centimeters.' },
      { title: 'Size', text: 'Drop the small and the large marble from 40 centimeters.' },
      {
        title: 'Rays',
        text: 'Look at the streaks around each crater. From which layer is the sand in them?',
      },
      {
        title: 'Plot',
        text: 'Draw crater width against height of fall. Does twice the height give twice the width?',
      },
    ],
    funFact:
      'The largest known crater on our Moon, the South Pole-Aitken basin, is about 2,500 kilometers across.',
    howItWorks:
      'A falling marble gains energy from the height it falls. On impact that energy throws the sand outward. The width grows with the energy, but more and more slowly, because a wider crater means moving far more sand. Real impacts are so fast that they act like an explosion, and so most craters are round even when the rock came in at a slant.',
    question: 'Why has the Moon kept so many craters while Earth shows so few?',
    ages: [11, 14],
    picture: 'full-moon',
    simulation: null,
  },
];
