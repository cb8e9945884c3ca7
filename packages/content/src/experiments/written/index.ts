import type { Experiment } from '@lamplight/domain/experiments';
import { littleNature } from './little-nature.ts';
import { littleWater } from './little-water.ts';
import { middleEveryday } from './middle-everyday.ts';
import { middleSchool } from './middle-school.ts';
import { olderLifeAndData } from './older-life-and-data.ts';
import { olderPhysics } from './older-physics.ts';
import { youngLightAndMotion } from './young-light-and-motion.ts';
import { youngNature } from './young-nature.ts';

/** The written experiments, in the order of their ids. */
export const writtenExperiments: readonly Experiment[] = [
  ...littleWater,
  ...littleNature,
  ...youngLightAndMotion,
  ...youngNature,
  ...middleEveryday,
  ...middleSchool,
  ...olderPhysics,
  ...olderLifeAndData,
].map((experiment) => ({ ...experiment, generated: false }));
