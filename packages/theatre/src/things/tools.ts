import { CLOTH, WOOD } from '../paper/cloth.ts';
import { lighter, mix } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { type SvgElement, stroke } from '../svg/element.ts';

/** What people of old build, wash, fight and play with. It stands on 0, save where said otherwise. */

/** Bricks of mud and straw, stacked to dry, 48 units high. */
export function bricks(): SvgElement[] {
  const mud = '#B07A4E';
  const rows = [
    { y: 0, xs: [-46, -22, 2, 26] },
    { y: -15, xs: [-36, -12, 12] },
    { y: -30, xs: [-24, 0] },
  ] as const;
  return rows.flatMap(({ y, xs }, row) =>
    xs.flatMap((x, index) => {
      const color = mix(mud, '#8C5A3A', ((row + index) % 3) * 0.35);
      return [
        sheet(`M${x} ${y - 14}H${x + 22}V${y - 1}H${x}Z`, color),
        stroke(
          `M${x + 4} ${y - 9}l5 2M${x + 12} ${y - 6}l5 -2M${x + 9} ${y - 11}l3 1`,
          lighter(color, 0.35),
          0.9,
        ),
      ];
    }),
  );
}

/** A bowl of bronze with water to wash in, a towel over its rim, 26 units high. */
export function basin(): SvgElement[] {
  return [
    sheet('M-36 -20C-32 -4 -16 0 -10 0H10C16 0 32 -4 36 -20Z', CLOTH.bronze),
    sheet(oval(0, -20, 36, 6.4), lighter(CLOTH.bronze, 0.25)),
    flat(oval(0, -19.4, 31, 4.4), '#7FB0C4'),
    stroke('M-16 -20Q-8 -18 0 -20M4 -18Q12 -16 18 -18', '#CFE6EC', 1.1),
    sheet('M14 -26C20 -27 28 -25 31 -22L33 -3C27 -1 20 -1 16 -3Z', CLOTH.white),
    stroke('M17 -7L32 -7M17 -10.5L32 -10.5', CLOTH.indigo, 1.2),
  ];
}

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
