import type { Color } from '../paper/color.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, type SvgElement } from '../svg/element.ts';

/** What all animals have. */

export const INK = '#2A1B2E';
export const HOOF = '#4B3A40';

export const eye = (x: number, y: number, r = 1.8) => ellipse(x, y, r, r * 1.1, INK);

/** From a height down to 0, with a hoof. */
export function leg(x: number, top: number, color: Color, width = 5.5): SvgElement[] {
  return [
    sheet(`M${x} ${top}H${x + width}L${x + width - 0.6} -1H${x + 0.6}Z`, color),
    flat(`M${x + 0.2} -4H${x + width - 0.2}V0H${x + 0.2}Z`, HOOF),
  ];
}
