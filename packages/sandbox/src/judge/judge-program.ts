import { textLines } from '@lamplight/domain/projects';
import { runProgram } from '../program/index.ts';
import { type JudgeJob, testsIn, type Verdict } from './verdict.ts';

/** Of a single run: children's programs take some milliseconds, and a class shares one host. */
const LIMITS = { milliseconds: 1000, outputLines: 200, lineCharacters: 300 };
/** Lines of the output that are kept. */
const KEPT_LINES = 100;

/** Runs a program as its learner sees it, then with the hidden tests. A program that fails is not tested. */
export async function judgeProgram({ code, shown, hidden }: JudgeJob): Promise<Verdict> {
  const { output, error } = await runProgram({ code, ...shown, limits: LIMITS });
  const lines = textLines(output);
  // Lines with results come last, and they are what the score asks for.
  const kept = lines.length > KEPT_LINES ? lines.slice(-KEPT_LINES) : lines;
  const total = testsIn(hidden);
  if (error !== null) return { output: kept, error, tests: { passed: 0, total } };
  let passed = 0;
  for (const { data, tests } of hidden) {
    const run = await runProgram({ code, data, tests, limits: LIMITS });
    passed += run.tests.filter((test) => test.passed).length;
  }
  return { output: kept, error: null, tests: { passed, total } };
}
