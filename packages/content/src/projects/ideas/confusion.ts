import { seededPick } from '@lamplight/domain/random';
import { coded, type Idea, sceneOf, type Variant } from '../idea.ts';
import { inWords, titled } from '../words.ts';

interface ConfusionScene {
  readonly what: string;
  readonly story: string;
  readonly kinds: readonly [string, string, string];
  readonly picture: string;
}

const SCENES: readonly ConfusionScene[] = [
  {
    what: 'the mushroom app',
    story: 'An app names mushrooms from photos. An expert checked its answers.',
    kinds: ['chanterelle', 'puffball', 'deathcap'],
    picture: 'warning',
  },
  {
    what: 'the bird recorder',
    story: 'A recorder names birds by their calls. A ranger listened to each call again.',
    kinds: ['robin', 'owl', 'cuckoo'],
    picture: 'parrot',
  },
  {
    what: 'the first-aid sorter',
    story:
      'A program sorts messages to the first-aid tent. The nurse looked at all of them afterward.',
    kinds: ['blister', 'sting', 'emergency'],
    picture: 'red-heart',
  },
];

/** A type and no interface, so that it fits where data of any shape is wanted. */
type Checked = { readonly said: string; readonly truth: string };

export interface ConfusionDraw extends ConfusionScene {
  readonly results: readonly Checked[];
  /** How often each was said for each truth. */
  readonly counts: readonly (readonly number[])[];
}

function draw(sceneNumber: number, variant: Variant): ConfusionDraw {
  const scene = sceneOf(SCENES, sceneNumber);
  const pick = seededPick(`${scene.what} ${sceneNumber} ${variant}`);
  const counts = scene.kinds.map((_, truth) =>
    scene.kinds.map((_other, said) =>
      truth === said ? pick.int(6, 11) - 2 * truth : pick.int(1, 3),
    ),
  );
  const results = pick.some(
    scene.kinds.flatMap((truth, row) =>
      scene.kinds.flatMap((said, column) =>
        Array.from({ length: counts[row]?.[column] ?? 0 }, () => ({ said, truth })),
      ),
    ),
  );
  return { ...scene, results, counts };
}

function inHigh({ what, story, kinds, results, picture }: ConfusionDraw) {
  return coded({
    title: `Beyond Accuracy: ${titled(what)}`,
    description:
      'Build a confusion matrix, and ask of each class how much is found and how much is true.',
    task: [
      `${story} results holds ${results.length} entries { said, truth } with the kinds ${inWords(kinds)}. One number of accuracy hides which mistakes were made.`,
      'matrix(list) answers { truth: { said: count } } for what occurs in the list. recall(kind, list) is the share of those that truly are of the kind which were also said to be. precision(kind, list) is the share of those said to be of the kind which truly are. Both are 0 when there is nothing to divide by. f1(kind, list) is 2 × precision × recall / (precision + recall), or 0 when both are 0.',
      `Draw the matrix and look for the costliest cell, not for the largest. What does it mean to miss one ${kinds[2]}, and what to cry ${kinds[2]} too often? No formula answers that for you.`,
    ],
    picture,
    data: { results },
    trial: { call: 'report', inputs: kinds.map((kind) => [kind]).concat([['nothing']]) },
    hints: [
      'Make inner objects when they are missing: table[truth] ??= {}.',
      'For recall, first keep the entries whose truth is the kind; for precision those where said is the kind.',
      'A helper share(part, whole) that answers 0 for an empty whole saves two questions.',
      'f1 is the harmonic mean: it is low as soon as one of the two is low.',
    ],
    concepts: ['confusion matrix', 'precision', 'recall', 'F1 score'],
    keywords: ['filter', 'claimed'],
    source: `
// { truth: { said: how often } }
function matrix(list) {
  const table = {};
  //? count each pair of truth and said.
  for (const { said, truth } of list) {
    table[truth] ??= {};
    table[truth][said] = (table[truth][said] ?? 0) + 1;
  }
  //!
  return table;
}

// Of those that truly are of the kind: which share was found?
function recall(kind, list) {
  //? keep the true ones, count what was said right.
  const real = list.filter(({ truth }) => truth === kind);
  const found = real.filter(({ said }) => said === kind);
  return real.length === 0 ? 0 : found.length / real.length;
  //!
}

// Of those said to be of the kind: which share is true?
function precision(kind, list) {
  //? keep what was said, count what is true.
  const claimed = list.filter(({ said }) => said === kind);
  const right = claimed.filter(({ truth }) => truth === kind);
  return claimed.length === 0 ? 0 : right.length / claimed.length;
  //!
}

// The harmonic mean of both.
function f1(kind, list) {
  //? mind two zeros.
  const [p, r] = [precision(kind, list), recall(kind, list)];
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
  //!
}

function report(kind) {
  //? { precision, recall, f1 } of our results.
  return {
    precision: precision(kind, results),
    recall: recall(kind, results),
    f1: f1(kind, results),
  };
  //!
}

//? draw the matrix as a web and the recall of each kind as bars.
drawWeb('From truth to what was said', matrix(results));
const bars = {};
for (const kind of Object.keys(matrix(results))) bars[kind] = recall(kind, results);
drawBars('Recall', bars);
//!
print('Checked answers:', results.length);
`,
  });
}

/** What kinds of mistakes a classifier makes. */
export const confusion: Idea<ConfusionDraw> = {
  slug: 'confusion',
  scenes: SCENES.length,
  draw,
  versions: { high: inHigh },
};
