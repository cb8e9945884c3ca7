import { darker, lighter } from '../../paper/color.ts';
import { oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, placed, type SvgElement, stroke } from '../../svg/element.ts';

/** Animals near the camp: they stand on 0 and look to the right, save those that fly. */

const INK = '#2A1B2E';
const eye = (x: number, y: number, r = 1.7) => ellipse(x, y, r, r * 1.1, INK);

export function dog(): SvgElement[] {
  const coat = '#C98F52';
  const ear = '#7A4E2C';
  return [
    stroke('M-24 -14C-36 -16 -40 -26 -36 -34', coat, 5),
    sheet('M-26 0C-30 -20 -20 -32 -4 -40L18 -38C20 -22 18 -8 18 0H8L5 -14C-2 -8 -8 -6 -8 0Z', coat),
    sheet('M-27 0C-29 -12 -20 -18 -11 -15C-4 -11 -5 -5 -7 0Z', darker(coat, 0.1)),
    flat('M8 -36C14 -30 18 -24 17 -14C12 -18 8 -26 5 -34Z', '#F6E3C2'),
    sheet('M5 0C5 -6 9 -7 13 -7H18C23 -6 23 -2 22 0Z', lighter(coat, 0.25)),
    sheet(
      'M12 -68C24 -68 30 -60 30 -51C30 -40 22 -35 12 -35C2 -35 -6 -40 -6 -51C-6 -60 0 -68 12 -68Z',
      coat,
    ),
    flat('M12 -53C19 -53 23 -47 21 -42C19 -37 5 -37 3 -42C1 -47 5 -53 12 -53Z', '#F6E3C2'),
    sheet('M-2 -67C-14 -66 -16 -48 -10 -42C-3 -43 1 -56 3 -65Z', ear),
    sheet('M26 -67C38 -66 40 -48 34 -42C27 -43 23 -56 21 -65Z', ear),
    flat('M8.4 -51H15.6C15 -47.6 13 -46.6 12 -46.6C11 -46.6 9 -47.6 8.4 -51Z', INK),
    eye(4, -56),
    eye(20, -56),
    stroke('M12 -46.6V-44M7.4 -43Q10 -40.4 12 -44Q14 -40.4 16.6 -43', INK, 1.2),
    stroke('M0 -34.6Q12 -30 24 -34.6', '#2F7FD1', 3),
  ];
}

export function cat(): SvgElement[] {
  const coat = '#8F8CA3';
  const pale = '#F3EAE0';
  return [
    stroke('M-20 -6C-38 -6 -40 -26 -30 -32', coat, 5),
    sheet('M-22 0C-26 -18 -16 -34 -2 -38L14 -36C19 -22 18 -8 17 0Z', coat),
    flat('M4 -35C10 -32 13 -24 12 -14C6 -16 2 -26 1 -34Z', pale),
    sheet('M2 0C2 -5 5 -6 8 -6H14C18 -5 18 -2 17 0Z', pale, 'figure'),
    sheet('M-7 -52L-8 -71L5 -63ZM27 -52L28 -71L15 -63Z', darker(coat, 0.1)),
    sheet(
      'M10 -66C22 -66 28 -58 28 -50C28 -40 20 -35 10 -35C0 -35 -8 -40 -8 -50C-8 -58 -2 -66 10 -66Z',
      coat,
    ),
    flat('M10 -47C16 -47 19 -43 17 -39.6C14 -37 6 -37 3 -39.6C1 -43 4 -47 10 -47Z', pale),
    stroke('M4 -62V-57M10 -64V-58M16 -62V-57', darker(coat, 0.3), 1.6),
    eye(2.4, -51),
    eye(17.6, -51),
    flat('M7.8 -46.6H12.2L10 -44Z', '#C2417C'),
    stroke('M6.6 -42Q8.6 -40.4 10 -43Q11.4 -40.4 13.4 -42', INK, 1.1),
    stroke('M-1 -44L-12 -46M-1 -42L-11 -40M21 -44L32 -46M21 -42L31 -40', pale, 0.9),
  ];
}

export function frog(): SvgElement[] {
  const skin = '#6FA65A';
  return [
    sheet(
      'M-28 0C-30 -12 -22 -18 -14 -16L-10 0ZM28 0C30 -12 22 -18 14 -16L10 0Z',
      darker(skin, 0.14),
    ),
    sheet(
      'M-22 -12C-22 -30 -12 -36 0 -36C12 -36 22 -30 22 -12C20 -2 10 0 0 0C-10 0 -20 -2 -22 -12Z',
      skin,
    ),
    flat('M-12 -10C-10 -20 10 -20 12 -10C11 -3 6 -1 0 -1C-6 -1 -11 -3 -12 -10Z', '#DDE8B0'),
    sheet(oval(-11, -37, 7), skin, 'figure'),
    sheet(oval(11, -37, 7), skin, 'figure'),
    ellipse(-11, -38, 4.2, 4.4, '#FFF6E6'),
    ellipse(11, -38, 4.2, 4.4, '#FFF6E6'),
    eye(-10, -38, 2),
    eye(12, -38, 2),
    stroke('M-10 -25Q0 -18 10 -25', INK, 1.4),
  ];
}

/** Flies at its place. */
export function butterfly(): SvgElement[] {
  const half = (color: '#D9631E', spot: '#F4B32B') => [
    sheet('M0 -2C6 -22 24 -32 32 -24C36 -14 20 2 2 4Z', color),
    sheet('M1 3C14 2 26 8 24 18C18 26 6 18 0 8Z', darker(color, 0.14)),
    ellipse(21, -16, 4.4, 4, spot),
    ellipse(15, 11, 3, 2.8, spot),
  ];
  return [
    placed({ x: 1, y: 0 }, half('#D9631E', '#F4B32B')),
    placed({ x: -1, y: 0, mirrored: true }, half('#D9631E', '#F4B32B')),
    sheet('M0 -12C3 -10 3 10 0 16C-3 10 -3 -10 0 -12Z', '#3A2A3A', 'figure'),
    stroke('M-.6 -11Q-4 -19 -8 -20M.6 -11Q4 -19 8 -20', '#3A2A3A', 1.2),
  ];
}

/** Flies at its place. */
export function bee(): SvgElement[] {
  return [
    sheet('M-2 -10C-14 -20 -16 -34 -8 -34C0 -32 4 -20 3 -10Z', '#F3ECDF', 'figure'),
    sheet('M4 -10C2 -24 8 -34 15 -31C20 -26 14 -16 8 -9Z', '#F3ECDF', 'figure'),
    sheet('M-22 0C-18 -12 10 -14 18 -4C22 6 14 13 0 13C-12 13 -20 8 -22 0Z', '#F4B32B'),
    stroke('M-12 -6Q-9 3 -12 10M-3 -9Q1 2 -3 12M6 -9Q10 2 6 11', '#4A3328', 3.4),
    sheet(oval(18, 1, 8), '#4A3328', 'figure'),
    ellipse(20, -1, 1.5, 1.7, '#FFF6E6'),
    stroke('M20 4q2 1 3.4 -.6', '#FFF6E6', 1),
    stroke('M20 -6Q22 -12 27 -13M16 -7Q17 -13 21 -16', '#4A3328', 1.3),
  ];
}

export function snail(): SvgElement[] {
  const foot = '#E0C49A';
  return [
    sheet(
      'M-32 0C-26 -8 -8 -9 8 -9C14 -10 16 -18 20 -22C26 -26 32 -20 30 -13C28 -5 22 0 14 0Z',
      foot,
    ),
    sheet(oval(-6, -20, 18), '#B5654A'),
    stroke(
      'M-6 -20C-3 -24 3 -19 -1 -14C-7 -8 -18 -14 -15 -24C-11 -34 6 -33 8 -19',
      lighter('#B5654A', 0.4),
      2.6,
    ),
    stroke('M22 -22L20 -32M28 -21L30 -31', foot, 2.2),
    ellipse(20, -33, 2, 2, INK),
    ellipse(30, -32, 2, 2, INK),
    stroke('M24 -13q2.4 1.6 4.6 0', INK, 1.1),
  ];
}
