import { PLAYTHINGS_HELD } from '../people/today/held-playthings.ts';
import { counted, onStage } from '../things/thing.ts';
import * as finds from '../things/today/outdoor-finds.ts';
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
    plum: counted(44, onStage(finds.plum, 0.6, 15)),
    shell: counted(58, onStage(finds.shell, 0.65, 18)),
    sack: counted(66, onStage(finds.sack, 0.8, 28)),
    bean: counted(42, onStage(finds.bean, 0.6, 14)),
    'kidney-bean': counted(42, onStage(finds.kidneyBean, 0.6, 14)),
    'jar-of-nuts': onStage(finds.jarOfNuts, 0.7, 24),
    ice: counted(52, onStage(finds.ice, 0.65, 18)),
    'old-leaf': counted(70, onStage(finds.oldLeaf, 0.65, 22)),
    worm: counted(72, onStage(finds.worm, 0.55, 24)),
    kite: onStage(finds.kite, 0.9),
  },
  held: PLAYTHINGS_HELD,
};
