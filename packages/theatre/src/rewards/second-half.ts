import type { CampReward } from '@lamplight/domain/curriculum';
import { WOOD } from '../paper/cloth.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, placed, type SvgElement, stroke } from '../svg/element.ts';
import { smallLantern } from '../things/small.ts';
import { disc, GOLD, PALE_GOLD, thread } from './first-half.ts';

const PARCHMENT = '#F3E3C6';
const MADDER = '#B5453A';
const STONE = '#A7A0AE';

/** The rewards of the last four weeks. */
export const LAST_REWARDS = {
  'scroll-stamp': [
    thread(16),
    sheet('M16 18H48V54H16Z', PARCHMENT, 'thing'),
    sheet('M12 14H52V22H12ZM12 50H52V58H12Z', '#DFC79A', 'figure'),
    stroke('M22 29H42M22 35H42', '#A98B5E', 1.8),
    sheet(oval(33, 43, 7, 7), MADDER, 'figure'),
    flat(
      'M33 39.5L34.2 42L37 42.3L35 44.2L35.5 47L33 45.6L30.5 47L31 44.2L29 42.3L31.8 42Z',
      PALE_GOLD,
    ),
  ],
  cornerstone: [
    thread(18),
    sheet('M10 28L32 18L54 28V48L32 59L10 48Z', STONE, 'thing'),
    flat('M10 28L32 18L54 28L32 38Z', '#CFC9D4'),
    flat('M32 38L54 28V48L32 59Z', '#8F8899'),
    stroke('M17 37L25 41M17 44L22 46.5', '#7A7386', 1.8),
  ],
  'mustard-pouch': [
    thread(15),
    sheet('M22 26C8 36 10 58 32 58C54 58 56 36 42 26Z', '#9A5E38', 'thing'),
    sheet('M20 15C28 19 36 19 44 15L42 26H22Z', '#B87A4C', 'figure'),
    stroke('M21 26H43', GOLD, 3),
    ...[
      [27, 42],
      [34, 46],
      [38, 39],
      [31, 36],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 2.2, 2.2, PALE_GOLD)),
  ],
  'fishers-knot': [
    thread(14),
    stroke('M14 56C14 36 50 44 46 28C43 17 28 20 30 30C32 40 50 36 50 56', '#3D677F', 5),
    stroke('M14 56C14 36 50 44 46 28C43 17 28 20 30 30C32 40 50 36 50 56', '#8FB4C6', 1.6),
    sheet('M24 52C30 46 38 46 43 52C38 58 30 58 24 52ZM42 52L49 47V57Z', '#D9A441', 'figure'),
    ellipse(29, 51, 1, 1, '#1F2145'),
  ],
  'wooden-cross': [
    thread(14),
    sheet('M28 14H36V58H28Z', WOOD.middle, 'thing'),
    sheet('M16 26H48V34H16Z', WOOD.light, 'thing'),
    stroke('M20 30H44M32 38V54', WOOD.dark, 1),
  ],
  'sunrise-banner': [
    stroke('M8 12H56', WOOD.dark, 4),
    thread(12),
    sheet('M12 13H52V56L42 49L32 56L22 49L12 56Z', '#4A3480', 'thing'),
    flat('M14 40H50V52L42 47L32 53L22 47L14 52Z', '#E2866B'),
    flat('M20 40C20 33 25 28 32 28C39 28 44 33 44 40Z', GOLD),
    stroke('M32 24V20M20 28L17 25M44 28L47 25', PALE_GOLD, 2),
  ],
  'magnifier-badge': [
    thread(14),
    disc('#2E8B57'),
    stroke('M37 43L46 52', WOOD.dark, 5),
    sheet(oval(30, 35, 11, 11), WOOD.dark, 'figure'),
    flat(oval(30, 35, 8, 8), '#CDE9E4'),
    stroke('M25.5 33Q28 29 32 29.5', '#FFFBF3', 1.6),
  ],
  'full-lantern': [
    thread(12),
    disc(PALE_GOLD, 25),
    ellipse(32, 37, 20, 20, GOLD, { fillOpacity: 0.55 }),
    placed({ x: 32, y: 50, scale: 0.72 }, smallLantern()),
    ...[
      [12, 24],
      [52, 24],
      [12, 50],
      [52, 50],
    ].map(([x = 0, y = 0]) =>
      placed({ x, y }, [flat('M0 -4.5L1 -1L4.5 0L1 1L0 4.5L-1 1L-4.5 0L-1 -1Z', GOLD)]),
    ),
  ],
} as const satisfies Partial<Record<CampReward, readonly SvgElement[]>>;
