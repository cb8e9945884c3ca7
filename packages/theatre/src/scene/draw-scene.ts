import type { Scene } from '@lamplight/domain/scenes';
import { WHOLE_KIT } from '../kit/whole.ts';
import { coloringOf, lineArt } from '../outline/index.ts';
import { HEIGHT, WIDTH } from '../places/place.ts';
import { element, type SvgElement } from '../svg/element.ts';
import { type Drawing, drawWith } from './draw-with.ts';

/** Draws a scene with all words there are, for sheets and tests; a page loads no more than its scenes use. */
export function drawScene(scene: Scene, id: string): Drawing {
  return drawWith(WHOLE_KIT, scene, id);
}

/** Draws a scene as a page to color in, likewise. */
export function drawColoring(scene: Scene): SvgElement {
  const { pieces } = coloringOf(WHOLE_KIT, scene);
  return element(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    pieces.flatMap((piece) => lineArt(piece)),
  );
}
