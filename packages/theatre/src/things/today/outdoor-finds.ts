import { darker, lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../../svg/element.ts';
import { INK } from '../limbs.ts';

/** What children pick, find and gather: it stands or lies on 0. */

/** 40 units high. */
export function plum(): SvgElement[] {
  const skin = '#6B3F7C';
  return [
    stroke('M1 -34Q2 -40 6 -43', '#5B3A2A', 2.4),
    sheet(
      'M0 -35C-16 -39 -21 -26 -20 -16C-19 -4 -9 1 0 0C9 1 19 -4 20 -16C21 -26 16 -39 0 -35Z',
      skin,
    ),
    stroke('M2 -33Q8 -18 1 -2', darker(skin, 0.25), 1.6),
    flat(
      'M-14 -24C-14 -30 -8 -32 -6 -31C-10 -27 -11 -22 -12 -18C-14 -19 -14 -21 -14 -24Z',
      lighter(skin, 0.4),
    ),
    sheet('M4 -40C10 -50 22 -48 26 -42C19 -38 10 -36 4 -40Z', '#5E8C4A', 'figure'),
  ];
}

/** A scallop, 34 units high: its ribs run together below. */
export function shell(): SvgElement[] {
  const pale = '#F0C9A6';
  return [
    sheet('M-8 0H8V-7H-8Z', darker(pale, 0.12), 'figure'),
    sheet(
      'M0 -4C-12 -6 -26 -14 -25 -22C-24 -27 -19 -27 -17 -26C-16 -33 -8 -35 -5 -32C-3 -37 3 -37 5 -32C8 -35 16 -33 17 -26C19 -27 24 -27 25 -22C26 -14 12 -6 0 -4Z',
      pale,
    ),
    stroke('M-3 -7L-18 -22M-1 -8L-9 -28M0 -8V-31M1 -8L9 -28M3 -7L18 -22', darker(pale, 0.22), 1.5),
  ];
}

/** Full and tied, 58 units high. */
export function sack(): SvgElement[] {
  const cloth = '#C9A876';
  return [
    sheet('M-7 -46C-16 -58 -8 -60 0 -56C8 -60 16 -58 7 -46Z', lighter(cloth, 0.12)),
    sheet('M-8 -45C-24 -38 -32 -20 -28 -6C-26 1 26 1 28 -6C32 -20 24 -38 8 -45Z', cloth),
    stroke('M-12 -34Q-20 -20 -18 -8M11 -35Q18 -24 17 -12', darker(cloth, 0.2), 1.6),
    sheet(box(-10, -48, 20, 5), '#7A5238', 'figure'),
  ];
}

/** A dry bean, 22 units high, in the color of its kind. */
function beanOf(coat: '#F3E4C3' | '#B5453A'): SvgElement[] {
  return [
    sheet(
      'M-18 -10C-19 -20 -8 -23 0 -19C7 -16 10 -22 15 -19C22 -13 18 -1 7 0C-5 1 -17 -1 -18 -10Z',
      coat,
    ),
    flat(oval(1, -15, 4, 2), darker(coat, 0.3)),
    stroke('M-12 -8Q-11 -14 -6 -15', lighter(coat, 0.5), 1.6),
  ];
}

export function bean(): SvgElement[] {
  return beanOf('#F3E4C3');
}

export function kidneyBean(): SvgElement[] {
  return beanOf('#B5453A');
}

/** A clear jar with a lid, full of nuts: 54 units high. */
export function jarOfNuts(): SvgElement[] {
  const nut = '#A8713F';
  const rows = [
    [-5, -14, 3],
    [-14, -14.6, 4],
    [-23, -14, 4],
    [-31, -8, 3],
  ] as const;
  return [
    flat(
      'M-20 -44C-24 -40 -25 -36 -25 -30V-6C-25 -1 -22 0 -18 0H18C22 0 25 -1 25 -6V-30C25 -36 24 -40 20 -44Z',
      '#CFE6EA',
      0.75,
    ),
    ...rows.flatMap(([y, from, many]) =>
      Array.from({ length: many }, (_, index) => {
        const x = from + index * (many === 3 ? 11 : 9.6);
        return sheet(
          oval(x - (many === 3 ? 0 : 0.4), y, 5.4, 4.6),
          index % 2 ? nut : lighter(nut, 0.18),
          'figure',
        );
      }),
    ),
    stroke('M-20 -36Q-22 -22 -20 -8', '#FFFDF2', 2.4),
    sheet(box(-21, -52, 42, 9), '#B98540'),
  ];
}

/** A cube of ice, 36 units high. */
export function ice(): SvgElement[] {
  return [
    sheet('M-22 -30L2 -38L22 -31V-7L-1 0L-22 -6Z', '#BFE3EE'),
    flat('M-21 -29.4L2 -37L21 -30.6L-1 -23Z', '#E8F7FA'),
    flat('M-1 -23L21 -30.6V-7L-1 -0.6Z', '#9CCBDD'),
    stroke('M-16 -22V-12M-11 -20V-16', '#FFFDF2', 2),
  ];
}

/** A brown leaf of autumn, 24 units high. */
export function oldLeaf(): SvgElement[] {
  const brown = '#A9672F';
  return [
    sheet(
      'M-28 -6C-22 -14 -18 -12 -14 -18C-8 -16 -4 -24 4 -23C10 -24 20 -20 28 -22C26 -14 24 -8 16 -6C10 0 2 -2 -4 -1C-12 0 -20 -4 -28 -6Z',
      brown,
    ),
    stroke(
      'M-38 -2Q-20 -6 24 -20M-12 -8L-12 -15M0 -12L3 -20M-4 -10L4 -4M10 -15L16 -9',
      darker(brown, 0.3),
      1.6,
    ),
  ];
}

/** A worm at its work, 20 units high. */
export function worm(): SvgElement[] {
  const skin = '#D98A86';
  return [
    stroke(
      'M-30 -4C-22 -4 -22 -14 -14 -14C-6 -14 -6 -4 2 -4C10 -4 10 -14 18 -14C22 -14 26 -12 28 -9',
      darker(skin, 0.2),
      9,
    ),
    stroke(
      'M-30 -5C-22 -5 -22 -15 -14 -15C-6 -15 -6 -5 2 -5C10 -5 10 -15 18 -15C22 -15 26 -13 28 -10',
      skin,
      8,
    ),
    stroke('M-4 -9L2 -12M-1 -6L4 -9', lighter(skin, 0.4), 1.6),
    ellipse(29, -12, 1.3, 1.4, INK),
    stroke('M26.6 -7.4q2 1 3.6 -.6', INK, 1),
  ];
}

/** It flies: a square of paper on its corner with a tail, its string running down to the left. */
export function kite(): SvgElement[] {
  return [
    stroke('M0 -46Q-40 0 -92 26', '#FFF6E6', 1.4),
    stroke('M14 -8C26 2 16 10 26 18C36 26 26 34 34 42', '#6F7387', 1.6),
    sheet('M16 2L26 6L16 12ZM26 20L36 22L28 30ZM26 36L38 36L34 44Z', '#F4B32B', 'figure'),
    sheet('M-22 -86L28 -58L14 -8L-30 -42Z', '#C9473F'),
    flat('M-22 -85L28 -58L-2 -47ZM-2 -46L13 -9L-29 -42Z', '#F4B32B'),
    stroke('M-22 -86L14 -8M28 -58L-30 -42', '#7A4828', 1.8),
  ];
}
