import * as beasts from '../things/beasts.ts';
import { onStage } from '../things/thing.ts';
import type { WorldKit } from './kit.ts';

/** Beasts of the wild and of far lands. */
export const BEASTS_KIT: WorldKit<'beasts'> = {
  places: {},
  people: {},
  things: {
    lion: onStage(beasts.lion, 0.95, 40),
    camel: onStage(beasts.camel, 1.25, 40),
    elephant: onStage(beasts.elephant, 1.05, 54),
    giraffe: onStage(beasts.giraffe, 1.05, 30),
    snake: onStage(beasts.snake, 0.7),
    'great-fish': onStage(beasts.greatFish, 1.3),
    horse: onStage(beasts.horse, 1.1, 42),
    goat: onStage(beasts.goat, 0.8, 32),
    wolf: onStage(beasts.wolf, 0.85, 36),
    fox: onStage(beasts.fox, 0.8, 26),
    bear: onStage(beasts.bear, 1, 44),
  },
  held: {},
};
