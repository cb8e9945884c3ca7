import {
  PICTURE_COLORS,
  type PictureColor,
  SHAPES,
  type ShapeName,
} from '@lamplight/domain/math-games';
import { growing } from '../growth.ts';
import type { MathTemplate, Misconception } from '../template.ts';
import { number, words } from '../value.ts';
import { CAMPERS } from './scenes.ts';
import { countingSlips, slips } from './slips.ts';

/** Sides of the shapes that have straight ones. */
const SIDES: Readonly<Record<Exclude<ShapeName, 'circle'>, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
};
type Polygon = keyof typeof SIDES;
const POLYGONS = SHAPES.filter((shape): shape is Polygon => shape !== 'circle');

/** What each shape is taken for first, and then all others. */
const TAKEN_FOR: Readonly<Record<ShapeName, readonly ShapeName[]>> = {
  circle: ['octagon', 'square', 'triangle'],
  triangle: ['square', 'rectangle', 'pentagon'],
  square: ['triangle', 'pentagon', 'circle'],
  rectangle: ['square', 'triangle', 'hexagon'],
  pentagon: ['hexagon', 'square', 'octagon'],
  hexagon: ['pentagon', 'octagon', 'square'],
  octagon: ['hexagon', 'circle', 'pentagon'],
};

/** Shapes that look alike, in the order in which they are taken for another. */
function lookalikes(shape: ShapeName): Misconception[] {
  return TAKEN_FOR[shape].map((other) => ({ id: `took-it-for-${other}`, value: words(other) }));
}

const common = { area: 'shapes', operation: 'shapes' } as const;

/** Shapes: their names and sides. */
export const shapeTemplates: readonly MathTemplate[] = [
  {
    ...common,
    id: 'name-shape',
    difficulty: 'Super Easy',
    grades: [1, 1],
    draw(pick, level) {
      const color = pick.one(PICTURE_COLORS);
      const shape = pick.one(SHAPES.slice(0, growing(level, 4, SHAPES.length)));
      const sides = shape === 'circle' ? undefined : SIDES[shape];
      return {
        parts: [shape, color],
        question: `Look at the ${color} shape. What is it called?`,
        answer: words(shape),
        wrong: lookalikes(shape),
        explanation: [
          sides === undefined
            ? 'It is round. It has no corners.'
            : `Count its straight sides: $${sides}$.`,
          ...(shape === 'square' ? ['All sides are the same.'] : []),
          ...(shape === 'rectangle' ? ['Two sides are longer.'] : []),
          `This is ${shape === 'octagon' ? 'an' : 'a'} ${shape}.`,
        ],
        picture: { kind: 'shapes', shapes: [{ shape, color }] },
      };
    },
  },
  {
    ...common,
    id: 'count-sides',
    difficulty: 'Super Easy',
    grades: [1, 2],
    draw(pick, level) {
      const color = pick.one(PICTURE_COLORS);
      const shape = pick.one(POLYGONS.slice(0, growing(level, 4, POLYGONS.length)));
      const sides = SIDES[shape];
      return {
        parts: [shape, color],
        question: `How many sides does this ${shape} have?`,
        answer: number(sides),
        wrong: slips([
          ...countingSlips(sides).slice(0, 2),
          ['counted-sides-and-corners', 2 * sides],
          ...countingSlips(sides).slice(2),
        ]),
        explanation: [
          'Put a finger on one side. Count around until you are back.',
          `A ${shape} has $${sides}$ sides.`.replace('A octagon', 'An octagon'),
        ],
        picture: { kind: 'shapes', shapes: [{ shape, color }] },
      };
    },
  },
  {
    ...common,
    id: 'which-shape',
    difficulty: 'Easy',
    grades: [1, 2],
    draw(pick, level) {
      const name = pick.one(CAMPERS);
      const [clue, shape] = pick.one(CLUES.slice(0, growing(level, 4, CLUES.length)));
      return {
        parts: [name, shape],
        question: `${name} draws a shape. ${clue} Which shape is it?`,
        answer: words(shape),
        wrong: lookalikes(shape),
        explanation: ['Think of each shape and count its sides.', `Only one fits: the ${shape}.`],
      };
    },
  },
  {
    ...common,
    id: 'sides-in-all',
    difficulty: 'Medium',
    grades: [2, 3],
    draw(pick, level) {
      const [a, b] = pick.some(POLYGONS.slice(0, growing(level, 4, POLYGONS.length)), 2);
      const [first, second] = [a ?? 'triangle', b ?? 'square'];
      const [firsts, seconds] = [pick.int(2, 3), pick.int(2, growing(level, 2, 3))];
      const [one, other] = [SIDES[first], SIDES[second]];
      const sum = firsts * one + seconds * other;
      const color: PictureColor = pick.one(PICTURE_COLORS);
      const rest: PictureColor = pick.one(PICTURE_COLORS.filter((tried) => tried !== color));
      return {
        parts: [first, firsts, second, seconds],
        question: `Here are ${firsts} ${first}s and ${seconds} ${second}s. How many sides altogether?`,
        answer: number(sum),
        wrong: slips([
          ['counted-each-kind-once', one + other],
          ['counted-the-shapes', firsts + seconds],
          ['counted-only-the-first-kind', firsts * one],
          ['one-too-few', sum - 1],
          ['one-shape-too-many', sum + one],
        ]),
        explanation: [
          `The ${first}s have $${firsts} \\times ${one} = ${firsts * one}$ sides.`,
          `The ${second}s have $${seconds} \\times ${other} = ${seconds * other}$ sides.`,
          `Together: $${firsts * one} + ${seconds * other} = ${sum}$.`,
        ],
        picture: {
          kind: 'shapes',
          shapes: [
            ...Array.from({ length: firsts }, () => ({ shape: first, color })),
            ...Array.from({ length: seconds }, () => ({ shape: second, color: rest })),
          ],
        },
      };
    },
  },
];

/** What is told of a shape that only this one has. */
const CLUES: readonly (readonly [clue: string, shape: ShapeName])[] = [
  ['It is round and has no corners.', 'circle'],
  ['It has three sides.', 'triangle'],
  ['It has four sides, all the same length.', 'square'],
  ['It has two long and two short sides.', 'rectangle'],
  ['It has five sides.', 'pentagon'],
  ['It has six sides.', 'hexagon'],
  ['It has eight sides.', 'octagon'],
];
