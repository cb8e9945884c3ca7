import { onStage } from '../things/thing.ts';
import * as nature from '../things/today/nature.ts';
import type { WorldKit } from './kit.ts';

/** Birds that speak and listen, and the beds of a garden. */
export const NATURE_KIT: WorldKit<'nature'> = {
  places: {},
  people: {},
  things: {
    parrot: onStage(nature.parrot, 0.8, 18),
    owl: onStage(nature.owl, 0.8, 18),
    sunflower: onStage(nature.sunflower, 0.9, 12),
    'bean-bed': onStage(nature.beanBed, 0.85),
    'bean-tent': onStage(nature.beanTent, 0.95, 40),
    'pod-pot': onStage(nature.podPot, 0.8, 20),
  },
  held: {},
};
