import { growing } from '../growth.ts';
import type { MathTemplate } from '../template.ts';
import { number } from '../value.ts';
import { slips } from './slips.ts';

const common = { area: 'geometry', operation: 'geometry' } as const;
const FEET = { unit: 'ft' } as const;
const SQUARE_FEET = { unit: 'ft^2' } as const;

/** Something with four straight sides that camp has. */
const PLACES = ['garden', 'playground', 'tent floor', 'stage', 'sandbox'] as const;

/** Perimeter, area and volume. */
export const geometryTemplates: readonly MathTemplate[] = [
  {
    ...common,
    id: 'perimeter',
    difficulty: 'Medium',
    grades: [3, 4],
    draw(pick, level) {
      const place = pick.one(PLACES);
      const width = pick.int(5, growing(level, 10, 30));
      const height = pick.int(3, width - 1);
      const around = 2 * (width + height);
      return {
        parts: [place, width, height],
        question: `The ${place} is a rectangle, ${width} feet long and ${height} feet wide. How far is it all the way around?`,
        answer: number(around, FEET),
        wrong: slips(
          [
            ['added-only-two-sides', width + height],
            ['area-for-perimeter', width * height],
            ['added-only-three-sides', 2 * width + height],
            ['four-long-sides', 4 * width],
            ['four-short-sides', 4 * height],
          ],
          FEET,
        ),
        explanation: [
          'Around the rectangle there are two long and two short sides.',
          `$${width} + ${height} + ${width} + ${height} = ${around}$.`,
          `It is ${number(around, FEET).text} all the way around.`,
        ],
        picture: { kind: 'rectangle', width: `${width} ft`, height: `${height} ft` },
      };
    },
  },
  {
    ...common,
    id: 'area-of-squares',
    difficulty: 'Easy',
    grades: [2, 3],
    draw(pick, level) {
      const columns = pick.int(3, growing(level, 6, 10));
      const rows = pick.int(2, growing(level, 4, 8));
      const area = columns * rows;
      return {
        parts: [columns, rows],
        question: `A quilt is ${columns} squares long and ${rows} squares wide. How many squares does it have?`,
        answer: number(area),
        wrong: slips([
          ['added-the-sides', columns + rows],
          ['perimeter-for-area', 2 * (columns + rows)],
          ['one-row-too-few', area - columns],
          ['one-row-too-many', area + columns],
          ['one-too-many', area + 1],
        ]),
        explanation: [
          `There are $${rows}$ rows with $${columns}$ squares each.`,
          `$${rows} \\times ${columns} = ${area}$.`,
        ],
        picture: { kind: 'array', rows, columns },
      };
    },
  },
  {
    ...common,
    id: 'area-of-rectangle',
    difficulty: 'Medium',
    grades: [3, 5],
    draw(pick, level) {
      const place = pick.one(PLACES);
      const width = pick.int(5, growing(level, 10, 24));
      const height = pick.int(3, Math.min(width - 1, growing(level, 9, 12)));
      const area = width * height;
      return {
        parts: [place, width, height],
        question: `The ${place} is a rectangle, ${width} feet long and ${height} feet wide. What is its area?`,
        answer: number(area, SQUARE_FEET),
        wrong: slips(
          [
            ['perimeter-for-area', 2 * (width + height)],
            ['added-the-sides', width + height],
            ['halved-as-in-a-triangle', area / 2],
            ['one-row-too-few', area - width],
            ['one-row-too-many', area + width],
          ],
          SQUARE_FEET,
        ),
        explanation: [
          'The area of a rectangle is length times width.',
          `$${width} \\times ${height} = ${area}$, so it is ${number(area, SQUARE_FEET).text}.`,
        ],
        picture: { kind: 'rectangle', width: `${width} ft`, height: `${height} ft` },
      };
    },
  },
  {
    ...common,
    id: 'missing-side',
    difficulty: 'Hard',
    grades: [4, 5],
    draw(pick, level) {
      const place = pick.one(PLACES);
      const width = pick.int(6, growing(level, 14, 40));
      const height = pick.int(3, width - 1);
      const around = 2 * (width + height);
      return {
        parts: [place, around, width],
        question: `The rope around a ${place} with four square corners is ${around} feet long. One side is ${width} feet. How long is the side next to it?`,
        answer: number(height, FEET),
        wrong: slips(
          [
            ['took-away-one-side-only', around - width],
            ['took-away-two-sides-and-stopped', around - 2 * width],
            ['halved-and-stopped', around / 2],
            ['divided-by-four', around / 4],
            ['one-foot-too-long', height + 1],
          ],
          FEET,
        ),
        explanation: [
          `A long and a short side together are half of it: $${around} \\div 2 = ${around / 2}$.`,
          `$${around / 2} - ${width} = ${height}$, so the side is ${number(height, FEET).text} long.`,
        ],
        picture: { kind: 'rectangle', width: `${width} ft`, height: '?' },
      };
    },
  },
  {
    ...common,
    id: 'volume-of-box',
    difficulty: 'Hard',
    grades: [5, 5],
    draw(pick, level) {
      const [length, width, height] = [
        pick.int(3, growing(level, 6, 12)),
        pick.int(2, growing(level, 5, 9)),
        pick.int(2, growing(level, 4, 8)),
      ];
      const volume = length * width * height;
      return {
        parts: [length, width, height],
        question: `A box is $${length}$ in long, $${width}$ in wide and $${height}$ in high. What is its volume?`,
        answer: number(volume, { unit: 'in^3' }),
        wrong: slips(
          [
            ['added-the-edges', length + width + height],
            ['area-of-the-bottom-only', length * width],
            ['surface-for-volume', 2 * (length * width + length * height + width * height)],
            ['one-layer-too-few', volume - length * width],
            ['one-layer-too-many', volume + length * width],
          ],
          { unit: 'in^3' },
        ),
        explanation: [
          `One layer has $${length} \\times ${width} = ${length * width}$ cubes.`,
          `There are $${height}$ layers: $${length * width} \\times ${height} = ${volume}$.`,
          `The volume is ${number(volume, { unit: 'in^3' }).text}.`,
        ],
      };
    },
  },
];
