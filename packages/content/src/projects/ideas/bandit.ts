import { seededPick } from '@lamplight/domain/random';
import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea, sceneOf, type Variant } from '../idea.ts';
import { capital, inWords } from '../words.ts';

interface BanditScene {
  readonly title: string;
  readonly story: string;
  readonly places: readonly [string, string, string];
  readonly reward: string;
  readonly picture: string;
}

const SCENES: readonly BanditScene[] = [
  {
    title: 'Where do the fish bite?',
    story: 'The camp catches fish for supper, and each try at a place is written down.',
    places: ['pier', 'reeds', 'rock'],
    reward: 'fish',
    picture: 'fishing-pole',
  },
  {
    title: 'Where do the berries grow?',
    story: 'The children pick berries, and each visit to a place is written down.',
    places: ['hedge', 'clearing', 'slope'],
    reward: 'berries',
    picture: 'blueberries',
  },
  {
    title: 'Where can you see stars?',
    story: 'Each night the star club counts shooting stars from another place.',
    places: ['tower', 'meadow', 'beach'],
    reward: 'stars',
    picture: 'glowing-star',
  },
];

export interface BanditDraw extends BanditScene {
  readonly tries: readonly Readonly<Record<string, string | number>>[];
  /** Average rewards in the order of `places`, whole numbers and all different. */
  readonly averages: readonly [number, number, number];
  /** The chance of a reward at each place; the best leads by far. */
  readonly chances: Readonly<Record<string, number>>;
  readonly best: string;
}

function draw(sceneNumber: number, variant: Variant): BanditDraw {
  const scene = sceneOf(SCENES, sceneNumber);
  const pick = seededPick(`${scene.reward} ${sceneNumber} ${variant}`);
  const [one = 2, two = 5, three = 8] = pick.some([2, 5, 8]);
  const averages = [one, two, three] as const;
  const tries = pick.some(
    scene.places.flatMap((place, at) => {
      const middle = averages[at] ?? 0;
      const stray = pick.int(1, 2);
      const rewards = [middle, middle + stray, middle - stray, middle + 1, middle - 1];
      return rewards.map((reward) => ({ place, [scene.reward]: reward }));
    }),
  );
  const chances = Object.fromEntries(
    scene.places.map((place, at) => [place, (averages[at] ?? 0) / 10]),
  );
  const best = scene.places[averages.indexOf(8)] ?? '';
  return { ...scene, tries, averages, chances, best };
}

function inBlocks({ title, story, places, reward, tries, picture }: BanditDraw) {
  const show = b.draw('table', 'What we wrote down', b.data('tries'));
  return blocked({
    title,
    description: 'Learn from trying: which place gives the most?',
    task: [
      `${story} The list tries holds a place and the number of ${reward} each time. The places are ${inWords(places)}.`,
      `Build average. It adds up the ${reward} of one place, counts the tries there, and gives back the sum divided by the tries. When a place was never tried, it gives back 0.`,
      'Robots learn like this: they try, get a reward, and remember. But a reward is only a number that people chose. More is not always better. Leave some for others!',
    ],
    ask: 'add up what one place gave, count the tries, then divide',
    picture,
    data: { tries },
    trial: { call: 'average', inputs: [...places.map((place) => [place]), ['moon']] },
    hints: [
      'Make two counters that begin with 0: the sum and the tries.',
      'Loop over tries and keep to those whose place is the one you ask for.',
      `Change the sum by the ${reward}, and the number of tries by 1.`,
      'Nothing can be divided by 0. Ask first: is the number of tries 0? Then give back 0.',
    ],
    concepts: ['learning from rewards', 'average', 'loops'],
    keywords: ['sum', 'number'],
    starter: [[b.define('average', ['place'], [])], [show]],
    solution: [
      [
        b.define(
          'average',
          ['place'],
          [
            b.set('sum', 0),
            b.set('number', 0),
            b.forEach('one', b.data('tries'), [
              b.when(b.compare(b.part('place', b.get('one')), '=', b.get('place')), [
                b.change('sum', b.part(reward, b.get('one'))),
                b.change('number', 1),
              ]),
            ]),
            b.when(b.compare(b.get('number'), '=', 0), [b.giveBack(0)]),
            b.giveBack(b.math(b.get('sum'), '÷', b.get('number'))),
          ],
        ),
      ],
      [
        show,
        b.set('most', 0),
        b.set('best', ''),
        b.forEach('one', b.data('tries'), [
          b.when(b.compare(b.call('average', b.part('place', b.get('one'))), '>', b.get('most')), [
            b.set('most', b.call('average', b.part('place', b.get('one')))),
            b.set('best', b.part('place', b.get('one'))),
          ]),
        ]),
        b.print(b.get('best')),
      ],
    ],
  });
}

function inMiddle({ places, reward, chances, picture }: BanditDraw) {
  const record = (...numbers: readonly (readonly [number, number])[]) =>
    Object.fromEntries(
      places.map((place, at) => [
        place,
        { tries: numbers[at]?.[0] ?? 0, total: numbers[at]?.[1] ?? 0 },
      ]),
    );
  return coded({
    title: `Learning from Rewards: ${capital(reward)}`,
    description:
      'An agent that knows nothing tries places, remembers what it got, and chooses better and better.',
    task: [
      `There are three places: ${inWords(places)}. Each try brings ${reward} or nothing, with a chance that the agent cannot see. It keeps a record such as { ${places[0]}: { tries: 2, total: 1 } }.`,
      'average(entry) is total divided by tries, and 0 without tries. choose(record) answers the first place that was never tried, otherwise the one with the best average; the first one wins ties. learned(record, place, reward) answers a new record with one more try; the old one must stay as it is.',
      'Run it: after forty rounds the bars show where the agent went. A single unlucky first try can make it miss the best place forever. How would you give every place another chance? It is a good question about people, too.',
    ],
    picture,
    data: { chances },
    trial: {
      call: 'choose',
      inputs: [
        [record([0, 0], [0, 0], [0, 0])],
        [record([1, 1], [0, 0], [0, 0])],
        [record([2, 1], [3, 3], [2, 0])],
        [record([4, 1], [4, 2], [2, 2])],
      ],
    },
    hints: [
      'Object.keys(record) lists the places in their order.',
      'First look for a place whose tries are 0 and answer it at once.',
      'Then keep the best place so far; replace it only when another average is strictly greater.',
      'Spread the old record into a new object, and put the changed entry of the place behind it.',
    ],
    concepts: ['reinforcement learning', 'exploring and using', 'average'],
    keywords: ['best', 'keys'],
    source: `
function average(entry) {
  //? mind entries without tries.
  return entry.tries === 0 ? 0 : entry.total / entry.tries;
  //!
}

// Which place comes next?
function choose(record) {
  //? what was never tried, otherwise the best average.
  let best = null;
  for (const place of Object.keys(record)) {
    if (record[place].tries === 0) return place;
    if (best === null || average(record[place]) > average(record[best])) best = place;
  }
  return best;
  //!
}

// The record after one more try.
function learned(record, place, reward) {
  //? a new record; the old one stays as it is.
  const { tries, total } = record[place];
  return { ...record, [place]: { tries: tries + 1, total: total + reward } };
  //!
}

let record = {};
for (const place in chances) record[place] = { tries: 0, total: 0 };
//? let it play forty rounds: choose, try, learn. chance(chances[place]) is one try.
for (let round = 1; round <= 40; round += 1) {
  const place = choose(record);
  record = learned(record, place, chance(chances[place]) ? 1 : 0);
}
//!
const bars = {};
for (const place in record) bars[place] = record[place].tries;
drawBars('Where did the agent go?', bars);
`,
  });
}

function inHigh({ places, reward, chances, picture }: BanditDraw) {
  return coded({
    title: `Explore or Use? ${capital(reward)}`,
    description:
      'Balance exploring against using what you know, and draw how the average reward grows.',
    task: [
      `chances holds the hidden chance of ${reward} at ${inWords(places)}. The agent keeps values { place: { n, mean } } and never reads the chances itself.`,
      'moved({ n, mean }, reward) answers the new entry after one more reward, by the running mean: mean + (reward − mean) / n with the new n. greedy(values) answers the place with the highest mean, the first on a tie. play(rounds, epsilon) lets the agent play: with chance epsilon it picks any place, otherwise the greedy one, and it answers { share, means }: share is the part of rounds spent at the place where it was most often, means is the list of average rewards so far, one for each round.',
      'Compare the three curves. Without exploring the agent may stay with its first luck; exploring always costs. Which epsilon would you want if a wrong try hurt somebody? Some experiments one must not make on people.',
    ],
    picture,
    data: { chances },
    trial: {
      call: 'greedy',
      inputs: [
        [{ a: { n: 1, mean: 0.2 }, b: { n: 3, mean: 0.7 } }],
        [{ a: { n: 2, mean: 0.5 }, b: { n: 2, mean: 0.5 } }],
        [{ x: { n: 9, mean: 0.1 }, y: { n: 1, mean: 0 }, z: { n: 2, mean: 0.4 } }],
        [{ only: { n: 0, mean: 0 } }],
      ],
    },
    hints: [
      'chance(0.1) is true once in ten times, and chance(chances[place]) says whether a try is rewarded.',
      'The running mean needs no list: the old mean moves toward the new reward by one n-th of the difference.',
      'Object.entries and reduce find the highest mean; use > so that the first one stays on a tie.',
      'In play, begin every place with { n: 0, mean: 0 } and keep the sum of rewards to work out the average so far.',
    ],
    concepts: ['multi-armed bandit', 'epsilon-greedy', 'running mean', 'exploration'],
    keywords: ['reduce', 'pick', 'push'],
    source: `
// An entry after one more reward, by the running mean.
function moved({ n, mean }, reward) {
  //? the new n and the new mean.
  return { n: n + 1, mean: mean + (reward - mean) / (n + 1) };
  //!
}

// The place with the highest mean.
function greedy(values) {
  //? the first one on a tie.
  const places = Object.keys(values);
  return places.reduce((best, place) => (values[place].mean > values[best].mean ? place : best));
  //!
}

function play(rounds, epsilon) {
  const means = [];
  let share = 0;
  //? choose, try, learn, and note the average so far, round by round.
  const places = Object.keys(chances);
  const values = {};
  for (const place of places) values[place] = { n: 0, mean: 0 };
  let sum = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const place = chance(epsilon) ? pick(places) : greedy(values);
    const reward = chance(chances[place]) ? 1 : 0;
    values[place] = moved(values[place], reward);
    sum += reward;
    means.push(sum / round);
  }
  share = Math.max(...places.map((place) => values[place].n)) / rounds;
  //!
  return { share, means };
}

// The last average of a game, to compare the ways of playing.
function result(rounds, epsilon) {
  return play(rounds, epsilon).means.at(-1);
}

for (const epsilon of [0, 0.1, 0.5]) {
  const { means } = play(300, epsilon);
  if (means.length > 0) drawLine('Average reward, epsilon = ' + epsilon, means);
}
drawBars('The hidden chances', chances);
`,
  });
}

/** Learning from rewards: averages, choosing, exploring. */
export const bandit: Idea<BanditDraw> = {
  slug: 'bandit',
  scenes: SCENES.length,
  draw,
  versions: { elementary: inBlocks, middle: inMiddle, high: inHigh },
};
