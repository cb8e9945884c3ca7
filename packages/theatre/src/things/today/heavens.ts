import { type Color, darker, lighter } from '../../paper/color.ts';
import { oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, type SvgElement, stroke } from '../../svg/element.ts';
import { cloud } from '../sky-things.ts';

/** What is in the sky, its middle at 0. */

export function sun(): SvgElement[] {
  return [
    ...Array.from({ length: 12 }, (_, index) =>
      placed({ x: 0, y: 0, turn: index * 30 }, [
        sheet(
          index % 2 === 0 ? 'M-5 -30L0 -50L5 -30Z' : 'M-4 -30L0 -42L4 -30Z',
          '#F4B32B',
          'figure',
        ),
      ]),
    ),
    sheet(oval(0, 0, 28), '#FFD77A'),
    flat(oval(0, 0, 19), '#FFE9A8', 0.8),
  ];
}

export function moon(): SvgElement[] {
  return [
    sheet(oval(0, 0, 26), '#E9E2CF'),
    flat(oval(-8, -7, 6, 5), '#CFC6B0'),
    flat(oval(9, 4, 4.6), '#CFC6B0'),
    flat(oval(-4, 12, 3.4), '#CFC6B0'),
    flat(oval(10, -12, 2.8), '#CFC6B0'),
  ];
}

export function earth(): SvgElement[] {
  return [
    sheet(oval(0, 0, 44), '#3F8FBF'),
    flat(
      'M-30 -30C-18 -42 -2 -40 -4 -30C-6 -24 -14 -24 -14 -16C-16 -8 -28 -8 -34 -16C-38 -20 -35 -26 -30 -30ZM6 -14C14 -24 32 -22 38 -10C42 4 34 20 22 26C14 24 16 12 10 6C4 0 2 -8 6 -14ZM-26 8C-16 2 -6 12 -10 22C-12 32 -20 32 -24 26C-28 20 -32 14 -26 8Z',
      '#6FA65A',
    ),
    stroke('M-36 -4Q-20 -10 -6 -4M4 32Q16 36 26 30M8 -32Q18 -36 26 -30', '#F3F6EE', 3.4),
  ];
}

function banded(color: Color): SvgElement[] {
  return [
    sheet(oval(0, 0, 24), color),
    flat(
      'M-22 -9Q0 -3 22 -9L23.4 -3Q0 3 -23.4 -3ZM-22 8Q0 14 22 8L19 14Q0 19 -19 14Z',
      lighter(color, 0.3),
      0.8,
    ),
  ];
}

export function planet(): SvgElement[] {
  return [...banded('#C8603F'), flat(oval(8, -12, 3), darker('#C8603F', 0.2))];
}

export function ringedPlanet(): SvgElement[] {
  return [
    placed({ x: 0, y: 0, turn: -16 }, [
      stroke('M-42 -2C-36 -12 36 -12 42 -2', '#B98A5A', 5),
      ...banded('#E0B15E'),
      stroke('M-42 -2C-40 12 40 12 42 -2', '#F0D9A8', 5),
    ]),
  ];
}

export function rainCloud(): SvgElement[] {
  return [
    stroke(
      [-44, -26, -8, 10, 28, 44].map((x, index) => `M${x} ${20 + (index % 2) * 8}l-4 12`).join(''),
      '#5E9DC8',
      3,
    ),
    ...cloud('#A9B6CC'),
  ];
}
