import type { Light } from '@lamplight/domain/scenes';
import { BEYOND, HEIGHT, type Source, WIDTH } from '../places/place.ts';
import { element, ellipse, type SvgElement, tenth } from '../svg/element.ts';
import { AIRS } from './lights.ts';

/** Names of `scene.css`, which blends what has them; paper and forced colors show none of it. */
const BLENDS = {
  shade: 'theatre-shade',
  glow: 'theatre-glow',
  warmth: 'theatre-warmth',
};

const whole = (color: string, className: string, fillOpacity: number) =>
  element('rect', {
    x: -20,
    y: -BEYOND,
    width: WIDTH + 40,
    height: HEIGHT + 2 * BEYOND,
    fill: color,
    className,
    fillOpacity,
  });

export function lampGradient(id: string): SvgElement {
  return element('radialGradient', { id }, [
    stop(0, '#FFF6D6', 1),
    stop(0.18, '#FFD98A', 0.8),
    stop(0.5, '#FFB24A', 0.28),
    stop(1, '#FF9A3C', 0),
  ]);
}

function stop(offset: number, stopColor: string, stopOpacity: number): SvgElement {
  return element('stop', { offset, stopColor, stopOpacity });
}

/** How much of the dark is left in a room with a lamp, or where a messenger shines. */
const LIT = 0.35;

/** How dark it is away from the lamps. */
export function shadeOf(light: Light, isLit: boolean): SvgElement[] {
  const { shade, shadeOpacity } = AIRS[light];
  if (shadeOpacity === 0) return [];
  return [whole(shade, BLENDS.shade, tenth(shadeOpacity * (isLit ? LIT : 1)))];
}

/** The light around a lamp, behind whoever stands before it. */
export function shineOf({ x, y, radius }: Source, strength: number, lampId: string): SvgElement[] {
  return [
    ellipse(x, y, radius, tenth(radius * 0.9), `url(#${lampId})`, {
      className: BLENDS.glow,
      fillOpacity: strength,
    }),
  ];
}

/** The flame itself, brighter than anything beside it. */
export function flameOf({ x, y, radius }: Source, lampId: string): SvgElement[] {
  const near = tenth(radius * 0.32);
  return [
    ellipse(x, y, near, near, `url(#${lampId})`, { className: BLENDS.glow, fillOpacity: 0.6 }),
  ];
}

/** What a lamp does to the colors near it. */
export function warmthOf({ x, y, radius }: Source, lampId: string): SvgElement[] {
  return [
    ellipse(x, y, tenth(radius * 1.6), tenth(radius * 1.3), `url(#${lampId})`, {
      className: BLENDS.warmth,
      fillOpacity: 0.32,
    }),
  ];
}
