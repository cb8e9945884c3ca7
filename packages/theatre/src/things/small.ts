import { CLOTH, WOOD } from '../paper/cloth.ts';
import { type Color, darker, lighter } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../svg/element.ts';
import { eye } from './limbs.ts';

/** Things that also fit into hands. They stand on 0 and are 20 to 60 units high, save where said otherwise. */

const CRUST = '#D9983F';
export const WICKER = '#B98447';

function loaf(x: number, y: number, color: Color = CRUST): SvgElement[] {
  return [
    sheet(oval(x, y, 12, 7.5), color),
    stroke(`M${x - 5} ${y - 3}l4 5M${x + 1} ${y - 4}l4 5`, darker(color, 0.3), 1.3, {
      strokeOpacity: 0.7,
    }),
  ];
}

/** One loaf, its middle at 0. */
export function smallBread(): SvgElement[] {
  return loaf(0, 0);
}

export function smallBasket(): SvgElement[] {
  return [
    ...loaf(-11, -25),
    ...loaf(11, -25, '#E3A854'),
    ...loaf(0, -30, '#CE8A38'),
    sheet('M-27 -23L27 -23C26 -12 24 -4 21 0L-21 0C-24 -4 -26 -12 -27 -23Z', WICKER),
    stroke(
      'M-25 -15.5H25M-23.5 -8H23.5M-14 -21L-12 -1M0 -21V-1M14 -21L12 -1',
      darker(WICKER, 0.3),
      1.5,
    ),
    sheet('M-29 -26H29V-20.5H-29Z', lighter(WICKER, 0.2)),
  ];
}

export function smallJar(color: Color = CLOTH.terracotta): SvgElement[] {
  return [
    stroke(
      'M-10 -50C-27 -50 -26 -34 -17 -33M10 -50C27 -50 26 -34 17 -33',
      darker(color, 0.15),
      3.6,
    ),
    sheet(
      'M-9 -57C-8.5 -50 -10 -47 -14 -42C-27 -28 -19 -6 -11 0H11C19 -6 27 -28 14 -42C10 -47 8.5 -50 9 -57Z',
      color,
    ),
    sheet(oval(0, -57, 11.5, 3.6), lighter(color, 0.2)),
    ellipse(0, -56.5, 8, 2, darker(color, 0.55)),
    stroke('M-20 -27l5 6l5 -6l5 6l5 -6l5 6l5 -6l5 6l5 -6', '#FFF3DC', 1.8),
  ];
}

/** Its light is the scene's own: see light/glow.ts. */
export function smallLantern(): SvgElement[] {
  const iron = '#3A2A3A';
  return [
    stroke('M-8 -54C-7 -70 7 -70 8 -54', iron, 2.6),
    sheet('M-9 -56H9L19 -46H-19Z', iron),
    sheet('M-16 -46H16L19 -9H-19Z', '#FFE9A8'),
    flat('M0 -42C10 -29 9 -17 0 -13C-9 -17 -10 -29 0 -42Z', '#F79B1F'),
    flat('M0 -31C5 -24 4.5 -17 0 -15C-4.5 -17 -5 -24 0 -31Z', '#FFF6D6'),
    stroke('M-7.5 -46L-9 -9M7.5 -46L9 -9', iron, 1.8),
    sheet('M-22 -9H22L20 0H-20Z', iron),
  ];
}

/** Its middle at 0. */
export function smallScroll(): SvgElement[] {
  return [
    sheet('M-24 -18H24V20H-24Z', '#FBEBC6'),
    stroke('M-16 -10H15M-16 -3H17M-16 4H11M-16 11H15', '#A98A5A', 1.6),
    ...[-27, 27].flatMap((x) => [
      sheet(`M${x - 3} -34H${x + 3}V36H${x - 3}Z`, WOOD.dark),
      sheet(`M${x - 5} -24H${x + 5}V26H${x - 5}Z`, '#F3D79E'),
    ]),
  ];
}

const FLEECE = '#FBF1DC';
const SHEEP_FACE = '#5B474B';

export function smallLamb(): SvgElement[] {
  return [
    stroke('M-12 12V22M12 12V22', '#4B3A40', 4),
    sheet(
      'M-22 6C-30 -2 -24 -12 -16 -11C-12 -20 2 -19 6 -13C16 -18 24 -8 20 0C24 8 16 15 8 12C0 18 -12 17 -14 12C-20 13 -24 10 -22 6Z',
      FLEECE,
    ),
    sheet('M14 -16C15 -26 30 -27 31 -16C32 -6 27 -1 23 -1C17 -1 14 -7 14 -16Z', SHEEP_FACE),
    sheet('M15 -20C8 -22 6 -16 8 -13C12 -11 15 -14 16 -18Z', SHEEP_FACE),
    sheet('M14 -21C16 -29 27 -30 30 -22C25 -19 19 -19 14 -21Z', FLEECE),
    ellipse(21.5, -14, 1.5, 1.7, '#FFF6E6'),
    ellipse(27.5, -14, 1.5, 1.7, '#FFF6E6'),
  ];
}

export interface Plumage {
  readonly tail: Color;
  readonly body: Color;
  readonly wing: Color;
  readonly eye: Color;
}

export const DOVE: Plumage = { tail: '#E9E2D6', body: '#FFF9EE', wing: '#F3ECDF', eye: '#2A1B2E' };

/** A bird that flies to the right, its middle at 0. */
export function bird({ tail, body, wing, eye }: Plumage): SvgElement[] {
  return [
    sheet('M-24 4C-36 2 -46 8 -52 14C-40 18 -28 16 -20 12Z', tail),
    sheet(
      'M-26 8C-22 -8 -6 -14 8 -10C10 -22 26 -24 30 -14C34 -2 22 18 2 20C-12 21 -22 16 -26 8Z',
      body,
    ),
    sheet('M-4 0C-22 -8 -32 -24 -34 -42C-18 -38 2 -26 8 -10C8 -2 2 2 -4 0Z', wing),
    stroke('M-26 -32Q-14 -18 0 -8M-18 -35Q-8 -24 4 -14', darker(wing, 0.2), 1.4),
    sheet('M30 -15L40 -11L30 -8Z', '#E8A33A'),
    ellipse(24, -14, 1.7, 1.7, eye),
  ];
}

/** The dove of Noah, with a leaf. */
export function smallDove(): SvgElement[] {
  return [
    ...bird(DOVE),
    stroke('M39 -11Q47 -7 53 -11', '#4F7A45', 1.5),
    flat(
      'M45 -10C46 -18 54 -20 57 -17C55 -10 50 -8 45 -10ZM47 -8C51 -2 57 -2 60 -5C57 -10 51 -11 47 -8Z',
      '#5E9A54',
    ),
  ];
}

/** A child in swaddling bands, its middle at 0. */
export function swaddledBaby(): SvgElement[] {
  return [
    sheet('M-15 -3C-13 -10 8 -11 13 -5C16 1 12 8 4 8C-6 9 -16 5 -15 -3Z', CLOTH.white, 'figure'),
    stroke('M-8 -7Q-3 0 -7 7M2 -8Q6 0 1 8', '#CBBFA4', 1),
    sheet(oval(12, -6, 6.2), '#C98F62', 'face'),
    flat('M6 -8C6 -14 18 -14 18.3 -7C15 -10.5 9 -10.5 6 -8Z', '#2B1B18'),
    stroke(
      'M9.5 -5.5q1.2 1.2 2.4 0M13.6 -5.5q1.2 1.2 2.4 0M11.4 -2.6q1.3 .8 2.6 0',
      '#2A1B2E',
      0.8,
    ),
  ];
}

/** A small brown bird that sits, 34 units high. */
export function smallBird(): SvgElement[] {
  const coat = '#9A6B45';
  return [
    stroke('M-2 -6V0M5 -6V0M-6 0H1M2 0H9', '#5B3A2A', 1.6),
    sheet('M-18 -14L-36 -22L-33 -12L-16 -8Z', darker(coat, 0.2)),
    sheet(
      'M-20 -14C-20 -24 -8 -26 0 -24C2 -34 18 -36 20 -26C21 -20 19 -8 8 -5C-4 -3 -18 -5 -20 -14Z',
      coat,
    ),
    flat('M2 -20C10 -22 18 -20 18 -14C16 -8 10 -5 4 -6C0 -10 0 -16 2 -20Z', '#E9D2AE'),
    sheet('M-14 -18C-8 -23 4 -21 5 -15C2 -9 -10 -9 -18 -12Z', darker(coat, 0.22)),
    sheet('M20 -28L28 -25L20 -22Z', '#E8A33A'),
    eye(14, -28, 1.5),
  ];
}

/** A folded sheet with lines of writing and a seal, its middle at 0. */
export function smallLetter(): SvgElement[] {
  return [
    sheet('M-22 -15H22V15H-22Z', '#FBF4E2'),
    stroke('M-16 -8H14M-16 -2H16M-16 4H8', '#A98A5A', 1.5),
    sheet(oval(13, 8, 4.4), '#B5453A'),
  ];
}
