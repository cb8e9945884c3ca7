import type { Region } from '@lamplight/domain/figures';
import type { PointOf } from '../parts.tsx';
import type { Outline } from './coasts.ts';

/** Turns degrees into units of a drawing. */
export interface Projection {
  readonly height: number;
  readonly pointOf: (longitude: number, latitude: number) => PointOf;
  /** The path of an outline for SVG, not closed. */
  readonly pathOf: (outline: Outline) => string;
}

/** A flat map of a region: degrees of longitude are as long as they are in its middle. @param width in units */
export function projectionOf({ west, east, south, north }: Region, width: number): Projection {
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const unit = width / ((east - west) * squeeze);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const pointOf = (longitude: number, latitude: number) => ({
    x: tenth((longitude - west) * squeeze * unit),
    y: tenth((north - latitude) * unit),
  });
  return {
    height: Math.round((north - south) * unit),
    pointOf,
    pathOf(outline) {
      const points = Array.from({ length: outline.length / 2 }, (_, at) =>
        pointOf(outline[2 * at] ?? 0, outline[2 * at + 1] ?? 0),
      );
      return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
    },
  };
}
