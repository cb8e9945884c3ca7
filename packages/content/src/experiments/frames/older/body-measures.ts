import type { Frame } from '../frame.ts';

const PAIRS = [
  {
    x: 'foot length',
    y: 'forearm length',
    tool: 'tape measure',
    note: 'Both grow together, and so the points usually lie near a line, with some scatter between people.',
  },
  {
    x: 'hand span',
    y: 'length of a step',
    tool: 'tape measure',
    note: 'Steps depend on the legs and on the mood of the walker, so you may find a weaker link.',
  },
  {
    x: 'thumb length',
    y: 'letters in the first name',
    tool: 'tape measure',
    note: 'Nothing connects these two. Any pattern in a small sample is luck, which makes it a good control.',
  },
  {
    x: 'distance of a standing jump',
    y: 'length of a step',
    tool: 'tape measure',
    note: 'Strength and leg length both enter into the jump. A correlation does not tell which one matters.',
  },
  {
    x: 'blind guess of 30 seconds',
    y: 'resting pulse',
    tool: 'timer',
    note: 'Some expect that a fast pulse makes time run faster. Published studies disagree, so report what your data can bear and no more.',
  },
];

/** Two measures of volunteers: is there a relation? */
export const bodyMeasures: Frame = {
  firstId: 1940,
  category: 'Data',
  ages: [15, 18],
  picture: 'chart-increasing',
  duration: 30,
  simulation: null,
  safety: [
    'Volunteers only, without names: give each person a number.',
    'Collect nothing about weight or looks.',
    'Delete the list when you have finished.',
  ],
  funFacts: [
    'In the 1880s Francis Galton measured parents and children and found regression toward the mean.',
    'In 1973 Francis Anscombe made four data sets with the same correlation and utterly different graphs.',
  ],
  further: {
    medium: {
      title: 'Line',
      text: 'Draw the line that leaves as many points above as below at both ends. Read off slope and intercept.',
    },
    advanced: {
      title: 'Shuffle test',
      text: 'Write the second values on slips, shuffle and pair them anew ten times. How often does chance give a relation as strong?',
    },
  },
  investigations: PAIRS.map(({ x, y, tool, note }) => ({
    title: `Linked? ${x.charAt(0).toUpperCase()}${x.slice(1)} and ${y}`,
    description: `Collect the ${x} and the ${y} of a dozen volunteers and judge whether they go together.`,
    materials: [
      `A ${tool}`,
      'Slips of paper',
      'Graph paper',
      'A pencil',
      'At least twelve volunteers',
    ],
    setup: [
      'Write a rule for how each measure is taken, so that two people get the same number.',
      'Ask every volunteer for permission.',
    ],
    steps: [
      {
        title: 'Expect',
        text: 'Write down before you collect anything whether you expect a positive, a negative or no relation.',
      },
      {
        title: 'Collect',
        text: `Take the ${x} and the ${y} of each volunteer with the ${tool}. Fill in one slip of paper each time.`,
      },
      {
        title: 'Scatter',
        text: 'Plot the pairs as points on graph paper. Mark outliers and check them without deleting them.',
      },
      { title: 'Judge', text: 'Describe direction, shape and strength in one sentence each.' },
    ],
    howItWorks: `A scatter plot shows whether two measures vary together. Even a strong correlation does not prove that one causes the other: a third factor, such as age, may drive both. ${note}`,
    question: 'Which third factor could explain your result, and how would you test for it?',
  })),
};
