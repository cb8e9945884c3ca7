import type { Words } from '@lamplight/domain/scenes';
import { placed } from '../../svg/element.ts';
import { camera, teddy } from '../../things/today/playthings.ts';
import { before, between, type Holding } from '../holding.ts';

/** What children of today play with, in their hands. */
export const PLAYTHINGS_HELD: Readonly<Record<Words['playthings']['held'], Holding>> = {
  teddy: before((pose) =>
    placed({ ...between(pose), scale: 0.56 }, [placed({ x: 0, y: 24 }, teddy())]),
  ),
  camera: before((pose) =>
    placed({ ...between(pose), scale: 0.52 }, [placed({ x: 0, y: 16 }, camera())]),
  ),
};
