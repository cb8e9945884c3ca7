import { CLOTH } from '../paper/cloth.ts';
import { HOLDINGS_OF_OLD } from '../people/held-of-old.ts';
import { placed } from '../svg/element.ts';
import * as armies from '../things/armies.ts';
import * as buildings from '../things/buildings.ts';
import * as gear from '../things/gear.ts';
import * as monuments from '../things/monuments.ts';
import * as river from '../things/river.ts';
import { behind, onStage } from '../things/thing.ts';
import type { WorldKit } from './kit.ts';

/** What few scenes of the Bible need. */
export const OLD_PROPS_KIT: WorldKit<'old-props'> = {
  places: {},
  people: {},
  things: {
    'burning-bush': {
      ...onStage(gear.burningBush, 1.1, 40),
      lamp: { above: 30, radius: 190 },
    },
    'enemy-camp': behind(() => buildings.camp(CLOTH.madder), 0.5),
    ark: onStage(monuments.ark, 1.35, 90),
    ship: behind(monuments.ship, 1.3),
    altar: onStage(monuments.altar, 1, 40),
    ladder: onStage(monuments.ladder, 1),
    cross: behind(monuments.cross, 0.9),
    tower: behind(monuments.tower, 1.2),
    wall: onStage(monuments.wall, 1, 76),
    'covenant-ark': onStage(monuments.covenantArk, 0.8, 42),
    'golden-calf': onStage(monuments.goldenCalf, 1, 42),
    net: onStage(gear.net, 0.8, 40),
    army: behind(() => armies.warriors(CLOTH.indigo, 1), 0.95),
    'enemy-army': behind(() => armies.warriors('#8A3B3A', -1), 0.95),
    helmet: onStage(gear.helmet, 0.7, 18),
    shield: onStage(gear.shield, 0.8),
    manna: onStage(gear.manna, 1),
    'red-cord': onStage(gear.redCord, 0.8),
    crown: onStage(gear.crown, 0.8, 28),
    coat: onStage(gear.coat, 0.9),
    seaweed: onStage(river.seaweed, 0.9),
    'basket-boat': onStage(river.basketBoat, 0.8, 36),
    raven: onStage(() => [placed({ x: 0, y: 0, scale: 0.7 }, river.smallRaven())]),
    'white-dove': onStage(() => [placed({ x: 0, y: 0, scale: 0.7 }, river.whiteDove())]),
    basin: onStage(gear.basin, 0.8, 34),
    'full-net': onStage(river.fullNet, 0.9, 50),
    cloaks: onStage(gear.cloaks, 1),
    linen: onStage(gear.linen, 1),
  },
  held: HOLDINGS_OF_OLD,
};
