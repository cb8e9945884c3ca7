import type { ExperimentStep } from '@lamplight/domain/experiments';

/** What makes an investigation new when all have been done: science repeats, changes and passes on. */
export interface Round {
  /** Added to the title, in parentheses. */
  readonly suffix: string;
  /** The step that ends the investigation, for the youngest, who hear it read aloud. */
  readonly little: ExperimentStep;
  /** The step that ends the investigation, from seven years on. */
  readonly older: ExperimentStep;
}
