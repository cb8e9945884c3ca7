import { WOOD } from '../../paper/cloth.ts';
import { darker, lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, placed, type SvgElement, stroke } from '../../svg/element.ts';

/** What one measures and tries with: it stands on 0. */

const STEEL = '#AEB6C6';
const GLASS = '#CFE6EA';
const BRASS = '#B98540';

/** Its two pans hang level. */
export function balance(): SvgElement[] {
  const pan = (x: number) => [
    stroke(`M${x} -76L${x - 20} -40M${x} -76L${x + 20} -40`, '#6F7387', 1.4),
    sheet(
      `M${x - 25} -41H${x + 25}C${x + 22} -30 ${x + 10} -28 ${x} -28C${x - 10} -28 ${x - 22} -30 ${x - 25} -41Z`,
      BRASS,
    ),
  ];
  return [
    sheet('M-26 0C-24 -9 -10 -12 0 -12C10 -12 24 -9 26 0Z', darker(BRASS, 0.2)),
    sheet(box(-3.5, -84, 7, 74), BRASS),
    ...pan(-48),
    ...pan(48),
    sheet('M-56 -76Q0 -86 56 -76V-72Q0 -80 -56 -72Z', lighter(BRASS, 0.1)),
    sheet(oval(0, -84, 6), '#F4B32B'),
  ];
}

/** Two poles, told apart by color and by a mark. */
export function magnet(): SvgElement[] {
  return [
    sheet('M-24 0V-28C-24 -62 24 -62 24 -28V0H10V-28C10 -44 -10 -44 -10 -28V0Z', '#C9473F'),
    flat('M10 -30V-1H23.6V-30C23 -46 12 -53 0 -53.4V-40C6 -40 10 -36 10 -30Z', '#2F7FD1'),
    sheet(box(-24, -11, 14, 11), STEEL, 'figure'),
    sheet(box(10, -11, 14, 11), STEEL, 'figure'),
    stroke('M-20.6 -22h7M-17 -25.6v7.2M13.6 -22h7', '#FFF6E6', 1.8),
  ];
}

export function thermometer(): SvgElement[] {
  return [
    sheet('M-13 0V-92C-13 -106 13 -106 13 -92V0Z', '#FFF6E6'),
    flat('M-3.6 -22V-86C-3.6 -91 3.6 -91 3.6 -86V-22Z', GLASS),
    flat(oval(0, -16, 8.6), '#C9473F'),
    flat(box(-2.4, -56, 4.8, 38), '#C9473F'),
    stroke('M5.6 -84h4M5.6 -74h4M5.6 -64h4M5.6 -54h4M5.6 -44h4M5.6 -34h4', '#34406F', 1.3),
  ];
}

/** On three legs; it looks up to the right. */
export function telescope(): SvgElement[] {
  return [
    stroke('M0 -52L-24 0M0 -52L24 0M0 -52L3 -3', WOOD.dark, 4),
    placed({ x: 0, y: -58, turn: -32 }, [
      sheet(box(-40, -6, 26, 12), darker(BRASS, 0.1)),
      sheet(box(-16, -8.5, 34, 17), '#34406F'),
      sheet(box(16, -11, 30, 22), '#4A5894'),
      sheet(box(43, -13, 7, 26), BRASS),
      sheet(box(-47, -4.5, 8, 9), BRASS),
    ]),
    sheet(oval(0, -54, 6), BRASS),
  ];
}

export function glassJar(): SvgElement[] {
  return [
    flat(
      'M-20 -44C-24 -40 -25 -36 -25 -30V-6C-25 -1 -22 0 -18 0H18C22 0 25 -1 25 -6V-30C25 -36 24 -40 20 -44Z',
      GLASS,
      0.75,
    ),
    flat('M-24 -24Q0 -20 24 -24V-6C24 -2 22 -1 18 -1H-18C-22 -1 -24 -2 -24 -6Z', '#6FA9C0', 0.75),
    stroke('M-18 -36Q-20 -22 -18 -8', '#FFFDF2', 2.4),
    sheet(box(-21, -52, 42, 9), BRASS),
  ];
}

/** A slope that rises to the left. */
export function ramp(): SvgElement[] {
  return [
    sheet('M-62 0V-54L70 -5V0Z', WOOD.light),
    stroke('M-62 -54L70 -5', lighter(WOOD.light, 0.4), 3),
    stroke('M-56 -26L14 -1M-56 -10L-30 -1', darker(WOOD.light, 0.25), 1.6),
  ];
}

function bulbOf(glass: '#FFE9A8' | '#B9C3CC', wire: '#D98A2B' | '#6F7387'): SvgElement[] {
  return [
    sheet(
      'M-9 -22C-10 -32 -22 -36 -22 -52C-22 -66 -12 -74 0 -74C12 -74 22 -66 22 -52C22 -36 10 -32 9 -22Z',
      glass,
    ),
    stroke('M-6 -24L-8 -46L-3 -40L0 -47L3 -40L8 -46L6 -24', wire, 1.8),
    sheet('M-10 -23H10V-8C10 -4 5 0 0 0C-5 0 -10 -4 -10 -8Z', STEEL),
    stroke('M-10 -18H10M-10 -12H10', darker(STEEL, 0.35), 1.6),
  ];
}

/** It shines: see its lamp. */
export function bulb(): SvgElement[] {
  return bulbOf('#FFE9A8', '#D98A2B');
}

/** The same bulb without a current. */
export function darkBulb(): SvgElement[] {
  return bulbOf('#B9C3CC', '#6F7387');
}

/** Its knob and its plus stand at the right. */
export function battery(): SvgElement[] {
  return [
    sheet(box(27, -19, 6, 12), STEEL),
    sheet(box(-30, -26, 58, 26), '#34406F'),
    flat(box(10, -25, 18, 24.4), '#D99A3A'),
    stroke('M15 -13h8M19 -17v8M-24 -13h9', '#FFF6E6', 2),
    ellipse(-4, -13, 4.4, 4.4, '#6F86C4'),
  ];
}
