import type { TestRun, Verdict } from '@lamplight/sandbox/runner';

/** For the host's threads, which load nothing else of this package. */
export {
  FIRST_LOOK_MILLISECONDS,
  failedVerdict,
  runTests,
  runTestsAtFirstLook,
  type TestRun,
  type Verdict,
} from '@lamplight/sandbox/runner';

/** Runs programs of learners for the server, which decides by them. Never on the thread that serves requests. */
export interface TestRunner {
  /**
   * @param userId whose program it is: one at a time
   * @throws AppError TOO_MANY_ATTEMPTS while one of theirs runs, or while too many wait
   */
  run(userId: number, job: TestRun): Promise<Verdict>;
}
