import { textLines } from '@lamplight/domain/projects';
import { runProgram } from '../program/index.ts';
import { type TestRun, testsIn, type Verdict } from './verdict.ts';

/** Of a single run: children's programs take some milliseconds, and a class shares one host. */
const LIMITS = { milliseconds: 1000, outputLines: 200, lineCharacters: 300 };
/** Lines of the output that are kept. */
const KEPT_LINES = 100;

/**
 * Milliseconds of a first look at a program, all its runs together. Honest programs take some ten of them, and six
 * endless ones keep the next one waiting for half a second.
 */
export const FIRST_LOOK_MILLISECONDS = 80;

/** Runs a program as its learner sees it, then with the hidden tests. A program that fails is not tested. */
export function runTests(job: TestRun): Promise<Verdict> {
  return runWithin(job, () => LIMITS.milliseconds);
}

/** As `runTests`; null for a program that wants more time than a first look has. */
export async function runTestsAtFirstLook(job: TestRun): Promise<Verdict | null> {
  const end = performance.now() + FIRST_LOOK_MILLISECONDS;
  const left = () => Math.max(0, end - performance.now());
  const verdict = await runWithin(job, left);
  // What was cut off was so at the end.
  return left() > 0 ? verdict : null;
}

/** @param milliseconds that the run which begins now may take */
async function runWithin(
  { code, shown, hidden }: TestRun,
  milliseconds: () => number,
): Promise<Verdict> {
  const limits = () => ({ ...LIMITS, milliseconds: milliseconds() });
  const { output, error } = await runProgram({ code, ...shown, limits: limits() });
  const lines = textLines(output);
  // Lines with results come last, and they are what the score asks for.
  const kept = lines.length > KEPT_LINES ? lines.slice(-KEPT_LINES) : lines;
  const total = testsIn(hidden);
  if (error !== null) return { output: kept, error, tests: { passed: 0, total } };
  let passed = 0;
  for (const { data, tests } of hidden) {
    const run = await runProgram({ code, data, tests, limits: limits() });
    passed += run.tests.filter((test) => test.passed).length;
  }
  return { output: kept, error: null, tests: { passed, total } };
}
