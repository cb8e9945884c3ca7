import type { Frame } from '../frame.ts';
import { angleOfRepose } from './angle-of-repose.ts';
import { bodyMeasures } from './body-measures.ts';
import { chanceMachines } from './chance-machines.ts';
import { coolingCurves } from './cooling-curves.ts';
import { damping } from './damping.ts';
import { doseResponse } from './dose-response.ts';
import { fermentation } from './fermentation.ts';
import { frictionAngle } from './friction-angle.ts';
import { quadratCounts } from './quadrat-counts.ts';
import { reactionRates } from './reaction-rates.ts';

/** For those from thirteen on, at the level of grades 8 to 11. */
export const olderFrames: readonly Frame[] = [
  damping,
  quadratCounts,
  chanceMachines,
  reactionRates,
  angleOfRepose,
  fermentation,
  bodyMeasures,
  coolingCurves,
  frictionAngle,
  doseResponse,
];
