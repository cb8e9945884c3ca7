import { CLOTH, SKIN } from '../paper/cloth.ts';
import { type Color, mix } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { type SvgElement, stroke } from '../svg/element.ts';

/** Many warriors far off, without faces: they stand on 0, some 45 units high. */

const SKINS = Object.values(SKIN);

function warrior(x: number, y: number, robe: Color, side: 1 | -1): SvgElement[] {
  return [
    stroke(`M${x + 8 * side} ${y}V${y - 44}`, '#5B3A2A', 1.5),
    flat(
      `M${x + 8 * side - 2} ${y - 43}L${x + 8 * side} ${y - 51}L${x + 8 * side + 2} ${y - 43}Z`,
      '#D5D8E2',
    ),
    sheet(
      `M${x - 6} ${y - 26}C${x - 3} ${y - 29} ${x + 3} ${y - 29} ${x + 6} ${y - 26}L${x + 8} ${y}H${x - 8}Z`,
      robe,
      'figure',
    ),
    flat(oval(x, y - 31.5, 4, 4.8), SKINS[Math.abs(Math.round(x)) % SKINS.length] ?? SKIN.tan),
    flat(
      `M${x - 4.8} ${y - 30}C${x - 5.5} ${y - 40} ${x + 5.5} ${y - 40} ${x + 4.8} ${y - 30}C${x + 3} ${y - 33} ${x - 3} ${y - 33} ${x - 4.8} ${y - 30}Z`,
      '#8F8899',
    ),
  ];
}

/** Warriors on a hill, the third a little behind the others. */
export function warriors(robe: Color, side: 1 | -1): SvgElement[] {
  return [-52, -31, -8, 14, 36, 56].flatMap((x, index) =>
    warrior(x, index % 2 === 0 ? -5 : 0, mix(robe, CLOTH.brown, (index % 3) * 0.16), side),
  );
}
