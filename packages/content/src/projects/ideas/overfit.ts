import { coded, type Idea } from '../idea.ts';
import { capital } from '../words.ts';
import { mislabeled } from '../worlds/noise.ts';
import { POINT_WORLDS as W } from '../worlds/point-worlds.ts';
import { drawPoints, type Point, type PointDraw } from '../worlds/points.ts';

/**
 * The examples of a scene with two wrong labels in each group: on the one that is most often the nearest of others, so
 * that a single neighbor errs, and on the one farthest from it, so that three neighbors do not.
 */
export function noisy(drawn: PointDraw): Point[] {
  const { examples, kinds, x, y } = drawn;
  const apart = (one: Point, other: Point) =>
    Math.hypot(Number(one[x]) - Number(other[x]), Number(one[y]) - Number(other[y]));
  const wrong = kinds.flatMap((kind) => {
    const group = examples.filter((example) => example.kind === kind);
    const nearestOf = (one: Point) =>
      group.filter((other) => other !== one).toSorted((a, b) => apart(a, one) - apart(b, one))[0];
    const followers = (one: Point) => group.filter((other) => nearestOf(other) === one).length;
    const [leader] = group.toSorted((a, b) => followers(b) - followers(a));
    if (leader === undefined) return [];
    const farthest = group.toSorted((a, b) => apart(b, leader) - apart(a, leader))[0] ?? leader;
    return [examples.indexOf(leader), examples.indexOf(farthest)];
  });
  return mislabeled(drawn, wrong);
}

function inHigh(drawn: PointDraw) {
  const { many, one, x, y, world, kinds, middle } = drawn;
  const [first, second] = kinds;
  return coded({
    title: `Learning by Heart: ${capital(many)}`,
    description:
      'A model that is perfect on what it knows can be poor on what it does not. Measure it and choose k.',
    task: [
      `${many} has ${x}, ${y} and kind (${first} or ${second}); some kinds are wrong. ${world.meaning} With k = 1, a nearest-neighbor model repeats every wrong label.`,
      `answer(thing, list, k) is the kind that most of the k nearest examples in list have (k is odd, so two kinds never tie). seen(k, list) is the share of the list it gets right when it may look at the whole list, itself included. unseen(k, list) is the share it gets right when each example is answered from all the others: leave-one-out. bestK(list) answers which of 1, 3, 5 and 7 has the highest unseen share, the smallest on a tie. guess(${one}) uses that k.`,
      'Draw both curves. seen falls with k while unseen rises: the gap between them is overfitting. Judge a model, and a person’s learning, by what it does with something new.',
    ],
    picture: world.picture,
    data: { [many]: noisy(drawn) },
    trial: {
      call: 'guess',
      inputs: [[middle(0)], [middle(1)], [middle(0, 0.2)], [middle(1, 0.2)]],
    },
    hints: [
      'map to how far each example is, sort, slice(0, k), then count the kinds.',
      'distance compares the numbers that both have; the kind is a text and does not disturb it.',
      'Leave-one-out: list.filter(other => other !== example) is the list without one example.',
      'bestK tries the four numbers in order and replaces the best only for a strictly higher share.',
    ],
    concepts: ['overfitting', 'leave-one-out validation', 'k nearest neighbors', 'model selection'],
    keywords: ['sort', 'filter', 'slice'],
    source: `
// The majority of the k nearest examples.
function answer(thing, list, k) {
  //? sort by distance, keep k, let them vote.
  const nearest = list
    .map((example) => ({ kind: example.kind, far: distance(thing, example) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, k);
  const votes = count(nearest.map(({ kind }) => kind));
  return Object.keys(votes).reduce((best, kind) => (votes[kind] > votes[best] ? kind : best));
  //!
}

// The share of right answers for examples that the model knows.
function seen(k, list) {
  //? answer each example from the whole list.
  const right = list.filter((example) => answer(example, list, k) === example.kind);
  return right.length / list.length;
  //!
}

// The share of right answers when each example is new to the model.
function unseen(k, list) {
  //? answer each example from all the others.
  const right = list.filter((example) => {
    const others = list.filter((other) => other !== example);
    return answer(example, others, k) === example.kind;
  });
  return right.length / list.length;
  //!
}

const choices = [1, 3, 5, 7];

function bestK(list) {
  //? the choice with the highest unseen share.
  return choices.reduce((best, k) => (unseen(k, list) > unseen(best, list) ? k : best));
  //!
}

const k = bestK(${many});

function guess(${one}) {
  //? use the chosen k.
  return answer(${one}, ${many}, k);
  //!
}

print('Chosen k:', k);
drawPoints('With wrong labels', ${many}, { x: '${x}', y: '${y}', label: 'kind' });
//? draw both shares for each choice of k, and maps for k = 1 and the chosen one.
drawLine('Known examples, k = 1, 3, 5, 7', choices.map((each) => seen(each, ${many})));
drawLine('New examples, k = 1, 3, 5, 7', choices.map((each) => unseen(each, ${many})));
for (const each of [1, k]) {
  drawMap('k = ' + each, ${many}, { x: '${x}', y: '${y}', label: 'kind' }, (x, y) =>
    answer({ ${x}: x, ${y}: y }, ${many}, each),
  );
}
//!
`,
  });
}

/** Overfitting, and choosing k by leave-one-out. */
export const overfit: Idea<PointDraw> = {
  slug: 'overfit',
  scenes: 4,
  draw: (scene, variant) =>
    drawPoints([W.days, W.snails, W.boats, W.stones], scene, variant, { kinds: 2, each: 10 }),
  versions: { high: inHigh },
};
