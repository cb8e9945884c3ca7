import type { JudgeJob, Verdict } from '@lamplight/sandbox/judge';

/** For the host's threads, which load nothing else of this package. */
export {
  FIRST_LOOK_MILLISECONDS,
  failedVerdict,
  type JudgeJob,
  judgeAtFirstLook,
  judgeProgram,
  type Verdict,
} from '@lamplight/sandbox/judge';

/** Runs programs of learners for the server, which decides by them. Never on the thread that serves requests. */
export interface Judge {
  /**
   * @param userId whose program it is: one at a time
   * @throws AppError TOO_MANY_ATTEMPTS while one of theirs runs, or while too many wait
   */
  judge(userId: number, job: JudgeJob): Promise<Verdict>;
}
