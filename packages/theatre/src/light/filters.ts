import type { Fall } from '../places/place.ts';
import { element, type SvgElement } from '../svg/element.ts';

/** Shadows are night, never black. */
const SHADOW = '#140F33';

/** The frame with room around it: what stands at an edge keeps its shadow, and above it there may be stars. */
const REGION = {
  filterUnits: 'userSpaceOnUse',
  x: -20,
  y: -280,
  width: 680,
  height: 720,
  colorInterpolationFilters: 'sRGB',
};

/** The soft shadow of a whole layer: one filter a layer, whatever stands in it. */
export function shadowFilter(fall: Exclude<Fall, 'none'>, id: string): SvgElement {
  const drop =
    fall === 'rise'
      ? { dx: 0, dy: -3, stdDeviation: 5, floodOpacity: 0.4 }
      : { dx: 1.5, dy: 3, stdDeviation: 2.4, floodOpacity: 0.42 };
  return element('filter', { id, ...REGION }, [
    element('feDropShadow', { ...drop, floodColor: SHADOW }),
  ]);
}
