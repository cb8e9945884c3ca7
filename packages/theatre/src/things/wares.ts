import { CLOTH, WOOD } from '../paper/cloth.ts';
import { type Color, darker, lighter } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { sheet } from '../paper/sheet.ts';
import { ellipse, placed, type SvgElement, stroke } from '../svg/element.ts';
import { smallBread, swaddledBaby } from './small.ts';

/** Five loaves on a cloth. */
export function loaves(): SvgElement[] {
  return [
    sheet('M-44 0C-40 -10 40 -10 44 0C30 5 -30 5 -44 0Z', CLOTH.white),
    ...[
      [-25, -7],
      [-5, -8],
      [16, -7],
      [-15, -14],
      [6, -15],
    ].map(([x = 0, y = 0]) => placed({ x, y, scale: 0.85 }, smallBread())),
  ];
}

/** Two small fish on a leaf. */
export function fishes(): SvgElement[] {
  const one = (y: number, color: Color) => [
    sheet(`M-20 ${y}C-12 ${y - 9} 6 ${y - 9} 14 ${y}C6 ${y + 7} -12 ${y + 7} -20 ${y}Z`, color),
    sheet(`M13 ${y}L24 ${y - 7}L22 ${y}L24 ${y + 7}Z`, darker(color, 0.12)),
    ellipse(-13, y - 1.5, 1.2, 1.2, '#2A1B2E'),
    stroke(`M-6 ${y - 5}q3 5 0 9`, lighter(color, 0.5), 1),
  ];
  return [
    sheet('M-34 0C-24 -14 22 -16 34 -2C22 6 -24 8 -34 0Z', '#7C9A5A'),
    ...one(-8, '#8FA9B8'),
    ...one(0, '#A3B6BE'),
  ];
}

export function mat(): SvgElement[] {
  return [
    sheet('M-46 0C-48 -5 -44 -8 -38 -8L46 -7C52 -6 52 0 46 0Z', '#C9A26B'),
    stroke('M-36 -4H44', darker('#C9A26B', 0.25), 1.2),
  ];
}

/** With hay, and the child in it. */
export function manger(): SvgElement[] {
  return [
    stroke('M-24 0L-14 -24M24 0L14 -24', WOOD.black, 4.5),
    sheet('M-32 -34C-20 -42 -10 -36 0 -40C12 -44 22 -36 32 -34L26 -24H-26Z', '#E3B655'),
    placed({ x: 0, y: -38, scale: 1.1 }, swaddledBaby()),
    sheet('M-36 -32H36L28 -14H-28Z', WOOD.middle),
    stroke('M-32 -24H32', darker(WOOD.middle, 0.3), 1.6),
  ];
}

export function throne(): SvgElement[] {
  return [
    sheet('M-34 0V-96C-34 -112 -16 -118 0 -118C16 -118 34 -112 34 -96V0Z', '#8A5A2E'),
    sheet('M-26 -6V-92C-26 -104 -12 -108 0 -108C12 -108 26 -104 26 -92V-6Z', CLOTH.madder),
    sheet('M-44 0V-44H-34V0ZM44 0V-44H34V0Z', '#B98540'),
    sheet(oval(-39, -46, 7), '#F4B32B'),
    sheet(oval(39, -46, 7), '#F4B32B'),
    sheet(oval(0, -118, 7), '#F4B32B'),
  ];
}
