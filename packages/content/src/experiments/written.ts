import type { Experiment } from '@lamplight/domain/experiments';

/** An experiment that somebody wrote for itself. */
export type WrittenExperiment = Omit<Experiment, 'generated'>;
