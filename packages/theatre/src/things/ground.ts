import { WOOD } from '../paper/cloth.ts';
import { darker } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { type SvgElement, stroke } from '../svg/element.ts';

/** What lies on the ground at all times and everywhere: stones, and fires. */

export function rock(): SvgElement[] {
  const stone = '#A2907F';
  return [
    sheet('M-42 0C-48 -14 -38 -34 -24 -38C-14 -50 8 -50 16 -40C32 -38 46 -18 42 0Z', stone),
    stroke('M-20 -30L-10 -18L-16 -6M14 -36L20 -20', darker(stone, 0.22), 1.6),
  ];
}

/** Five smooth stones. */
export function stones(): SvgElement[] {
  return [
    sheet(oval(-18, -6, 9, 6.5), '#8F8899'),
    sheet(oval(0, -6, 10, 7), '#A7A0AE'),
    sheet(oval(18, -6, 9, 6), '#857E90'),
    sheet(oval(-8, -14, 8, 6), '#B3ACB8'),
    sheet(oval(9, -15, 8, 6), '#938C9E'),
  ];
}

export function flames(): SvgElement[] {
  return [
    flat(
      'M0 -46C16 -30 18 -12 10 -4H-10C-18 -12 -14 -26 -4 -32C-2 -26 0 -26 2 -30C3 -36 2 -40 0 -46Z',
      '#F07F2A',
    ),
    flat('M1 -30C10 -20 10 -8 5 -4H-6C-10 -10 -7 -18 -2 -20C0 -17 2 -22 1 -30Z', '#FFD069'),
  ];
}

export function campfire(): SvgElement[] {
  return [
    ...flames(),
    sheet('M-24 -6L20 2L22 -3L-20 -11Z', WOOD.dark),
    sheet('M24 -6L-20 2L-22 -3L20 -11Z', WOOD.middle),
  ];
}
