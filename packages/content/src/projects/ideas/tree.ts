import type { Json } from '@lamplight/domain/projects';
import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea } from '../idea.ts';
import { capital } from '../words.ts';
import { POINT_WORLDS as W } from '../worlds/point-worlds.ts';
import { drawPoints, type PointDraw } from '../worlds/points.ts';

/** A question that parts the first two kinds, and one that parts the third from both or one of them. */
interface Questions {
  /** At most this in x: the kind on the left. */
  readonly left: { readonly limit: number; readonly kind: number };
  /** Above that: at most this in y is `low`, more is `high`. */
  readonly right: { readonly limit: number; readonly low: number; readonly high: number };
}

/** Of the three kinds one lies alone on the left; the two others lie above each other. */
function questionsOf({ world }: PointDraw): Questions {
  const places = world.kinds.map(({ at: [x, y] }, kind) => ({ x, y, kind }));
  const [left, one, two] = places.toSorted((p, q) => p.x - q.x);
  if (left === undefined || one === undefined || two === undefined)
    throw new RangeError('no kinds');
  const [low, high] = one.y < two.y ? [one, two] : [two, one];
  const middle = (a: number, c: number) => Math.round((a + c) / 2);
  return {
    left: { limit: middle(left.x, Math.min(one.x, two.x)), kind: left.kind },
    right: { limit: middle(low.y, high.y), low: low.kind, high: high.kind },
  };
}

function inBlocks(drawn: PointDraw) {
  const { many, one, x, y, kinds, world, examples, pair } = drawn;
  const { left, right } = questionsOf(drawn);
  const name = (kind: number) => kinds[kind] ?? '';
  const axes = { x, y, label: 'kind' };
  const points = b.drawPoints(`Our ${many}`, b.data(many), axes);
  return blocked({
    title: `Two questions about a ${one}`,
    description: `Find two clever questions that tell three kinds of ${many} apart.`,
    task: [
      `Press Run and look at the picture of our ${many}. Three kinds make three groups. ${world.meaning}`,
      `Build ask with two questions. The first looks at ${x} and finds one kind at once. The second looks at ${y} and tells the other two apart. Where would you cut? You choose the numbers!`,
      'This is a decision tree. Each question is a fork in the path. Anybody can read it and check it, and that makes it fair.',
    ],
    ask: 'ask about one number, then about the other',
    picture: world.picture,
    data: { [many]: examples },
    trial: { call: 'ask', inputs: [pair(0, 0), pair(1, 0), pair(2, 0), pair(left.kind, 1)] },
    hints: [
      `Which kind stands alone on the left side of the picture? It is the ${name(left.kind)}.`,
      `A cut between the groups works well. Is ${x} at most ${left.limit}? Then give back ${name(left.kind)}.`,
      `For the others ask about ${y}. A cut at ${right.limit} parts low from high.`,
      'Put the second question into the else part of the first one.',
    ],
    concepts: ['decision tree', 'if and else', 'reading a picture'],
    keywords: ['if', 'else'],
    starter: [[b.define('ask', [x, y], [])], [points]],
    solution: [
      [
        b.define(
          'ask',
          [x, y],
          [
            b.ifElse(
              b.compare(b.get(x), '≤', left.limit),
              [b.giveBack(name(left.kind))],
              [
                b.ifElse(
                  b.compare(b.get(y), '≤', right.limit),
                  [b.giveBack(name(right.low))],
                  [b.giveBack(name(right.high))],
                ),
              ],
            ),
          ],
        ),
      ],
      [points, b.drawMap('What the tree says', b.data(many), axes, 'ask')],
    ],
  });
}

/** The tree of a scene as the middle version has it. */
export function treeOf(drawn: PointDraw): Record<string, Json> {
  const { x, y, kinds } = drawn;
  const { left, right } = questionsOf(drawn);
  return {
    ask: x,
    limit: left.limit,
    yes: kinds[left.kind] ?? '',
    no: {
      ask: y,
      limit: right.limit,
      yes: kinds[right.low] ?? '',
      no: kinds[right.high] ?? '',
    },
  };
}

function inMiddle(drawn: PointDraw) {
  const { many, one, x, y, kinds, world, examples, near } = drawn;
  const { left, right } = questionsOf(drawn);
  const name = (kind: number) => kinds[kind] ?? '';
  return coded({
    title: `A Decision Tree for ${capital(many)}`,
    description: `Write a tree of questions as data, and a function that walks through it from root to leaf.`,
    task: [
      `A tree is an object { ask, limit, yes, no }: it asks whether the part named ask is at most limit. yes and no hold either another tree or the answer, a text. The data are ${many} with ${x}, ${y} and kind. ${world.meaning}`,
      `walk(tree, thing) answers what the tree says about a ${one}, however many questions it has. rightShare(tree, examples) answers the share of examples it gets right, from 0 to 1. Then look at the points and replace the simple tree by one that gets at least 9 of 10 right.`,
      'Unlike most models, a small tree can explain each of its answers, one question after the other. When a machine decides about people, they deserve such a reason.',
    ],
    picture: world.picture,
    data: { [many]: examples },
    trial: { call: 'guess', inputs: [[near(0, 0)], [near(1, 0)], [near(2, 0)], [near(1, 1)]] },
    hints: [
      'A text means you have arrived. For a text, typeof tree is string.',
      'thing[tree.ask] reads the part whose name stands in ask.',
      'walk may call itself with tree.yes or tree.no. That is called recursion.',
      `Let the root ask about ${x}; a limit near ${left.limit} finds the ${name(left.kind)}.`,
      `The second question asks about ${y}, with a limit near ${right.limit}.`,
    ],
    concepts: ['decision tree', 'recursion', 'accuracy'],
    keywords: ['typeof', 'filter'],
    source: `
// Go from question to question until an answer is reached.
function walk(tree, thing) {
  //? answer a text at once; otherwise ask and walk on.
  if (typeof tree === 'string') return tree;
  const branch = thing[tree.ask] <= tree.limit ? tree.yes : tree.no;
  return walk(branch, thing);
  //!
}

// The share of examples that the tree gets right.
function rightShare(tree, examples) {
  //? count the right ones and divide by how many there are.
  const right = examples.filter((example) => walk(tree, example) === example.kind);
  return right.length / examples.length;
  //!
}

//? grow a tree, such as { ask: '${y}', limit: 5, yes: 'one kind', no: 'another' }.
const tree = {
  ask: '${x}',
  limit: ${left.limit},
  yes: '${name(left.kind)}',
  no: { ask: '${y}', limit: ${right.limit}, yes: '${name(right.low)}', no: '${name(right.high)}' },
};
//!

function guess(thing) {
  //? let your tree answer.
  return walk(tree, thing);
  //!
}

drawMap('What the tree says', ${many}, { x: '${x}', y: '${y}', label: 'kind' }, (x, y) =>
  guess({ ${x}: x, ${y}: y }),
);
`,
  });
}

/** A decision tree that is grown by hand. */
export const tree: Idea<PointDraw> = {
  slug: 'tree',
  scenes: 4,
  draw: (scene, variant) =>
    drawPoints([W.shells, W.snails, W.stars, W.fruits], scene, variant, {
      kinds: 3,
      each: 7,
      keepKinds: true,
    }),
  versions: { elementary: inBlocks, middle: inMiddle },
};
