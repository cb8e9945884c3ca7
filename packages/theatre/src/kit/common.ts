import { HOLDINGS } from '../people/held.ts';
import * as outdoors from '../places/outdoors.ts';
import { placed } from '../svg/element.ts';
import * as furniture from '../things/furniture.ts';
import * as ground from '../things/ground.ts';
import * as plants from '../things/plants.ts';
import * as sky from '../things/sky-things.ts';
import * as small from '../things/small.ts';
import { behind, counted, inSky, onStage } from '../things/thing.ts';
import type { WorldKit } from './kit.ts';

/** What every scene may need: it comes with the first one. */
export const COMMON_KIT: WorldKit<'common'> = {
  places: {
    deep: outdoors.deep,
    shore: outdoors.shore,
    garden: outdoors.garden,
    hills: outdoors.hills,
    valley: outdoors.valley,
    mountain: outdoors.mountain,
    desert: outdoors.desert,
    forest: outdoors.forest,
    road: outdoors.road,
    river: outdoors.river,
    lake: outdoors.lake,
    sea: outdoors.sea,
  },
  people: {},
  things: {
    tree: onStage(plants.tree, 1.35, 34),
    'fig-tree': onStage(plants.figTree, 1.7, 40),
    palm: onStage(plants.palm, 1.5, 28),
    pine: behind(plants.pine, 0.9),
    bush: onStage(plants.bush, 0.9, 36),
    reeds: onStage(plants.reeds, 0.9),
    flowers: onStage(plants.flowers, 0.8),
    grass: onStage(plants.grass, 0.9),
    vine: onStage(plants.vine, 1.1),
    wheat: onStage(plants.wheat, 1),
    rock: onStage(ground.rock, 0.9, 44),
    stones: onStage(ground.stones, 0.6, 30),
    cloud: inSky(() => sky.cloud(), 0.7),
    rainbow: inSky(sky.rainbow, 1.3),
    star: { ...inSky(sky.star, 0.7), lamp: { above: 0, radius: 90 } },
    lightning: { ...inSky(sky.lightning, 0.8), lamp: { above: 10, radius: 150 } },
    light: { ...onStage(sky.lightFromHeaven), lamp: { above: 130, radius: 220 } },
    flame: { ...onStage(ground.flames, 0.36), lamp: { above: 20, radius: 60 } },
    campfire: { ...onStage(ground.campfire, 0.8, 26), lamp: { above: 20, radius: 150 } },
    lantern: { ...onStage(small.smallLantern, 0.6, 22), lamp: { above: 18, radius: 150 } },
    basket: onStage(small.smallBasket, 0.62, 28),
    jar: onStage(() => small.smallJar(), 0.62, 22),
    bread: onStage(small.smallBread, 0.6),
    dove: onStage(() => [placed({ x: 0, y: 0, scale: 0.7 }, small.smallDove())]),
    bird: onStage(small.smallBird, 0.62, 12),
    table: onStage(furniture.table, 0.95, 60),
    crate: counted(74, onStage(furniture.crate, 0.8, 24)),
    bed: onStage(furniture.bed, 1.15, 64),
    door: onStage(furniture.door, 1.1, 38),
    bowl: onStage(furniture.bowl, 0.6, 16),
    letter: onStage(() => [placed({ x: 0, y: -15 }, small.smallLetter())], 0.7),
  },
  held: HOLDINGS,
};
