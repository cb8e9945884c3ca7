import { hashOf, seededNumbers } from '../random/index.ts';
import type { Strokes } from './drawing-grid.ts';

/** An ellipse as a closed line. */
function round(x: number, y: number, across: number, down = across): number[] {
  const corners = 20;
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  }).flat();
}

/** What there is to choose for whoever does not draw, in a square of 100. */
const SHAPES = {
  /** A 1 that is one stroke, as it is written in much of America and Asia. */
  'one-plain': [[50, 4, 50, 96]],
  /** A 1 with an upstroke, as it is written in much of Europe. */
  'one-flag': [[12, 48, 60, 5, 60, 96]],
  'seven-plain': [[18, 12, 74, 6, 54, 96]],
  /** A 7 with a bar, which tells it from a 1 with an upstroke. */
  'seven-bar': [
    [18, 10, 76, 6, 50, 96],
    [34, 52, 86, 48],
  ],
  plum: [round(50, 58, 36, 38), [50, 20, 50, 5], [50, 20, 41, 40, 41, 66, 50, 94]],
  cherries: [round(26, 76, 20), round(74, 76, 20), [26, 56, 52, 6, 74, 56]],
  /** Two plums on one twig, which look much like cherries. */
  'twin-plums': [round(27, 66, 24, 29), round(73, 66, 24, 29), [27, 37, 50, 8, 73, 37]],
  ladybug: [
    round(50, 58, 40, 38),
    [30, 25, 38, 10, 62, 10, 70, 25],
    [50, 20, 50, 96],
    round(33, 48, 6),
    round(67, 48, 6),
    round(33, 72, 6),
    round(67, 72, 6),
  ],
  ant: [
    round(50, 14, 11),
    round(50, 41, 10, 14),
    round(50, 77, 14, 20),
    [41, 36, 20, 22],
    [59, 36, 80, 22],
    [40, 43, 16, 43],
    [60, 43, 84, 43],
    [41, 49, 20, 66],
    [59, 49, 80, 66],
  ],
  /** An ant that rolls itself up, as round as a ladybug. */
  'curled-ant': [round(50, 55, 40, 38), round(50, 55, 17), [30, 25, 24, 8], [70, 25, 76, 8]],
} as const satisfies Record<string, Strokes>;

export type ReadyDrawing = keyof typeof SHAPES;
export const READY_DRAWINGS = Object.keys(SHAPES) as [ReadyDrawing, ...ReadyDrawing[]];

/** How far a hand strays, in hundredths: the slope of what is upright, its width, each of its points. */
const SLANT = 24;
const STRETCH = 22;
const TREMBLE = 3;

/**
 * A drawing as some hand would make it: the same shape for each variant slanted, stretched and trembled in another way,
 * and the same on every device.
 */
export function readyDrawing(name: ReadyDrawing, variant: number): Strokes {
  const next = seededNumbers(hashOf(`${name} ${variant}`));
  const stray = (most: number) => (next() - 0.5) * most;
  const slant = stray(SLANT) / 100;
  const stretch = 1 + stray(STRETCH) / 100;
  return SHAPES[name].map((line) => {
    const points: number[] = [];
    for (let at = 0; at < line.length; at += 2) {
      const [x = 0, y = 0] = [line[at], line[at + 1]];
      points.push((x - 50) * stretch + 50 + slant * (50 - y) + stray(TREMBLE), y + stray(TREMBLE));
    }
    return points;
  });
}
