import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { number, words } from '../value.ts';
import { ratio, ratios } from './ratio.ts';
import { scene } from './scenes.ts';
import { slips } from './slips.ts';

const common = { area: 'fractions', operation: 'fractions' } as const;

/** What one of so many equal parts is called. */
const PART_NAMES: Readonly<Record<number, string>> = {
  2: 'a half',
  3: 'a third',
  4: 'a fourth',
  6: 'a sixth',
  8: 'an eighth',
};

/** Fractions as parts of a whole and of a set. */
export const partTemplates: readonly MathTemplate[] = [
  {
    ...common,
    id: 'equal-parts',
    difficulty: 'Super Easy',
    grades: [1, 1],
    draw(pick, level) {
      const what = pick.one(['bread', 'pizza', 'pie', 'cake', 'pancake', 'melon']);
      const count = pick.int(2, growing(level, 6, 10));
      return {
        parts: [what, count],
        question: `This ${what} is cut into equal parts. How many parts?`,
        answer: number(count),
        wrong: slips([
          ['counted-one-twice', count + 1],
          ['skipped-one', count - 1],
          ['counted-two-twice', count + 2],
          ['counted-every-part-twice', 2 * count],
        ]),
        explanation: [
          'Put a finger on one part and count around.',
          `There are $${count}$ equal parts.`,
        ],
        picture: { kind: 'fraction-circle', parts: count, filled: 0 },
      };
    },
  },
  {
    ...common,
    id: 'name-one-part',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const what = pick.one(['bread', 'pizza', 'pie', 'cake', 'pancake', 'melon']);
      const all = [2, 4, 3, 8, 6];
      const count = pick.one(all.slice(0, growing(level, 3, 5)));
      const name = PART_NAMES[count] ?? '';
      const others = all.filter((other) => other !== count);
      const nearest = others.toSorted((a, b) => Math.abs(a - count) - Math.abs(b - count));
      return {
        parts: [what, count],
        question: `The ${what} has equal parts. One is colored. What is it called?`,
        answer: words(name),
        wrong: nearest.map((other) => ({
          id: other < count ? 'counted-too-few-parts' : 'counted-too-many-parts',
          value: words(PART_NAMES[other] ?? ''),
        })),
        explanation: [`Count the equal parts: $${count}$.`, `One of them is called ${name}.`],
        picture: { kind: 'fraction-circle', parts: count, filled: 1 },
      };
    },
  },
  {
    ...common,
    id: 'colored-part',
    difficulty: 'Easy',
    grades: [2, 3],
    draw(pick, level) {
      const parts = pick.int(3, growing(level, 6, 10));
      const filled = pick.int(1, parts - 1);
      const isCircle = pick.int(0, 1) === 0;
      return {
        parts: [isCircle ? 'circle' : 'bar', filled, parts],
        question: `What fraction of the ${isCircle ? 'circle' : 'bar'} is colored?`,
        answer: ratio(filled, parts),
        wrong: ratios([
          ['named-the-part-without-color', parts - filled, parts],
          ['compared-color-with-the-rest', filled, parts - filled],
          ['turned-the-fraction-over', parts, filled],
          ['counted-one-part-too-many', filled, parts + 1],
          ['counted-one-colored-part-too-many', filled + 1, parts],
          ['counted-two-parts-too-many', filled, parts + 2],
        ]),
        explanation: [
          `There are $${parts}$ equal parts, so the bottom number is $${parts}$.`,
          `$${filled}$ of them ${filled === 1 ? 'is' : 'are'} colored: ${ratio(filled, parts).text}.`,
        ],
        picture: isCircle
          ? { kind: 'fraction-circle', parts, filled }
          : { kind: 'fraction-bars', bars: [{ parts, filled }] },
      };
    },
  },
  {
    ...common,
    id: 'part-of-a-set',
    difficulty: 'Medium',
    grades: [2, 4],
    draw(pick, level) {
      const { many, name } = scene(pick);
      const bottom = pick.int(2, growing(level, 4, 6));
      const top = level > 4 ? pick.int(1, bottom - 1) : 1;
      const each = pick.int(2, Math.min(12, Math.floor(growing(level, 18, 48) / bottom)));
      const whole = bottom * each;
      const part = top * each;
      const asked = ratio(top, bottom).text;
      return {
        parts: [many, name, top, bottom, whole],
        question: `${name} has ${whole} ${many} and gives away ${asked} of them. How many is that?`,
        answer: number(part),
        wrong: slips([
          ['named-what-is-left', whole - part],
          ['named-the-bottom-number', bottom],
          ['took-away-the-bottom-number', whole - bottom],
          ['one-too-many', part + 1],
          ['one-too-few', part - 1],
          ['two-too-many', part + 2],
        ]),
        explanation: [
          `Share into $${bottom}$ equal groups: $${whole} \\div ${bottom} = ${each}$.`,
          top === 1
            ? `One group is ${asked} of them: $${part}$.`
            : `Take $${top}$ of the groups: $${top} \\times ${each} = ${part}$.`,
        ],
        picture:
          whole > 20
            ? { kind: 'array', rows: bottom, columns: each }
            : { kind: 'dots', groups: [{ count: whole }] },
      };
    },
  },
  {
    ...common,
    id: 'equal-fractions',
    difficulty: 'Medium',
    grades: [3, 5],
    draw(pick, level) {
      const bottom = pick.int(2, growing(level, 4, 6));
      const top = pick.int(1, bottom - 1);
      const times = pick.int(2, growing(level, 3, 6));
      const [newTop, newBottom] = [top * times, bottom * times];
      return {
        parts: [top, bottom, times],
        question: `Which fraction is as large as ${ratio(top, bottom).text}?`,
        answer: ratio(newTop, newBottom),
        wrong: ratios([
          ['added-the-same-to-both', top + times, bottom + times],
          ['multiplied-only-the-bottom', top, newBottom],
          ['multiplied-only-the-top', newTop, bottom],
          ['one-part-too-many', newTop + 1, newBottom],
          ['turned-the-fraction-over', newBottom, newTop],
        ]),
        explanation: [
          `Cut every part into $${times}$ smaller ones: multiply the top and the bottom by $${times}$.`,
          `$\\frac{${top}}{${bottom}} = \\frac{${top} \\times ${times}}{${bottom} \\times ${times}} = \\frac{${newTop}}{${newBottom}}$.`,
        ],
        picture: { kind: 'fraction-bars', bars: [{ parts: bottom, filled: top }] },
      };
    },
  },
  {
    ...common,
    id: 'greatest-fraction',
    difficulty: 'Medium',
    grades: [3, 5],
    draw(pick, level) {
      const top = level > 3 ? pick.int(1, growing(level, 1, 5)) : 1;
      const bottoms = pick.some(
        Array.from({ length: 7 }, (_, index) => top + 1 + index),
        4,
      );
      const [smallest = 2, second = 3, third = 4, largest = 5] = bottoms.toSorted((a, b) => a - b);
      return {
        parts: [top, ...bottoms],
        question: 'Which of these fractions is the greatest?',
        answer: ratio(top, smallest),
        wrong: ratios([
          ['took-the-larger-bottom-for-the-larger-fraction', top, largest],
          ['took-a-middle-bottom', top, second],
          ['took-the-second-largest-bottom', top, third],
        ]),
        explanation: [
          `All tops are $${top}$. So look at the bottom numbers.`,
          'The fewer parts the whole is cut into, the larger each part is.',
          `The smallest bottom number is $${smallest}$, so the greatest is ${ratio(top, smallest).text}.`,
        ],
        picture: {
          kind: 'fraction-bars',
          bars: bottoms.map((parts) => ({ parts, filled: top })),
        },
      };
    },
  },
];
