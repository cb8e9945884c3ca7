import type { Frame } from '../frame.ts';

const CHANGES = [
  {
    title: 'Paper plane lab: wide wings or narrow wings',
    change: 'fold the wings half as wide',
    part: 'wings',
    need: 'A sheet of paper for each plane',
    why: 'Wide wings carry more, so the plane glides slowly. Narrow wings are fast but they drop sooner.',
  },
  {
    title: 'Paper plane lab: flaps up or flaps flat',
    change: 'bend the back edge of the wings up a little',
    part: 'flaps',
    need: 'Two sheets of paper',
    why: 'Air hits the bent edge and pushes the tail down. Then the nose goes up.',
  },
  {
    title: 'Paper plane lab: a clip on the nose',
    change: 'put a paper clip on the nose',
    part: 'nose',
    need: 'Two sheets of paper and a paper clip',
    why: 'A heavy nose keeps the plane from standing up and stalling. Too much weight makes it dive.',
  },
  {
    title: 'Paper plane lab: a clip on the tail',
    change: 'put a paper clip near the tail',
    part: 'tail',
    need: 'Two sheets of paper and a paper clip',
    why: 'A heavy tail lifts the nose too high. The plane loses speed and falls.',
  },
  {
    title: 'Paper plane lab: small or large',
    change: 'fold it from half a sheet',
    part: 'size',
    need: 'Two sheets of paper',
    why: 'The small plane is light, but it has small wings too. It flies fast and feels each puff of wind.',
  },
  {
    title: 'Paper plane lab: smooth or crumpled paper',
    change: 'fold it from paper that you crumpled and smoothed out',
    part: 'skin',
    need: 'Two sheets of paper',
    why: 'Air slides along smooth paper. Crumpled paper drags at the air and slows the plane.',
  },
];

/** One change to a paper plane at a time. */
export const paperPlanes: Frame = {
  firstId: 1220,
  category: 'Motion',
  ages: [7, 12],
  picture: 'airplane',
  duration: 25,
  simulation: null,
  safety: [
    'Never throw at people: the tip can hurt an eye.',
    'Stand on the floor, on no chair and no wall.',
  ],
  funFacts: [
    'In 2012 a paper plane flew more than 69 meters.',
    'The wings of an albatross can be more than three meters wide.',
  ],
  further: {
    medium: {
      title: 'Average',
      text: 'Fly each plane five times. Add up the distances and divide by five.',
    },
    advanced: {
      title: 'Spread',
      text: 'Find the longest and the shortest flight of each plane. Is the gap between the planes larger than that?',
    },
  },
  investigations: CHANGES.map(({ title, change, part, need, why }) => ({
    title,
    description: `Build two planes that differ in one thing, the ${part}. Which one flies farther?`,
    materials: [
      need,
      'A tape measure',
      'A line of tape on the floor',
      'Paper and pencil for notes',
    ],
    setup: ['Find a long hall without wind.', 'Stick a start line of tape on the floor.'],
    steps: [
      { title: 'Fold', text: 'Fold two paper planes in just the same way.' },
      { title: 'Change', text: `On the second one, ${change}.` },
      {
        title: 'Fly',
        text: 'Throw each plane three times from the line, always with the same push.',
      },
      { title: 'Measure', text: 'Use the tape measure. Write down how far each one flew.' },
    ],
    howItWorks: `A plane stays up while air pushes on its wings from below. ${why} You changed one thing only, so you know what made the difference.`,
    question: 'What would you change next, and what must stay the same?',
  })),
};
