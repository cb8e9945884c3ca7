import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { fractionTex, number } from '../value.ts';
import { pair } from './scenes.ts';
import { slips } from './slips.ts';

/** A unit in which something is told, and the smaller one in which it is asked. */
const UNITS = [
  { one: 'meter', many: 'meters', unit: 'cm', small: 'centimeters', times: 100 },
  { one: 'foot', many: 'feet', unit: 'in', small: 'inches', times: 12 },
  { one: 'hour', many: 'hours', unit: 'min', small: 'minutes', times: 60 },
  { one: 'kilometer', many: 'kilometers', unit: 'm', small: 'meters', times: 1000 },
  { one: 'kilogram', many: 'kilograms', unit: 'g', small: 'grams', times: 1000 },
  { one: 'week', many: 'weeks', unit: 'days', small: 'days', times: 7 },
] as const;

/** Lengths and units. */
export const measuringTemplates: readonly MathTemplate[] = [
  {
    id: 'ruler-length',
    area: 'geometry',
    operation: 'subtraction',
    difficulty: 'Easy',
    grades: [1, 3],
    draw(pick, level) {
      const what = pick.one(['twig', 'feather', 'ribbon', 'leaf', 'rope']);
      const most = growing(level, 10, 20);
      const start = pick.int(1, 4);
      const end = pick.int(start + 3, most);
      const length = end - start;
      return {
        parts: [what, start, end],
        question: `A ${what} lies from $${start}$ to $${end}$ on the ruler. How many inches long is it?`,
        answer: number(length, { unit: 'in' }),
        wrong: slips(
          [
            ['read-only-the-end', end],
            ['counted-the-marks', length + 1],
            ['added-both-ends', start + end],
            ['one-inch-short', length - 1],
            ['two-inches-short', length - 2],
          ],
          { unit: 'in' },
        ),
        explanation: [
          `The ${what} does not begin at $0$. Count the jumps from $${start}$ to $${end}$.`,
          `$${end} - ${start} = ${length}$, so it is $${length}$ in long.`,
        ],
        picture: { kind: 'number-line', least: 0, most, step: 1, jumps: [[start, end]] },
      };
    },
  },
  {
    id: 'how-much-longer',
    area: 'geometry',
    operation: 'subtraction',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const [name, friend] = pair(pick);
      const short = pick.int(3, growing(level, 6, 10));
      const more = pick.int(2, growing(level, 5, 10));
      const long = short + more;
      return {
        parts: [name, friend, short, long],
        question: `${name} jumps ${long} feet. ${friend} jumps ${short} feet. How much farther is ${name}’s jump?`,
        answer: number(more, { unit: 'ft' }),
        wrong: slips(
          [
            ['added-the-lengths', long + short],
            ['named-the-longer', long],
            ['named-the-shorter', short],
            ['counted-the-first-mark-too', more + 1],
            ['one-foot-short', more - 1],
          ],
          { unit: 'ft' },
        ),
        explanation: [
          `Start at $${short}$ and count on to $${long}$.`,
          `$${long} - ${short} = ${more}$, so it is $${more}$ ft more.`,
        ],
        picture: { kind: 'number-line', least: 0, most: 20, step: 1, points: [short, long] },
      };
    },
  },
  {
    id: 'smaller-unit',
    area: 'ratio',
    operation: 'basic_multiplication',
    difficulty: 'Medium',
    grades: [3, 5],
    draw(pick, level) {
      const { one, many, unit, small, times } = pick.one(UNITS.slice(0, growing(level, 3, 6)));
      const count = pick.int(2, growing(level, 5, 12));
      const value = count * times;
      return {
        parts: [many, count, times],
        question: `How many ${small} are in $${count}$ ${many}?`,
        answer: number(value, { unit }),
        wrong: slips(
          [
            ['multiplied-by-ten', count * 10],
            ['one-zero-too-many', value * 10],
            ['added-instead-of-multiplying', count + times],
            ['one-unit-too-few', value - times],
            ['one-unit-too-many', value + times],
          ],
          { unit },
        ),
        explanation: [
          `One ${one} has $${fractionTex(times)}$ ${small}.`,
          `$${count} \\times ${fractionTex(times)} = ${fractionTex(value)}$, so it is ${number(value, { unit }).text}.`,
        ],
      };
    },
  },
];
