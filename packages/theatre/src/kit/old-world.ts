import { CLOTH } from '../paper/cloth.ts';
import { LOOKS } from '../people/looks.ts';
import * as indoors from '../places/indoors.ts';
import * as settlements from '../places/settlements.ts';
import * as animals from '../things/animals.ts';
import * as buildings from '../things/buildings.ts';
import * as crowds from '../things/crowds.ts';
import { fourFriends } from '../things/four-friends.ts';
import { behind, onStage } from '../things/thing.ts';
import * as wares from '../things/wares.ts';
import type { WorldKit } from './kit.ts';

/** The stories of the Bible. */
export const OLD_WORLD_KIT: WorldKit<'old-world'> = {
  places: {
    town: settlements.town,
    gate: settlements.gate,
    tent: indoors.tentRoom,
    house: indoors.houseRoom,
    palace: indoors.palace,
    temple: indoors.temple,
    stable: indoors.stable,
  },
  people: LOOKS,
  things: {
    sheep: onStage(animals.sheep, 0.85, 30),
    donkey: onStage(animals.donkey, 0.95, 38),
    cow: onStage(animals.cow, 0.95, 42),
    hen: onStage(animals.hen, 0.7, 18),
    fish: onStage(animals.fish, 0.7),
    tent: onStage(() => buildings.tent(), 1.3, 70),
    camp: behind(() => buildings.camp(CLOTH.indigo), 0.5),
    house: onStage((light) => buildings.house(light), 1.3, 54),
    city: behind(buildings.city, 0.95),
    boat: onStage(buildings.boat, 0.85),
    loaves: onStage(wares.loaves, 0.8),
    fishes: onStage(wares.fishes, 0.7),
    mat: onStage(wares.mat, 1),
    manger: onStage(wares.manger, 0.9, 32),
    throne: onStage(wares.throne, 1.05, 46),
    well: onStage(buildings.well, 1, 36),
    crowd: behind(crowds.crowd, 0.95),
    flock: behind(crowds.flock, 0.9),
    'four-friends': behind(fourFriends),
  },
  held: {},
};
