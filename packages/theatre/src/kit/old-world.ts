import { CLOTH } from '../paper/cloth.ts';
import { LOOKS } from '../people/looks.ts';
import * as indoors from '../places/indoors.ts';
import * as settlements from '../places/settlements.ts';
import * as special from '../places/special.ts';
import * as animals from '../things/animals.ts';
import * as buildings from '../things/buildings.ts';
import * as crowds from '../things/crowds.ts';
import { behind, onStage } from '../things/thing.ts';
import * as wares from '../things/wares.ts';
import type { WorldKit } from './kit.ts';

/** The stories of the Bible. */
export const OLD_WORLD_KIT: WorldKit<'old-world'> = {
  places: {
    town: settlements.town,
    gate: settlements.gate,
    depths: special.depths,
    belly: special.belly,
    ship: special.ship,
    boat: special.boat,
    tomb: special.tomb,
    hold: indoors.hold,
    tent: indoors.tentRoom,
    house: indoors.houseRoom,
    palace: indoors.palace,
    temple: indoors.temple,
    stable: indoors.stable,
    prison: indoors.prison,
    den: indoors.den,
  },
  people: LOOKS,
  things: {
    sheep: onStage(animals.sheep, 0.85, 30),
    lion: onStage(animals.lion, 0.95, 40),
    donkey: onStage(animals.donkey, 0.95, 38),
    camel: onStage(animals.camel, 1.25, 40),
    cow: onStage(animals.cow, 0.95, 42),
    hen: onStage(animals.hen, 0.7, 18),
    elephant: onStage(animals.elephant, 1.05, 54),
    giraffe: onStage(animals.giraffe, 1.05, 30),
    snake: onStage(animals.snake, 0.7),
    fish: onStage(animals.fish, 0.7),
    'great-fish': onStage(animals.greatFish, 1.3),
    'burning-bush': {
      ...onStage(wares.burningBush, 1.1, 40),
      lamp: { above: 30, radius: 190 },
    },
    tent: onStage(() => buildings.tent(), 1.3, 70),
    camp: behind(() => buildings.camp(CLOTH.indigo), 0.5),
    'enemy-camp': behind(() => buildings.camp(CLOTH.madder), 0.5),
    house: onStage((light) => buildings.house(light), 1.3, 54),
    city: behind(buildings.city, 0.95),
    ark: onStage(buildings.ark, 1.35, 90),
    boat: onStage(buildings.boat, 0.85),
    ship: behind(buildings.ship, 1.3),
    crate: onStage(wares.crate, 0.8, 24),
    loaves: onStage(wares.loaves, 0.8),
    fishes: onStage(wares.fishes, 0.7),
    table: onStage(wares.table, 0.95, 60),
    mat: onStage(wares.mat, 1),
    manger: onStage(wares.manger, 0.9, 32),
    throne: onStage(wares.throne, 1.05, 46),
    altar: onStage(buildings.altar, 1, 40),
    ladder: onStage(buildings.ladder, 1),
    well: onStage(buildings.well, 1, 36),
    net: onStage(wares.net, 0.8, 40),
    crowd: behind(crowds.crowd, 0.95),
    army: behind(() => crowds.warriors(CLOTH.indigo, 1), 0.95),
    'enemy-army': behind(() => crowds.warriors('#8A3B3A', -1), 0.95),
    flock: behind(crowds.flock, 0.9),
    cross: behind(buildings.cross, 0.9),
    helmet: onStage(wares.helmet, 0.7, 18),
    shield: onStage(wares.shield, 0.8),
  },
  held: {},
};
