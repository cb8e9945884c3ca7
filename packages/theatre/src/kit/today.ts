import { GUIDE } from '../guide/guide.ts';
import { TODAY_HOLDINGS } from '../people/today/held.ts';
import { TODAY_LOOKS } from '../people/today/looks.ts';
import * as outdoors from '../places/today/outdoors.ts';
import * as rooms from '../places/today/rooms.ts';
import { inSky, onStage, type ThingDrawing } from '../things/thing.ts';
import * as animals from '../things/today/animals.ts';
import * as camp from '../things/today/camp.ts';
import * as heavens from '../things/today/heavens.ts';
import * as learning from '../things/today/learning.ts';
import * as machines from '../things/today/machines.ts';
import * as plants from '../things/today/plants.ts';
import * as science from '../things/today/science.ts';
import type { WorldKit } from './kit.ts';

function counted(apart: number, thing: ThingDrawing): ThingDrawing {
  return { ...thing, apart };
}

/** Lessons and the camp. */
export const TODAY_KIT: WorldKit<'today'> = {
  places: {
    camp: outdoors.camp,
    classroom: rooms.classroom,
    laboratory: rooms.laboratory,
    space: outdoors.space,
    kitchen: rooms.kitchen,
    beach: outdoors.beach,
    'night-hill': outdoors.nightHill,
    workshop: rooms.workshop,
    playground: outdoors.playground,
  },
  people: TODAY_LOOKS,
  things: {
    robot: onStage(machines.robot, 0.8, 32),
    computer: onStage(machines.computer, 0.7, 50),
    tablet: onStage(learning.tablet, 0.6),
    book: onStage(learning.openBook, 0.7, 34),
    books: onStage(learning.books, 0.7, 32),
    'number-line': counted(270, onStage(learning.numberLine, 1)),
    blocks: counted(92, onStage(learning.blocks, 0.75, 42)),
    apple: counted(42, onStage(plants.apple, 0.6, 16)),
    pear: counted(42, onStage(plants.pear, 0.6, 15)),
    balance: counted(160, onStage(science.balance, 0.8, 34)),
    magnet: counted(60, onStage(science.magnet, 0.7, 22)),
    'seed-pot': onStage(plants.seedPot, 0.8, 22),
    'sprout-pot': onStage(plants.sproutPot, 0.8, 22),
    'plant-pot': onStage(plants.plantPot, 0.8, 22),
    thermometer: onStage(science.thermometer, 0.7, 14),
    telescope: counted(110, onStage(science.telescope, 0.9, 30)),
    magnifier: onStage(learning.magnifier, 0.7),
    ruler: counted(124, onStage(learning.ruler, 0.8)),
    'glass-jar': counted(58, onStage(science.glassJar, 0.7, 24)),
    ball: counted(44, onStage(learning.ball, 0.7, 17)),
    'toy-car': counted(78, onStage(learning.toyCar, 0.7, 32)),
    dog: counted(76, onStage(animals.dog, 0.75, 28)),
    cat: counted(72, onStage(animals.cat, 0.68, 26)),
    frog: counted(66, onStage(animals.frog, 0.6, 28)),
    butterfly: counted(76, onStage(animals.butterfly, 0.6)),
    bee: counted(60, onStage(animals.bee, 0.5)),
    snail: counted(72, onStage(animals.snail, 0.55, 30)),
    'rain-cloud': counted(150, inSky(heavens.rainCloud, 0.8)),
    sun: counted(110, inSky(heavens.sun)),
    moon: counted(66, inSky(heavens.moon)),
    earth: counted(100, inSky(heavens.earth)),
    planet: counted(60, inSky(heavens.planet)),
    'ringed-planet': counted(96, inSky(heavens.ringedPlanet)),
    ramp: counted(150, onStage(science.ramp, 0.9)),
    bulb: { ...onStage(science.bulb, 0.7, 14), lamp: { above: 50, radius: 110 } },
    battery: counted(74, onStage(science.battery, 0.65, 30)),
    desk: counted(140, onStage(learning.desk, 1, 62)),
    'camp-tent': counted(
      150,
      onStage(() => camp.campTent(), 1.2, 68),
    ),
    'path-lantern': {
      ...onStage(camp.pathLantern, 0.9, 14),
      lamp: { above: 22, radius: 100 },
    },
    board: counted(150, onStage(learning.board, 1, 58)),
  },
  held: TODAY_HOLDINGS,
  guide: GUIDE,
};
