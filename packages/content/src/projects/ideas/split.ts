import { coded, type Idea } from '../idea.ts';
import { capital } from '../words.ts';
import { mislabeled } from '../worlds/noise.ts';
import { POINT_WORLDS as W } from '../worlds/point-worlds.ts';
import { drawPoints, type PointDraw } from '../worlds/points.ts';

/** Places with a wrong label, so that learning by heart shows. */
const WRONG = [4, 9, 14];

function inMiddle(drawn: PointDraw) {
  const { many, x, y, world } = drawn;
  const examples = mislabeled(drawn, WRONG);
  const result = (...kinds: readonly string[]) => [kinds.slice(0, 4), kinds.slice(4)];
  return coded({
    title: `A Fair Exam for a Model: ${capital(many)}`,
    description:
      'Keep some examples secret while learning, and use them to test what was really learned.',
    task: [
      `The list ${many} has ${x}, ${y} and kind. ${world.meaning} A few labels are wrong, as in real life. The function nearest is given: it answers the kind of the nearest example.`,
      `parted(list) answers { train, test }: every third example (numbers 3, 6, 9 …) goes to test, all others to train, in their order. accuracy(said, truth) compares two lists of the same length and answers the share of equal entries; for empty lists it is 0. exam(train, test) lets nearest answer for each example of test, with train as what it knows, and answers the accuracy.`,
      `Compare the exam on the training examples themselves with the exam on the secret ones. Knowing by heart is not understanding. Whoever reports only the first number hides the truth.`,
    ],
    picture: world.picture,
    data: { [many]: examples },
    trial: {
      call: 'accuracy',
      inputs: [
        result('a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'),
        result('a', 'b', 'a', 'b', 'a', 'a', 'a', 'b'),
        result('a', 'a', 'a', 'a', 'b', 'b', 'b', 'a'),
        [[], []],
      ],
    },
    hints: [
      'The third example has number 2 in the list, the sixth number 5. What do 2 and 5 leave over when divided by 3?',
      'filter hands the number of each entry to your function as well: list.filter((example, at) => …).',
      'In exam, make two lists with map: what nearest said, and the kind that is true.',
      'Then exam is accuracy(said, truth).',
    ],
    concepts: ['training and testing', 'accuracy', 'overfitting'],
    keywords: ['filter', 'map', 'push'],
    source: `
// Given: the kind of the nearest example.
function nearest(thing, examples) {
  let best = examples[0];
  for (const example of examples) {
    if (distance(thing, example) < distance(thing, best)) best = example;
  }
  return best.kind;
}

// Every third example is kept secret for the test.
function parted(list) {
  //? answer { train, test }.
  return {
    train: list.filter((example, at) => at % 3 !== 2),
    test: list.filter((example, at) => at % 3 === 2),
  };
  //!
}

// The share of entries that are the same.
function accuracy(said, truth) {
  //? count what is equal and divide; 0 for empty lists.
  if (truth.length === 0) return 0;
  const right = truth.filter((kind, at) => kind === said[at]);
  return right.length / truth.length;
  //!
}

// How well does nearest do on the test, knowing only the training examples?
function exam(train, test) {
  //? let it answer, then compare.
  const said = test.map((example) => nearest(example, train));
  const truth = test.map((example) => example.kind);
  return accuracy(said, truth);
  //!
}

//? part our examples and draw both exams as bars.
const { train, test } = parted(${many});
drawBars('Share of right answers', {
  'known examples': exam(train, train),
  'secret examples': exam(train, test),
});
//!
drawPoints('All examples', ${many}, { x: '${x}', y: '${y}', label: 'kind' });
`,
  });
}

/** Training and testing with different examples. */
export const split: Idea<PointDraw> = {
  slug: 'split',
  scenes: 3,
  draw: (scene, variant) =>
    drawPoints([W.plants, W.days, W.stones], scene, variant, { kinds: 2, each: 9 }),
  versions: { middle: inMiddle },
};
