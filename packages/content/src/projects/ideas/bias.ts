import { seededPick } from '@lamplight/domain/random';
import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea, sceneOf, type Variant } from '../idea.ts';
import { capital } from '../words.ts';

interface BiasScene {
  readonly title: string;
  readonly story: string;
  /** Kinds in the training pictures: two with many, two with few. */
  readonly kinds: readonly [string, string, string, string];
  readonly measure: string;
  readonly sign: string;
  /** A big group and a small one, which need different limits. */
  readonly groups: readonly [string, string];
  readonly question: string;
  readonly picture: string;
}

const SCENES: readonly BiasScene[] = [
  {
    title: 'Who is missing in the pet photos?',
    story: 'A photo app was taught with pictures of pets.',
    kinds: ['dog', 'cat', 'rabbit', 'turtle'],
    measure: 'dryness',
    sign: 'thirsty',
    groups: ['sun', 'shade'],
    question:
      'A sensor in the garden says from the dryness of the soil whether a plant is thirsty. Plants in the shade feel it earlier than plants in the sun.',
    picture: 'dog-face',
  },
  {
    title: 'Which voices does the robot know?',
    story: 'A robot was taught with voices that read to it.',
    kinds: ['adult', 'teen', 'child', 'grandma'],
    measure: 'volume',
    sign: 'calling',
    groups: ['near', 'far'],
    question:
      'A microphone at the lake says from the volume whether somebody is calling for help. Whoever is far away sounds softer than whoever is near.',
    picture: 'robot',
  },
  {
    title: 'Does the translator know all languages?',
    story: 'A translator was taught with letters that came to the camp.',
    kinds: ['English', 'Spanish', 'Swahili', 'Hmong'],
    measure: 'points',
    sign: 'ready',
    groups: ['older', 'younger'],
    question:
      'A reading game says from the points of a first round whether a child is ready for the next book. The young ones are ready with fewer points, since their books are easier.',
    picture: 'world-map',
  },
];

/** Kinds with fewer training pictures than this need more. */
const ENOUGH = 5;

/** A type and no interface, so that it fits where data of any shape is wanted. */
type Measured = { readonly group: string; readonly value: number; readonly truth: boolean };

export interface BiasDraw extends BiasScene {
  readonly training: readonly string[];
  readonly counts: readonly number[];
  readonly examples: readonly Measured[];
}

function draw(sceneNumber: number, variant: Variant): BiasDraw {
  const scene = sceneOf(SCENES, sceneNumber);
  const pick = seededPick(`${scene.measure} ${sceneNumber} ${variant}`);
  const some = [pick.int(8, 12), pick.int(6, 9), pick.int(1, 4), pick.int(1, 3)];
  const counts = variant === 'own' ? some : some.toReversed();
  const training = pick.some(
    scene.kinds.flatMap((kind, at) => Array<string>(counts[at] ?? 0).fill(kind)),
  );
  const [big, small] = scene.groups;
  const shift = variant === 'own' ? 0 : 2;
  const of = (group: string, limit: number, values: readonly number[]) =>
    values.map((value) => ({ group, value, truth: value >= limit }));
  // Of the big group many lie between the two limits: they outvote the small one.
  const spread = [2, 4, 6, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 13, 14, 15, 16, 18].map(
    (each) => each + shift,
  );
  const examples = pick.some([
    ...of(big, 12 + shift, spread),
    ...of(
      small,
      7 + shift,
      [3, 5, 8, 9, 10, 14].map((each) => each + shift),
    ),
  ]);
  return { ...scene, training, counts, examples };
}

function inBlocks({ title, story, kinds, training, picture }: BiasDraw) {
  const show = b.draw('bars', 'What was it taught with?', b.count(b.data('training')));
  return blocked({
    title,
    description: 'Look at what a machine was taught with, and find who was forgotten.',
    task: [
      `${story} The list training holds the kind of each one. Press Run and look at the bars. Are they all the same height?`,
      `Build check. It counts how often a kind is in the list. Fewer than ${ENOUGH} is too few: give back needs more. Otherwise give back enough.`,
      'Whoever is missing in the examples will be treated worse. That is called bias. Good builders look for those who were left out, as the shepherd looked for one sheep.',
    ],
    ask: 'count how often the kind is in the list, and say whether that is enough',
    picture,
    data: { training },
    trial: { call: 'check', inputs: [...kinds].map((kind) => [kind]) },
    hints: [
      'Set a counter to 0.',
      'Loop over the training list. Each one is a word.',
      'Is it equal to the kind that was asked for? Then the counter grows by 1.',
      `After the loop: if the counter is smaller than ${ENOUGH}, give back needs more.`,
    ],
    concepts: ['bias in data', 'counting', 'fairness'],
    keywords: ['for', 'number'],
    starter: [[b.define('check', ['kind'], [])], [show]],
    solution: [
      [
        b.define(
          'check',
          ['kind'],
          [
            b.set('number', 0),
            b.forEach('one', b.data('training'), [
              b.when(b.compare(b.get('one'), '=', b.get('kind')), [b.change('number', 1)]),
            ]),
            b.ifElse(
              b.compare(b.get('number'), '<', ENOUGH),
              [b.giveBack('needs more')],
              [b.giveBack('enough')],
            ),
          ],
        ),
      ],
      [show],
    ],
  });
}

function inHigh({ measure, sign, groups, question, examples, picture }: BiasDraw) {
  const [big, small] = groups;
  return coded({
    title: `Is the Model Fair? ${capital(big)} and ${capital(small)}`,
    description:
      'A model can be right on the whole and wrong for a few. Measure it by group, then choose fairly.',
    task: [
      `${question} Each of the examples has a group (${big} or ${small}), a value (the ${measure}) and truth (really ${sign} or not). There are far more of ${big}.`,
      `The model says yes from a limit on. accuracy(limit, list) is the share of examples it gets right; the accuracy of an empty list is 0. byGroup(limit, list) answers the accuracy of each group, as an object; without a list it takes our examples. bestLimit(list) answers the limit from 0 to 24 with the highest accuracy, fairLimit(list) the one whose worst group does best; the smaller limit wins ties.`,
      'The average hides the few. Compare the bars of both limits: what does each choice cost, and for whom? To measure by group is a technical step; to care about the result is a moral one.',
    ],
    picture,
    data: { examples },
    trial: { call: 'byGroup', inputs: [[7], [9], [12], [14]] },
    hints: [
      'An example is right when (value >= limit) === truth.',
      'A Set made of the groups of all examples has every group once, and a loop can walk through it.',
      'Write one function highest(list, measure) that tries all limits and takes a function to compare by.',
      'Object.values(byGroup(limit, list)) are the accuracies of the groups; spread them out in Math.min to find the worst.',
    ],
    concepts: ['bias', 'fairness', 'accuracy by group', 'objective functions'],
    keywords: ['filter', 'Set', 'min'],
    source: `
// The share of examples that the limit gets right.
function accuracy(limit, list) {
  //? yes from the limit on; compare with the truth.
  if (list.length === 0) return 0;
  const right = list.filter(({ value, truth }) => value >= limit === truth);
  return right.length / list.length;
  //!
}

// The accuracy of each group by its name.
function byGroup(limit, list = examples) {
  //? measure each group by itself and answer an object.
  const result = {};
  for (const group of new Set(list.map((example) => example.group))) {
    result[group] = accuracy(
      limit,
      list.filter((example) => example.group === group),
    );
  }
  return result;
  //!
}

// The limit from 0 to 24 for which the measure is highest.
function highest(measure) {
  let best = 0;
  //? try every limit and keep the first of the best.
  for (let limit = 1; limit <= 24; limit += 1) {
    if (measure(limit) > measure(best)) best = limit;
  }
  //!
  return best;
}

function bestLimit(list) {
  //? measure by accuracy.
  return highest((limit) => accuracy(limit, list));
  //!
}

function fairLimit(list) {
  //? measure by the accuracy of the worst group.
  return highest((limit) => Math.min(...Object.values(byGroup(limit, list))));
  //!
}

print('Best on the whole:', bestLimit(examples), 'fairest:', fairLimit(examples));
for (const limit of [bestLimit(examples), fairLimit(examples)]) {
  drawBars('Limit ' + limit, byGroup(limit, examples) ?? { all: 0 });
}
`,
  });
}

/** Bias in data: who is missing, and for whom a model is wrong. */
export const bias: Idea<BiasDraw> = {
  slug: 'bias',
  scenes: SCENES.length,
  draw,
  versions: { elementary: inBlocks, high: inHigh },
};
