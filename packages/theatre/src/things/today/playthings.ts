import { WOOD } from '../../paper/cloth.ts';
import { darker, lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../../svg/element.ts';
import { INK } from '../limbs.ts';

/** What children of today have at home, at camp and on a walk: it stands on 0. */

/** It sits, 52 units high. */
export function teddy(): SvgElement[] {
  const fur = '#C08A4E';
  const pale = lighter(fur, 0.45);
  return [
    sheet(oval(-11, -50, 6), fur),
    sheet(oval(11, -50, 6), fur),
    sheet('M-15 -6C-19 -24 -12 -32 0 -32C12 -32 19 -24 15 -6C10 1 -10 1 -15 -6Z', fur),
    flat(oval(0, -14, 9, 10), pale),
    sheet(
      'M-14 -27C-24 -24 -26 -14 -22 -10C-16 -10 -13 -16 -11 -22ZM14 -27C24 -24 26 -14 22 -10C16 -10 13 -16 11 -22Z',
      darker(fur, 0.08),
    ),
    sheet(oval(-13, -4, 8, 6.4), darker(fur, 0.08)),
    sheet(oval(13, -4, 8, 6.4), darker(fur, 0.08)),
    flat(oval(-14, -4, 4, 3.4), pale),
    flat(oval(14, -4, 4, 3.4), pale),
    sheet(oval(0, -42, 15, 13), fur),
    flat(oval(0, -38, 6.6, 5), pale),
    ellipse(0, -40.6, 2.2, 1.6, INK),
    ellipse(-6, -44.6, 1.5, 1.6, INK),
    ellipse(6, -44.6, 1.5, 1.6, INK),
    stroke('M-2.6 -37Q0 -35 2.6 -37', INK, 1.1),
    sheet('M-9 -30L0 -26L-9 -22ZM9 -30L0 -26L9 -22Z', '#C2417C', 'figure'),
  ];
}

/** A lamp for a table, 62 units high; its light is the scene's own. */
function lampOf(shade: '#FFE2A0' | '#8F8BA8'): SvgElement[] {
  return [
    sheet('M-4 -34H4V-6H-4Z', '#B98540'),
    sheet('M-18 0C-18 -8 -8 -9 0 -9C8 -9 18 -8 18 0Z', '#B98540'),
    sheet('M-14 -62H14L26 -32H-26Z', shade),
    stroke('M-23 -38H23M-16 -57H16', darker(shade, 0.16), 1.6),
    stroke('M14 -32V-22', '#6F7387', 1.4),
    ellipse(14, -20, 2, 2, '#6F7387'),
  ];
}

export function tableLamp(): SvgElement[] {
  return lampOf('#FFE2A0');
}

/** The same lamp, switched off. */
export function darkLamp(): SvgElement[] {
  return lampOf('#8F8BA8');
}

/** On its rock, 190 units high. */
export function lighthouse(): SvgElement[] {
  return [
    sheet('M-54 0C-50 -16 -32 -20 -18 -18C-4 -26 22 -24 34 -16C46 -14 54 -8 56 0Z', '#7F7A8C'),
    sheet('M-22 -16L-15 -138H15L22 -16Z', '#FBF4E2'),
    flat('M-20.4 -44L-18.6 -74H18.6L20.4 -44ZM-17 -102L-15.4 -128H15.4L17 -102Z', '#B5453A'),
    flat('M-6 -17V-30C-6 -38 6 -38 6 -30V-17Z', '#5B3A2A'),
    flat(box(-3.4, -62, 7, 10), '#34406F'),
    flat(box(-3.4, -96, 7, 10), '#34406F'),
    sheet('M-22 -138H22V-146H-22Z', '#34406F'),
    sheet(box(-12, -166, 24, 20), '#FFE9A8'),
    stroke('M-12 -166V-146M-4 -166V-146M4 -166V-146M12 -166V-146', '#34406F', 1.6),
    sheet('M-17 -166L0 -186L17 -166Z', '#B5453A'),
    stroke('M0 -186V-194', '#34406F', 2),
  ];
}

/** A camera, 36 units high. */
export function camera(): SvgElement[] {
  return [
    sheet(box(-8, -38, 16, 8), '#34406F'),
    sheet(
      'M-28 -30C-28 -33 -26 -33 -24 -33H24C26 -33 28 -33 28 -30V-4C28 0 26 0 24 0H-24C-26 0 -28 0 -28 -4Z',
      '#4B5563',
    ),
    flat(box(-28, -22, 56, 12), '#34406F'),
    sheet(oval(0, -16, 12), '#C9CBD6'),
    flat(oval(0, -16, 8.4), '#24264D'),
    ellipse(-3, -19, 2.4, 2, '#BFE3E6'),
    ellipse(19, -28, 2.6, 2, '#F4B32B'),
  ];
}

/** A round cake with one candle, 56 units high. */
export function cake(): SvgElement[] {
  return [
    sheet('M-38 -1C-30 6 30 6 38 -1C34 -6 -34 -6 -38 -1Z', '#DFF1F2'),
    sheet('M-32 -26V-4C-24 2 24 2 32 -4V-26Z', '#C08A4E'),
    flat('M-32 -16C-20 -11 20 -11 32 -16V-11C20 -6 -20 -6 -32 -11Z', '#FBF4E2'),
    sheet(
      'M-33 -26C-33 -34 33 -34 33 -26C33 -18 27 -22 24 -20C20 -14 15 -22 10 -19C5 -13 -1 -22 -6 -18C-11 -13 -16 -22 -21 -20C-27 -17 -33 -20 -33 -26Z',
      '#F3C6D3',
    ),
    sheet(box(-1.6, -46, 3.2, 16), '#2F7FD1', 'figure'),
    flat('M0 -56C4 -52 3 -47 0 -46C-3 -47 -4 -52 0 -56Z', '#F79B1F'),
  ];
}

/** A bucket of water, 40 units high. */
export function bucket(): SvgElement[] {
  return [
    stroke('M-20 -32C-18 -56 18 -56 20 -32', '#6F7387', 2.4),
    sheet('M-22 -33H22L17 0H-17Z', '#2F7FD1'),
    sheet(oval(0, -33, 22, 4.6), lighter('#2F7FD1', 0.3)),
    flat(oval(0, -32.4, 18, 3), '#BFE3E6'),
    stroke('M-19.6 -18H19.6', darker('#2F7FD1', 0.2), 1.6),
  ];
}

/** A bell with its handle, 44 units high. */
export function bell(): SvgElement[] {
  return [
    sheet(box(-3, -46, 6, 14), WOOD.dark),
    ellipse(0, -2, 4.4, 4, '#8A5A2E'),
    sheet(
      'M-7 -34C-6 -38 6 -38 7 -34C10 -22 13 -14 20 -8V-5H-20V-8C-13 -14 -10 -22 -7 -34Z',
      '#F4B32B',
    ),
    stroke('M-14 -11H14', darker('#F4B32B', 0.25), 1.6),
  ];
}

/** Seven dots on red, 26 units high. */
export function ladybug(): SvgElement[] {
  return [
    stroke('M-14 -5V0M-2 -4V0M10 -5V0M22 -14L28 -20M19 -16L23 -23', INK, 1.6),
    sheet('M12 -6C12 -18 27 -18 27 -8C26 -3 18 -3 12 -4Z', '#2B2540'),
    sheet('M-24 -5C-24 -20 -10 -26 2 -24C12 -22 17 -14 17 -5C8 -2 -14 -2 -24 -5Z', '#D2362B'),
    stroke('M-23 -7Q-4 -14 16 -12', darker('#D2362B', 0.5), 1.3),
    ...(
      [
        [-14, -14],
        [-4, -19],
        [6, -19],
        [11, -14],
        [-8, -8],
        [2, -8],
        [-17, -8],
      ] as const
    ).map(([x, y]) => ellipse(x, y, 2.1, 1.9, '#2B2540')),
    ellipse(23, -10, 1.3, 1.4, '#FFF6E6'),
  ];
}

/** Three parts and six legs, 24 units high. */
function antOf(coat: '#3B2A3A' | '#B5352C'): SvgElement[] {
  return [
    stroke(
      'M-8 -8L-15 0M-2 -7L-4 0M4 -8L9 0M-4 -8L-9 0M1 -8L3 0M6 -9L14 0M20 -16L26 -24M16 -17L20 -26',
      coat,
      1.6,
    ),
    sheet(oval(-16, -11, 10, 7), coat),
    sheet(oval(0, -10, 7, 5), coat),
    sheet(oval(15, -13, 7, 6), coat),
    ellipse(17, -14, 1.4, 1.5, '#FFF6E6'),
    stroke('M17 -9.6q1.8 .8 3.4 -.6', '#FFF6E6', 0.9),
  ];
}

export function ant(): SvgElement[] {
  return antOf('#3B2A3A');
}

export function redAnt(): SvgElement[] {
  return antOf('#B5352C');
}

/** Water on the ground, with the sky in it. */
export function puddle(): SvgElement[] {
  return [
    flat(
      'M-50 -3C-48 -12 -22 -10 -12 -13C8 -16 40 -14 50 -6C56 2 34 7 14 6C-8 9 -48 8 -50 -3Z',
      '#5E9DB8',
    ),
    flat(
      'M-36 -3C-32 -9 -14 -7 -6 -9C10 -11 34 -9 38 -5C38 1 22 3 8 2C-10 4 -36 4 -36 -3Z',
      '#BFE3E6',
      0.7,
    ),
  ];
}

/** It lies on its side, 26 units high. */
export function lemon(): SvgElement[] {
  return [
    sheet(
      'M-24 -12C-22 -24 -8 -27 4 -25C14 -25 20 -18 26 -13C22 -6 14 0 2 -1C-10 0 -22 -3 -24 -12Z',
      '#F4D03B',
    ),
    stroke('M-14 -17Q-6 -21 2 -20M-8 -9q2 1 4 0M6 -8q2 1 4 0', darker('#F4D03B', 0.18), 1.3),
  ];
}

/** The print of a hand to measure with, 30 units high: it stands on its wrist's side. */
export function hand(): SvgElement[] {
  const paint = '#D9631E';
  return [
    sheet('M-11 -6C-13 -16 -8 -22 0 -22C8 -22 13 -16 11 -6C8 0 -8 0 -11 -6Z', paint, 'figure'),
    ...[-9, -3, 3, 8.6].map((x, index) =>
      sheet(oval(x, -23 - (index % 3 === 0 ? 0 : 2.4), 2.5, 5.4), paint, 'figure'),
    ),
    sheet(oval(14, -14, 3.2, 4.6), paint, 'figure'),
  ];
}
