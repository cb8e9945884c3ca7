import { CLOTH, WOOD } from '../paper/cloth.ts';
import { oval } from '../paper/path.ts';
import { sheet } from '../paper/sheet.ts';
import { type SvgElement, stroke } from '../svg/element.ts';

/** What people of old build, wash, fight and play with. It stands on 0, save where said otherwise. */

/** A short sword with its point up, its hilt at 0. */
export function smallSword(): SvgElement[] {
  return [
    stroke('M0 6V-3', WOOD.black, 3),
    sheet('M-3 -5L-3 -40L0 -47L3 -40L3 -5Z', '#D3D6DF', 'figure'),
    stroke('M0 -8V-40', '#9FA4B3', 0.9),
    sheet('M-8 -6H8V-2.6H-8Z', CLOTH.bronze, 'figure'),
  ];
}

/** A drum of skin on a hoop, as women of Israel played it, its middle at 0. */
export function smallHandDrum(): SvgElement[] {
  return [
    sheet(oval(3, -5, 13), WOOD.middle, 'figure'),
    sheet(oval(3, -5, 10.6), '#F1E1BE', 'figure'),
    stroke('M-4 -9Q3 -13 10 -9M-3 -1Q3 3 9 -1', '#C9B58A', 1),
  ];
}
