import { darker, lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../../svg/element.ts';

/** Machines, and to be seen as such: they stand on 0. */

const SHELL = '#7FBFC6';
const DARK = '#26305A';

/** Its face is a screen and its chest a row of lamps, 100 units high. */
export function robot(): SvgElement[] {
  return [
    stroke('M0 -94V-104', '#5E7A86', 3),
    sheet(oval(0, -107, 4.6), '#F4B32B', 'figure'),
    sheet(box(-17, -14, 14, 10), darker(SHELL, 0.3)),
    sheet(box(3, -14, 14, 10), darker(SHELL, 0.3)),
    sheet(
      'M-22 0C-22 -6 -18 -7 -10 -7C-4 -7 -2 -4 -2 0ZM2 0C2 -4 4 -7 10 -7C18 -7 22 -6 22 0Z',
      '#5E7A86',
    ),
    stroke('M-23 -44Q-36 -40 -33 -26M23 -44Q36 -42 34 -56', '#5E7A86', 5),
    stroke('M-36 -22L-37 -17M-30 -22L-28 -17M31 -60L29 -65M37 -60L39 -65', '#5E7A86', 3.4),
    sheet('M-25 -52H25L29 -13H-29Z', SHELL),
    flat(
      'M-15 -42C-16 -45 -14 -46 -12 -46H12C14 -46 16 -45 16 -42L17 -27C17 -24 15 -23 13 -23H-13C-15 -23 -17 -24 -17 -27Z',
      '#F3F6EE',
    ),
    ellipse(-7, -35, 3.2, 3.2, '#D9631E'),
    ellipse(6, -35, 3.2, 3.2, '#2E8B57'),
    stroke('M-9 -28H9', '#9FB4BC', 1.6),
    sheet(box(-7, -58, 14, 8), '#5E7A86'),
    sheet(
      'M-33 -88C-34 -94 -30 -97 -25 -97H25C30 -97 34 -94 33 -88V-64C33 -59 30 -56 25 -56H-25C-30 -56 -33 -59 -33 -64Z',
      lighter(SHELL, 0.2),
    ),
    sheet('M-37 -82H-32V-70H-37ZM32 -82H37V-70H32Z', '#5E7A86', 'figure'),
    flat(
      'M-25 -86C-26 -89 -24 -91 -21 -91H21C24 -91 26 -89 25 -86V-67C25 -64 23 -62 20 -62H-20C-23 -62 -25 -64 -25 -67Z',
      DARK,
    ),
    ellipse(-9, -79, 3.6, 4, '#FFE9A8'),
    ellipse(9, -79, 3.6, 4, '#FFE9A8'),
    stroke('M-8 -70Q0 -65 8 -70', '#FFE9A8', 2),
  ];
}

export function computer(): SvgElement[] {
  return [
    sheet('M-44 -66C-44 -69 -43 -70 -40 -70H40C43 -70 44 -69 44 -66V-12H-44Z', DARK),
    flat(box(-38, -65, 76, 48), '#CDE9E4'),
    flat(box(-33, -60, 24, 17), '#0E8F9C'),
    flat(box(-4, -60, 36, 4), '#8FB7BD'),
    flat(box(-4, -52, 28, 4), '#8FB7BD'),
    ...[0, 1, 2].map((index) =>
      flat(box(-30 + index * 18, -22 - index * 5, 11, 5 + index * 5), '#D9631E'),
    ),
    sheet('M-50 -12H50L58 0H-58Z', '#8B93AC'),
    stroke('M-42 -8H42M-45 -4H45', '#6B7390', 1.4),
  ];
}
