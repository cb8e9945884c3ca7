import { GUIDE } from '../guide/guide.ts';
import { TODAY_HOLDINGS } from '../people/today/held.ts';
import { TODAY_LOOKS } from '../people/today/looks.ts';
import * as outdoors from '../places/today/outdoors.ts';
import * as rooms from '../places/today/rooms.ts';
import { counted, onStage } from '../things/thing.ts';
import * as animals from '../things/today/animals.ts';
import * as camp from '../things/today/camp.ts';
import * as learning from '../things/today/learning.ts';
import * as machines from '../things/today/machines.ts';
import * as plants from '../things/today/plants.ts';
import type { WorldKit } from './kit.ts';

/** Lessons and the camp. */
export const TODAY_KIT: WorldKit<'today'> = {
  places: {
    camp: outdoors.camp,
    classroom: rooms.classroom,
    kitchen: rooms.kitchen,
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
    apple: counted(42, onStage(plants.apple, 0.6, 16)),
    pear: counted(42, onStage(plants.pear, 0.6, 15)),
    'seed-pot': onStage(plants.seedPot, 0.8, 22),
    'sprout-pot': onStage(plants.sproutPot, 0.8, 22),
    'plant-pot': onStage(plants.plantPot, 0.8, 22),
    magnifier: onStage(learning.magnifier, 0.7),
    ball: counted(44, onStage(learning.ball, 0.7, 17)),
    dog: counted(76, onStage(animals.dog, 0.75, 28)),
    cat: counted(72, onStage(animals.cat, 0.68, 26)),
    frog: counted(66, onStage(animals.frog, 0.6, 28)),
    butterfly: counted(76, onStage(animals.butterfly, 0.6)),
    bee: counted(60, onStage(animals.bee, 0.5)),
    snail: counted(72, onStage(animals.snail, 0.55, 30)),
    desk: counted(140, onStage(learning.desk, 1, 62)),
    'camp-tent': counted(
      150,
      onStage(() => camp.campTent(), 1.2, 68),
    ),
    'path-lantern': {
      ...onStage(camp.pathLantern, 0.9, 14),
      lamp: { above: 22, radius: 100 },
    },
  },
  held: TODAY_HOLDINGS,
  guide: GUIDE,
};
