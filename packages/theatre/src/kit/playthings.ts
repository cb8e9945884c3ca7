import { PLAYTHINGS_HELD } from '../people/today/held-playthings.ts';
import { counted, onStage } from '../things/thing.ts';
import * as playthings from '../things/today/playthings.ts';
import type { WorldKit } from './kit.ts';

/** What children have at home, at camp and on a walk. */
export const PLAYTHINGS_KIT: WorldKit<'playthings'> = {
  places: {},
  people: {},
  things: {
    'table-lamp': { ...onStage(playthings.tableLamp, 0.8, 18), lamp: { above: 44, radius: 130 } },
    'dark-lamp': onStage(playthings.darkLamp, 0.8, 18),
    teddy: counted(60, onStage(playthings.teddy, 0.65, 20)),
    lighthouse: onStage(playthings.lighthouse, 1.15, 56),
    camera: onStage(playthings.camera, 0.6, 24),
    cake: onStage(playthings.cake, 0.7, 32),
    bucket: counted(58, onStage(playthings.bucket, 0.7, 20)),
    bell: counted(58, onStage(playthings.bell, 0.65, 18)),
    ladybug: counted(72, onStage(playthings.ladybug, 0.55, 24)),
    ant: counted(72, onStage(playthings.ant, 0.55, 22)),
    'red-ant': onStage(playthings.redAnt, 0.55, 22),
    puddle: onStage(playthings.puddle, 1),
    lemon: counted(44, onStage(playthings.lemon, 0.7, 16)),
    hand: onStage(playthings.hand, 0.75),
  },
  held: PLAYTHINGS_HELD,
};
