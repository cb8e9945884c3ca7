import type { Json, ProgramError, ProjectTest, TestCount, Trial } from '@lamplight/domain/projects';

/** A program that the server is to test. Plain data: it travels to a thread. */
export interface TestRun {
  readonly code: string;
  /** What the learner sees: its output decides on the arrow. */
  readonly shown: { readonly data: Readonly<Record<string, Json>>; readonly trial: Trial };
  /** What the learner does not see: the program runs once with each of these data. */
  readonly hidden: readonly {
    readonly data: Readonly<Record<string, Json>>;
    readonly tests: readonly ProjectTest[];
  }[];
}

export interface Verdict {
  /** The first lines of the output. */
  readonly output: readonly string[];
  readonly error: ProgramError | null;
  readonly tests: TestCount;
}

/** What is said of a program that had to be ended from outside. */
export function failedVerdict(error: ProgramError, { hidden }: TestRun): Verdict {
  return {
    output: [`Error: ${error.message}`],
    error,
    tests: { passed: 0, total: testsIn(hidden) },
  };
}

/** How many hidden tests there are in all. */
export function testsIn(hidden: TestRun['hidden']): number {
  return hidden.reduce((sum, { tests }) => sum + tests.length, 0);
}
