import { CLOTH } from '../paper/cloth.ts';
import { darker } from '../paper/color.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { type SvgElement, stroke } from '../svg/element.ts';
import type { Look } from './look.ts';

const GOLD = '#F4B32B';

/** Cloth that falls behind the head onto the shoulders. */
export function headwearBehind({ veil, headcloth }: Look): SvgElement[] {
  if (veil !== undefined) {
    return [
      sheet(
        'M-13.5 -88C-14 -105 14 -105 13.5 -88C16 -76 18 -66 17 -56C12 -50 -12 -50 -17 -56C-18 -66 -16 -76 -13.5 -88Z',
        darker(veil, 0.14),
        'figure',
      ),
    ];
  }
  if (headcloth === undefined) return [];
  return [
    sheet(
      'M-12.5 -90C-13 -103 13 -103 12.5 -90C14.5 -80 16 -70 15 -60C8 -55 -8 -55 -15 -60C-16 -70 -14.5 -80 -12.5 -90Z',
      darker(headcloth, 0.14),
      'figure',
    ),
  ];
}

/** What is worn on the head, over the hair. */
export function headwearOver(look: Look): SvgElement[] {
  return [
    ...veilOver(look),
    ...headclothOver(look),
    ...turbanOver(look),
    ...helmetOver(look),
    ...crownOver(look),
  ];
}

function veilOver({ veil }: Look): SvgElement[] {
  if (veil === undefined) return [];
  return [
    sheet(
      'M-13 -80C-16 -106 16 -106 13 -80C16 -72 17 -65 15.5 -58C11 -61 9.4 -68 9.7 -78C11 -90 7 -95.5 0 -95.8C-7 -95.5 -11 -90 -9.7 -78C-9.4 -68 -11 -61 -15.5 -58C-17 -65 -16 -72 -13 -80Z',
      veil,
      'figure',
    ),
    stroke('M-11.6 -88C-12 -99 12 -99 11.6 -88', darker(veil, 0.16), 0.9),
  ];
}

function headclothOver({ headcloth }: Look): SvgElement[] {
  if (headcloth === undefined) return [];
  return [
    sheet(
      'M-12.6 -78C-15 -105.5 15 -105.5 12.6 -78C12 -87 10.5 -91 8.6 -93C3 -95.4 -3 -95.4 -8.6 -93C-10.5 -91 -12 -87 -12.6 -78Z',
      headcloth,
      'figure',
    ),
    stroke('M-11.8 -93.5Q0 -99 11.8 -93.5', '#4A3328', 2.2),
  ];
}

function turbanOver({ turban }: Look): SvgElement[] {
  if (turban === undefined) return [];
  return [
    sheet(
      'M-12.5 -89C-16 -97 -12 -107 0 -107.5C12 -107 16 -97 12.5 -89C6 -93.5 -6 -93.5 -12.5 -89Z',
      turban,
      'figure',
    ),
    stroke('M-12 -93Q-3 -103 10 -103M-8 -91Q4 -97 13 -95', darker(turban, 0.18), 1.2),
  ];
}

function helmetOver({ helmet, isChild }: Look): SvgElement[] {
  if (helmet === undefined) return [];
  // Made for a grown-up, it slides down to a child's brows.
  const [plume, bowl] =
    isChild === true
      ? [
          'M-2.5 -103C-3 -108 0 -110 3 -110C8 -107 9 -103 8 -99Z',
          'M-12.8 -80C-16 -107 16 -107 12.8 -80L9.6 -88.5C4 -91.6 -4 -91.6 -9.6 -88.5Z',
        ]
      : [
          'M-2.5 -104C-3 -116 1 -121 3 -122C11 -115 12 -105 11 -98Z',
          'M-11.6 -82C-14.5 -106.5 14.5 -106.5 11.6 -82L8.8 -90.5C4 -94 -4 -94 -8.8 -90.5Z',
        ];
  return [
    sheet(plume, CLOTH.madder, 'figure'),
    sheet(bowl, helmet, 'figure'),
    flat('M-11 -93Q0 -98.5 11 -93L10.6 -91Q0 -96 -10.6 -91Z', darker(helmet, 0.28)),
  ];
}

function crownOver({ crown }: Look): SvgElement[] {
  if (crown !== true) return [];
  return [
    sheet(
      'M-10.5 -93L-12 -105L-5.5 -99.5L0 -108L5.5 -99.5L12 -105L10.5 -93Q0 -97.5 -10.5 -93Z',
      GOLD,
      'figure',
    ),
    flat('M-10.2 -94.5Q0 -99 10.2 -94.5L10.4 -93Q0 -97.5 -10.4 -93Z', '#C98A1E'),
  ];
}
