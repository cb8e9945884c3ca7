import type { Place } from '@lamplight/domain/scenes';
import * as indoors from './indoors.ts';
import * as outdoors from './outdoors.ts';
import type { PlaceDrawing } from './place.ts';
import * as special from './special.ts';

export const PLACE_DRAWINGS: Readonly<Record<Place, PlaceDrawing>> = {
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
  town: outdoors.town,
  gate: outdoors.gate,
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
};
