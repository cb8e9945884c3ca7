import { FIRST_LOOK_MILLISECONDS } from '@lamplight/api/judge';
import { createFairJudge, type FairJudge } from './fair-judge.ts';
import { createJudgingThread } from './judging-thread.ts';

/** A program runs three times, for a second at most each. */
const JOB_MILLISECONDS = 4000;
/** The engine looks at the clock only now and then; a thread that does not come back from a first look is ended. */
const LOOK_MILLISECONDS = 5 * FIRST_LOOK_MILLISECONDS;

/** Judges programs of learners in two threads of its own, so that none of them keeps the host or another one waiting. */
export function createThreadJudge(
  options: {
    readonly milliseconds?: number;
    readonly mostWaiting?: number;
    readonly idleMilliseconds?: number;
  } = {},
): FairJudge {
  const { milliseconds = JOB_MILLISECONDS, mostWaiting, idleMilliseconds } = options;
  const first = createJudgingThread(Math.min(LOOK_MILLISECONDS, milliseconds), idleMilliseconds);
  const patient = createJudgingThread(milliseconds, idleMilliseconds);
  return createFairJudge(first, patient, mostWaiting);
}
