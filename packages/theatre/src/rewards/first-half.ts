import type { CampReward } from '@lamplight/domain/curriculum';
import { WOOD } from '../paper/cloth.ts';
import type { Color } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, placed, type SvgElement, stroke } from '../svg/element.ts';
import { smallLantern } from '../things/small.ts';

export const GOLD = '#F4B32B';
export const PALE_GOLD = '#FFE3A1';
const NIGHT = '#272B66';
const LEAF = '#5E8C4A';
const PURPLE = '#6B3F7C';
const CORD = '#B5453A';

/** The thread by which a reward hangs. */
export function thread(length = 12): SvgElement {
  return stroke(`M32 0V${length}`, WOOD.dark, 1.6);
}

/** A round disc of paper, of a radius of 24 units at most. */
export function disc(color: Color, radius = 23): SvgElement {
  return sheet(oval(32, 37, radius, radius), color, 'thing');
}

const STAR = 'M32 14L38 28L53 29.5L42 40L45.5 55L32 47L18.5 55L22 40L11 29.5L26 28Z';

/** The rewards of the first four weeks. */
export const FIRST_REWARDS = {
  'lantern-badge': [
    thread(14),
    disc(NIGHT),
    ellipse(32, 38, 15, 15, GOLD, { fillOpacity: 0.35 }),
    placed({ x: 32, y: 45.5, scale: 0.52 }, smallLantern()),
  ],
  'leaf-ring': [
    thread(16),
    stroke('M32 16A20 20 0 1 1 31.9 16', WOOD.middle, 7),
    sheet('M20 46C14 30 26 18 50 16C52 38 42 52 20 46Z', LEAF, 'thing'),
    stroke('M22 45Q36 34 47 20M30 38L29 28M37 32L45 34', '#DCE9C4', 1.4),
  ],
  star: [
    thread(15),
    sheet(STAR, '#C9CED8', 'thing'),
    flat('M32 22L36 32L46 33L38.5 40L41 50L32 44.5Z', '#E9ECF2'),
  ],
  'rainbow-cord': [
    thread(10),
    ...[CORD, GOLD, '#7C8A4A', '#3B4F8F'].map((color, at) =>
      stroke(
        `M${14 + 4 * at} 54C${14 + 4 * at} ${20 + 5 * at} ${50 - 4 * at} ${20 + 5 * at} ${50 - 4 * at} 54`,
        color,
        4,
      ),
    ),
    sheet('M10 51H30V57H10ZM34 51H54V57H34Z', WOOD.dark, 'figure'),
    sheet(oval(32, 14, 5, 5), GOLD, 'figure'),
  ],
  'reed-bracelet': [
    thread(17),
    stroke('M32 18A20 18 0 1 1 31.9 18', '#A98B4E', 8),
    stroke('M32 18A20 18 0 1 1 31.9 18', '#D9C487', 3),
    stroke(
      'M18 22L22 30M12 34H19M14 46L20 42M26 54L28 47M38 54L37 47M50 45L44 42M52 34H45M46 22L42 29',
      '#7C6230',
      2,
    ),
  ],
  'sandal-medal': [
    thread(14),
    disc('#C46F45'),
    sheet(
      'M26 22C34 17 41 23 39 34C38 42 41 46 38 53C34 58 27 55 27 48C27 40 21 30 26 22Z',
      '#F3DDBB',
      'figure',
    ),
    stroke('M25 31Q32 37 39 31M27 42Q33 38 38 43', WOOD.dark, 2.4),
  ],
  shofar: [
    thread(18),
    sheet('M10 24C10 44 30 54 52 46L57 36C42 42 24 38 19 21Z', '#D8B58C', 'thing'),
    flat('M46 47.5L52 46L57 36L51 38Z', '#F3E3C6'),
    stroke('M14 24Q18 40 34 45', '#9A7346', 1.8),
    stroke('M32 18L30 41', WOOD.dark, 1.4),
  ],
  'harp-pin': [
    thread(14),
    sheet(
      'M16 16C24 12 30 22 42 20C50 18 54 24 50 30L26 56L17 54C22 42 20 30 16 16Z',
      GOLD,
      'thing',
    ),
    flat('M23 24C30 27 36 27 44 26L26 46C27 38 26 30 23 24Z', '#5B3A2A'),
    stroke('M27 28V44M32 28V38M37 28V33', PALE_GOLD, 1.4),
    sheet(oval(19, 17, 4, 4), PURPLE, 'figure'),
  ],
} as const satisfies Partial<Record<CampReward, readonly SvgElement[]>>;
