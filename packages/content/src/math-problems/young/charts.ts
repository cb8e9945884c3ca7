import type { Pick } from '@lamplight/domain/random';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { number, words } from '../value.ts';
import { CAMPERS } from './scenes.ts';
import { countingSlips, slips } from './slips.ts';

const common = { area: 'statistics', operation: 'statistics' } as const;

/** What children voted on, and what there was to choose. */
const VOTES = [
  ['snack', ['apple', 'bread', 'grapes', 'melon', 'pretzel']],
  ['game', ['tag', 'soccer', 'relay', 'kickball', 'frisbee']],
  ['instrument', ['drum', 'flute', 'guitar', 'bell', 'piano']],
  ['animal', ['lamb', 'dove', 'fish', 'lion', 'camel']],
] as const;

/** Four bars of different heights. */
function chart(pick: Pick, least: number, most: number) {
  const [what, labels] = pick.one(VOTES);
  const heights = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const values = pick.some(heights, 4);
  const bars = pick
    .some<string>(labels, 4)
    .map((label, at) => ({ label, value: values[at] ?? least }));
  const ordered = bars.toSorted((a, b) => b.value - a.value);
  return { what, bars, ordered };
}

const partsOf = (bars: readonly { label: string; value: number }[]) =>
  bars.flatMap(({ label, value }) => [label, value]);

/** Reading bar charts, and the mean. */
export const chartTemplates: readonly MathTemplate[] = [
  {
    ...common,
    id: 'bar-height',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const { bars } = chart(pick, 1, growing(level, 6, 10));
      const [asked = { label: 'tag', value: 1 }, ...rest] = pick.some(bars);
      return {
        parts: [asked.label, ...partsOf(bars)],
        question: `The campers vote. How many votes does “${asked.label}” get?`,
        answer: number(asked.value),
        wrong: slips([
          ...rest.map(({ value }) => ['read-another-bar', value] as const),
          ...countingSlips(asked.value),
        ]),
        explanation: [
          `Find the bar with the name “${asked.label}”.`,
          `Go up to its top. It reaches $${asked.value}$.`,
        ],
        picture: { kind: 'bar-chart', bars },
      };
    },
  },
  {
    ...common,
    id: 'tallest-bar',
    difficulty: 'Super Easy',
    grades: [1, 2],
    draw(pick, level) {
      const { bars, ordered } = chart(pick, 1, growing(level, 7, 12));
      const [most, second, third, least] = ordered.map(({ label }) => label);
      return {
        parts: partsOf(bars),
        question: 'The campers vote. Which one gets the most votes?',
        answer: words(most ?? ''),
        wrong: [
          { id: 'chose-the-shortest-bar', value: words(least ?? '') },
          { id: 'chose-the-second-tallest-bar', value: words(second ?? '') },
          { id: 'chose-the-third-tallest-bar', value: words(third ?? '') },
        ],
        explanation: ['Look for the tallest bar.', `Read the name below it: ${most}.`],
        picture: { kind: 'bar-chart', bars },
      };
    },
  },
  {
    ...common,
    id: 'bar-difference',
    difficulty: 'Medium',
    grades: [2, 4],
    draw(pick, level) {
      const { bars, ordered } = chart(pick, 2, growing(level, 10, 20));
      const [high, low] = pick.one([
        [ordered[0], ordered[2]],
        [ordered[0], ordered[3]],
        [ordered[1], ordered[3]],
      ]);
      const [more, fewer] = [high?.value ?? 0, low?.value ?? 0];
      return {
        parts: [high?.label ?? '', low?.label ?? '', ...partsOf(bars)],
        question: `How many more votes does “${high?.label}” get than “${low?.label}”?`,
        answer: number(more - fewer),
        wrong: slips([
          ['read-only-the-taller-bar', more],
          ['added-the-bars', more + fewer],
          ['read-only-the-shorter-bar', fewer],
          ['one-too-many', more - fewer + 1],
          ['one-too-few', more - fewer - 1],
        ]),
        explanation: [
          `Read both bars: $${more}$ and $${fewer}$.`,
          `$${more} - ${fewer} = ${more - fewer}$.`,
        ],
        picture: { kind: 'bar-chart', bars },
      };
    },
  },
  {
    ...common,
    id: 'votes-in-all',
    difficulty: 'Medium',
    grades: [3, 4],
    draw(pick, level) {
      const { what, bars } = chart(pick, 2, growing(level, 9, 20));
      const values = bars.map(({ value }) => value);
      const total = values.reduce((sum, value) => sum + value, 0);
      const [first = 0] = values;
      return {
        parts: partsOf(bars),
        question: `Every camper votes once for the best ${what}. How many campers vote?`,
        answer: number(total),
        wrong: slips([
          ['left-out-a-bar', total - first],
          ['counted-the-bars', bars.length],
          ['read-only-the-tallest-bar', Math.max(...values)],
          ['one-too-many', total + 1],
          ['one-too-few', total - 1],
        ]),
        explanation: [
          'Every vote is one camper, so add all bars.',
          `$${values.join(' + ')} = ${total}$.`,
        ],
        picture: { kind: 'bar-chart', bars },
      };
    },
  },
  {
    ...common,
    id: 'mean-of-few',
    difficulty: 'Hard',
    grades: [4, 5],
    draw(pick, level) {
      const campers = pick.some(CAMPERS, 4);
      const mean = pick.int(6, growing(level, 12, 30));
      const [near, far] = [pick.int(1, 3), pick.int(4, 5)];
      const values = pick.some([mean - far, mean - near, mean + near - 1, mean + far + 1]);
      const sum = values.reduce((total, value) => total + value, 0);
      const ordered = values.toSorted((a, b) => a - b);
      const [least = 0, most = 0] = [ordered[0], ordered.at(-1)];
      return {
        parts: values,
        question: `Four campers read $${values.join('$, $')}$ pages. What is the mean?`,
        answer: number(mean),
        wrong: slips([
          ['forgot-to-divide', sum],
          ['took-the-range', most - least],
          ['halved-the-sum', sum / 2],
          ['took-the-largest', most],
          ['took-the-smallest', least],
        ]),
        explanation: [
          `Add all numbers: $${values.join(' + ')} = ${sum}$.`,
          `Share the sum among four: $${sum} \\div 4 = ${mean}$.`,
        ],
        picture: {
          kind: 'bar-chart',
          bars: values.map((value, at) => ({ label: campers[at] ?? '', value })),
        },
      };
    },
  },
];
