import type { JudgeJob } from '@lamplight/api/judge';

/** What a judging thread is asked: at the first look the verdict may be null, for a program that wants more time. */
export interface Task {
  readonly look: 'first' | 'patient';
  readonly job: JudgeJob;
}

/** What the thread says once it can begin. */
export const READY = 'ready';
