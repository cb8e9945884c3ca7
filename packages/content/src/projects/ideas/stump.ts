import { coded, type Idea } from '../idea.ts';
import { capital } from '../words.ts';
import { POINT_WORLDS as W } from '../worlds/point-worlds.ts';
import { drawPoints, type PointDraw } from '../worlds/points.ts';

function inMiddle({ many, one, x, world, kinds, examples, pair }: PointDraw) {
  const [first, second] = kinds;
  return coded({
    title: `The Best Single Question: ${capital(many)}`,
    description: 'Let the computer find the best yes-or-no question by itself: a decision stump.',
    task: [
      `In ${many} every ${one} has a ${x} and a kind, ${first} or ${second}. ${world.meaning} Instead of choosing a limit by eye, the program tries all of them.`,
      `majority(list) answers the kind that most of a list have; the first one met wins a tie. stump(examples) tries the ${x} of every example as a limit. For each limit, the examples at most at the limit and those above both get the majority of their side. It answers the best one as { limit, below, above, right }, with right the number of examples it gets right; the smallest limit wins ties. guess(${x}) uses it on our ${many}.`,
      'Learning here means: search, measure, keep the best. The program did not think about it. It tried them all, faster than we can.',
    ],
    picture: world.picture,
    data: { [many]: examples },
    trial: {
      call: 'guess',
      inputs: [[pair(0, 0)[0]], [pair(1, 0)[0]], [pair(0, 1)[0]], [pair(1, 1)[0]]],
    },
    hints: [
      'count(list.map(example => example.kind)) says how often each kind comes.',
      `Two calls of filter part the examples: ${x} <= limit, and ${x} > limit.`,
      'Nothing may be above the greatest limit. Then majority gets an empty list; answer null for it.',
      'Keep the best stump so far. Replace it when it has more right, or as many with a smaller limit.',
    ],
    concepts: ['decision stump', 'learning as search', 'accuracy'],
    keywords: ['filter', 'count'],
    source: `
// The kind that most of them have; null for an empty list.
function majority(list) {
  //? count the kinds and find the most frequent one.
  const votes = count(list.map((example) => example.kind));
  let winner = null;
  for (const { kind } of list) {
    if (winner === null || votes[kind] > votes[winner]) winner = kind;
  }
  return winner;
  //!
}

// The best single question about ${x}.
function stump(examples) {
  let best = null;
  //? try each ${x} as a limit and keep the best.
  for (const { ${x}: limit } of examples) {
    const below = majority(examples.filter((example) => example.${x} <= limit));
    const above = majority(examples.filter((example) => example.${x} > limit));
    const right = examples.filter(
      (example) => example.kind === (example.${x} <= limit ? below : above),
    ).length;
    const better = best === null || right > best.right;
    if (better || (right === best.right && limit < best.limit)) {
      best = { limit, below, above, right };
    }
  }
  //!
  return best;
}

const learned = stump(${many});
print('What was learned:', learned);

function guess(${x}) {
  //? ask the learned question.
  return ${x} <= learned.limit ? learned.below : learned.above;
  //!
}

drawMap('One question', ${many}, { x: '${x}', y: '${world.y}', label: 'kind' }, (x) => guess(x));
`,
  });
}

/** The best single question, found by trying all. */
export const stump: Idea<PointDraw> = {
  slug: 'stump',
  scenes: 4,
  draw: (scene, variant) =>
    drawPoints([W.boats, W.trails, W.songs, W.leaves], scene, variant, { kinds: 2, each: 9 }),
  versions: { middle: inMiddle },
};
