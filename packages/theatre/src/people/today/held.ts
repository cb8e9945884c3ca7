import type { Words } from '@lamplight/domain/scenes';
import { placed } from '../../svg/element.ts';
import { ball, magnifier, openBook, tablet } from '../../things/today/learning.ts';
import { apple } from '../../things/today/plants.ts';
import { before, between, type Holding, inHand, onHand, onPalm } from '../holding.ts';

/** What children of today hold. */
export const TODAY_HOLDINGS: Readonly<Record<Words['today']['held'], Holding>> = {
  book: before((pose) =>
    placed({ ...between(pose), scale: 0.5 }, [placed({ x: 0, y: 14 }, openBook())]),
  ),
  tablet: before((pose) =>
    placed({ ...between(pose), scale: 0.55 }, [placed({ x: 0, y: 18 }, tablet())]),
  ),
  apple: onPalm((pose) =>
    placed({ ...onHand(pose), scale: 0.5 }, [placed({ x: 0, y: 6 }, apple())]),
  ),
  ball: before((pose) =>
    placed({ ...between(pose), scale: 0.62 }, [placed({ x: 0, y: 14 }, ball())]),
  ),
  magnifier: onPalm((pose) => placed({ ...inHand(pose), scale: 0.55, turn: 20 }, magnifier())),
};
