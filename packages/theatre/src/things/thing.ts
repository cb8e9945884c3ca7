import type { Light } from '@lamplight/domain/scenes';
import type { SvgElement } from '../svg/element.ts';

/** Light that a thing gives, from a point above its foot. */
export interface Lamp {
  readonly above: number;
  readonly radius: number;
}

export interface ThingDrawing {
  /** Around 0, standing on it. */
  readonly draw: (light: Light) => readonly SvgElement[];
  /** Its size by itself beside a person of 100 units. */
  readonly scale: number;
  /** Where it stands in the picture: on the stage among people, behind it, or in the sky. */
  readonly layer: 'sky' | 'middle' | 'stage';
  /** Half of its shadow's width on the ground; none for what floats or lies. */
  readonly shadow?: number;
  readonly lamp?: Lamp;
  /** Units from one to the next where several are counted. */
  readonly apart?: number;
}

export function onStage(draw: ThingDrawing['draw'], scale = 1, shadow?: number): ThingDrawing {
  return { draw, scale, layer: 'stage', ...(shadow !== undefined && { shadow }) };
}

export function behind(draw: ThingDrawing['draw'], scale = 1): ThingDrawing {
  return { draw, scale, layer: 'middle' };
}

export function inSky(draw: ThingDrawing['draw'], scale = 1): ThingDrawing {
  return { draw, scale, layer: 'sky' };
}

/** A thing of which several stand beside each other, so many units apart. */
export function counted(apart: number, thing: ThingDrawing): ThingDrawing {
  return { ...thing, apart };
}
