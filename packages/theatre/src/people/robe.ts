import { type Color, darker } from '../paper/color.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { type SvgElement, stroke } from '../svg/element.ts';
import type { Clothes, Upright } from './clothes.ts';
import type { Look } from './look.ts';

/** The skirt of the robe in each stance, and its two folds. */
const SKIRTS: Readonly<Record<Upright, { readonly skirt: string; readonly folds: string }>> = {
  stand: {
    skirt: 'M-12.5 -50C-14.5 -34 -17 -18 -18 -4.5Q0 .8 18 -4.5C17 -18 14.5 -34 12.5 -50Z',
    folds: 'M-4.5 -40Q-6 -20 -8.5 -4M4.5 -40Q6.5 -20 8 -4',
  },
  walk: {
    skirt: 'M-12.5 -50C-16 -34 -20 -18 -22 -6Q-2 1 20 -5C18.5 -20 15 -36 12.5 -50Z',
    folds: 'M-4 -40Q-8 -20 -14 -5M4 -40Q9 -20 10 -4',
  },
  kneel: {
    skirt:
      'M-12 -32C-15 -18 -22 -12 -28 -8C-33 -4 -30 0 -25 0L15 0C21 -1 21 -9 18 -14C15 -20 13 -26 12 -32Z',
    folds: 'M-4 -24Q-4 -11 -12 -2M6 -24Q12 -12 10 -2',
  },
  sit: {
    skirt: 'M-12.5 -30C-17 -16 -18 -5 -14 0L27 0C32 -4 30 -11 25 -13C19 -16 14 -21 12.5 -30Z',
    folds: 'M-3 -15Q10 -13 19 -4M-6 -11Q2 -6 4 -1',
  },
};

/** How far the upper body sinks in a stance. */
const SINKS: Readonly<Record<Upright, number>> = { stand: 0, walk: 0, kneel: 19, sit: 23 };

const TORSO =
  'M-9.5 -69.5C-13.5 -67 -14 -56 -13 -44Q0 -39 13 -44C14 -56 13.5 -67 9.5 -69.5Q0 -73 -9.5 -69.5Z';

/** The robe below the belt, and the feet that stand at 0. */
function lowerBody(look: Look, stance: Upright): SvgElement[] {
  const { robe, hem } = look;
  const { skirt, folds } = SKIRTS[stance];
  const upright = stance === 'stand' || stance === 'walk';
  return [
    ...feet(look, stance),
    sheet(skirt, robe, 'figure'),
    ...(hem === undefined || !upright
      ? []
      : [flat('M-17.3 -10.5Q0 -5.5 17.3 -10.5L17.9 -5.5Q0 -.3 -17.9 -5.5Z', hem)]),
    stroke(folds, darker(robe, 0.22), 1.2, { strokeOpacity: 0.6 }),
  ];
}

function feet({ skin }: Look, stance: Upright): SvgElement[] {
  const foot = (x: number, towards: 1 | -1, y = 0) => [
    flat(
      `M${x - 4.5 * towards} ${y - 1.6}C${x - 4.5 * towards} ${y - 7} ${x + 1.5 * towards} ${y - 6.5} ${x + 3.5 * towards} ${y - 4.4}C${x + 6 * towards} ${y - 4} ${x + 7.8 * towards} ${y - 3} ${x + 7.8 * towards} ${y - 1.6}Z`,
      darker(skin, 0.06),
    ),
    flat(`M${x - 5 * towards} ${y - 1.8}H${x + 8.2 * towards}V${y}H${x - 5 * towards}Z`, '#4B3428'),
  ];
  switch (stance) {
    case 'stand':
      return [...foot(-8, 1), ...foot(5, 1)];
    case 'walk':
      return [...foot(-13, 1), ...foot(12, 1)];
    case 'kneel':
      return foot(-25, -1);
    case 'sit':
      return foot(29, 1);
  }
}

/** The robe above the belt, and what is worn over it. */
function upperBody(look: Look, stance: Upright): SvgElement[] {
  const { robe, mantle, sash, stripes, breastplate } = look;
  const parts = [sheet(TORSO, robe, 'figure'), flat('M-5 -71.3Q0 -62 5 -71.3Z', darker(robe, 0.2))];
  if (stripes !== undefined) parts.push(...stripesOf(stripes));
  if (breastplate !== undefined) parts.push(...armor(breastplate));
  if (sash !== undefined) parts.push(...sashOf(sash, stance));
  if (mantle !== undefined) parts.push(...mantleOf(mantle, stance));
  return parts;
}

function stripesOf(colors: readonly Color[]): SvgElement[] {
  return colors.map((color, index) => {
    const y = -62 + index * 5.5;
    return flat(`M-12.8 ${y}Q0 ${y + 4} 12.8 ${y}L13 ${y + 3}Q0 ${y + 7} -13 ${y + 3}Z`, color);
  });
}

function armor(color: Color): SvgElement[] {
  return [
    sheet('M-11.5 -68.5Q0 -61 11.5 -68.5L12.5 -47Q0 -40.5 -12.5 -47Z', color, 'figure'),
    stroke(
      'M-11.5 -61.5q11.5 6 23 0M-12 -55.5q12 6 24 0M-12 -49.5q12 6 24 0',
      darker(color, 0.3),
      1,
    ),
  ];
}

function sashOf(color: Color, stance: Upright): SvgElement[] {
  const belt = sheet(
    'M-13.6 -49.5Q0 -44 13.6 -49.5L13.8 -43.5Q0 -38 -13.8 -43.5Z',
    color,
    'figure',
  );
  if (stance === 'sit' || stance === 'kneel') return [belt];
  return [belt, sheet('M4.5 -42.5L9.5 -43.5L12 -24L7 -23.5Z', color, 'figure')];
}

function mantleOf(color: Color, stance: Upright): SvgElement[] {
  const low = stance === 'sit' || stance === 'kneel' ? -27 : -8;
  const wide = low === -27 ? 16 : 21;
  const panel = (side: 1 | -1) =>
    sheet(
      `M${10.5 * side} -70.5C${16 * side} -67 ${17 * side} -54 ${wide * side} ${low}L${9.5 * side} ${low + 3}C${9 * side} -40 ${8 * side} -58 ${4.2 * side} -71.5Z`,
      color,
      'figure',
    );
  return [panel(-1), panel(1)];
}

/** A long robe with what is worn over it. */
export const ROBE: Clothes = {
  lower: lowerBody,
  upper: upperBody,
  sinkOf: (_, stance) => SINKS[stance],
};
