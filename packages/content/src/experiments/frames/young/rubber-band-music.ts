import type { Frame } from '../frame.ts';

const CHANGES = [
  {
    title: 'Rubber band music: long or short',
    change: 'press the band down in the middle with a finger and pluck again',
    need: 'One rubber band',
    why: 'A short string swings more often in each second. So the note is higher.',
  },
  {
    title: 'Rubber band music: thick or thin',
    change: 'pluck a thick band and a thin band side by side',
    need: 'A thick and a thin rubber band',
    why: 'A thick band is heavier and swings more slowly. So its note is lower.',
  },
  {
    title: 'Rubber band music: tight or loose',
    change: 'pull the band tighter over the edge and pluck again',
    need: 'One rubber band',
    why: 'A tight band snaps back faster and swings more often. So the note goes up.',
  },
  {
    title: 'Rubber band music: box or no box',
    change: 'stretch the band between two fingers of a friend and pluck it there',
    need: 'One rubber band',
    why: 'The box swings too and moves much more air. That makes it louder, but not higher.',
  },
  {
    title: 'Rubber band music: soft or hard',
    change: 'pluck first gently and then with more pull',
    need: 'One rubber band',
    why: 'A hard pluck makes wide swings and a loud sound. The number of swings in a second stays almost the same.',
  },
];

/** Pitch and loudness of a rubber band. */
export const rubberBandMusic: Frame = {
  firstId: 1320,
  category: 'Light and Sound',
  ages: [7, 12],
  picture: 'guitar',
  duration: 15,
  simulation: 'sound',
  safety: ['Never aim a rubber band at a face.', 'Throw old, cracked bands away: they tear.'],
  funFacts: [
    'A mosquito hums because its wings beat some 500 times in a second.',
    'Elephants talk with notes so low that people cannot hear them.',
  ],
  further: {
    medium: {
      title: 'Order',
      text: 'Make four settings. Put them in order from low to high and ask a friend to check by ear.',
    },
    advanced: {
      title: 'Tune',
      text: 'Find three settings that sound like the start of a song. Write a plan so that others can build it.',
    },
  },
  investigations: CHANGES.map(({ title, change, need, why }) => ({
    title,
    description: 'Build a tiny guitar from a box. Change one thing and hear what it does.',
    materials: ['A small open box', need, 'Two pencils', 'Paper'],
    setup: [
      'Stretch the rubber band around the box, over the opening.',
      'Slide a pencil under the band at each end.',
    ],
    steps: [
      { title: 'Pluck', text: 'Pluck the band. Look at it closely: you can see it swing.' },
      { title: 'Guess', text: 'Will the next note be higher, lower, louder or softer?' },
      { title: 'Change', text: `Now ${change}.` },
      { title: 'Write', text: 'Put down on paper what you heard. Do it again to be sure.' },
    ],
    howItWorks: `A sound begins with something that swings to and fro. The more swings there are in a second, the higher the note. ${why}`,
    question: 'Which parts of a real guitar do the same job?',
  })),
};
