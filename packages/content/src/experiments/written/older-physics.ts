import type { WrittenExperiment } from './written.ts';

/** Physics that is measured, for those from thirteen on, at the level of grades 8 to 11. */
export const olderPhysics: readonly WrittenExperiment[] = [
  {
    id: 32,
    title: 'Measure gravity with a string',
    description: 'Use the period of a pendulum to determine the acceleration of free fall.',
    difficulty: 'Advanced',
    duration: 30,
    category: 'Physics',
    materials: [
      'String',
      'A heavy metal nut',
      'A ruler or tape measure',
      'A timer',
      'Tape',
      'Graph paper',
      'A pencil',
    ],
    setup: [
      'Tape a pencil to a table edge so that the string can swing freely from it.',
      'Tie the nut to the string.',
    ],
    safety: ['Use a table that cannot tip.', 'Clear the space around the swing.'],
    steps: [
      {
        title: 'Length',
        text: 'Set the length to 30 centimeters, measured from the pencil to the center of the nut.',
      },
      {
        title: 'Period',
        text: 'Release it at less than 10 degrees, time 20 full swings and divide by 20. Repeat twice.',
      },
      { title: 'Vary', text: 'Do the same for 40, 50, 60 and 70 centimeters.' },
      {
        title: 'Linearize',
        text: 'Plot the square of the period in s² against the length in meters and draw the best straight line.',
      },
      {
        title: 'Evaluate',
        text: 'The slope is 4π² / g. Calculate g and the percentage by which it differs from 9.81 m/s².',
      },
      {
        title: 'Judge',
        text: 'Estimate the uncertainty of one timing. Does it explain the difference?',
      },
    ],
    funFact:
      'In 1672 Jean Richer found that his pendulum clock lost about two and a half minutes a day in Cayenne, near the equator.',
    howItWorks:
      'For small angles the restoring force is nearly proportional to the displacement, which makes the motion simple harmonic with T = 2π√(L/g). Mass cancels, because it appears both in the force and in the inertia. Timing many swings divides the error of your reaction by their number, and a straight-line graph shows at once whether the model fits and which point is an outlier.',
    question: 'How would the graph change on the Moon, where g is about 1.6 m/s²?',
    ages: [14, 18],
    picture: 'stopwatch',
    simulation: 'pendulum',
  },
  {
    id: 33,
    title: 'Series or parallel?',
    description:
      'Compare two ways of wiring bulbs and explain what you see with current and voltage.',
    difficulty: 'Hard',
    duration: 30,
    category: 'Physics',
    materials: [
      'Two AA batteries in a holder with wires',
      'Three equal 3-volt bulbs in sockets',
      'Six wires with clips',
      'Paper',
      'A pencil',
    ],
    setup: ['Light each bulb alone to check that all are equally bright.'],
    safety: [
      'Never bridge the battery with a bare wire: a short circuit can burn.',
      'Nothing but AA cells, at most two in a row.',
      'Disconnect before you rebuild.',
    ],
    steps: [
      {
        title: 'Reference',
        text: 'Connect a single bulb and remember its brightness as the standard.',
      },
      {
        title: 'Series',
        text: 'Line up two bulbs in a single loop, then three. Rate the brightness each time.',
      },
      {
        title: 'Interrupt',
        text: 'Unscrew one bulb of the chain. Record what happens to the others.',
      },
      {
        title: 'Parallel',
        text: 'Give each bulb its own branch to the battery. Rate the brightness with one, two and three branches.',
      },
      {
        title: 'Compare',
        text: 'Unscrew one bulb here too, and note the difference from the chain.',
      },
      {
        title: 'Model',
        text: 'Draw both circuits with symbols. Predict which drains the battery sooner and say why.',
      },
    ],
    funFact:
      'Early electric light garlands were wired in series, and one failed lamp put out the whole string.',
    howItWorks:
      'In series the same current flows through every bulb and the voltage is shared, so each of two bulbs gets half of it and glows dimly. In parallel each branch gets the full voltage, while the battery has to supply the sum of the branch currents. The power of a bulb is voltage times current; hence the parallel circuit shines brighter and empties the cells sooner.',
    question: 'Which wiring do the lamps in a building need, and what does the fuse have to watch?',
    ages: [13, 18],
    picture: 'battery',
    simulation: 'circuit',
  },
  {
    id: 34,
    title: 'Is it really that metal? Density by displacement',
    description: 'Determine the density of small objects and identify the material from a table.',
    difficulty: 'Hard',
    duration: 30,
    category: 'Physics',
    materials: [
      'A kitchen scale',
      'A measuring cylinder or a marked plastic syringe body',
      'Water',
      'Ten equal large steel nuts',
      'Ten equal coins',
      'Small pebbles',
      'Thread',
    ],
    setup: [
      'Dry every object.',
      'Fill the measuring cylinder about half full and read the level at the bottom of the curve.',
    ],
    safety: [
      'Lower objects on a thread, so that nothing splashes or cracks.',
      'Only syringes that never had a needle.',
    ],
    steps: [
      { title: 'Weigh', text: 'Weigh ten nuts together and divide by ten for the mass of one.' },
      {
        title: 'Displace',
        text: 'Lower the ten nuts into the water and note the rise of the level in milliliters.',
      },
      {
        title: 'Divide',
        text: 'Density is mass over volume. Give it in g/cm³ with as many digits as your readings justify.',
      },
      {
        title: 'Others',
        text: 'Find the density of the coins and of the pebbles in the same way.',
      },
      {
        title: 'Identify',
        text: 'Compare with aluminum 2.7, steel 7.8, brass 8.5 and copper 9.0, and granite 2.7 g/cm³.',
      },
      {
        title: 'Error',
        text: 'Which reading contributes most to the uncertainty? Improve that one.',
      },
    ],
    funFact: 'Osmium, the densest metal on Earth, is more than twenty times as dense as water.',
    howItWorks:
      'A submerged body displaces exactly its own volume, so the rise of the level measures even irregular shapes. One milliliter is one cubic centimeter. Measuring ten pieces together makes a small reading error ten times less important for each piece. Density identifies a material only within the uncertainty: brass and bronze are too close for this method.',
    question: 'How could you measure the density of something that floats?',
    ages: [13, 18],
    picture: 'balance-scale',
    simulation: 'buoyancy',
  },
  {
    id: 35,
    title: 'How high is the sun? Angle from a shadow',
    description: 'Track the height of the sun with a stick and find the true north of your camp.',
    difficulty: 'Expert',
    duration: 30,
    category: 'Earth and Space',
    materials: [
      'A straight stick of one meter',
      'A tape measure',
      'Small stones',
      'String',
      'A calculator',
      'A watch',
    ],
    setup: [
      'Push the stick upright into level ground in an open place about an hour and a half before local noon.',
      'Check with a hanging string and stone that it is vertical.',
    ],
    safety: [
      'Look at the shadow and never at the sun.',
      'Hat, water and sunscreen are part of the equipment.',
      'Mark the stick so that nobody runs into it.',
    ],
    steps: [
      {
        title: 'Mark',
        text: 'Lay a stone at the tip of the shadow and read the watch. Measure height of stick and length of shadow.',
      },
      {
        title: 'Series',
        text: 'Return every 15 minutes for three hours. Keep a table of time and length.',
      },
      { title: 'Angle', text: 'Calculate the altitude for each time as arctan(height / length).' },
      {
        title: 'Noon',
        text: 'Plot altitude against time and read off when it was greatest. That is your solar noon.',
      },
      {
        title: 'North',
        text: 'Stretch the string from the stick to the shortest shadow. It lies along the true north–south line.',
      },
      {
        title: 'Check',
        text: 'Compare with a map. Why may solar noon differ from 12:00 on the watch?',
      },
    ],
    funFact:
      'Around 240 BC Eratosthenes estimated the size of the whole Earth from the angle of a shadow.',
    howItWorks:
      'Stick and shadow are the legs of a right triangle, so the tangent of the altitude is height over length. The altitude peaks when the sun crosses your meridian. Clock time differs from solar time through the width of the time zone, daylight saving and the equation of time, which reaches about 16 minutes because the orbit of Earth is elliptical and its axis tilted.',
    question:
      'How would two such measurements, 500 kilometers apart from north to south, give you the circumference of Earth?',
    ages: [14, 18],
    picture: 'sun',
    simulation: 'light',
  },
];
