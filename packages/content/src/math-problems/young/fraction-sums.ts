import Fraction from 'fraction.js';
import { growing } from '../growth.ts';
import type { MathTemplate, Misconception } from '../template.ts';
import { mixedTex, number } from '../value.ts';
import { ratio, ratios } from './ratio.ts';
import { CAMPERS } from './scenes.ts';

const common = { area: 'fractions', operation: 'fractions' } as const;

function mixedNumbers(list: readonly (readonly [id: string, value: Fraction])[]): Misconception[] {
  return list.map(([id, value]) => ({ id, value: number(value, { form: 'mixed' }) }));
}

/** Adding and subtracting fractions with the same bottom number, and mixed numbers. */
export const fractionSumTemplates: readonly MathTemplate[] = [
  {
    ...common,
    id: 'add-like-fractions',
    difficulty: 'Medium',
    grades: [3, 5],
    draw(pick, level) {
      const name = pick.one(CAMPERS);
      const bottom = pick.int(5, growing(level, 8, 12));
      const first = pick.int(1, bottom - 3);
      const second = pick.int(1, bottom - first - 1);
      const top = first + second;
      return {
        parts: [name, first, second, bottom],
        question: `${name} paints ${ratio(first, bottom).text} of a fence, then ${ratio(second, bottom).text} more. How much is painted?`,
        answer: ratio(top, bottom),
        wrong: ratios([
          ['added-the-bottoms-too', top, 2 * bottom],
          ['multiplied-the-tops', first * second, bottom],
          ['subtracted-instead-of-adding', Math.abs(first - second), bottom],
          ['one-part-too-many', top + 1, bottom],
          ['named-the-rest', bottom - top, bottom],
          ['turned-the-fraction-over', bottom, top],
        ]),
        explanation: [
          `All parts are of the same size, so the bottom number stays $${bottom}$.`,
          `Add the tops: $${first} + ${second} = ${top}$.`,
          `Together it is ${ratio(top, bottom).text}.`,
        ],
        picture: {
          kind: 'fraction-bars',
          bars: [
            { parts: bottom, filled: first },
            { parts: bottom, filled: second },
          ],
        },
      };
    },
  },
  {
    ...common,
    id: 'subtract-like-fractions',
    difficulty: 'Medium',
    grades: [3, 5],
    draw(pick, level) {
      const name = pick.one(CAMPERS);
      const bottom = pick.int(5, growing(level, 8, 12));
      const first = pick.int(4, bottom - 1);
      const second = pick.int(1, first - 2);
      const top = first - second;
      return {
        parts: [name, first, second, bottom],
        question: `A jug is ${ratio(first, bottom).text} full. ${name} pours out ${ratio(second, bottom).text} of the jug. How full is it now?`,
        answer: ratio(top, bottom),
        wrong: ratios([
          ['added-instead-of-subtracting', first + second, bottom],
          ['named-what-is-poured-out', second, bottom],
          ['added-the-bottoms', top, 2 * bottom],
          ['one-part-too-many', top + 1, bottom],
          ['one-part-too-few', top - 1, bottom],
        ]),
        explanation: [
          `All parts are of the same size, so the bottom number stays $${bottom}$.`,
          `Subtract the tops: $${first} - ${second} = ${top}$.`,
          `The jug is now ${ratio(top, bottom).text} full.`,
        ],
        picture: { kind: 'fraction-bars', bars: [{ parts: bottom, filled: first }] },
      };
    },
  },
  {
    ...common,
    id: 'improper-to-mixed',
    difficulty: 'Hard',
    grades: [4, 5],
    draw(pick, level) {
      const bottom = pick.one(level > 4 ? [3, 4, 5, 7, 8] : [2, 3, 4, 5]);
      const whole = pick.int(1, growing(level, 3, 7));
      const rest = bottom === 4 || bottom === 8 ? pick.one([1, 3]) : pick.int(1, bottom - 1);
      const top = whole * bottom + rest;
      const value = new Fraction(top, bottom);
      return {
        parts: [top, bottom],
        question: `Write ${ratio(top, bottom).text} as a mixed number.`,
        answer: number(value, { form: 'mixed' }),
        wrong: mixedNumbers([
          ['one-whole-too-few', value.sub(1)],
          ['one-whole-too-many', value.add(1)],
          ['swapped-whole-and-rest', new Fraction(whole, bottom).add(rest)],
          ['named-the-missing-part', new Fraction(bottom - rest, bottom).add(whole)],
          ['two-wholes-too-many', value.add(2)],
        ]),
        explanation: [
          `$${bottom}$ parts make one whole, and $${whole} \\times ${bottom} = ${whole * bottom}$. So the whole number is $${whole}$.`,
          `$${top} - ${whole * bottom} = ${rest}$ ${rest === 1 ? 'part is' : 'parts are'} left.`,
          `So it is $${mixedTex(value)}$.`,
        ],
        picture: {
          kind: 'fraction-bars',
          bars: Array.from({ length: whole + 1 }, (_, at) => ({
            parts: bottom,
            filled: at < whole ? bottom : rest,
          })),
        },
      };
    },
  },
];
