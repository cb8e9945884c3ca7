import { CLOTH, WOOD } from '../paper/cloth.ts';
import { darker, lighter } from '../paper/color.ts';
import { box, oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { type SvgElement, stroke } from '../svg/element.ts';

/** What stands in rooms of all times, on 0. */

export function crate(): SvgElement[] {
  const wood = WOOD.light;
  return [
    sheet('M-22 -38H22V0H-22Z', wood),
    stroke('M-22 -19H22M-8 -37V-1M8 -37V-1', darker(wood, 0.3), 1.6),
    stroke('M-20 -36L20 -2', darker(wood, 0.2), 2.4),
  ];
}

export function table(): SvgElement[] {
  return [
    sheet('M-54 -34L-50 0H-43L-46 -34ZM54 -34L50 0H43L46 -34Z', WOOD.dark),
    sheet('M-62 -42H62V-34H-62Z', WOOD.middle),
  ];
}

/** A low bed with its pillow at the left, 120 units long; whoever sleeps in it lies 22 above the ground. */
export function bed(): SvgElement[] {
  return [
    sheet(box(-62, -40, 8, 40), WOOD.dark),
    sheet(box(54, -30, 8, 30), WOOD.dark),
    sheet(box(-58, -18, 116, 8), WOOD.middle),
    sheet('M-55 -18C-57 -28 -50 -28 -44 -28L48 -26C56 -26 55 -20 54 -18Z', CLOTH.undyed),
    sheet('M-54 -25C-56 -36 -46 -37 -36 -36C-28 -35 -28 -27 -30 -25Z', CLOTH.white),
    sheet(
      'M-20 -17C-22 -28 -14 -31 0 -30C20 -31 40 -30 52 -27C57 -24 56 -14 52 -12L-16 -11Z',
      CLOTH.indigo,
    ),
    stroke(
      'M-4 -30Q0 -22 -3 -12M18 -30Q23 -22 20 -12M38 -29Q43 -22 40 -12',
      darker(CLOTH.indigo, 0.28),
      1.3,
    ),
  ];
}

/** A door of planks in its frame, shut, 96 units high. */
export function door(): SvgElement[] {
  return [
    sheet(box(-34, -100, 68, 100), lighter(WOOD.light, 0.2)),
    sheet(box(-27, -93, 54, 93), WOOD.middle),
    stroke('M-13 -92V-1M0 -92V-1M13 -92V-1', darker(WOOD.middle, 0.25), 1.5),
    sheet(box(-27, -78, 54, 7), WOOD.dark),
    sheet(box(-27, -24, 54, 7), WOOD.dark),
    sheet(oval(19, -46, 4), '#B98540'),
  ];
}

/** A bowl of soup that steams, 40 units high. */
export function bowl(): SvgElement[] {
  const clay = CLOTH.terracotta;
  return [
    stroke('M-8 -28C-13 -34 -4 -36 -8 -44M8 -28C3 -34 12 -36 8 -44', '#FFF3DC', 2, {
      strokeOpacity: 0.7,
    }),
    sheet('M-26 -22C-24 -6 -14 0 -9 0H9C14 0 24 -6 26 -22Z', clay),
    sheet(oval(0, -22, 26, 5.4), lighter(clay, 0.25)),
    flat(oval(0, -21.4, 21, 3.6), '#C9772F'),
    flat('M-10 -22L-5 -23L-4 -20.6L-9 -20ZM6 -21L11 -22L12 -20Z', '#F4B32B'),
  ];
}
