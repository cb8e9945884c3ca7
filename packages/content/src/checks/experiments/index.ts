import type { Experiment } from '@lamplight/domain/experiments';
import type { Finding } from '../finding.ts';
import { materialFaults } from './materials.ts';
import { experimentPath } from './prose.ts';
import { readingFaults } from './reading.ts';
import { safetyFaults } from './safety.ts';
import { structureFaults } from './structure.ts';

export { checkedExperiments, experimentStretches } from './prose.ts';

interface CheckedExperiments {
  readonly experiments: readonly Experiment[];
  readonly pictureSet: ReadonlySet<string>;
}

/** The checks of experiments, by what they do when they pass. */
export const EXPERIMENT_CHECKS: readonly (readonly [
  passes: string,
  check: (content: CheckedExperiments) => Finding[],
])[] = [
  [
    'has experiments that are whole and stand by themselves',
    ({ experiments, pictureSet }) => [
      ...findings(experiments, (each) => structureFaults(each, pictureSet)),
      ...repeatedTitles(experiments),
    ],
  ],
  [
    'has experiments that can be read at each age',
    ({ experiments }) => findings(experiments, readingFaults),
  ],
  ['has experiments that are safe', ({ experiments }) => findings(experiments, safetyFaults)],
  [
    'lists all materials of its experiments, and no others',
    ({ experiments }) => findings(experiments, materialFaults),
  ],
];

function findings(
  experiments: readonly Experiment[],
  faults: (experiment: Experiment) => string[],
): Finding[] {
  return experiments.flatMap((experiment) =>
    faults(experiment).map((message) => ({
      path: experimentPath(experiment),
      label: String(experiment.id),
      message,
    })),
  );
}

function repeatedTitles(experiments: readonly Experiment[]): Finding[] {
  const owners = new Map<string, number>();
  return experiments.flatMap((experiment) => {
    const title = experiment.title.toLowerCase();
    const owner = owners.get(title);
    owners.set(title, owner ?? experiment.id);
    if (owner === undefined) return [];
    const message = `its title is also that of ${owner}`;
    return [{ path: experimentPath(experiment), label: String(experiment.id), message }];
  });
}
