import { CLOTH, SKIN, WOOD } from '../paper/cloth.ts';
import { darker } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { type SvgElement, stroke } from '../svg/element.ts';

/** A chariot that races to the right, far off and without faces, in its dust: it stands on 0, 62 units high. */
export function chariot(): SvgElement[] {
  const coat = '#8E5B3A';
  return [
    flat(oval(-78, -6, 26, 9), '#E6D3A8', 0.55),
    flat(oval(-58, -2, 30, 7), '#E6D3A8', 0.45),
    stroke('M13 -18L4 -2M18 -18L26 -1M40 -19L36 -3M44 -20L58 -8', darker(coat, 0.2), 3.6),
    stroke('M8 -26C-2 -28 -6 -22 -10 -16', darker(coat, 0.3), 3),
    sheet(
      'M8 -24C9 -34 22 -33 32 -32C39 -33 44 -42 50 -48C55 -50 59 -45 65 -38C65 -33 60 -33 55 -36C52 -28 50 -21 43 -18C32 -14 18 -15 11 -18C8 -20 8 -22 8 -24Z',
      coat,
    ),
    stroke('M50 -47C42 -42 38 -36 34 -32', darker(coat, 0.4), 3),
    stroke('M-18 -16L14 -24M-24 -36L52 -40', WOOD.black, 1.8),
    stroke('M-42 -22V-62', WOOD.dark, 1.8),
    flat('M-44.5 -60L-42 -70L-39.5 -60Z', '#D5D8E2'),
    sheet('M-40 -16C-40 -36 -34 -46 -29 -46C-24 -46 -18 -36 -18 -16Z', '#8A3B3A', 'figure'),
    flat(oval(-28, -51, 4.6, 5.4), SKIN.brown),
    flat('M-33.6 -50C-34 -61 -22 -61 -22.4 -50C-25 -54 -31 -54 -33.6 -50Z', CLOTH.bronze),
    sheet('M-46 -10C-50 -26 -44 -34 -34 -33H-14L-10 -10Z', CLOTH.ochre),
    flat('M-44 -18H-12L-11.4 -14H-45Z', CLOTH.madder),
    stroke(
      `${oval(-30, -10, 9.4)}M-30 -19V-1M-39 -10H-21M-36.4 -16.4L-23.6 -3.6M-23.6 -16.4L-36.4 -3.6`,
      WOOD.black,
      2.2,
    ),
  ];
}

/** Water that whoever stands in it is seen through, its middle at 0 and 190 wide. */
export function pool(): SvgElement[] {
  return [
    flat(
      'M-96 -2C-84 -20 -36 -24 4 -22C50 -24 90 -16 96 0C88 18 44 24 -2 22C-46 24 -90 16 -96 -2Z',
      '#5E93AE',
      0.8,
    ),
    stroke(
      'M-96 -2C-84 -20 -36 -24 4 -22C50 -24 90 -16 96 0C88 18 44 24 -2 22C-46 24 -90 16 -96 -2Z',
      '#A9CCDA',
      2.6,
    ),
    stroke('M-70 -4q14 -5 26 0M-20 10q16 -5 30 0M30 -8q14 -5 26 0M46 9q10 -4 20 0', '#E6F2F6', 1.8),
  ];
}
