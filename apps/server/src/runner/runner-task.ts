import type { TestRun } from '@lamplight/api/runner';

/** What a runner's thread is asked: at the first look the verdict may be null, for a program that wants more time. */
export interface Task {
  readonly look: 'first' | 'patient';
  readonly job: TestRun;
}

/** What the thread says once it can begin. */
export const READY = 'ready';
