import { CLOTH, WOOD } from '../paper/cloth.ts';
import { type Color, darker, lighter } from '../paper/color.ts';
import { box, oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { placed, type SvgElement, stroke } from '../svg/element.ts';

/** What scribes and readers of old have around them. It stands on 0. */

const PARCHMENT = '#FBEBC6';
const INK = '#5B4636';

/** A rolled scroll seen from its side, its middle at 0, so many units long. */
function roll(long: number): SvgElement[] {
  const half = long / 2;
  return [
    sheet(box(-half, -5, long, 10), '#F3D79E'),
    flat(oval(half, 0, 3, 5), darker('#F3D79E', 0.18)),
    stroke(`M${-half * 0.2} -5V5`, CLOTH.madder, 2.2),
  ];
}

/**
 * A desk with a sheet half written on, a reed in its inkpot and a small oil lamp, 58 units high; whoever writes at it
 * stands behind it and is seen from the belt up.
 */
export function writingDesk(): SvgElement[] {
  return [
    sheet('M-56 -40H56L52 0H-52Z', WOOD.dark),
    stroke('M-46 -20H46', darker(WOOD.dark, 0.3), 1.6),
    sheet('M-52 -50H52L62 -38H-62Z', WOOD.middle),
    sheet('M-22 -49H16L20 -40H-28Z', PARCHMENT),
    stroke('M-19 -46.5H11M-21 -44H6M-23 -41.6H-8', INK, 0.9),
    placed({ x: -40, y: -45, turn: -6, scale: 0.8 }, roll(26)),
    stroke('M31 -48L37 -64', WOOD.light, 1.8),
    sheet('M25 -50H35L37 -42H23Z', '#3F3A52'),
    sheet('M40 -45C40 -50 46 -51 50 -49L56 -50L53 -45C52 -41 42 -41 40 -45Z', CLOTH.terracotta),
    flat('M55 -51C52 -56 56 -59 56 -62C60 -58 59 -53 57 -51Z', '#FFC65A'),
  ];
}

/** A stand with an open scroll to read from, 84 units high. */
export function lectern(): SvgElement[] {
  return [
    sheet('M-22 0L-14 -8H14L22 0Z', WOOD.dark),
    sheet(box(-5, -60, 10, 54), WOOD.middle),
    stroke('M-1 -56V-8', darker(WOOD.middle, 0.28), 1.4),
    sheet('M-36 -62H36L32 -54H-32Z', WOOD.dark),
    sheet('M-28 -84H28L33 -62H-33Z', PARCHMENT),
    stroke('M0 -83V-63', darker(PARCHMENT, 0.2), 1.2),
    stroke(
      'M-22 -78H-5M-23 -74H-6M-24 -70H-5M-25 -66H-10M5 -78H21M6 -74H22M5 -70H24M6 -66H18',
      INK,
      1.1,
    ),
    ...[-1, 1].flatMap((side) => [
      stroke(`M${side * 30} -90L${side * 37} -56`, WOOD.black, 2.4),
      stroke(`M${side * 31} -84L${side * 35.4} -62`, '#F3D79E', 6),
    ]),
  ];
}

/** Three tablets of clay, pressed full of wedges, 40 units high. */
export function clayTablets(): SvgElement[] {
  const clay = '#B98A62';
  const wedges =
    'M-11 -30l5 1.4M-3 -30l5 1.4M5 -30l5 1.4M-11 -23l5 1.4M-2 -23l5 1.4M-11 -16l5 1.4M-3 -16l5 1.4M6 -16l5 1.4M-10 -9l5 1.4M0 -9l5 1.4M7 -23l0 4M8 -9l0 4';
  const one = (color: Color) => [
    sheet(
      'M-16 -2C-18 -14 -18 -26 -15 -37C-6 -41 6 -41 15 -37C18 -26 18 -14 16 -2C6 1 -6 1 -16 -2Z',
      color,
    ),
    stroke(wedges, darker(color, 0.42), 1.6),
  ];
  return [
    placed({ x: -34, y: 0, turn: -7 }, one(clay)),
    placed({ x: 32, y: 0, turn: 8 }, one(darker(clay, 0.14))),
    placed({ x: -2, y: 3, scale: 1.06 }, one(lighter(clay, 0.12))),
  ];
}

/** Two tall jars in which scrolls are kept, one of them open, 78 units high. */
export function scrollJars(): SvgElement[] {
  const clay = '#C79A6B';
  const body = 'M-15 -58C-19 -50 -19 -12 -15 -2C-6 1 6 1 15 -2C19 -12 19 -50 15 -58Z';
  return [
    placed({ x: 20, y: 0 }, [
      placed({ x: -3, y: -62, turn: 82 }, roll(26)),
      placed({ x: 6, y: -60, turn: 99 }, roll(22)),
      sheet(body, darker(clay, 0.1)),
      sheet(oval(0, -58, 15.4, 3.8), darker(clay, 0.42)),
      stroke('M-15.6 -46Q0 -43 15.6 -46', darker(clay, 0.3), 1.4),
    ]),
    placed({ x: -20, y: 1 }, [
      sheet(body, clay),
      stroke('M-16.4 -46Q0 -43 16.4 -46', darker(clay, 0.24), 1.4),
      sheet('M-18 -57C-14 -68 14 -68 18 -57C8 -54 -8 -54 -18 -57Z', lighter(clay, 0.14)),
      sheet(oval(0, -68, 5, 3.6), lighter(clay, 0.14)),
    ]),
  ];
}
