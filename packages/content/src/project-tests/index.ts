import type { Json, ProjectTest } from '@lamplight/domain/projects';
import { fixedProjects } from '../projects/fixed/index.ts';
import { ideas } from '../projects/ideas/index.ts';
import { keyOf } from '../projects/ids.ts';
import { fixedTests } from './fixed/index.ts';
import { ideaTests } from './ideas/index.ts';

/** A run of the learner's code that is not shown: with this data, then these tests. */
export interface HiddenRun {
  readonly data: Readonly<Record<string, Json>>;
  readonly tests: readonly ProjectTest[];
}

/**
 * The hidden tests of a project: the code runs once for each entry. The first run has the learner's own data, the
 * second other data under the same names, so that an answer that was only written down does not pass. None for an id
 * that is no project's.
 */
export function hiddenRuns(projectId: number): readonly HiddenRun[] {
  const fixed = fixedProjects.find(({ id }) => id === projectId);
  if (fixed !== undefined) {
    const { own, other } = fixedTests(projectId);
    return [
      { data: fixed.data, tests: own },
      { data: { ...fixed.data, ...other.data }, tests: renamed(other.tests) },
    ];
  }
  const key = keyOf(projectId);
  const idea = key === null ? undefined : ideas[key.idea];
  if (key === null || idea === undefined) return [];
  return (['own', 'other'] as const).flatMap((variant) => {
    const version = idea.version(key.band, key.scene, variant);
    const tests = ideaTests[idea.slug]?.tests(key.band, key.scene, variant) ?? null;
    if (version === null || tests === null) return [];
    return [{ data: version.data, tests: variant === 'own' ? tests : renamed(tests) }];
  });
}

function renamed(tests: readonly ProjectTest[]): ProjectTest[] {
  return tests.map((test) => ({ ...test, name: `${test.name}, with other data` }));
}
