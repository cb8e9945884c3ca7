import type { Experiment } from '@lamplight/domain/experiments';
import { readCompiled } from '../compiled/read.ts';
import type { Frame } from './frame.ts';
import type { Round } from './rounds.ts';
import type { WrittenExperiment } from './written.ts';

interface ExperimentBank {
  readonly written: readonly WrittenExperiment[];
  readonly frames: readonly Frame[];
  readonly rounds: readonly Round[];
}

/** The written experiments, in the order of their ids. */
export function writtenExperiments(): Experiment[] {
  return bank().written.map((experiment) => ({ ...experiment, generated: false }));
}

/** Every frame; a child meets those of their age in this order, the harder ones first for the older. */
export function frames(): readonly Frame[] {
  return bank().frames;
}

/** The rounds after the first, in order. */
export function laterRounds(): readonly Round[] {
  return bank().rounds;
}

function bank(): ExperimentBank {
  return readCompiled<ExperimentBank>('experiments.json');
}
