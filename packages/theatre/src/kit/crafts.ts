import { HOLDINGS_OF_CRAFTS } from '../people/held-of-crafts.ts';
import * as harvest from '../things/harvest.ts';
import { onStage } from '../things/thing.ts';
import * as writing from '../things/writing.ts';
import type { WorldKit } from './kit.ts';

/** Where people of old write and read, and what they build, wash, fight and play with. */
export const CRAFTS_KIT: WorldKit<'crafts'> = {
  places: {},
  people: {},
  things: {
    'writing-desk': onStage(writing.writingDesk, 1, 62),
    lectern: onStage(writing.lectern, 1, 26),
    'clay-tablets': onStage(writing.clayTablets, 0.8),
    'scroll-jars': onStage(writing.scrollJars, 0.9, 34),
    bricks: onStage(harvest.bricks, 0.9, 58),
  },
  held: HOLDINGS_OF_CRAFTS,
};
