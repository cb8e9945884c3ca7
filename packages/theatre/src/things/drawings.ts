import type { Light, Thing } from '@lamplight/domain/scenes';
import { CLOTH } from '../paper/cloth.ts';
import type { SvgElement } from '../svg/element.ts';
import * as animals from './animals.ts';
import * as buildings from './buildings.ts';
import * as crowds from './crowds.ts';
import * as plants from './plants.ts';
import * as sky from './sky-things.ts';
import * as small from './small.ts';
import * as wares from './wares.ts';

/** Light that a thing gives, from a point above its foot. */
export interface Lamp {
  readonly above: number;
  readonly radius: number;
}

export interface ThingDrawing {
  /** Around 0, standing on it. */
  readonly draw: (light: Light) => readonly SvgElement[];
  /** Its size by itself beside a person of 100 units. */
  readonly scale: number;
  /** Where it stands in the picture: on the stage among people, behind it, or in the sky. */
  readonly layer: 'sky' | 'middle' | 'stage';
  /** Half of its shadow's width on the ground; none for what floats or lies. */
  readonly shadow?: number;
  readonly lamp?: Lamp;
}

function onStage(draw: ThingDrawing['draw'], scale = 1, shadow?: number): ThingDrawing {
  return { draw, scale, layer: 'stage', ...(shadow !== undefined && { shadow }) };
}

function behind(draw: ThingDrawing['draw'], scale = 1): ThingDrawing {
  return { draw, scale, layer: 'middle' };
}

function inSky(draw: ThingDrawing['draw'], scale = 1): ThingDrawing {
  return { draw, scale, layer: 'sky' };
}

export const THING_DRAWINGS: Readonly<Record<Thing, ThingDrawing>> = {
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
  dove: onStage(animals.dove),
  raven: onStage(animals.raven),
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
  seaweed: onStage(plants.seaweed, 0.9),
  rock: onStage(wares.rock, 0.9, 44),
  stones: onStage(wares.stones, 0.6, 30),
  cloud: inSky(() => sky.cloud(), 0.7),
  rainbow: inSky(sky.rainbow, 1.3),
  star: { ...inSky(sky.star, 0.7), lamp: { above: 0, radius: 90 } },
  lightning: { ...inSky(sky.lightning, 0.8), lamp: { above: 10, radius: 150 } },
  light: { ...onStage(sky.lightFromHeaven), lamp: { above: 130, radius: 220 } },
  flame: { ...onStage(wares.flames, 0.36), lamp: { above: 20, radius: 60 } },
  campfire: { ...onStage(wares.campfire, 0.8, 26), lamp: { above: 20, radius: 150 } },
  'burning-bush': {
    ...onStage(wares.burningBush, 1.1, 40),
    lamp: { above: 30, radius: 190 },
  },
  lantern: { ...onStage(small.smallLantern, 0.6, 22), lamp: { above: 18, radius: 150 } },
  tent: onStage(() => buildings.tent(), 1.3, 70),
  camp: behind(() => buildings.camp(CLOTH.indigo), 0.5),
  'enemy-camp': behind(() => buildings.camp(CLOTH.madder), 0.5),
  house: onStage((light) => buildings.house(light), 1.3, 54),
  city: behind(buildings.city, 0.95),
  ark: onStage(buildings.ark, 1.35, 90),
  boat: onStage(buildings.boat, 0.85),
  ship: behind(buildings.ship, 1.3),
  basket: onStage(small.smallBasket, 0.62, 28),
  'basket-boat': onStage(small.basketBoat, 0.8, 36),
  jar: onStage(() => small.smallJar(), 0.62, 22),
  crate: onStage(wares.crate, 0.8, 24),
  bread: onStage(small.smallBread, 0.6),
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
};
