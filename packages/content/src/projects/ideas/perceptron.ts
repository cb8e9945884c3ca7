import { coded, type Idea } from '../idea.ts';
import { capital } from '../words.ts';
import { POINT_WORLDS as W } from '../worlds/point-worlds.ts';
import { drawPoints, type PointDraw } from '../worlds/points.ts';

function inMiddle({ many, one, x, y, world, kinds, examples, near }: PointDraw) {
  const [first, second] = kinds;
  return coded({
    title: `A Neuron Learns: ${capital(first)} or ${capital(second)}?`,
    description:
      'Build a perceptron, one of the oldest artificial neurons, and let its mistakes teach it.',
    task: [
      `Each of our ${many} has ${x} and ${y} and one of two kinds: ${first} or ${second}. ${world.meaning} A perceptron has three numbers: { a, b, c }. It works out a × ${x} + b × ${y} + c. Above 0 it says ${first}, otherwise ${second}.`,
      `say(model, ${one}) answers what a model says. improved(model, ${one}) answers the same model when it is right. When it should have said ${first}, it answers { a: a + ${x}, b: b + ${y}, c: c + 10 }; when it should have said ${second}, all three are taken away instead. guess(${one}) uses the model after learning.`,
      'It learns only from its mistakes, and each one moves its numbers a little. Look at the curve of mistakes. People may learn from theirs as well, and nobody has to be ashamed of one that was mended.',
    ],
    picture: world.picture,
    data: { [many]: examples },
    trial: { call: 'guess', inputs: [[near(0, 0)], [near(1, 0)], [near(0, 1)], [near(1, 1)]] },
    hints: [
      `The sum is model.a * ${one}.${x} + model.b * ${one}.${y} + model.c.`,
      `In improved, ask first: say(model, ${one}) === ${one}.kind? Then answer the model as it is.`,
      `A sign makes it short: 1 when the kind is ${first}, otherwise -1. Add sign times each number.`,
      'improved makes a new object. It does not change the old one.',
    ],
    concepts: ['perceptron', 'weights', 'learning from mistakes'],
    keywords: ['sum', 'sign'],
    source: `
// What does the model say about one ${one}?
function say(model, ${one}) {
  //? work out the sum and look whether it is above 0.
  const sum = model.a * ${one}.${x} + model.b * ${one}.${y} + model.c;
  return sum > 0 ? '${first}' : '${second}';
  //!
}

// The model after looking at one ${one}.
function improved(model, ${one}) {
  //? keep it when it is right; otherwise move its numbers.
  if (say(model, ${one}) === ${one}.kind) return model;
  const sign = ${one}.kind === '${first}' ? 1 : -1;
  return {
    a: model.a + sign * ${one}.${x},
    b: model.b + sign * ${one}.${y},
    c: model.c + sign * 10,
  };
  //!
}

let model = { a: 0, b: 0, c: 0 };
const mistakes = [];
for (let round = 1; round <= 60; round += 1) {
  let wrong = 0;
  //? show it all ${many}, count the wrong answers, improve the model each time.
  for (const ${one} of ${many}) {
    if (say(model, ${one}) !== ${one}.kind) wrong += 1;
    model = improved(model, ${one});
  }
  //!
  mistakes.push(wrong);
}

function guess(${one}) {
  //? ask the model that has learned.
  return say(model, ${one});
  //!
}

drawLine('Mistakes in each round', mistakes);
drawMap('What the neuron says', ${many}, { x: '${x}', y: '${y}', label: 'kind' }, (x, y) =>
  guess({ ${x}: x, ${y}: y }),
);
`,
  });
}

function inHigh({ many, one, x, y, world, kinds, examples, near }: PointDraw) {
  const [first, second] = kinds;
  return coded({
    title: `How Sure Is the Neuron? ${capital(many)}`,
    description:
      'Turn a perceptron into a neuron with probabilities: sigmoid, log loss and small steps.',
    task: [
      `${many} has ${x}, ${y} and kind (${first} or ${second}). ${world.meaning} A neuron with weights w and bias b answers a probability instead of a yes or no. Its inputs are centered: the means of ${x} and ${y} are taken away first.`,
      `sigmoid(z) is 1 / (1 + e^−z). chanceOf(model, point) is sigmoid(w[0] × ${x} + w[1] × ${y} + b) with the centered numbers; a model is { w: [0, 0], b: 0 } at first. logLoss(p, yes) is −ln(p) when yes is true, else −ln(1 − p). train(rounds) walks through all examples in order, and after each one takes 0.05 × (p − target) × input from every weight (input 1 for the bias); target is 1 for ${first}, else 0. sure(point) answers the chance after 30 rounds.`,
      'A calibrated neuron can say: I do not know. Look at the band around one half. A system that decides over people should hand such cases to a person.',
    ],
    picture: world.picture,
    data: { [many]: examples },
    trial: { call: 'sure', inputs: [[near(0, 0)], [near(1, 0)], [near(0, 1)], [near(1, 1)]] },
    hints: [
      'Math.exp(-z) is e to the power of −z, Math.log is the natural logarithm.',
      'The error p − target is positive when the neuron was too sure of yes: the weights must go down.',
      'Work with one centered copy of the inputs, [x − mean, y − mean], in chanceOf and in train alike.',
      'In train, make a new model with every example or change a local copy; both are fine.',
    ],
    concepts: ['logistic regression', 'sigmoid', 'log loss', 'stochastic gradient descent'],
    keywords: ['exp', 'log', 'target'],
    source: `
const mean = (name) => ${many}.reduce((sum, each) => sum + each[name], 0) / ${many}.length;
const middle = [mean('${x}'), mean('${y}')];
const inputs = (point) => [point.${x} - middle[0], point.${y} - middle[1]];

function sigmoid(z) {
  //? squeeze any number between 0 and 1.
  return 1 / (1 + Math.exp(-z));
  //!
}

// The probability of ${first}.
function chanceOf(model, point) {
  //? the weighted sum of the centered inputs, squeezed.
  const [one, two] = inputs(point);
  return sigmoid(model.w[0] * one + model.w[1] * two + model.b);
  //!
}

// How bad is the probability p, given what is true?
function logLoss(p, yes) {
  //? the negative logarithm of the chance given to the truth.
  return -Math.log(yes ? p : 1 - p);
  //!
}

const losses = [];

function train(rounds) {
  const model = { w: [0, 0], b: 0 };
  //? for each example a small step of every weight; note the loss of each round.
  for (let round = 1; round <= rounds; round += 1) {
    let sum = 0;
    for (const ${one} of ${many}) {
      const p = chanceOf(model, ${one});
      const target = ${one}.kind === '${first}' ? 1 : 0;
      const [one, two] = inputs(${one});
      const step = 0.05 * (p - target);
      model.w = [model.w[0] - step * one, model.w[1] - step * two];
      model.b -= step;
      sum += logLoss(p, target === 1);
    }
    losses.push(sum / ${many}.length);
  }
  //!
  return model;
}

const model = train(30);

function sure(point) {
  //? the chance that the trained model gives.
  return chanceOf(model, point);
  //!
}

// Four degrees of being sure, for the map.
function shade(x, y) {
  const p = sure({ ${x}: x, ${y}: y });
  if (p > 0.9) return 'surely ${first}';
  if (p < 0.1) return 'surely ${second}';
  return p >= 0.5 ? 'maybe ${first}' : 'maybe ${second}';
}

if (losses.length > 0) drawLine('Loss of each round', losses);
drawMap('How sure?', ${many}, { x: '${x}', y: '${y}', label: 'kind' }, shade);
`,
  });
}

/** One artificial neuron: the perceptron, and the logistic one. */
export const perceptron: Idea<PointDraw> = {
  slug: 'perceptron',
  scenes: 4,
  draw: (scene, variant) =>
    drawPoints([W.stars, W.shells, W.fruits, W.trails], scene, variant, { kinds: 2, each: 9 }),
  versions: { middle: inMiddle, high: inHigh },
};
