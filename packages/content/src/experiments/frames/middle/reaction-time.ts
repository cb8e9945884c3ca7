import type { Frame } from '../frame.ts';

const CONDITIONS = [
  {
    name: 'left hand or right hand',
    a: 'your writing hand',
    b: 'your other hand',
    why: 'Most of the delay arises in eye and brain, which are the same for both. So the hands usually differ by very little.',
  },
  {
    name: 'seeing or feeling',
    a: 'watching the ruler',
    b: 'closed eyes, while the helper taps your foot at the moment of release',
    why: 'Touch is processed a little faster than sight, but the signal from the foot has a long way to travel.',
  },
  {
    name: 'quiet or counting backward',
    a: 'full attention',
    b: 'counting backward by threes aloud',
    why: 'Attention is limited. While the brain works on numbers, the signal to grip has to wait.',
  },
  {
    name: 'fresh or practiced',
    a: 'your first ten catches',
    b: 'ten catches after twenty for practice',
    why: 'Practice helps to predict and prepare the movement. The nerves themselves do not get faster.',
  },
  {
    name: 'bright or dim room',
    a: 'a bright room',
    b: 'a dim room in which you can just see the ruler',
    why: 'In dim light the eye sends weaker signals, and it takes the brain longer to be sure of what it sees.',
  },
  {
    name: 'one finger or the whole hand',
    a: 'thumb and one finger',
    b: 'the whole hand',
    why: 'The time to decide is the same. Only the way that the fingers have to close differs a little.',
  },
];

/** Catching a ruler between the fingers: reaction time from a distance. */
export const reactionTime: Frame = {
  firstId: 1560,
  category: 'Biology',
  ages: [11, 18],
  picture: 'raising-hands',
  duration: 25,
  simulation: null,
  safety: ['Use a light plastic ruler.', 'Sit down and keep your feet back.'],
  funFacts: [
    'Signals in your fastest nerves travel at about 100 meters a second.',
    'A sprint start earlier than a tenth of a second after the shot counts as a false start.',
  ],
  further: {
    medium: {
      title: 'Convert',
      text: 'Change distance d in meters to time: t is the square root of d / 4.9, in seconds.',
    },
    advanced: {
      title: 'Overlap',
      text: 'Show both sets as dot plots. Decide whether the gap between the medians is larger than the usual spread.',
    },
    mediumNeeds: ['A calculator'],
  },
  investigations: CONDITIONS.map(({ name, a, b, why }) => ({
    title: `Catch the ruler: ${name}`,
    description: `Compare two conditions: ${a}, and ${b}. When do you catch sooner?`,
    materials: [
      'A plastic ruler of 30 centimeters',
      'A chair and a table',
      'Paper and pencil',
      'A helper',
    ],
    setup: [
      'Rest your arm on the table, with the hand over its edge.',
      'Your helper sits opposite and holds the ruler with zero between your fingers.',
    ],
    steps: [
      { title: 'Predict', text: 'Write down which condition will be faster and by how much.' },
      {
        title: 'First set',
        text: `First condition: ${a}. The helper lets go without warning; you catch and read the distance. Do it ten times.`,
      },
      { title: 'Second set', text: `Second condition: ${b}. Catch ten times again.` },
      {
        title: 'Median',
        text: 'Sort each list and take the value in the middle. Compare the two.',
      },
    ],
    howItWorks: `A signal runs from the sense to the brain, is recognized there, and a command runs to the muscles. The ruler falls farther the longer all this takes. ${why}`,
    question: 'What does your result mean for crossing a street while using a phone?',
  })),
};
