import { PICTURE_COLORS, type PictureColor, type ShapeName } from '@lamplight/domain/math-games';
import type { Pick } from '@lamplight/domain/random';
import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { number, words } from '../value.ts';
import { countingSlips, slips } from './slips.ts';

/** Units of a pattern by place: 0, 1, 0, 1 is “take turns”. The simplest first. */
const UNITS = [
  [0, 1],
  [0, 0, 1],
  [0, 1, 1],
  [0, 1, 2],
  [0, 1, 2, 1],
  [0, 0, 1, 2],
] as const;

/** Rows and what comes next, from the simplest units up to the level's. */
function pattern<T>(pick: Pick, level: number, kinds: readonly T[]) {
  const unit = pick.one(UNITS.slice(0, growing(level, 2, UNITS.length)));
  const chosen = pick.some(kinds, 4);
  const length = 2 * unit.length + pick.int(0, unit.length - 1);
  const at = (place: number) => chosen[unit[place % unit.length] ?? 0] ?? kinds[0];
  const row = Array.from({ length }, (_, place) => at(place)).filter((kind) => kind !== undefined);
  return { row, next: at(length), kinds: chosen };
}

/** Patterns of colors and shapes, and counting by color. */
export const patternTemplates: readonly MathTemplate[] = [
  {
    id: 'color-pattern',
    area: 'shapes',
    operation: 'colors',
    difficulty: 'Super Easy',
    grades: [1, 1],
    draw(pick, level) {
      const { row, next = 'red', kinds } = pattern<PictureColor>(pick, level, PICTURE_COLORS);
      const shape: ShapeName = pick.one(['circle', 'square', 'triangle']);
      return {
        parts: [shape, ...row],
        question: 'Look at the row of colors. Which color comes next?',
        answer: words(next),
        wrong: wrongKinds(row, kinds),
        explanation: [
          `Say the colors aloud: ${row.join(', ')}.`,
          `The same colors come again and again, so next comes ${next}.`,
        ],
        picture: {
          kind: 'shapes',
          shapes: [...row.map((color) => ({ shape, color })), null],
        },
      };
    },
  },
  {
    id: 'shape-pattern',
    area: 'shapes',
    operation: 'shapes',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const shapes: readonly ShapeName[] = ['circle', 'triangle', 'square', 'hexagon'];
      const { row, next = 'circle', kinds } = pattern(pick, level, shapes);
      const color = pick.one(PICTURE_COLORS);
      return {
        parts: [color, ...row],
        question: 'Look at the row of shapes. Which shape comes next?',
        answer: words(next),
        wrong: wrongKinds(row, kinds),
        explanation: [
          `Say the shapes aloud: ${row.join(', ')}.`,
          `The same shapes come again and again, so next comes the ${next}.`,
        ],
        picture: {
          kind: 'shapes',
          shapes: [...row.map((shape) => ({ shape, color })), null],
        },
      };
    },
  },
  {
    id: 'count-color',
    area: 'counting',
    operation: 'colors',
    difficulty: 'Super Easy',
    grades: [1, 1],
    draw(pick, level) {
      const [asked = 'red', other = 'blue'] = pick.some(PICTURE_COLORS, 2);
      const count = pick.int(2, growing(level, 4, 7));
      const others = pick.int(1, growing(level, 3, 5));
      const colors = pick.some([
        ...Array.from({ length: count }, () => asked),
        ...Array.from({ length: others }, () => other),
      ]);
      return {
        parts: [asked, other, count, others],
        question: `Look at the circles. How many of them are ${asked}?`,
        answer: number(count),
        wrong: slips([
          ['counted-the-other-color', others],
          ['counted-all', count + others],
          ...countingSlips(count),
        ]),
        explanation: [`Touch only the ${asked} ones and count.`, `There are $${count}$.`],
        picture: { kind: 'shapes', shapes: colors.map((color) => ({ shape: 'circle', color })) },
      };
    },
  },
];

/** The last of the row again, its first one, what else is in it, and what isn't. */
function wrongKinds(row: readonly string[], kinds: readonly string[]) {
  const absent = kinds.filter((kind) => !row.includes(kind));
  return [
    ...row.slice(-1).map((kind) => ({ id: 'repeated-the-last-one', value: words(kind) })),
    ...row.slice(0, 1).map((kind) => ({ id: 'began-again-too-early', value: words(kind) })),
    ...row.map((kind) => ({ id: 'took-another-of-the-row', value: words(kind) })),
    ...absent.map((kind) => ({ id: 'left-the-pattern', value: words(kind) })),
  ];
}
