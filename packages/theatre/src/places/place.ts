import type { Light } from '@lamplight/domain/scenes';
import type { Color } from '../paper/color.ts';
import { smoothLine } from '../paper/path.ts';
import { sheet } from '../paper/sheet.ts';
import { element, type SvgElement } from '../svg/element.ts';

/** The frame of every scene, in units. */
export const WIDTH = 640;
export const HEIGHT = 400;

/** Which shadow a layer of paper throws: ground throws it upwards on what lies behind, things throw it down. */
export type Fall = 'rise' | 'stand' | 'none';

export interface Layer {
  readonly fall: Fall;
  readonly children: readonly SvgElement[];
}

/** Where the light of a scene comes from. */
export interface Source {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** A flame, which is brighter than all that is beside it; a doorway or a sun is none. */
  readonly isFlame?: boolean;
}

/** A line of the stage that people stand on. */
export interface Ground {
  readonly y: number;
  readonly scale: number;
}

/** How far a drawing goes on above and below its frame, where a stage is higher than wide. */
export const BEYOND = 800;

/** A plain sheet that goes on above the frame, from a height of it on. */
export function above(color: string, until = 1): SvgElement {
  return element('rect', {
    x: -20,
    y: -BEYOND,
    width: WIDTH + 40,
    height: BEYOND + until,
    fill: color,
  });
}

export interface PlaceDrawing {
  /** Without a sky where it is a room; a room's first layer fills the frame. */
  readonly isIndoors: boolean;
  /** Whose far layers hold its own stars or sun: the sky has only its colors. */
  readonly hasOwnSky?: boolean;
  /** Behind the things of the middle layer. */
  readonly far: (light: Light) => readonly Layer[];
  /** The ground that people stand on, and what belongs to it. */
  readonly stage: (light: Light) => readonly Layer[];
  /** What frames the scene in front; it never reaches above the lowest row of feet. */
  readonly front: (light: Light) => readonly Layer[];
  /** The color of its nearest ground, which goes on below the frame. */
  readonly foot: (light: Light) => Color;
  readonly ground: (row: number) => Ground;
  /** Where things of the middle layer stand; the stage hides their feet a little. */
  readonly behind?: Ground;
  /** The place's own light; otherwise sun, moon or what stands on the stage. */
  readonly source?: (light: Light) => Source;
}

const ROW_HEIGHTS = [282, 312, 343, 374];
const ROW_SCALES = [1.1, 1.32, 1.54, 1.74];

/** The four rows of a stage with level ground; between two rows it goes evenly. */
export function levelGround(row: number): Ground {
  const between = (values: readonly number[]) => {
    const low = Math.min(Math.floor(row), values.length - 2);
    const from = values[low] ?? 0;
    return from + ((values[low + 1] ?? from) - from) * (row - low);
  };
  return { y: between(ROW_HEIGHTS), scale: between(ROW_SCALES) };
}

/** A sheet of ground from edge to edge, through heights that lie evenly apart. */
export function groundSheet(heights: readonly number[], color: Color): SvgElement {
  const step = (WIDTH + 40) / (heights.length - 1);
  const line = smoothLine(heights.map((y, index) => [-20 + index * step, y]));
  return sheet(`${line}L${WIDTH + 20} ${HEIGHT + 20}L-20 ${HEIGHT + 20}Z`, color, 'hill');
}

/** Where a level stage begins. */
export const BEHIND_STAGE: Ground = { y: 260, scale: 1 };

export function rise(...children: SvgElement[]): Layer {
  return { fall: 'rise', children };
}

export function stand(...children: SvgElement[]): Layer {
  return { fall: 'stand', children };
}

export function lying(...children: SvgElement[]): Layer {
  return { fall: 'none', children };
}
