import { CLOTH, WOOD } from '../paper/cloth.ts';
import { type Color, darker, lighter } from '../paper/color.ts';
import { box, oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, placed, type SvgElement, stroke } from '../svg/element.ts';
import { flames } from './ground.ts';
import { bush } from './plants.ts';

/** Rarer things of old. They stand on 0. */

export function net(): SvgElement[] {
  return [
    sheet('M-40 0C-44 -22 -24 -34 0 -34C24 -34 44 -22 40 0C20 5 -20 5 -40 0Z', '#C9B58A'),
    stroke(
      'M-34 -6C-20 -26 -6 -32 0 -33M34 -6C20 -26 6 -32 0 -33M-12 0C-10 -18 -4 -28 0 -33M12 0C10 -18 4 -28 0 -33M-38 -12C-20 -6 20 -6 38 -12M-30 -24C-14 -18 14 -18 30 -24',
      '#8A7448',
      1.3,
    ),
  ];
}

/** It burns and is not burned up: its leaves stay green. */
export function burningBush(): SvgElement[] {
  return [
    placed({ x: -16, y: -10, scale: 1.1 }, flames()),
    placed({ x: 18, y: -8, scale: 1.05, mirrored: true }, flames()),
    ...bush(),
    placed({ x: 0, y: -2, scale: 0.95 }, flames()),
    placed({ x: -26, y: 0, scale: 0.55, mirrored: true }, flames()),
    placed({ x: 27, y: 0, scale: 0.6 }, flames()),
  ];
}

export function helmet(): SvgElement[] {
  return [
    sheet('M-18 0C-20 -32 20 -32 18 0L11 -2L9 -14H-9L-11 -2Z', CLOTH.bronze),
    sheet('M-3 -24C-4 -36 4 -42 8 -42C16 -34 16 -24 12 -18Z', CLOTH.madder),
  ];
}

export function shield(): SvgElement[] {
  return [
    sheet(
      'M-34 -104C-12 -116 12 -116 34 -104C40 -60 26 -24 0 -2C-26 -24 -40 -60 -34 -104Z',
      '#8A3B3A',
    ),
    stroke(
      'M-27 -98C-10 -107 10 -107 27 -98C32 -62 20 -34 0 -14C-20 -34 -32 -62 -27 -98Z',
      CLOTH.ochre,
      2.6,
    ),
    sheet(oval(0, -68, 13), CLOTH.ochre),
  ];
}

/** Bread from heaven: small white flakes on the ground. */
export function manna(): SvgElement[] {
  const flakes = [
    [-48, -2],
    [-36, -7],
    [-26, -1],
    [-16, -8],
    [-7, -3],
    [3, -9],
    [12, -2],
    [22, -7],
    [31, -2],
    [42, -6],
    [50, -1],
    [-42, 4],
    [-20, 5],
    [0, 4],
    [18, 5],
    [36, 5],
  ] as const;
  return flakes.map(([x, y], index) =>
    sheet(oval(x, y, 4 + (index % 3) * 0.8, 2.6), '#FFF9EA', 'figure'),
  );
}

/** Tied in a window of a wall: it hangs 60 units down. */
export function redCord(): SvgElement[] {
  return [
    sheet('M-20 -64V-92C-20 -106 20 -106 20 -92V-64Z', '#E3C79A'),
    flat('M-14 -66V-91C-14 -100 14 -100 14 -91V-66Z', '#3A2F4A'),
    sheet(box(-24, -66, 48, 6), '#C9A272'),
    stroke('M-12 -66C-6 -60 6 -60 12 -66', '#C2362F', 4),
    stroke('M-2 -62C-8 -48 6 -38 0 -24C-4 -14 3 -8 1 0', '#C2362F', 4.4),
    stroke('M-3 -58L1 -55M-4 -48L1 -45M3 -36L-2 -33M-2 -20L2 -17', '#E87A6C', 1.3),
  ];
}

/** A king's, on a cushion, 34 units high. */
export function crown(): SvgElement[] {
  const gold = '#F4B32B';
  return [
    sheet('M-30 -2C-34 -14 -22 -16 0 -16C22 -16 34 -14 30 -2C20 2 -20 2 -30 -2Z', CLOTH.purple),
    sheet('M-17 -13L-21 -34L-10 -25L0 -38L10 -25L21 -34L17 -13C8 -10 -8 -10 -17 -13Z', gold),
    sheet(oval(0, -19, 3), CLOTH.madder, 'figure'),
    ellipse(-10, -19, 1.8, 1.8, lighter(gold, 0.5)),
    ellipse(10, -19, 1.8, 1.8, lighter(gold, 0.5)),
  ];
}

/** A robe of many colors, laid out to be seen, 74 units high. */
export function coat(): SvgElement[] {
  const stripes = [
    CLOTH.madder,
    CLOTH.ochre,
    CLOTH.sea,
    CLOTH.purple,
    CLOTH.olive,
    CLOTH.terracotta,
  ];
  return [
    sheet(
      'M-12 -72L-40 -54L-32 -36L-16 -44L-18 0H18L16 -44L32 -36L40 -54L12 -72C6 -66 -6 -66 -12 -72Z',
      CLOTH.undyed,
    ),
    ...stripes.map((color, index) => {
      const y = -60 + index * 10;
      return flat(`M-16 ${y}Q0 ${y + 4} 16 ${y}V${y + 6}Q0 ${y + 10} -16 ${y + 6}Z`, color);
    }),
    flat('M-36 -52L-29 -38L-25 -40L-32 -54ZM36 -52L29 -38L25 -40L32 -54Z', CLOTH.madder),
    stroke('M0 -68V-1', darker(CLOTH.brown, 0.2), 1.3),
  ];
}

/** A ram's horn, its mouthpiece at 0. */
export function smallHorn(): SvgElement[] {
  return [
    sheet(
      'M0 -2C14 -2 26 -6 33 -20C36 -26 44 -24 46 -30C48 -20 44 -6 32 2C22 8 10 6 0 4Z',
      '#C9A878',
    ),
    sheet(oval(43, -27, 5, 6.5), '#8A6A44'),
    stroke('M10 -1Q12 2 11 5M19 -3Q22 1 21 5', '#8A6A44', 1.2),
  ];
}

/** David's harp, its foot at 0, 46 units high. */
export function smallHarp(): SvgElement[] {
  return [
    stroke('M-8 -32V-8M-3 -34V-6M2 -35V-5M7 -35V-5M12 -34V-6', '#F3E4CC', 1.1),
    stroke('M-13 -36C-16 -20 -14 -8 -6 -3H12C20 -8 20 -24 17 -40', WOOD.dark, 4.4),
    stroke('M-15 -36L19 -40', WOOD.middle, 4),
  ];
}

/** The two tablets of the Law, their foot at 0. */
export function smallTablets(): SvgElement[] {
  const one = (x: number) => [
    sheet(`M${x - 11} 0V-26C${x - 11} -38 ${x + 11} -38 ${x + 11} -26V0Z`, '#B9B2AC'),
    stroke(
      `M${x - 6} -26H${x + 6}M${x - 6} -20H${x + 5}M${x - 6} -14H${x + 6}M${x - 6} -8H${x + 4}`,
      '#7F7671',
      1.4,
    ),
  ];
  return [...one(-12), ...one(12)];
}

/** A basin of water with a towel over its rim. */
export function basin(): SvgElement[] {
  const bronze = CLOTH.bronze;
  return [
    sheet('M-40 -22C-38 -6 -24 0 -14 0H14C24 0 38 -6 40 -22Z', bronze),
    sheet(oval(0, -22, 40, 8), lighter(bronze, 0.3)),
    flat(oval(0, -21.4, 34, 5.8), '#6FA9C0'),
    stroke('M-22 -22q8 -3 14 0M2 -20q9 -3 18 0', '#D5ECEF', 1.4),
    sheet('M18 -27C26 -29 36 -27 42 -23L46 -3C38 -1 30 -1 23 -4Z', CLOTH.white),
    stroke('M24 -8C30 -6 38 -6 45 -8M23.5 -11.5C30 -9.5 38 -9.5 44 -11.5', CLOTH.indigo, 1.4),
  ];
}

/** Cloaks and branches of palm, spread on the road for a king. */
export function cloaks(): SvgElement[] {
  const cloak = (x: number, color: Color) => [
    sheet(
      `M${x - 44} 4C${x - 40} -8 ${x - 26} -13 ${x} -12C${x + 28} -13 ${x + 40} -8 ${x + 44} 3C${x + 20} 9 ${x - 24} 9 ${x - 44} 4Z`,
      color,
    ),
    stroke(
      `M${x - 22} 5C${x - 18} -3 ${x - 12} -8 ${x - 4} -11M${x + 18} 5C${x + 16} -3 ${x + 12} -7 ${x + 6} -11`,
      darker(color, 0.25),
      1.4,
    ),
  ];
  const branch = (x: number, turn: number) =>
    placed({ x, y: 0, turn }, [
      stroke('M-30 0H30', '#4F7A45', 2),
      flat(
        'M-24 0L-34 -8L-16 -1ZM-24 0L-34 7L-16 1ZM-12 0L-22 -9L-4 -1ZM-12 0L-22 8L-4 1ZM0 0L-10 -9L8 -1ZM0 0L-10 8L8 1ZM12 0L2 -8L20 -1ZM12 0L2 7L20 1ZM24 0L15 -7L34 0L15 6Z',
        '#5E9A54',
      ),
    ]);
  return [
    ...cloak(-62, CLOTH.madder),
    ...cloak(58, CLOTH.indigo),
    ...cloak(-4, CLOTH.ochre),
    branch(-30, -9),
    branch(36, 8),
    branch(88, -6),
  ];
}

/** A great sheet of linen that hangs from its four corners; what lies in it stands on 0. */
export function linen(): SvgElement[] {
  const cloth = CLOTH.white;
  return [
    stroke('M-118 -96L-96 -46M118 -96L96 -46M-86 -104L-74 -62M86 -104L74 -62', '#CBBFA4', 1.6),
    sheet(
      'M-76 -64C-44 -34 44 -34 76 -64L98 -46C80 -2 46 6 0 6C-46 6 -80 -2 -98 -46Z',
      darker(cloth, 0.12),
    ),
    sheet(
      'M-98 -48C-84 -8 -40 -12 0 -12C40 -12 84 -8 98 -48C92 8 52 24 0 24C-52 24 -92 8 -98 -48Z',
      cloth,
    ),
    stroke(
      'M-80 -10C-66 8 -48 14 -30 17M80 -10C66 8 48 14 30 17M-14 -2C-10 8 -4 14 4 18',
      darker(cloth, 0.2),
      1.4,
    ),
  ];
}

/** A golden staff of a king, held by its middle at 0. */
export function smallScepter(): SvgElement[] {
  return [
    stroke('M0 20V-30', CLOTH.ochre, 3),
    sheet(oval(0, -34, 5), '#E8B94A', 'figure'),
    sheet(oval(0, 20, 3), '#E8B94A', 'figure'),
  ];
}
