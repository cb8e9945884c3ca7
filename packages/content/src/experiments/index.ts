import { experimentGenerator } from './generated.ts';
import { writtenExperiments } from './written/index.ts';

export { experimentGenerator, writtenExperiments };

/** Where the experiments of the Science Lab come from, for `experimentsFor` and `experimentFor` of the domain. */
export const experimentSources = { written: writtenExperiments, generate: experimentGenerator };
