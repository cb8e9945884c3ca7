import { HOLDINGS_IN_STORIES } from '../people/held-in-stories.ts';
import { openedHouse } from '../places/opened-house.ts';
import * as exodus from '../things/exodus.ts';
import * as harvest from '../things/harvest.ts';
import { manyStars } from '../things/many-stars.ts';
import * as shelter from '../things/shelter.ts';
import { inSky, onStage } from '../things/thing.ts';
import type { WorldKit } from './kit.ts';

/** What one or two stories of the Bible need. */
export const STORY_PROPS_KIT: WorldKit<'story-props'> = {
  places: { 'opened-house': openedHouse },
  people: {},
  things: {
    sheaves: onStage(harvest.sheaves, 1, 44),
    sacks: onStage(harvest.sacks, 0.85, 46),
    'coin-stacks': onStage(harvest.coinStacks, 0.8),
    cup: onStage(harvest.cup, 0.7),
    'fish-heap': onStage(harvest.fishHeap, 0.9),
    cave: onStage(shelter.cave, 1.15, 84),
    'closed-tomb': onStage(shelter.closedTomb, 1.15, 84),
    'open-door': { ...onStage(shelter.openDoor, 1.15), lamp: { above: 50, radius: 110 } },
    'roof-hole': onStage(shelter.roofHole, 1),
    stocks: onStage(shelter.stocks, 0.8),
    chariot: onStage(exodus.chariot, 0.8, 60),
    pool: onStage(exodus.pool, 1),
    'many-stars': inSky(manyStars),
  },
  held: HOLDINGS_IN_STORIES,
};
