import { space } from '../places/today/space.ts';
import { beach, nightHill } from '../places/today/wide.ts';
import { counted, inSky } from '../things/thing.ts';
import * as heavens from '../things/today/heavens.ts';
import type { WorldKit } from './kit.ts';

/** Sun, moon and planets, and the open places from where they are seen. */
export const HEAVENS_KIT: WorldKit<'heavens'> = {
  places: { space, beach, 'night-hill': nightHill },
  people: {},
  things: {
    'rain-cloud': counted(150, inSky(heavens.rainCloud, 0.8)),
    sun: counted(110, inSky(heavens.sun)),
    moon: counted(66, inSky(heavens.moon)),
    earth: counted(100, inSky(heavens.earth)),
    planet: counted(60, inSky(heavens.planet)),
    'ringed-planet': counted(96, inSky(heavens.ringedPlanet)),
  },
  held: {},
};
