import type { Words } from '@lamplight/domain/scenes';
import { placed } from '../svg/element.ts';
import { smallHarp, smallHorn, smallScepter, smallTablets } from '../things/gear.ts';
import { before, between, type Holding, inHand, onPalm } from './holding.ts';

/** What few people of the Bible hold. */
export const HOLDINGS_OF_OLD: Readonly<Record<Words['old-props']['held'], Holding>> = {
  horn: onPalm((pose) => placed({ ...inHand(pose), scale: 0.62, turn: -12 }, smallHorn())),
  harp: before((pose) =>
    placed({ ...between(pose), scale: 0.72 }, [placed({ x: 4, y: 18 }, smallHarp())]),
  ),
  'stone-tablets': before((pose) =>
    placed({ ...between(pose), scale: 0.72 }, [placed({ x: 0, y: 18 }, smallTablets())]),
  ),
  scepter: onPalm((pose) => placed({ ...inHand(pose), turn: 42 }, smallScepter())),
};
