import * as dark from '../places/dark-rooms.ts';
import * as special from '../places/special.ts';
import type { WorldKit } from './kit.ts';

/** Ships, caves and other places that few scenes of the Bible need. */
export const FAR_PLACES_KIT: WorldKit<'far-places'> = {
  places: {
    depths: special.depths,
    belly: special.belly,
    ship: special.ship,
    boat: special.boat,
    tomb: special.tomb,
    roof: special.roof,
    'parted-sea': special.partedSea,
    ford: special.ford,
    hold: dark.hold,
    prison: dark.prison,
    den: dark.den,
  },
  people: {},
  things: {},
  held: {},
};
