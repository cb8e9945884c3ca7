import type { Mood } from '@lamplight/domain/scenes';
import { ellipse, type SvgElement, stroke } from '../svg/element.ts';

const INK = '#2A1B2E';
const BLUSH = '#D9513E';
/** Lips in a beard are light, or nobody sees what a man feels. */
const LIPS_IN_BEARD = '#F6D9BE';
const OPEN_MOUTH_IN_BEARD = '#C8705A';

const EYES_FROM_MIDDLE = 3.7;
const EYE_LEVEL = -85.5;
const MOUTH_LEVEL = -79.6;

/** A mouth as a curve from its left end, `x`, 4.4 wide. */
const MOUTHS: Readonly<Record<Exclude<Mood, 'wonder'>, (x: number) => string>> = {
  calm: (x) => `M${x - 2.2} ${MOUTH_LEVEL}q2.2 1.5 4.4 0`,
  glad: (x) => `M${x - 2.9} ${MOUTH_LEVEL - 0.7}q2.9 3.5 5.8 0`,
  sad: (x) => `M${x - 2.2} ${MOUTH_LEVEL + 1}q2.2 -1.9 4.4 0`,
  stern: (x) => `M${x - 2.4} ${MOUTH_LEVEL}h4.8`,
  asleep: (x) => `M${x - 1.7} ${MOUTH_LEVEL}q1.7 1.1 3.4 0`,
};

/**
 * Two dots and a line.
 * @param look how far the face is turned to the right, in units
 */
export function face(mood: Mood, look: number, isBearded: boolean): SvgElement[] {
  return [
    ...[-6, 6].map((x) =>
      ellipse(x + look * 0.8, EYE_LEVEL + 3.6, 1.9, 1.2, BLUSH, { fillOpacity: 0.2 }),
    ),
    ...[-EYES_FROM_MIDDLE, EYES_FROM_MIDDLE].map((x) => eye(mood, x + look)),
    mouth(mood, look * 1.1, isBearded),
  ];
}

function eye(mood: Mood, x: number): SvgElement {
  if (mood === 'asleep') return stroke(`M${x - 1.9} ${EYE_LEVEL}q1.9 1.9 3.8 0`, INK, 1.1);
  return ellipse(x, EYE_LEVEL, 1.25, 1.5, INK);
}

function mouth(mood: Mood, x: number, isBearded: boolean): SvgElement {
  if (mood === 'wonder') {
    return ellipse(x, MOUTH_LEVEL + 0.5, 1.5, 1.9, isBearded ? OPEN_MOUTH_IN_BEARD : INK);
  }
  return stroke(MOUTHS[mood](x), isBearded ? LIPS_IN_BEARD : INK, 1.2);
}
