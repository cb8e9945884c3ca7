import { experimentGenerator } from './generated.ts';
import { writtenExperiments } from './written/index.ts';

export { experimentGenerator, writtenExperiments };

/** Where the experiments of the Science Lab come from, for the rules of the domain that choose and find them. */
export const experimentSources = { written: writtenExperiments, generate: experimentGenerator };
