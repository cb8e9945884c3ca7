import { randomFrom } from '../paper/random.ts';
import type { SvgElement } from '../svg/element.ts';
import { fill, tenth } from '../svg/element.ts';

/** How far the field of stars reaches to both sides and upwards. */
const HALF = 316;
const HEIGHT = 246;

/** One path for all stars of a size: a sky that nobody can count stays a small file. */
function field(
  count: number,
  radius: number,
  opacity: number,
  isBand: boolean,
  seed: number,
): SvgElement {
  const random = randomFrom(seed);
  const d = Array.from({ length: count }, () => {
    const along = random();
    const x = tenth((along * 2 - 1) * HALF);
    const across = isBand ? (random() + random() + random() - 1.5) * 40 : (random() - 0.5) * HEIGHT;
    const middle = isBand ? -70 - along * 110 : -HEIGHT / 2;
    const y = tenth(Math.min(-6, Math.max(-HEIGHT, middle + across)));
    return `M${x} ${tenth(y - radius)}L${tenth(x + radius)} ${y}L${x} ${tenth(y + radius)}L${tenth(x - radius)} ${y}Z`;
  }).join('');
  return fill(d, '#FFF1C4', { fillOpacity: opacity });
}

/** More stars than anybody counts, as on a night without lamps: a band of them from left to right, above 0. */
export function manyStars(): SvgElement[] {
  return [
    field(300, 1.1, 0.75, true, 3),
    field(90, 1.4, 0.8, false, 5),
    field(26, 2.6, 0.95, false, 9),
    field(16, 2.4, 0.95, true, 12),
  ];
}
