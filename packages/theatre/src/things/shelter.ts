import type { Light } from '@lamplight/domain/scenes';
import { SKIN, WOOD } from '../paper/cloth.ts';
import { type Color, darker, lighter } from '../paper/color.ts';
import { box, oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { type SvgElement, stroke } from '../svg/element.ts';

/** Doors and hollows that people of old go in and out by. They stand on 0. */

const STONE = '#A89884';
const HOLLOW = '#3A3048';

function rockFace(): SvgElement[] {
  return [
    sheet(
      'M-82 0C-90 -36 -78 -84 -44 -104C-20 -122 24 -120 46 -104C78 -88 92 -40 84 0Z',
      STONE,
      'hill',
    ),
    stroke('M-58 -64L-48 -50L-54 -36M54 -78L62 -62M-30 -100L-22 -90', darker(STONE, 0.22), 1.8),
  ];
}

/** A cave in the rock, 120 units high. */
export function cave(): SvgElement[] {
  return [
    ...rockFace(),
    sheet('M-38 0C-42 -40 -30 -78 0 -82C32 -80 44 -40 40 0Z', lighter(STONE, 0.18)),
    flat('M-32 0C-36 -36 -26 -70 0 -74C27 -72 38 -36 34 0Z', HOLLOW),
    flat('M-18 0C-20 -26 -13 -50 2 -52C17 -50 22 -26 20 0Z', darker(HOLLOW, 0.4)),
  ];
}

/** A tomb in the rock with a great round stone before its door, 120 units high. */
export function closedTomb(): SvgElement[] {
  const round = lighter(STONE, 0.22);
  return [
    ...rockFace(),
    flat('M-28 0V-50C-28 -84 38 -84 38 -50V0Z', HOLLOW),
    sheet(oval(5, -39, 40), round),
    stroke('M-16 -54q20 -14 42 -4M-12 -20q18 12 38 0', darker(round, 0.2), 1.8),
  ];
}

/** A doorway with its door swung open, 106 units high: in the dark there is light in it. */
export function openDoor(light: Light): SvgElement[] {
  const isLit = light !== 'day' && light !== 'dawn';
  return [
    sheet(box(-37, -104, 74, 104), lighter(WOOD.light, 0.2)),
    flat(box(-29, -96, 58, 96), isLit ? '#FFE2A0' : '#6B5138'),
    sheet('M29 -96L60 -106V8L29 0Z', WOOD.middle),
    stroke('M39 -98V2M49 -101V5M29 -76L60 -82M29 -22L60 -20', darker(WOOD.middle, 0.3), 1.7),
    sheet(oval(54, -48, 3.4), '#B98540'),
  ];
}

/** A hole that is dug into a flat roof of twigs and mud, with its crumbs around it, 130 units wide. */
export function roofHole(): SvgElement[] {
  const mud: Color = '#A9814F';
  const clods = [
    [-64, 2, 9],
    [-48, 9, 7],
    [-16, 12, 8],
    [22, 12, 10],
    [52, 8, 7],
    [66, 0, 9],
  ] as const;
  return [
    sheet(
      'M-62 -6C-58 -20 -34 -24 -8 -22C22 -25 54 -20 60 -7C62 6 34 12 4 11C-30 13 -60 8 -62 -6Z',
      darker(mud, 0.14),
    ),
    flat(
      'M-52 -6C-46 -16 -28 -18 -6 -17C20 -19 44 -15 50 -6C48 4 26 7 2 6C-26 8 -50 4 -52 -6Z',
      '#2E2334',
    ),
    flat('M-26 -2C-16 -10 18 -10 28 -3C18 4 -14 5 -26 -2Z', '#E9B866', 0.7),
    stroke('M-50 -12L-28 -8M-20 -18L-14 -8M30 -17L24 -9M52 -8L34 -4', WOOD.dark, 2.6),
    ...clods.map(([x, y, size]) => sheet(oval(x, y, size, size * 0.6), mud)),
  ];
}

/** A beam with holes for feet, that holds two prisoners fast, 26 units high. */
export function stocks(): SvgElement[] {
  return [
    sheet(box(-62, -26, 124, 13), WOOD.middle),
    sheet(box(-62, -13, 124, 13), WOOD.dark),
    ...[-44, -24, 24, 44].flatMap((x) => [
      flat(oval(x, -13, 6.6, 6), '#241B33'),
      flat(oval(x, -12.4, 4.6, 4.8), x < 0 ? SKIN.fair : SKIN.dark),
    ]),
    stroke('M-62 -26V0M62 -26V0M0 -26V0', '#3A2A3A', 3.2),
  ];
}
