import type { Scene, Thing } from '@lamplight/domain/scenes';
import { kitFor } from '@lamplight/theatre/stage';
import { use } from 'react';
import { svgTree } from './svg-tree.ts';

/** A scene whose kit has the things of the camp. */
const CAMP: Scene = { place: 'camp', light: 'dusk', cast: [], things: [] };

export interface PaperThingProps {
  readonly what: Thing;
  /** What of the drawing is seen, in its own units: it stands on 0, and up is negative. */
  readonly viewBox: string;
}

/** A thing of the camp alone. Decoration. */
export function PaperThing({ what, viewBox }: PaperThingProps) {
  const drawn = use(kitFor(CAMP)).things[what]?.draw(CAMP.light) ?? [];
  return svgTree({ name: 'svg', attributes: { viewBox }, children: drawn }, undefined);
}
