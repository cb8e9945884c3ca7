import type { ExperimentCategory, ExperimentView } from '@lamplight/domain/experiments';

/** What is left to do first, then what was done, each in the order of the host. */
export function toDoFirst(experiments: readonly ExperimentView[]): ExperimentView[] {
  return [
    ...experiments.filter(({ isCompleted }) => !isCompleted),
    ...experiments.filter(({ isCompleted }) => isCompleted),
  ];
}

/** The categories that these experiments have, each once and in the order of the first. */
export function categoriesOf(experiments: readonly ExperimentView[]): ExperimentCategory[] {
  return [...new Set(experiments.map(({ category }) => category))];
}
