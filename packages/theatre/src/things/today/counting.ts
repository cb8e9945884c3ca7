import { CLOTH, WOOD } from '../../paper/cloth.ts';
import { type Color, lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../../svg/element.ts';

/** What one counts, measures and builds with: it stands on 0. */

const PAPER = '#FFF6E6';
const NAVY = '#34406F';

/** A hundred units long: ten parts, the fifth one longer. */
export function ruler(): SvgElement[] {
  return [
    sheet(box(-56, -18, 112, 18), '#E9C46A'),
    stroke(
      Array.from(
        { length: 11 },
        (_, index) => `M${-50 + index * 10} -17v${index % 5 === 0 ? 10 : 6}`,
      ).join(''),
      WOOD.black,
      1.4,
    ),
  ];
}

/** From nought to ten; nought, five and ten stand out by shape and size. */
export function numberLine(): SvgElement[] {
  return [
    sheet(box(-128, -24, 256, 24), PAPER),
    stroke('M-116 -9H116M-110 -14L-117 -9L-110 -4M110 -14L117 -9L110 -4', NAVY, 2.4),
    stroke(
      Array.from(
        { length: 11 },
        (_, index) => `M${-100 + index * 20} -9v${index % 5 === 0 ? -10 : -6}`,
      ).join(''),
      NAVY,
      2,
    ),
    ...[-100, 0, 100].map((x) => ellipse(x, -9, 4, 4, '#D9631E')),
  ];
}

export function blocks(): SvgElement[] {
  const block = (x: number, y: number, color: Color) => [
    sheet(box(x - 13, y - 26, 26, 26), color),
    flat(box(x - 8, y - 21, 16, 16), lighter(color, 0.25)),
  ];
  return [
    ...block(-28, 0, '#2F7FD1'),
    ...block(0, 0, '#F4B32B'),
    ...block(28, 0, '#2E8B57'),
    ...block(-14, -26, '#C2417C'),
    ...block(14, -26, '#D9631E'),
    sheet('M-16 -52L0 -74L16 -52Z', '#6A4BC4'),
  ];
}

export function toyCar(): SvgElement[] {
  const paint = '#2F7FD1';
  return [
    sheet('M-18 -20L-10 -34H12L21 -20Z', lighter(paint, 0.15)),
    flat('M-12 -21L-7 -30H1V-21ZM4 -21V-30H10L16 -21Z', '#DFF1F2'),
    sheet('M-32 -6V-17C-32 -21 -28 -22 -24 -22H26C33 -21 34 -14 34 -6Z', paint),
    flat(oval(32, -14, 2.4, 3), '#FFF1C4'),
    ...[-18, 19].flatMap((x) => [
      sheet(oval(x, -7, 7.4), '#2A2F4A', 'figure'),
      ellipse(x, -7, 3, 3, '#C9CBD6'),
    ]),
  ];
}

/** A board on the wall or on its legs, 110 units high, with a drawing in chalk. */
export function board(): SvgElement[] {
  return [
    stroke('M-44 -30L-54 0M44 -30L54 0', WOOD.dark, 4.5),
    sheet(box(-66, -112, 132, 86), WOOD.middle),
    flat(box(-60, -106, 120, 74), '#2F5D50'),
    stroke('M-46 -52L-26 -88L-6 -52ZM14 -52V-84H44V-52Z', '#F3F0DC', 2),
    sheet(box(-30, -30, 22, 4), CLOTH.undyed, 'figure'),
  ];
}

const CLAY = '#B9653F';

/** One brick of clay, 34 units wide and 12 high. */
export function brick(): SvgElement[] {
  return [sheet(box(-17, -12, 34, 12), CLAY), stroke('M-12 -4H12', lighter(CLAY, 0.25), 1.6)];
}

/** Ten bricks, one upon the other: 130 units high. Each second one is lighter, so that they can be counted. */
export function brickStack(): SvgElement[] {
  return Array.from({ length: 10 }, (_, index) => {
    const y = -index * 13;
    return [
      sheet(box(-17 + (index % 2), y - 12, 34, 12), index % 2 === 0 ? CLAY : lighter(CLAY, 0.3)),
      stroke(`M-12 ${y - 4}H12`, lighter(CLAY, 0.45), 1.6),
    ];
  }).flat();
}
