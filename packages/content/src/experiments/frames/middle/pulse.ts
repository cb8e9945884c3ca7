import type { Frame } from '../frame.ts';

const EFFORTS = [
  {
    name: 'jumping',
    act: 'jump on the spot for one minute',
    why: 'Large leg muscles need a lot of oxygen, so the heart nearly doubles its work.',
  },
  {
    name: 'knee bends',
    act: 'do slow knee bends for one minute',
    why: 'The strong muscles of the thighs press on the veins and send blood back, and the heart has to keep up.',
  },
  {
    name: 'brisk walking',
    act: 'walk briskly for three minutes',
    why: 'Moderate work needs a moderate rise. It can be kept up for long, as supply and demand are balanced.',
  },
  {
    name: 'slow breathing',
    act: 'breathe calmly for two minutes, with each breath out longer than the breath in',
    why: 'A nerve called the vagus slows the heart, most of all while you breathe out.',
  },
  {
    name: 'standing up',
    act: 'rise from lying on a mat to standing',
    why: 'Blood sinks into the legs when you rise. The body answers within seconds by beating faster and narrowing vessels.',
  },
  {
    name: 'a mental task',
    act: 'subtract seven again and again from 300 in your head for one minute',
    why: 'Effort and excitement release adrenaline, and this prepares the body as if work were coming.',
  },
];

/** The pulse before, right after and a while after some effort. */
export const pulse: Frame = {
  firstId: 1580,
  category: 'Biology',
  ages: [11, 18],
  picture: 'beating-heart',
  duration: 20,
  simulation: null,
  safety: [
    'Whoever is ill or excused from sports takes the time instead.',
    'Stop if you feel unwell, and tell an adult.',
    'Results belong to the person: nobody has to share them.',
  ],
  funFacts: [
    'The heart of a shrew can beat more than 800 times in a minute.',
    'A blue whale’s heart slows to a few beats a minute during a deep dive.',
  ],
  further: {
    medium: {
      title: 'Percent',
      text: 'Calculate the change from rest in percent, for yourself and, if they agree, for three others.',
    },
    advanced: {
      title: 'Model',
      text: 'Measure every 30 seconds until you are back at rest, and decide whether the fall is a straight line or a curve that flattens.',
    },
  },
  investigations: EFFORTS.map(({ name, act, why }) => ({
    title: `Pulse check: ${name}`,
    description: `Measure your pulse, then ${act}, and measure again.`,
    materials: ['A timer', 'A notebook', 'A pencil', ...(name === 'standing up' ? ['A mat'] : [])],
    setup: ['Rest for three minutes.', 'Practice finding the pulse at your wrist.'],
    steps: [
      {
        title: 'Rest',
        text: 'Count beats for 30 seconds and multiply by two. Repeat until two counts agree.',
      },
      { title: 'Predict', text: 'Note in your notebook how many beats a minute you expect.' },
      { title: 'Act', text: `Now ${act}. The timer runs.` },
      {
        title: 'Measure',
        text: 'Count for 15 seconds at once, times four. Do so again after two minutes.',
      },
    ],
    howItWorks: `The heart adjusts its rate to what the body needs, and nerves and hormones give it the signal. ${why}`,
    question: 'Why do doctors ask you to sit still before they measure?',
  })),
};
