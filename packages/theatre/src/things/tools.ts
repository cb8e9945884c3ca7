import { CLOTH, WOOD } from '../paper/cloth.ts';
import { sheet } from '../paper/sheet.ts';
import { type SvgElement, stroke } from '../svg/element.ts';

/** A short sword with its point up, its hilt at 0. */
export function smallSword(): SvgElement[] {
  return [
    stroke('M0 6V-3', WOOD.black, 3),
    sheet('M-3 -5L-3 -40L0 -47L3 -40L3 -5Z', '#D3D6DF', 'figure'),
    stroke('M0 -8V-40', '#9FA4B3', 0.9),
    sheet('M-8 -6H8V-2.6H-8Z', CLOTH.bronze, 'figure'),
  ];
}
