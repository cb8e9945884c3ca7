import type { ExperimentGenerator } from '@lamplight/domain/experiments';
import { writtenExperiments } from './bank.ts';
import { experimentGenerator } from './generated.ts';

export { experimentGenerator, writtenExperiments };

/** Where the experiments of the Science Lab come from, for the rules of the domain that choose and find them. */
export const experimentSources = {
  get written() {
    return writtenExperiments();
  },
  generate: experimentGenerator satisfies ExperimentGenerator,
};
