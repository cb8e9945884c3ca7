import { WOOD } from '../../paper/cloth.ts';
import { type Color, darker } from '../../paper/color.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, type SvgElement, stroke } from '../../svg/element.ts';
import { smallLantern } from '../small.ts';

/** A tent of the camp with its flag, 96 units high. */
export function campTent(stripe: Color = '#D9631E'): SvgElement[] {
  const cloth = '#F6EAD2';
  return [
    stroke('M0 -78V-98', WOOD.black, 2.4),
    sheet('M1 -98L20 -92L1 -86Z', '#F4B32B', 'figure'),
    sheet('M0 -80C-16 -48 -42 -16 -68 0H68C42 -16 16 -48 0 -80Z', cloth),
    flat(
      'M0 -79C-10 -50 -30 -18 -52 -1H-33C-18 -22 -6 -50 0 -79ZM0 -79C10 -50 30 -18 52 -1H33C18 -22 6 -50 0 -79Z',
      stripe,
    ),
    flat('M0 -62C-5 -36 -11 -14 -18 0H18C11 -14 5 -36 0 -62Z', '#FFCE73'),
    flat('M0 -50C-3 -30 -7 -12 -11 0H11C7 -12 3 -30 0 -50Z', '#FFE9B8'),
    sheet('M0 -64C-6 -38 -16 -16 -26 0H-15C-11 -18 -4 -40 0 -64Z', darker(cloth, 0.05)),
    sheet('M0 -64C6 -38 16 -16 26 0H15C11 -18 4 -40 0 -64Z', darker(cloth, 0.12)),
  ];
}

/** A lantern that hangs from a stick beside a path, 74 units high. */
export function pathLantern(): SvgElement[] {
  return [
    stroke('M-10 0V-66C-10 -76 6 -78 8 -70', WOOD.dark, 3.6),
    placed({ x: 8, y: -34, scale: 0.54 }, smallLantern()),
  ];
}
