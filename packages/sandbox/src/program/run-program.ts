import type { ProgramError, RunResult, TestResult, TrialResult } from '@lamplight/domain/projects';
import { RESULT_ARROW } from '@lamplight/domain/projects';
import { withEngine } from './engine.ts';
import { gatherOutput, type Output } from './output.ts';
import { DEFAULT_LIMITS, type Limits, type Program } from './program.ts';
import { engineError } from './program-error.ts';
import { openSandbox } from './sandbox.ts';
import { isExpected } from './test-answer.ts';

type Sandbox = ReturnType<typeof openSandbox>;

/**
 * Runs a learner's program in an engine of its own: the program, then its trials, then the hidden tests. It never
 * throws for what the program does.
 *
 * The engine looks at the clock only between its own steps, and a single step may take long: whoever runs programs of
 * learners does so in a worker, and ends that worker after its own time.
 */
export async function runProgram(program: Program): Promise<RunResult> {
  const begun = performance.now();
  const limits: Limits = { ...DEFAULT_LIMITS, ...program.limits };
  let flooded: () => void = () => undefined;
  const output = gatherOutput(limits, () => flooded());
  const found: Found = { error: null, trials: [], tests: [] };
  try {
    await withEngine(limits, (engine) => {
      flooded = () => engine.stop('output');
      const sandbox = openSandbox(engine, program, output);
      runAll(sandbox, program, output, found);
      sandbox.close();
    });
  } catch (error) {
    fail(engineError(error), output, found);
  }
  return {
    output: [...output.items],
    error: found.error,
    trials: found.trials,
    tests: (program.tests ?? []).map(({ name }, at) => found.tests[at] ?? { name, passed: false }),
    milliseconds: Math.round(performance.now() - begun),
  };
}

interface Found {
  error: ProgramError | null;
  readonly trials: TrialResult[];
  readonly tests: TestResult[];
}

function fail(error: ProgramError, output: Output, found: Found): void {
  found.error = error;
  output.tell(`Error: ${sentence(error)}`, 'error');
}

function runAll(sandbox: Sandbox, program: Program, output: Output, found: Found): void {
  const ran = sandbox.run();
  if ('error' in ran) {
    fail(ran.error, output, found);
    return;
  }
  const { trial, tests = [] } = program;
  for (const args of trial?.inputs ?? []) {
    const result = tryOut(sandbox, trial?.call ?? '', args);
    found.trials.push(result);
    output.tell(trialLine(result), result.error === null ? 'trial' : 'error');
    if (isOver(result.error)) return;
  }
  for (const test of tests) {
    const outcome = sandbox.ask(test.call, test.args);
    const answer = 'error' in outcome ? null : outcome.value;
    found.tests.push({ name: test.name, passed: answer !== null && isExpected(test, answer) });
    if ('error' in outcome && isOver(outcome.error)) return;
  }
}

function tryOut(
  sandbox: Sandbox,
  call: string,
  args: Parameters<Sandbox['input']>[0],
): TrialResult {
  const input = sandbox.input(args);
  const outcome = sandbox.ask(call, args);
  if ('error' in outcome) return { input, result: null, error: outcome.error };
  const result = outcome.value?.defined ? outcome.value.text : null;
  return { input, result, error: null };
}

/** Spec 8 and 9: the result arrow, or which input the error came with. */
function trialLine({ input, result, error }: TrialResult): string {
  if (error !== null) return `Error with ${input}: ${sentence(error)}`;
  return result === null ? `${input}: no answer yet` : `${input} ${RESULT_ARROW} ${result}`;
}

function sentence({ message, line }: ProgramError): string {
  return line === null ? message : `${message} (line ${line})`;
}

/** Whether nothing else of the program may run: its time is over, or it put out too much. */
function isOver(error: ProgramError | null): boolean {
  return error?.kind === 'time' || error?.kind === 'output';
}
