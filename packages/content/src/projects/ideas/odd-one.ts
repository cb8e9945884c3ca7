import { seededPick } from '@lamplight/domain/random';
import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea, sceneOf, type Variant } from '../idea.ts';
import { titled } from '../words.ts';

interface OddScene {
  readonly title: string;
  readonly story: string;
  /** What is measured and in what. */
  readonly many: string;
  readonly unit: string;
  /** About what is usual, and how much it varies. */
  readonly usual: number;
  readonly picture: string;
}

const SCENES: readonly OddScene[] = [
  {
    title: 'The watchful thermometer',
    story: 'A thermometer in the lake sends a number each hour. Sometimes the cable is loose.',
    many: 'degrees',
    unit: 'degrees',
    usual: 19,
    picture: 'thermometer',
  },
  {
    title: 'The bread oven',
    story:
      'The cook weighs every loaf of bread. A loaf that is much too light or too heavy is looked at again.',
    many: 'weights',
    unit: 'tens of grams',
    usual: 50,
    picture: 'bread',
  },
  {
    title: 'The lonely beehive',
    story:
      'A sensor counts how loud a beehive hums. A strange hum can mean that the bees need help.',
    many: 'hums',
    unit: 'decibels',
    usual: 40,
    picture: 'honeybee',
  },
];

const LIMIT = 5;

export interface OddDraw extends OddScene {
  /** Twelve values around the middle, and their average, which is a whole number. */
  readonly values: readonly number[];
  readonly average: number;
}

function draw(sceneNumber: number, variant: Variant): OddDraw {
  const scene = sceneOf(SCENES, sceneNumber);
  const pick = seededPick(`${scene.many} ${sceneNumber} ${variant}`);
  const average = scene.usual + (variant === 'own' ? pick.int(-2, 2) : 20 + pick.int(0, 6));
  // For each value above the average there is one as far below it.
  const strays = Array.from({ length: 6 }, (_, at) => (at < 2 ? 3 : pick.int(0, 3)));
  const values = pick.some(strays.flatMap((stray) => [average + stray, average - stray]));
  return { ...scene, average, values };
}

function inBlocks({ title, story, many, unit, average, values, picture }: OddDraw) {
  const show = b.draw('line', `Our ${many}`, b.data(many));
  return blocked({
    title,
    description: 'Teach the computer what is usual. Then it notices what is not.',
    task: [
      `${story} The list ${many} holds good numbers, in ${unit}.`,
      `Build check. First add up all ${many} and divide by how many there are. That is the average. When the new value is more than ${LIMIT} away from it, give back: odd. Otherwise give back: usual.`,
      'Odd does not mean bad! It means: somebody should look. And when people are different from the average, that is no fault at all. Each one is made on purpose.',
    ],
    ask: 'find the average, then see how far away the value is',
    picture,
    data: { [many]: values },
    trial: {
      call: 'check',
      inputs: [[average + 1], [average + 9], [average - 8], [average - LIMIT]],
    },
    hints: [
      'Set the sum to 0. A loop adds each number to it.',
      `Divide the sum by the length of ${many}. Now you have the average.`,
      'The size of value − average says how far away it is. Above or below does not matter.',
      `Compare with ${LIMIT}. Exactly ${LIMIT} is still usual.`,
    ],
    concepts: ['average', 'finding odd ones', 'comparing'],
    keywords: ['for', 'abs', 'average'],
    starter: [[b.define('check', ['value'], [])], [show]],
    solution: [
      [
        b.define(
          'check',
          ['value'],
          [
            b.set('sum', 0),
            b.forEach('one', b.data(many), [b.change('sum', b.get('one'))]),
            b.set('average', b.math(b.get('sum'), '÷', b.length(b.data(many)))),
            b.ifElse(
              b.compare(b.sizeOfNumber(b.math(b.get('value'), '−', b.get('average'))), '>', LIMIT),
              [b.giveBack('odd')],
              [b.giveBack('usual')],
            ),
          ],
        ),
      ],
      [show],
    ],
  });
}

function inMiddle({ title, story, many, unit, average, values, picture }: OddDraw) {
  return coded({
    title: `How Odd Is Odd? ${titled(title)}`,
    description:
      'Measure how much values usually vary and flag what lies far outside: an anomaly detector.',
    task: [
      `${story} The list ${many} holds ${values.length} good values in ${unit}. A fixed limit works only for one instrument, so let the data set it.`,
      'mean(list) is the average. deviation(list) is the standard deviation: the square root of the mean of all squared differences from the mean. oddness(value, list) says how many deviations the value lies from the mean, never below 0; if the deviation is 0 it is 0 for the mean itself and otherwise 99. check(value) answers odd from an oddness of 3 on, else usual.',
      'Three deviations is a custom, not a law of nature. A lower limit finds more faults and wakes people up for nothing; a higher one lets faults slip by. Who pays for each mistake?',
    ],
    picture,
    data: { [many]: values },
    trial: {
      call: 'check',
      inputs: [[average], [average + 20], [average - 20], [average + 1], [average + 12]],
    },
    hints: [
      'Add up with a loop and divide by list.length.',
      'For the deviation make a new list of squared differences with map, and take its mean.',
      'Math.sqrt takes the square root, Math.abs takes the sign away.',
      'Mind the division by 0 in oddness: ask for a deviation of 0 first.',
    ],
    concepts: ['mean', 'standard deviation', 'anomaly detection'],
    keywords: ['sqrt', 'abs', 'map'],
    source: `
function mean(list) {
  //? add up and divide.
  let sum = 0;
  for (const value of list) {
    sum += value;
  }
  return sum / list.length;
  //!
}

// How far values usually are from their mean.
function deviation(list) {
  //? the root of the mean of the squared differences.
  const middle = mean(list);
  return Math.sqrt(mean(list.map((value) => (value - middle) ** 2)));
  //!
}

// How many deviations away from the mean?
function oddness(value, list) {
  //? divide the difference by the deviation, and mind 0.
  const difference = Math.abs(value - mean(list));
  const usual = deviation(list);
  if (usual === 0) return difference === 0 ? 0 : 99;
  return difference / usual;
  //!
}

function check(value) {
  //? odd from 3 deviations on.
  return oddness(value, ${many}) >= 3 ? 'odd' : 'usual';
  //!
}

drawLine('Good values', ${many});
const bars = {};
for (const value of [${[0, 4, 8, 16].map((more) => average + more).join(', ')}]) {
  bars[value] = oddness(value, ${many}) ?? 0;
}
drawBars('How odd is each?', bars);
`,
  });
}

/** Finding what is unusual. */
export const oddOne: Idea<OddDraw> = {
  slug: 'odd-one',
  scenes: SCENES.length,
  draw,
  versions: { elementary: inBlocks, middle: inMiddle },
};
