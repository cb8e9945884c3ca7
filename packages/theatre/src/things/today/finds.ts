import { darker, lighter } from '../../paper/color.ts';
import { oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../../svg/element.ts';
import { INK } from '../limbs.ts';

/** What one finds at the pond and in the kitchen, and what children build at home: it stands on 0. */

/** On the grass or on the water, 50 units high. */
export function duck(): SvgElement[] {
  const down = '#F4D03B';
  return [
    stroke('M-4 -6V0H4M10 -6V0H18', '#D9631E', 2.6),
    sheet(
      'M-34 -24C-40 -34 -34 -38 -28 -31C-18 -34 -4 -34 8 -30C22 -26 24 -6 4 -4C-16 -1 -32 -6 -34 -24Z',
      down,
    ),
    sheet(oval(14, -38, 12.5), down),
    sheet('M24 -42C32 -42 37 -38 36 -35C32 -32 26 -33 23 -34Z', '#E58A2B', 'figure'),
    ellipse(17, -41, 1.7, 1.9, INK),
    sheet('M-22 -22C-14 -28 0 -26 4 -18C-2 -10 -18 -10 -22 -22Z', darker(down, 0.12)),
  ];
}

/** Seven that float, the highest 90 units above the lowest. */
export function bubbles(): SvgElement[] {
  return (
    [
      [-40, -14, 10],
      [-14, -40, 14],
      [20, -22, 8],
      [34, -58, 12],
      [-34, -72, 8],
      [4, -84, 10],
      [56, -86, 7],
    ] as const
  ).flatMap(([x, y, radius]) => [
    flat(oval(x, y, radius), '#EAF7F8', 0.55),
    ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.26, radius * 0.2, '#FFFFFF'),
    stroke(
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
      '#8FC6DE',
      1.8,
    ),
  ]);
}

/** A bean as large as a shoe, so that it can be seen: 22 units high. */
function beanOf(skin: '#B5352C' | '#FBF4E2'): SvgElement[] {
  return [
    sheet(
      'M-22 -8C-24 -20 -12 -25 0 -20C12 -25 25 -20 22 -8C19 2 8 1 0 -4C-8 1 -19 2 -22 -8Z',
      skin,
    ),
    stroke('M-14 -15Q-9 -19 -3 -17', lighter(skin, 0.5), 2),
    stroke('M-4 -6Q0 -9 4 -6', darker(skin, 0.3), 1.8),
  ];
}

export function redBean(): SvgElement[] {
  return beanOf('#B5352C');
}

export function whiteBean(): SvgElement[] {
  return beanOf('#FBF4E2');
}

/** A hat that a child built for somebody: a funnel with springs and a spoon, 62 units high. */
export function robotHat(): SvgElement[] {
  return [
    stroke(
      'M-16 -24L-22 -30L-12 -34L-22 -40L-14 -44M16 -24L22 -30L12 -34L22 -40L14 -44',
      '#6F7387',
      2.2,
    ),
    stroke('M0 -40L-5 -45L5 -49L-5 -53L2 -57', '#6F7387', 2.2),
    sheet('M-34 -6C-34 -12 34 -12 34 -6C34 1 -34 1 -34 -6Z', '#8B93AC'),
    sheet('M-22 -8L-12 -42H12L22 -8Z', '#AEB6C6'),
    flat('M-18.6 -20H18.6L21 -11H-21Z', '#D9631E'),
    stroke('M30 -6C44 -10 46 -22 40 -32', '#B98540', 3),
    sheet(oval(37, -39, 6, 8), '#B98540'),
    sheet(oval(2, -60, 4.4), '#C2417C'),
  ];
}

/** Bright yellow and open, with glasses in it, 40 units high. */
export function glassesBox(): SvgElement[] {
  const paint = '#F4C93B';
  return [
    sheet('M-36 -30L-30 -44H30L36 -30Z', darker(paint, 0.28)),
    stroke('M-26 -40L-20 -34M26 -40L20 -34', INK, 2),
    stroke(
      'M-20 -34a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M4 -34a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-4 -35Q0 -38 4 -35',
      INK,
      2.4,
    ),
    sheet('M-36 -30H36V0H-36Z', paint),
    stroke('M-36 -8H36', darker(paint, 0.2), 1.6),
  ];
}

/** A bowl with nothing in it yet, 34 units high. */
export function emptyBowl(): SvgElement[] {
  const glaze = '#4F8A8B';
  return [
    sheet('M-14 0H14L11 -5H-11Z', darker(glaze, 0.2)),
    sheet('M-36 -28C-34 -10 -20 -4 0 -4C20 -4 34 -10 36 -28Z', glaze),
    sheet(oval(0, -28, 36, 7), lighter(glaze, 0.3)),
    flat(oval(0, -27.4, 31, 5), darker(glaze, 0.3)),
  ];
}
