import { CLOTH, WOOD } from '../paper/cloth.ts';
import { darker, lighter } from '../paper/color.ts';
import { box, oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { placed, type SvgElement, stroke } from '../svg/element.ts';

/** What people of old gather, store and carry. It stands on 0. */

const STRAW = '#D9A441';

function sheaf(): SvgElement[] {
  return [
    sheet(
      'M-13 0C-11 -14 -7 -22 -6 -28C-9 -38 -15 -48 -20 -58H20C15 -48 9 -38 6 -28C7 -22 11 -14 13 0C6 3 -6 3 -13 0Z',
      STRAW,
    ),
    stroke(
      'M-7 -2L-3 -26M0 0V-28M7 -2L3 -26M-12 -54L-4 -34M12 -54L4 -34',
      darker(STRAW, 0.22),
      1.3,
    ),
    ...[-3, -2, -1, 0, 1, 2, 3].map((step) =>
      sheet(oval(step * 6.2, -63 + Math.abs(step) * 2.6, 3.6, 7.4), lighter(STRAW, 0.24), 'figure'),
    ),
    sheet('M-8 -33C-3 -30 3 -30 8 -33V-25C3 -22 -3 -22 -8 -25Z', WOOD.middle),
  ];
}

/** Three bundles of grain, tied, 70 units high. */
export function sheaves(): SvgElement[] {
  return [
    placed({ x: -30, y: -5, scale: 0.86, turn: -5 }, sheaf()),
    placed({ x: 31, y: -4, scale: 0.9, turn: 6 }, sheaf()),
    ...sheaf(),
  ];
}

/** Two sacks of grain: one is tied, and one is open, 50 units high. */
export function sacks(): SvgElement[] {
  const linen = '#C9AE7E';
  return [
    placed({ x: -22, y: -4 }, [
      sheet('M-21 0C-27 -14 -23 -32 -11 -40H11C23 -32 27 -14 21 0C8 3 -8 3 -21 0Z', linen),
      sheet('M-9 -39C-15 -48 -8 -53 0 -50C8 -53 15 -48 9 -39Z', lighter(linen, 0.2)),
      stroke('M-9 -39Q0 -36 9 -39', WOOD.dark, 2.4),
      stroke('M-13 -26Q-9 -14 -12 -4M12 -28Q9 -16 13 -5', darker(linen, 0.18), 1.4),
    ]),
    placed({ x: 22, y: 0 }, [
      sheet(
        'M-22 -38C-27 -22 -26 -8 -20 0C-7 3 7 3 20 0C26 -8 27 -22 22 -38Z',
        lighter(linen, 0.08),
      ),
      sheet(oval(0, -38, 22, 7.5), lighter(linen, 0.3)),
      flat(oval(0, -38, 17, 5), '#E3B655'),
      flat('M-13 -39C-8 -50 8 -50 13 -39Z', '#E3B655'),
      stroke('M-12 -24Q-9 -12 -12 -4M13 -26Q10 -14 13 -5', darker(linen, 0.18), 1.4),
    ]),
  ];
}

const CLAY = '#B9764A';

function brick(x: number, y: number, index: number): SvgElement[] {
  const color = index % 3 === 0 ? CLAY : index % 3 === 1 ? lighter(CLAY, 0.14) : darker(CLAY, 0.1);
  return [
    sheet(box(x, y - 13, 27, 13), color),
    stroke(`M${x + 5} ${y - 5}h7M${x + 15} ${y - 8}h6`, darker(color, 0.2), 1.2),
  ];
}

/** Bricks of mud and straw, stacked, 56 units high and 112 wide. */
export function bricks(): SvgElement[] {
  const rows = [
    [0, -56, 4],
    [-14, -42, 3],
    [-28, -56, 3],
    [-42, -42, 2],
  ] as const;
  return rows.flatMap(([y, from, count], row) =>
    Array.from({ length: count }, (_, index) =>
      brick(from + index * 28, y, row + index * 2),
    ).flat(),
  );
}

/** Two bricks, one on the other, their middle at 0. */
export function twoBricks(): SvgElement[] {
  return [...brick(-14, 11, 1), ...brick(-12, -2, 0)];
}

/** Silver coins in four stacks, 24 units high. */
export function coinStacks(): SvgElement[] {
  const silver = '#C8CCD8';
  const stacks = [
    [-27, 3],
    [-9, 6],
    [10, 4],
    [28, 5],
  ] as const;
  return stacks.flatMap(([x, height]) =>
    Array.from({ length: height }, (_, index) => [
      sheet(
        oval(x + (index % 2), -3 - index * 4, 8.4, 3.4),
        index % 2 === 0 ? silver : lighter(silver, 0.3),
        'figure',
      ),
    ]).flat(),
  );
}

/** A cup on its foot, 22 units high. */
export function cup(): SvgElement[] {
  return [
    sheet(
      'M-9 -22H9L7 -9C6.4 -5 3 -4.4 2.4 -4V-2H7V0H-7V-2H-2.4V-4C-3 -4.4 -6.4 -5 -7 -9Z',
      CLOTH.bronze,
    ),
    flat(oval(0, -21.4, 7.4, 2), '#6B2F3C'),
  ];
}

const SCALES = ['#8FA9B8', '#A3B6BE', '#7E9AAA', '#B7C6CC'] as const;

function silverFish(x: number, y: number, turn: number, index: number): SvgElement {
  const color = SCALES[index % SCALES.length] ?? SCALES[0];
  return placed({ x, y, turn, mirrored: index % 3 === 1 }, [
    sheet('M-19 0C-11 -9 6 -9 13 0C6 8 -11 8 -19 0Z', color),
    sheet('M12 0L23 -7L21 0L23 7Z', darker(color, 0.14)),
    stroke('M-7 -5q3 5 0 10M-1 -5q3 5 0 10', lighter(color, 0.5), 1),
    flat(oval(-13, -1.4, 1.5), '#2A1B2E'),
  ]);
}

/** A great catch of silver fish in a heap, 56 units high and 130 wide. */
export function fishHeap(): SvgElement[] {
  const places = [
    [-46, -7, 6],
    [-15, -7, -8],
    [17, -7, 9],
    [47, -8, -6],
    [-33, -19, -14],
    [-2, -20, 10],
    [31, -20, -10],
    [-18, -32, 12],
    [14, -33, -12],
    [-2, -45, 6],
  ] as const;
  return places.map(([x, y, turn], index) => silverFish(x, y, turn, index));
}
