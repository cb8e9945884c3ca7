import type { Frame } from '../frame.ts';
import { cabbageIndicator } from './cabbage-indicator.ts';
import { dissolving } from './dissolving.ts';
import { erosion } from './erosion.ts';
import { inkSeparation } from './ink-separation.ts';
import { magnetBarriers } from './magnet-barriers.ts';
import { paperBridges } from './paper-bridges.ts';
import { pulse } from './pulse.ts';
import { reactionTime } from './reaction-time.ts';
import { sediments } from './sediments.ts';
import { stretching } from './stretching.ts';

/** For those from eleven on, at the level of grades 5 to 8. */
export const middleFrames: readonly Frame[] = [
  paperBridges,
  reactionTime,
  dissolving,
  erosion,
  magnetBarriers,
  inkSeparation,
  pulse,
  stretching,
  cabbageIndicator,
  sediments,
];
