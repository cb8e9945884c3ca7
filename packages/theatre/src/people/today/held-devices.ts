import type { Words } from '@lamplight/domain/scenes';
import { placed } from '../../svg/element.ts';
import { phone } from '../../things/today/devices.ts';
import { type Holding, inHand, onPalm } from '../holding.ts';

/** Devices that fit into a hand. */
export const DEVICES_HELD: Readonly<Record<Words['devices']['held'], Holding>> = {
  phone: onPalm((pose) =>
    placed({ ...inHand(pose), scale: 0.62 }, [placed({ x: 0, y: 14 }, phone())]),
  ),
};
