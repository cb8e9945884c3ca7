import type { ProgramError, RunResult } from '@lamplight/domain/projects';

/** What went wrong first: what ended the program, or else the first trial that failed. */
export function firstError({ error, trials }: RunResult): ProgramError | null {
  return error ?? trials.find((trial) => trial.error !== null)?.error ?? null;
}
