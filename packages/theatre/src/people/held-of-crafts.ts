import type { Words } from '@lamplight/domain/scenes';
import { placed } from '../svg/element.ts';
import { smallSword } from '../things/tools.ts';
import { type Holding, inHand, onPalm } from './holding.ts';

/** What warriors of old hold. */
export const HOLDINGS_OF_CRAFTS: Readonly<Record<Words['crafts']['held'], Holding>> = {
  sword: onPalm((pose) => placed({ ...inHand(pose), turn: 12 }, smallSword())),
};
