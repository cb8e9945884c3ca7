import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea, rotated, roundOf, sceneOf } from '../idea.ts';
import { titled } from '../words.ts';

interface FilterScene {
  readonly title: string;
  readonly why: string;
  /** Warning words with points from 1 to 5. */
  readonly points: Readonly<Record<string, number>>;
  readonly alarm: string;
  /** Messages with a warning word worth 5, and calm ones. */
  readonly bad: readonly string[];
  readonly good: readonly string[];
  /** A harmless message that holds a word of few points. */
  readonly doubtful: string;
  readonly picture: string;
}

const SCENES: readonly FilterScene[] = [
  {
    title: 'The kind-words helper',
    why: 'Words can hurt. Before a note goes on the camp wall, a helper looks for unkind words.',
    points: { stupid: 5, hate: 5, ugly: 5, shut: 3, annoying: 3, silly: 1 },
    alarm: 'say it kindly',
    bad: ['you are so stupid', 'I hate your team', 'What an ugly picture', 'Stupid rain'],
    good: [
      'thank you for your help',
      'your picture is bright',
      'well played, team',
      'come and sit here',
    ],
    doubtful: 'we laughed at the silly hats',
    picture: 'red-heart',
  },
  {
    title: 'The secret keeper',
    why: 'Some messages ask for things that belong to you and your family. A helper can warn you.',
    points: { password: 5, address: 5, secret: 5, photo: 3, phone: 3, alone: 1 },
    alarm: 'ask a grown-up',
    bad: [
      'tell me your password',
      'What is your address',
      'keep it a secret, please',
      'my secret plan',
    ],
    good: [
      'lunch is at noon',
      'bring a hat for the hike',
      'we sing at eight',
      'the ball is in the shed',
    ],
    doubtful: 'the duck swims alone',
    picture: 'locked',
  },
  {
    title: 'The prize catcher',
    why: 'Some messages promise prizes to make people click. They are called spam. A helper sorts them out.',
    points: { winner: 5, prize: 5, click: 5, free: 3, hurry: 3, now: 1 },
    alarm: 'this may be spam',
    bad: ['you are the winner', 'Click here', 'a prize waits for you', 'Winner, winner'],
    good: [
      'the bus leaves at nine',
      'we found your scarf',
      'your drawing hangs in the hall',
      'rain again tomorrow',
    ],
    doubtful: 'it is your turn now',
    picture: 'ticket',
  },
];

/** Warning words and messages; the other variant has only a part of the words. */
export interface FilterDraw extends FilterScene {
  readonly words: readonly string[];
  readonly examples: readonly { readonly text: string; readonly bad: boolean }[];
}

function draw(sceneNumber: number, variant: 'own' | 'other'): FilterDraw {
  const scene = sceneOf(SCENES, sceneNumber);
  const round = roundOf(SCENES, sceneNumber);
  const [bad, good] = [rotated(scene.bad, round), rotated(scene.good, round)];
  const all = Object.entries(scene.points);
  const points =
    variant === 'own' ? scene.points : { ...Object.fromEntries(all), banana: 5, grape: 2 };
  const examples = bad.flatMap((text, at) => [
    { text, bad: true },
    { text: good[at] ?? '', bad: false },
  ]);
  return { ...scene, bad, good, points, words: Object.keys(points), examples };
}

function inBlocks({ title, why, words, alarm, bad, good, picture }: FilterDraw) {
  const show = b.draw('bars', 'Warning words', b.count(b.data('warningWords')));
  return blocked({
    title,
    description: 'Build a helper that looks through a message for warning words.',
    task: [
      why,
      `The list warningWords holds the words to look for. Build check. It counts the warning words in a message. When there is at least one, it gives back: ${alarm}. If there is none: fine.`,
      'A list can be wrong! It misses a mean message made of nice words, and it may warn about a good one. So the helper only asks people to look. People decide.',
    ],
    ask: 'count the warning words, then give back the right answer',
    picture,
    data: { warningWords: words },
    trial: {
      call: 'check',
      inputs: [[bad[0] ?? ''], [good[0] ?? ''], [bad[1] ?? ''], [good[1] ?? '']],
    },
    hints: [
      'Begin with a counter that is 0.',
      'A loop can look at each word of the message.',
      'Does the list have the word in it? Then the counter grows by 1.',
      `After the loop: if the counter is bigger than 0, give back ${alarm}.`,
    ],
    concepts: ['filter', 'lists', 'counting'],
    keywords: ['includes', 'for'],
    starter: [[b.define('check', ['message'], [])], [show]],
    solution: [
      [
        b.define(
          'check',
          ['message'],
          [
            b.set('found', 0),
            b.forEach('word', b.words(b.get('message')), [
              b.when(b.includes(b.data('warningWords'), b.get('word')), [b.change('found', 1)]),
            ]),
            b.ifElse(b.compare(b.get('found'), '>', 0), [b.giveBack(alarm)], [b.giveBack('fine')]),
          ],
        ),
      ],
      [show],
    ],
  });
}

function inMiddle({ title, why, points, bad, good, doubtful, examples, picture }: FilterDraw) {
  return coded({
    title: `${titled(title)} with Points`,
    description:
      'Weigh warning words, choose a limit, and measure both ways in which a filter can be wrong.',
    task: [
      `${why} Not every word weighs the same, so the table points gives each one points.`,
      'risk(text) adds up the points of all words of a text. check(text, limit) answers stop when the risk reaches the limit, otherwise fine; without a limit it uses 3. mistakes(examples, limit) answers how often the filter is wrong on examples with text and bad (true or false): { missed, blamed }. Missed means bad but fine; blamed means not bad but stopped.',
      'The drawing shows both kinds of mistakes for every limit. A low limit blames the innocent, a high one misses harm. No limit is free of cost, so somebody has to weigh it fairly and say why.',
    ],
    picture,
    data: { points, examples: [...examples, { text: doubtful, bad: false }] },
    trial: {
      call: 'check',
      inputs: [[bad[0] ?? ''], [good[0] ?? ''], [doubtful], [doubtful, 1], [bad[2] ?? '']],
    },
    hints: [
      'words(text) makes lower-case words, so capitals are no trouble.',
      'A word that is not in the table has no points: (points[word] ?? 0).',
      'In mistakes, begin with an object { missed: 0, blamed: 0 } and add 1 to the right part.',
      'An example is missed when it is bad and check says fine. It is blamed when it is not bad and check says stop.',
    ],
    concepts: ['weights', 'threshold', 'two kinds of mistakes'],
    keywords: ['sum', 'stopped'],
    source: `
// The points of all words of a text together.
function risk(text) {
  //? add up the points of each word.
  let sum = 0;
  for (const word of words(text)) {
    sum += points[word] ?? 0;
  }
  return sum;
  //!
}

function check(text, limit = 3) {
  //? stop or fine?
  return risk(text) >= limit ? 'stop' : 'fine';
  //!
}

// How often is the filter wrong, in each of the two ways?
function mistakes(examples, limit) {
  const wrong = { missed: 0, blamed: 0 };
  //? compare check with what is true for each example.
  for (const { text, bad } of examples) {
    const stopped = check(text, limit) === 'stop';
    if (bad && !stopped) wrong.missed += 1;
    if (!bad && stopped) wrong.blamed += 1;
  }
  //!
  return wrong;
}

drawBars('Points of the words', points);
for (let limit = 1; limit <= 6; limit += 1) {
  drawBars('Mistakes at limit ' + limit, mistakes(examples, limit));
}
`,
  });
}

/** A filter for messages: a list of words, then weights and a limit. */
export const filter: Idea<FilterDraw> = {
  slug: 'filter',
  scenes: SCENES.length,
  draw,
  versions: { elementary: inBlocks, middle: inMiddle },
};
