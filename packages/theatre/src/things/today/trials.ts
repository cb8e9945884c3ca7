import { WOOD } from '../../paper/cloth.ts';
import { darker, lighter } from '../../paper/color.ts';
import { box, oval, polygon } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, type SvgElement, stroke } from '../../svg/element.ts';

/** What one tries with weights, water and light: it stands on 0. */

const SHADE = '#140F33';
const STONE = '#8F8BA0';

/** A plank on a log; its ends are 100 units to the left and the right, and level they lie 42 high. */
function plankOn(turn: number): SvgElement[] {
  return [
    sheet(oval(0, -17, 19, 17), WOOD.dark),
    flat(oval(0, -17, 13, 11.6), WOOD.light),
    stroke('M-6 -17A6 5 0 0 1 6 -17', WOOD.dark, 1.4),
    placed({ x: 0, y: -38, turn }, [
      sheet(box(-104, -5, 208, 9), WOOD.light),
      stroke('M-92 -1H-30M-8 0H52M66 -1H96', darker(WOOD.light, 0.22), 1.2),
    ]),
  ];
}

export function levelPlank(): SvgElement[] {
  return plankOn(0);
}

/** Its left end lies on the ground. */
export function tippedPlank(): SvgElement[] {
  return plankOn(-18);
}

/** Three dry steps down to the edge of a pond, and three more under water. */
export function pondSteps(): SvgElement[] {
  return [
    sheet('M-92 0V-98H-62V-82H-32V-66H-2V-50H28V-34H58V-18H88V0Z', STONE),
    stroke('M-90 -96H-63M-60 -80H-33M-30 -64H-3M0 -48H27', lighter(STONE, 0.45), 2.2),
    flat('M-1 -49H132C138 -30 138 -12 132 2H-1Z', '#4F8FB0', 0.62),
    stroke('M2 -48Q18 -52 34 -48Q50 -44 66 -48Q82 -52 98 -48Q114 -44 130 -48', '#DFF1F2', 2.2),
  ];
}

/** A point of what lies on the ground to the left: so far along it, and so far across. */
function lying(along: number, across: number): [number, number] {
  return [-along + across * 0.16, along * 0.15 + across * 0.44];
}

/** The shadow that a child with arms up casts to the left, when the sun stands behind it on the right. */
export function childShadow(): SvgElement[] {
  const body = [
    ...([
      [0, -9],
      [34, -8],
      [36, -14],
      [62, -17],
      [88, -34],
      [92, -28],
      [72, -10],
    ] as const),
    ...([
      [76, -6],
      [76, 6],
      [72, 10],
      [92, 28],
      [88, 34],
      [62, 17],
    ] as const),
    ...([
      [36, 14],
      [34, 8],
      [0, 9],
      [0, 2],
      [28, 1],
      [28, -1],
      [0, -2],
    ] as const),
  ];
  const [x, y] = lying(90, 0);
  return [
    flat(polygon(body.map(([along, across]) => lying(along, across))), SHADE, 0.5),
    flat(oval(x, y, 16, 8.6), SHADE, 0.5),
  ];
}

/** A round of light on a wall, and in it the shadow of two hands that make a rabbit: 130 units high. */
export function rabbitShadow(): SvgElement[] {
  return [
    flat(oval(0, -66, 66, 64), '#FFE9A8', 0.3),
    flat(oval(0, -66, 54, 52), '#FFF1C4', 0.5),
    flat(
      'M-20 -18C-26 -40 -20 -54 -8 -58C-16 -74 -20 -92 -14 -104C-6 -102 -2 -84 0 -62C4 -84 12 -100 20 -102C24 -88 16 -72 10 -58C26 -54 36 -46 34 -38C32 -32 20 -32 14 -34C16 -28 18 -22 18 -18Z',
      SHADE,
      0.66,
    ),
    flat(oval(10, -47, 2.6, 2.6), '#FFE9A8'),
  ];
}

/** An upright stick, 64 units high, and its shadow with a pebble at the tip: long when the sun is low, short when it is high. */
function stickWith(length: number): SvgElement[] {
  const [tipX, tipY] = lying(length, 0);
  return [
    flat(polygon([lying(0, -6), lying(length, -4), lying(length, 4), lying(0, 6)]), SHADE, 0.45),
    sheet(oval(tipX - 6, tipY - 3, 6, 4.4), STONE),
    sheet(box(-2.6, -64, 5.2, 65), WOOD.dark),
  ];
}

export function stickInTheMorning(): SvgElement[] {
  return stickWith(118);
}

export function stickAtNoon(): SvgElement[] {
  return stickWith(30);
}
