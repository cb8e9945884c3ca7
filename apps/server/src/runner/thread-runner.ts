import { FIRST_LOOK_MILLISECONDS } from '@lamplight/api/runner';
import { createFairRunner, type FairRunner } from './fair-runner.ts';
import { createRunnerThread } from './runner-thread.ts';

/** A program runs three times, for a second at most each. */
const JOB_MILLISECONDS = 4000;
/** The engine looks at the clock only now and then; a thread that does not come back from a first look is ended. */
const LOOK_MILLISECONDS = 5 * FIRST_LOOK_MILLISECONDS;

/** Tests programs of learners in two threads of its own, so that none of them keeps the host or another one waiting. */
export function createThreadRunner(
  options: {
    readonly milliseconds?: number;
    readonly mostWaiting?: number;
    readonly idleMilliseconds?: number;
  } = {},
): FairRunner {
  const { milliseconds = JOB_MILLISECONDS, mostWaiting, idleMilliseconds } = options;
  const first = createRunnerThread(Math.min(LOOK_MILLISECONDS, milliseconds), idleMilliseconds);
  const patient = createRunnerThread(milliseconds, idleMilliseconds);
  return createFairRunner(first, patient, mostWaiting);
}
