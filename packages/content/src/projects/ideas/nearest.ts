import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea } from '../idea.ts';
import { capital } from '../words.ts';
import { POINT_WORLDS as W } from '../worlds/point-worlds.ts';
import { drawPoints, type PointDraw } from '../worlds/points.ts';

const gapIn = (name: string, thing: string) =>
  b.sizeOfNumber(b.math(b.part(name, b.get(thing)), '−', b.get(name)));

function inBlocks({ many, one, x, y, world, examples, pair }: PointDraw) {
  const picture = b.drawPoints(`Our ${many}`, b.data(many), { x, y, label: 'kind' });
  return blocked({
    title: `Which ${one} is it?`,
    description: `Show the computer some ${many}. Then it can name a new one all by itself.`,
    task: [
      `We found ${many} at ${world.place}. For each one we wrote down ${x}, ${y} and its kind. ${world.meaning}`,
      `Build guess. It looks at every ${one} we know, finds the one that is most like the new one, and gives back its kind. That is called the nearest neighbor.`,
      'Then look at the map. Every spot has the kind of its closest neighbor. The computer made the map from our examples alone!',
    ],
    ask: 'look at every example, keep the closest one, give back its kind',
    picture: world.picture,
    data: { [many]: examples },
    trial: { call: 'guess', inputs: [pair(0, 1), pair(1, 1), pair(2, 1), pair(0, 2)] },
    hints: [
      `Two ${many} are alike when their numbers are close. Take one number away from the other. How big is the gap?`,
      `Add the gap in ${x} and the gap in ${y}. A small sum means: very much alike.`,
      'Keep two things in mind: the best one so far, and its gap. Start with a very big gap, such as 1000.',
      'When you meet a smaller gap, that one is now the best. After the loop, give back the kind of the best.',
    ],
    concepts: ['nearest neighbor', 'learning from examples', 'loops'],
    keywords: ['for', 'abs', 'best'],
    starter: [
      [b.define('guess', [x, y], [])],
      [picture, b.print(`We know ${examples.length} ${many}.`)],
    ],
    solution: [
      [
        b.define(
          'guess',
          [x, y],
          [
            b.set('best', b.first(b.data(many))),
            b.set('least', 1000),
            b.forEach(one, b.data(many), [
              b.set('gap', b.math(gapIn(x, one), '+', gapIn(y, one))),
              b.when(b.compare(b.get('gap'), '<', b.get('least')), [
                b.set('least', b.get('gap')),
                b.set('best', b.get(one)),
              ]),
            ]),
            b.giveBack(b.part('kind', b.get('best'))),
          ],
        ),
      ],
      [
        picture,
        b.drawMap('What the computer thinks', b.data(many), { x, y, label: 'kind' }, 'guess'),
      ],
    ],
  });
}

function inMiddle({ many, one, x, y, world, examples, near }: PointDraw) {
  return coded({
    title: `Nearest Neighbor: ${capital(many)}`,
    description: `Build a classifier that names a new ${one} by finding the example most like it.`,
    task: [
      `The list ${many} holds examples from ${world.place}, each with ${x}, ${y} and kind. ${world.meaning}`,
      `Write two functions. gap(a, b) is the straight-line distance between two ${many}: square both differences, add them, take the square root. nearest(thing, examples) answers the example with the least gap; guess(thing) answers its kind.`,
      'This model has no training step at all: it keeps every example and compares. Look at the map to see the border it draws. Where would you not trust it? A wise helper also knows where it has seen nothing.',
    ],
    picture: world.picture,
    data: { [many]: examples },
    trial: { call: 'guess', inputs: [[near(0, 1)], [near(1, 1)], [near(2, 1)], [near(1, 2)]] },
    hints: [
      `The difference in ${x} is a.${x} minus b.${x}. Math.hypot(3, 4) is 5: it squares, adds and takes the root for you.`,
      'In nearest, begin with the first example as the best one. Walk through all examples.',
      'Replace the best one whenever another example has a smaller gap to the thing.',
      `guess only needs one line: the kind of nearest(thing, ${many}).`,
    ],
    concepts: ['nearest neighbor', 'distance', 'classification', 'loops'],
    keywords: ['hypot', 'sqrt', 'for', 'best'],
    source: `
// How far apart are two ${many}?
function gap(a, b) {
  //? the straight-line distance over ${x} and ${y}.
  return Math.hypot(a.${x} - b.${x}, a.${y} - b.${y});
  //!
}

// Which of the examples is most like the thing?
function nearest(thing, examples) {
  //? keep the example with the least gap.
  let best = examples[0];
  for (const example of examples) {
    if (gap(thing, example) < gap(thing, best)) {
      best = example;
    }
  }
  return best;
  //!
}

function guess(thing) {
  //? the kind of the nearest of our ${many}.
  return nearest(thing, ${many}).kind;
  //!
}

drawMap('Who is nearest?', ${many}, { x: '${x}', y: '${y}', label: 'kind' }, (x, y) =>
  guess({ ${x}: x, ${y}: y }),
);
`,
  });
}

function inHigh({ many, one, x, y, world, examples, near }: PointDraw) {
  return coded({
    title: `Neighbors Vote: ${capital(many)}`,
    description: `One neighbor can be odd; five seldom are. Build k-NN with a vote and see how k changes the border.`,
    task: [
      `Each entry of ${many} has ${x}, ${y} and kind. ${world.meaning}`,
      'Write neighbors(thing, k), the k examples with the least distance, nearest first, without changing the data set (it is frozen, so work on a list of your own). Write vote(found), the kind that most of them have; when two kinds have as many votes, the one whose member is nearest wins. guess(thing) lets the five nearest vote.',
      'Compare both maps: k = 1 follows every single example, k = 5 listens to a neighborhood. A larger k is steadier against mistakes in the data, but it forgets small groups. Choosing k is choosing whom the model overlooks.',
    ],
    picture: world.picture,
    data: { [many]: examples },
    trial: {
      call: 'guess',
      inputs: [[near(0, 1)], [near(1, 1)], [near(2, 1)], [near(2, 2)], [near(0, 2)]],
    },
    hints: [
      'map makes a new list, which you may sort: let each entry hold an example and how far it is.',
      'sort takes a function of two entries; a negative answer puts the first one in front. Subtract how far they are.',
      'slice(0, k) keeps the first k entries. A second map takes the examples out again.',
      'count makes an object of how often each kind comes. Go through the found ones from near to far and keep the kind with the most votes; replace it only for strictly more, and a tie goes to the nearer one.',
    ],
    concepts: ['k nearest neighbors', 'voting', 'sorting', 'choosing k'],
    keywords: ['sort', 'slice', 'count', 'reduce'],
    source: `
// The k examples nearest to the thing, nearest first.
function neighbors(thing, k) {
  //? work out how far each is, sort by that, keep the first k examples.
  return ${many}
    .map((example) => ({ example, far: distance(thing, example) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, k)
    .map(({ example }) => example);
  //!
}

// The kind with the most votes; a tie goes to the nearer one.
function vote(found) {
  //? how often does each kind come, and which comes most?
  const votes = count(found.map((example) => example.kind));
  let winner = found[0].kind;
  for (const example of found) {
    if (votes[example.kind] > votes[winner]) {
      winner = example.kind;
    }
  }
  return winner;
  //!
}

function guess(thing, k = 5) {
  //? let the k neighbors of this ${one} vote.
  return vote(neighbors(thing, k));
  //!
}

const axes = { x: '${x}', y: '${y}', label: 'kind' };
for (const k of [1, 5]) {
  drawMap('k = ' + k, ${many}, axes, (x, y) => guess({ ${x}: x, ${y}: y }, k));
}
`,
  });
}

/** Nearest neighbor: one, by hand, and several that vote. */
export const nearest: Idea<PointDraw> = {
  slug: 'nearest',
  scenes: 4,
  draw: (scene, variant) =>
    drawPoints([W.fruits, W.birds, W.stones, W.snails], scene, variant, { kinds: 3, each: 5 }),
  versions: { elementary: inBlocks, middle: inMiddle, high: inHigh },
};
