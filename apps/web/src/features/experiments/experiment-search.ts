import {
  EXPERIMENT_CATEGORIES,
  type ExperimentCategory,
  SIMULATIONS,
  type SimulationKind,
} from '@lamplight/domain/experiments';

/** Getting ready, a step by its number from 1, or the end. */
export type ExperimentStage = number | 'setup' | 'done';

/** Where on /science-lab somebody is: in the list, in an experiment and at which step, or at a simulation. */
export interface ExperimentSearch {
  /** Of the experiments in the list only these. */
  readonly category?: ExperimentCategory | undefined;
  readonly experiment?: number | undefined;
  readonly step?: ExperimentStage | undefined;
  /** Tried on the screen; with an experiment, from which the way back leads to it. */
  readonly simulation?: SimulationKind | undefined;
}

/** Reads `?experiment=ID&step=setup|N|done&simulation=KIND&category=NAME`; undefined for what is none of these. */
export function experimentSearch(search: Readonly<Record<string, unknown>>): ExperimentSearch {
  const { step } = search;
  return {
    category: EXPERIMENT_CATEGORIES.find((name) => name === search.category),
    experiment: wholeNumber(search.experiment),
    step: step === 'setup' || step === 'done' ? step : wholeNumber(step),
    simulation: SIMULATIONS.find((kind) => kind === search.simulation),
  };
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : undefined;
}
