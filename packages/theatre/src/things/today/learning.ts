import { WOOD } from '../../paper/cloth.ts';
import { type Color, darker, lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { type SvgElement, stroke } from '../../svg/element.ts';

/** What one learns and plays with: it stands on 0. */

const PAPER = '#FFF6E6';
const NAVY = '#34406F';

export function openBook(): SvgElement[] {
  return [
    sheet(
      'M-36 -30C-22 -36 -8 -34 0 -28C8 -34 22 -36 36 -30V-1C22 -6 8 -4 0 2C-8 -4 -22 -6 -36 -1Z',
      '#6A4BC4',
    ),
    sheet('M-32 -32C-20 -38 -8 -36 0 -30V-1C-8 -6 -20 -7 -32 -4Z', PAPER),
    sheet('M32 -32C20 -38 8 -36 0 -30V-1C8 -6 20 -7 32 -4Z', lighter(PAPER, 0.2)),
    stroke(
      'M-27 -26Q-16 -30 -5 -25M-27 -20Q-16 -24 -5 -19M-27 -14Q-16 -18 -5 -13M27 -14Q16 -18 5 -13',
      '#B8A98C',
      1.5,
    ),
    flat('M9 -26L24 -28V-19L9 -18Z', '#2E8B57', 0.8),
  ];
}

export function books(): SvgElement[] {
  const spine = (y: number, x: number, width: number, color: Color) => [
    sheet(box(x, y - 12, width, 12), color),
    flat(box(x + width - 8, y - 10, 8, 8), PAPER),
    stroke(`M${x + 8} ${y - 11}V${y - 1}`, lighter(color, 0.4), 1.6),
  ];
  return [
    ...spine(0, -32, 64, '#2F7FD1'),
    ...spine(-12, -28, 58, '#D9631E'),
    ...spine(-24, -32, 56, '#2E8B57'),
    ...spine(-36, -22, 46, '#C2417C'),
  ];
}

export function tablet(): SvgElement[] {
  return [
    sheet(
      'M-26 -36C-27 -39 -25 -40 -22 -40H22C25 -40 27 -39 26 -36V-3C26 -1 25 0 22 0H-22C-25 0 -26 -1 -26 -3Z',
      NAVY,
    ),
    flat(box(-21, -36, 42, 32), '#BFE3E6'),
    flat(oval(-8, -22, 6), '#F4B32B'),
    flat('M-21 -4V-12C-10 -18 2 -8 21 -16V-4Z', '#2E8B57'),
  ];
}

export function magnifier(): SvgElement[] {
  return [
    stroke('M0 2V-16', WOOD.dark, 5),
    flat(oval(0, -32, 15), '#DFF1F2', 0.55),
    stroke('M-15 -32a15 15 0 1 0 30 0a15 15 0 1 0 -30 0', '#B98540', 3.4),
    stroke('M-8 -38Q-5 -43 1 -43', PAPER, 2),
  ];
}

export function ball(): SvgElement[] {
  return [
    sheet(oval(0, -18, 18), '#C9473F'),
    flat('M-17 -23C-6 -27 6 -27 17 -23L18 -17C6 -21 -6 -21 -18 -17Z', PAPER),
    flat('M-15 -8C-6 -12 6 -12 15 -8L12 -4C6 -7 -6 -7 -12 -4Z', PAPER),
  ];
}

export function desk(): SvgElement[] {
  return [
    stroke('M-48 -40L-54 0M48 -40L54 0M-40 -38L-42 0M40 -38L42 0', '#6F7387', 3.4),
    sheet(box(-56, -36, 112, 10), darker(WOOD.light, 0.2)),
    sheet('M-64 -46H64V-36H-64Z', WOOD.light),
  ];
}
