import type { Light } from '@lamplight/domain/scenes';
import { inLight } from '../light/lights.ts';
import type { Color } from '../paper/color.ts';
import { groundSheet, type Layer, levelGround, type PlaceDrawing, rise } from './place.ts';

/** One sheet of land: its heights, its color by day, and how far away it is (1 is the horizon). */
interface Land {
  readonly heights: readonly number[];
  readonly color: Color;
  readonly distance: number;
}

function lands(list: readonly Land[], light: Light): Layer[] {
  return list.map(({ heights, color, distance }) =>
    rise(groundSheet(heights, inLight(color, light, distance))),
  );
}

const FRONT_HEIGHTS = [384, 392, 396, 397, 397, 396, 392, 383];

function frontOf(color: Color): PlaceDrawing['front'] {
  return (light) => [rise(groundSheet(FRONT_HEIGHTS, inLight(color, light)))];
}

interface Landscape {
  readonly far: readonly Land[];
  readonly stage: Land;
  readonly front: Color;
  readonly extras?: (light: Light) => readonly Layer[];
  readonly onStage?: (light: Light) => readonly Layer[];
}

export function landscape({ far, stage, front, extras, onStage }: Landscape): PlaceDrawing {
  return {
    isIndoors: false,
    far: (light) => [...lands(far, light), ...(extras?.(light) ?? [])],
    stage: (light) => [...lands([stage], light), ...(onStage?.(light) ?? [])],
    front: frontOf(front),
    foot: (light) => inLight(front, light),
    ground: levelGround,
  };
}
