import { seededPick } from '@lamplight/domain/random';
import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea, sceneOf, type Variant } from '../idea.ts';
import { inWords, titled } from '../words.ts';

interface PrivacyScene {
  readonly title: string;
  readonly question: string;
  /** The part of an answer that is counted. */
  readonly part: string;
  readonly choices: readonly [string, string, string, string];
  readonly picture: string;
}

const SCENES: readonly PrivacyScene[] = [
  {
    title: 'Counting without names: snacks',
    question: 'Which snack do you like best?',
    part: 'snack',
    choices: ['apple', 'bread', 'nuts', 'plum'],
    picture: 'red-apple',
  },
  {
    title: 'Counting without names: ways to camp',
    question: 'How did you come to camp?',
    part: 'way',
    choices: ['bus', 'bike', 'train', 'foot'],
    picture: 'ticket',
  },
  {
    title: 'Counting without names: quiet time',
    question: 'What helps you to be still?',
    part: 'place',
    choices: ['forest', 'chapel', 'lake', 'bed'],
    picture: 'star',
  },
];

const NAMES = 'Ana Bo Cleo Dov Eli Fay Gus Hope Ian Joy Kai Lea Max Nia'.split(' ');

type Answer = Readonly<Record<string, string>>;

export interface PrivacyDraw extends PrivacyScene {
  readonly answers: readonly Answer[];
  /** How many chose each, in the order of `choices`: one big group, two of some, one of one or two. */
  readonly counts: readonly [number, number, number, number];
}

function draw(sceneNumber: number, variant: Variant): PrivacyDraw {
  const scene = sceneOf(SCENES, sceneNumber);
  const pick = seededPick(`${scene.part} ${sceneNumber} ${variant}`);
  const [a = 1, c = 3, d = 4, e = 5] = pick.some([pick.int(1, 2), 3, 4, 5]);
  const counts = [a, c, d, e] as const;
  const chosen = pick.some(scene.choices.flatMap((choice, at) => Array(counts[at]).fill(choice)));
  const answers = chosen.map((choice, at) => ({
    name: NAMES[at] ?? '',
    [scene.part]: String(choice),
  }));
  return { ...scene, answers, counts };
}

function inBlocks({ title, question, part, choices, answers, picture }: PrivacyDraw) {
  const line = b.print('Only counts go on the wall, never names.');
  return blocked({
    title,
    description: 'Find out what the group likes, and keep the names to yourself.',
    task: [
      `Everybody at camp answered: ${question} The list answers has a name and a ${part} for each.`,
      `Build howMany. It counts how many answers have this ${part}. It never looks at the names, and nobody can see who said what.`,
      'Machines collect a lot about people. Good builders take only what they need. Keeping safe what others trust us with is a way of loving them.',
    ],
    ask: `count the answers with this ${part}`,
    picture,
    data: { answers },
    trial: { call: 'howMany', inputs: choices.map((choice) => [choice]) },
    hints: [
      'Set a counter to 0.',
      'Loop over the answers.',
      `Take the part called ${part}. Is it equal to what was asked for?`,
      'Then the counter grows by 1. After the loop give it back.',
    ],
    concepts: ['privacy', 'counting', 'loops'],
    keywords: ['for', 'number'],
    starter: [
      [b.define('howMany', ['choice'], [])],
      [line, b.print(`There are ${answers.length} answers.`)],
    ],
    solution: [
      [
        b.define(
          'howMany',
          ['choice'],
          [
            b.set('number', 0),
            b.forEach('answer', b.data('answers'), [
              b.when(b.compare(b.part(part, b.get('answer')), '=', b.get('choice')), [
                b.change('number', 1),
              ]),
            ]),
            b.giveBack(b.get('number')),
          ],
        ),
      ],
      [
        line,
        b.set('list', b.emptyList()),
        b.forEach('answer', b.data('answers'), [
          b.addToList('list', b.part(part, b.get('answer'))),
        ]),
        b.draw('bars', 'Counted without names', b.count(b.get('list'))),
      ],
    ],
  });
}

function inMiddle({ title, question, part, choices, answers, picture }: PrivacyDraw) {
  return coded({
    title: titled(title.replace('Counting without names', 'Safe in the Crowd')),
    description:
      'Publish counts in which no single person can be recognized: k-anonymity in small.',
    task: [
      `The list answers has a name and a ${part} for everyone who was asked: ${question} The possible answers are ${inWords(choices)}. Even without names, a group of one gives a person away.`,
      `tally(list) answers how often each ${part} comes, as an object. publish(list, least) answers the same without the groups that have fewer than least members; their members are added up under the name other, if there are any. safe(${part}) says true when the ${part} stands in publish(answers, 3).`,
      'A group is safe only if nobody in it can be picked out. Ask before you count whether you need the question at all: data that was never collected cannot leak.',
    ],
    picture,
    data: { answers },
    trial: { call: 'safe', inputs: choices.map((choice) => [choice]) },
    hints: [
      `map(answer => answer.${part}) makes a list without names, and count(list) counts it.`,
      'Object.entries(counts) gives pairs of name and number to loop over.',
      'A group with fewer than least members adds its number to other instead of standing by itself.',
      'name in object says whether an object has an entry of that name. The name may stand in a variable.',
    ],
    concepts: ['privacy', 'k-anonymity', 'aggregation'],
    keywords: ['entries', 'count'],
    source: `
// How often does each ${part} come?
function tally(list) {
  //? count without names.
  return count(list.map((answer) => answer.${part}));
  //!
}

// Only groups of at least this size; the others together.
function publish(list, least) {
  const shown = {};
  //? keep large groups, add up small ones as other.
  let other = 0;
  for (const [name, members] of Object.entries(tally(list))) {
    if (members >= least) shown[name] = members;
    else other += members;
  }
  if (other > 0) shown.other = other;
  //!
  return shown;
}

function safe(${part}) {
  //? does it stand in what is published with groups of 3 and more?
  return ${part} in publish(answers, 3);
  //!
}

print('People asked:', answers.length);
for (const least of [1, 3, 5]) {
  drawTable('Groups of at least ' + least, [publish(answers, least)]);
}
`,
  });
}

/** Counting what a group says without giving anybody away. */
export const privacy: Idea<PrivacyDraw> = {
  slug: 'privacy',
  scenes: SCENES.length,
  draw,
  versions: { elementary: inBlocks, middle: inMiddle },
};
