import type { StepTask } from '@lamplight/domain/lessons';

/** Tells a task from the others of its lesson. */
export function taskKey({ kind, index }: StepTask): string {
  return `${kind}-${index}`;
}
