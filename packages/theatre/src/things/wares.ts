import { CLOTH, WOOD } from '../paper/cloth.ts';
import { type Color, darker, lighter } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { sheet } from '../paper/sheet.ts';
import { ellipse, placed, type SvgElement, stroke } from '../svg/element.ts';
import { flames } from './ground.ts';
import { bush } from './plants.ts';
import { smallBread, swaddledBaby } from './small.ts';

export function crate(): SvgElement[] {
  const wood = WOOD.light;
  return [
    sheet('M-22 -38H22V0H-22Z', wood),
    stroke('M-22 -19H22M-8 -37V-1M8 -37V-1', darker(wood, 0.3), 1.6),
    stroke('M-20 -36L20 -2', darker(wood, 0.2), 2.4),
  ];
}

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

export function table(): SvgElement[] {
  return [
    sheet('M-54 -34L-50 0H-43L-46 -34ZM54 -34L50 0H43L46 -34Z', WOOD.dark),
    sheet('M-62 -42H62V-34H-62Z', WOOD.middle),
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

export function net(): SvgElement[] {
  return [
    sheet('M-40 0C-44 -22 -24 -34 0 -34C24 -34 44 -22 40 0C20 5 -20 5 -40 0Z', '#C9B58A'),
    stroke(
      'M-34 -6C-20 -26 -6 -32 0 -33M34 -6C20 -26 6 -32 0 -33M-12 0C-10 -18 -4 -28 0 -33M12 0C10 -18 4 -28 0 -33M-38 -12C-20 -6 20 -6 38 -12M-30 -24C-14 -18 14 -18 30 -24',
      '#8A7448',
      1.3,
    ),
  ];
}

/** It burns and is not burned up: its leaves stay green. */
export function burningBush(): SvgElement[] {
  return [
    placed({ x: -16, y: -10, scale: 1.1 }, flames()),
    placed({ x: 18, y: -8, scale: 1.05, mirrored: true }, flames()),
    ...bush(),
    placed({ x: 0, y: -2, scale: 0.95 }, flames()),
    placed({ x: -26, y: 0, scale: 0.55, mirrored: true }, flames()),
    placed({ x: 27, y: 0, scale: 0.6 }, flames()),
  ];
}

export function helmet(): SvgElement[] {
  return [
    sheet('M-18 0C-20 -32 20 -32 18 0L11 -2L9 -14H-9L-11 -2Z', CLOTH.bronze),
    sheet('M-3 -24C-4 -36 4 -42 8 -42C16 -34 16 -24 12 -18Z', CLOTH.madder),
  ];
}

export function shield(): SvgElement[] {
  return [
    sheet(
      'M-34 -104C-12 -116 12 -116 34 -104C40 -60 26 -24 0 -2C-26 -24 -40 -60 -34 -104Z',
      '#8A3B3A',
    ),
    stroke(
      'M-27 -98C-10 -107 10 -107 27 -98C32 -62 20 -34 0 -14C-20 -34 -32 -62 -27 -98Z',
      CLOTH.ochre,
      2.6,
    ),
    sheet(oval(0, -68, 13), CLOTH.ochre),
  ];
}
