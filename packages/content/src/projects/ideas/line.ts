import { seededPick } from '@lamplight/domain/random';
import { coded, type Idea, roundOf, sceneOf, type Variant } from '../idea.ts';

interface LineScene {
  readonly what: string;
  readonly story: string;
  readonly many: string;
  readonly x: string;
  readonly y: string;
  /** How much y grows with each x in tenths, and what it begins with. */
  readonly slopes: readonly [number, number, number];
  readonly starts: readonly [number, number, number];
  readonly picture: string;
}

const SCENES: readonly LineScene[] = [
  {
    what: 'Bean Plants',
    story: 'Every day somebody measures a bean plant behind the kitchen.',
    many: 'plants',
    x: 'days',
    y: 'height',
    slopes: [15, 22, 18],
    starts: [3, 5, 4],
    picture: 'seedling',
  },
  {
    what: 'A Long Hike',
    story: 'On the way to the chapel on the hill, the guide notes the time and the kilometers.',
    many: 'stops',
    x: 'hours',
    y: 'way',
    slopes: [30, 38, 25],
    starts: [2, 6, 3],
    picture: 'hiking-boot',
  },
  {
    what: 'The Rain Barrel',
    story: 'After each hour of rain, somebody reads how full the barrel is.',
    many: 'readings',
    x: 'rain',
    y: 'water',
    slopes: [42, 33, 27],
    starts: [5, 2, 7],
    picture: 'droplet',
  },
];

/** A type and no interface, so that it fits where data of any shape is wanted. */
type Reading = Readonly<Record<string, number>>;

export interface LineDraw extends LineScene {
  readonly slope: number;
  readonly start: number;
  /** Readings close to a line through the origin. */
  readonly through: readonly Reading[];
  /** Readings close to a line that begins at `start`. */
  readonly above: readonly Reading[];
}

function draw(scene: number, variant: Variant): LineDraw {
  const base = sceneOf(SCENES, scene);
  const turn = roundOf(SCENES, scene) + (variant === 'own' ? 0 : 1);
  const slope = sceneOf(base.slopes, turn) / 10;
  const start = sceneOf(base.starts, turn);
  const pick = seededPick(`${base.what} ${scene} ${variant}`);
  const reading = (from: number) => (x: number) => {
    const noise = pick.int(-4, 4) / 10;
    return { [base.x]: x, [base.y]: Math.round((from + slope * x + noise) * 10) / 10 };
  };
  const ten = Array.from({ length: 10 }, (_, at) => at + 1);
  return {
    ...base,
    slope,
    start,
    through: ten.map(reading(0)),
    above: [0, ...ten].map(reading(start)),
  };
}

function inMiddle({ what, story, many, x, y, through, picture }: LineDraw) {
  return coded({
    title: `Learning a Slope: ${what}`,
    description:
      'Begin with a wrong guess and let the error tell which way to go: gradient descent.',
    task: [
      `${story} Each entry of ${many} has ${x} and ${y}. The model is the simplest there is: ${y} = slope × ${x}. What is the slope?`,
      `error(slope, list) is the mean of the squared differences between what the model says and what is true. pull(slope, list) is the mean of 2 × (said − true) × ${x}: its sign says in which direction the error grows. learn(list, rounds) begins with a slope of 0 and takes 0.005 × pull away from it in every round; it answers the slope after the last one. predict(${x}) uses 100 rounds on our ${many}.`,
      'Look at the error curve: big steps at first, then smaller ones. The model is never perfect, because nature is not a line. Honest predictions come with their error.',
    ],
    picture,
    data: { [many]: through },
    trial: { call: 'predict', inputs: [[1], [5], [12], [0]] },
    hints: [
      `For one entry the model says slope * entry.${x}.`,
      'A mean: begin with 0, add up over the list, divide by list.length.',
      'In pull, mind the order: said minus true, not the other way round. Otherwise the slope runs away.',
      'learn is a loop of one line: slope -= 0.005 * pull(slope, list).',
    ],
    concepts: ['linear regression', 'gradient descent', 'mean squared error'],
    keywords: ['sum', 'said'],
    source: `
// The mean of the squared differences.
function error(slope, list) {
  //? compare what the model says with what is true.
  let sum = 0;
  for (const entry of list) {
    const said = slope * entry.${x};
    sum += (said - entry.${y}) ** 2;
  }
  return sum / list.length;
  //!
}

// Where does the error grow, and how fast?
function pull(slope, list) {
  //? the mean of 2 * (said - true) * ${x}.
  let sum = 0;
  for (const entry of list) {
    const said = slope * entry.${x};
    sum += 2 * (said - entry.${y}) * entry.${x};
  }
  return sum / list.length;
  //!
}

function learn(list, rounds) {
  let slope = 0;
  //? take a small step against the pull in every round.
  for (let round = 1; round <= rounds; round += 1) {
    slope -= 0.005 * pull(slope, list);
  }
  //!
  return slope;
}

function predict(${x}) {
  //? use the slope after 100 rounds.
  return learn(${many}, 100) * ${x};
  //!
}

drawPoints('What was measured', ${many}, { x: '${x}', y: '${y}' });
const curve = [];
for (let rounds = 0; rounds <= 12; rounds += 1) {
  curve.push(error(learn(${many}, rounds), ${many}) ?? 0);
}
drawLine('Error after each round', curve);
`,
  });
}

function inHigh({ what, story, many, x, y, above, picture }: LineDraw) {
  return coded({
    title: `Linear Regression: ${what}`,
    description: 'Fit slope and intercept together, watch the loss fall, and judge the fit by R².',
    task: [
      `${story} The model is ${y} = slope × ${x} + start. Both numbers are learned at once, from { slope: 0, start: 0 }.`,
      `loss(model, list) is the mean squared error. step(model, list, rate) answers a new model: each number minus rate times its partial derivative, the mean of 2 × (said − true) × ${x} for slope and of 2 × (said − true) for start. fit(list, rounds, rate) repeats it. fitness(model, list) is R²: 1 − (sum of squared errors) / (sum of squared differences from the mean of ${y}).`,
      'Try a rate of 0.05 as well, and watch the loss explode. R² says how much of the variation the line explains, on data it has seen. It says nothing about why, and nothing about far beyond the readings.',
    ],
    picture,
    data: { [many]: above },
    trial: { call: 'predict', inputs: [[0], [4], [8], [15]] },
    hints: [
      `What the model says for an entry: model.slope * entry.${x} + model.start.`,
      'Work out both derivatives from the old model before you change anything.',
      'The helper average(list, f) averages f over a list and makes loss and step short.',
      'R² needs the mean of the true values first. If it comes out as 1, the line meets every point.',
    ],
    concepts: ['linear regression', 'partial derivatives', 'learning rate', 'R²'],
    keywords: ['reduce', 'difference', 'middle'],
    source: `
// The average of f over a list.
function average(list, f) {
  //? add up f(entry) and divide.
  return list.reduce((sum, entry) => sum + f(entry), 0) / list.length;
  //!
}

function said(model, entry) {
  return model.slope * entry.${x} + model.start;
}

// The mean squared error.
function loss(model, list) {
  //? average the squared differences.
  return average(list, (entry) => (said(model, entry) - entry.${y}) ** 2);
  //!
}

// The model after one step downhill.
function step(model, list, rate) {
  //? both derivatives, then the new model.
  const difference = (entry) => said(model, entry) - entry.${y};
  return {
    slope: model.slope - rate * average(list, (entry) => 2 * difference(entry) * entry.${x}),
    start: model.start - rate * average(list, (entry) => 2 * difference(entry)),
  };
  //!
}

const losses = [];

function fit(list, rounds, rate) {
  let model = { slope: 0, start: 0 };
  //? take the steps and keep each loss for the picture.
  for (let round = 1; round <= rounds; round += 1) {
    model = step(model, list, rate);
    losses.push(loss(model, list));
  }
  //!
  return model;
}

// R squared.
function fitness(model, list) {
  //? compare the errors with the differences from the mean.
  const middle = average(list, (entry) => entry.${y});
  return 1 - loss(model, list) / average(list, (entry) => (entry.${y} - middle) ** 2);
  //!
}

const model = fit(${many}, 1000, 0.02);
print('Learned:', model, 'R squared:', fitness(model, ${many}));

function predict(${x}) {
  //? what the learned model says.
  return said(model, { ${x} });
  //!
}

drawPoints('Readings', ${many}, { x: '${x}', y: '${y}' });
if (losses.length > 0) drawLine('Loss of the first 100 rounds', losses.slice(0, 100));
`,
  });
}

/** Linear regression by gradient descent. */
export const line: Idea<LineDraw> = {
  slug: 'line',
  scenes: SCENES.length,
  draw,
  versions: { middle: inMiddle, high: inHigh },
};
