import type { Color } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { fill, group, type SvgElement } from '../svg/element.ts';

export function cloud(color: Color = '#FFF6E6'): SvgElement[] {
  return [
    sheet(
      'M-62 12C-76 10 -76 -6 -62 -8C-60 -24 -40 -30 -28 -24C-20 -42 10 -44 18 -26C30 -34 50 -26 50 -12C68 -14 76 8 60 12Z',
      color,
    ),
  ];
}

/** Seven bands, its ends at 0, 360 wide. */
export function rainbow(): SvgElement[] {
  const bands = ['#C9473F', '#E0803A', '#F2BE4B', '#6FAA5C', '#4A90C2', '#5660B0', '#7B52A8'];
  return [
    group(
      bands.map((color, index) => {
        const radius = 172 - index * 9;
        return fill(
          `M${-radius - 4.5} 0A${radius + 4.5} ${radius + 4.5} 0 0 1 ${radius + 4.5} 0H${radius - 4.5}A${radius - 4.5} ${radius - 4.5} 0 0 0 ${-radius + 4.5} 0Z`,
          color,
        );
      }),
      { fillOpacity: 0.82 },
    ),
  ];
}

/** The star over Bethlehem: one of eight points with a long ray. */
export function star(): SvgElement[] {
  return [
    flat(
      'M0 -30L4 -7L16 -16L8 -4L30 0L8 4L16 16L5 8L2 62L-2 62L-5 8L-16 16L-8 4L-30 0L-8 -4L-16 -16L-4 -7Z',
      '#FFF1C4',
    ),
    flat(oval(0, 0, 6), '#FFFBEA'),
  ];
}

export function lightning(): SvgElement[] {
  return [sheet('M8 -60L34 -60L16 -26L34 -24L-22 40L-2 -8L-20 -8Z', '#FFE9A8')];
}

/** Light that falls from heaven onto the ground, as God is seen. */
export function lightFromHeaven(): SvgElement[] {
  return [
    flat('M-26 -320L-92 0C-60 12 60 12 92 0L26 -320Z', '#FFF1C4', 0.4),
    flat('M-14 -320L-58 2C-36 9 36 9 58 2L14 -320Z', '#FFF8DC', 0.5),
    flat('M-5 -320L-24 4C-14 7 14 7 24 4L5 -320Z', '#FFFDF2', 0.7),
  ];
}
