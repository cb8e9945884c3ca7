import { experimentPictureNames } from '@lamplight/content/pictures';
import { SIMULATIONS } from '@lamplight/domain/experiments';
import { expect, test } from 'vitest';
import { SIMULATION_SCRIPTS } from './simulation-scripts.ts';

const known = experimentPictureNames();

test.each(SIMULATIONS)('%s is shown by a picture that the experiments have', (kind) => {
  expect(known).toContain(SIMULATION_SCRIPTS[kind].picture);
});
