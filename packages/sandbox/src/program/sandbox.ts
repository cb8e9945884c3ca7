import type { Json, ProgramError } from '@lamplight/domain/projects';
import type { QuickJSHandle } from 'quickjs-emscripten-core';
import type { Engine } from './engine.ts';
import { CONTROLS, type Control, SET_UP_SOURCE } from './inside/source.ts';
import type { Output } from './output.ts';
import type { Program } from './program.ts';
import {
  type Described,
  engineError,
  memoryError,
  outputError,
  PROGRAM_FILE,
  programError,
  timeError,
} from './program-error.ts';
import type { Answer } from './test-answer.ts';

/** Steps of promises that a program may leave behind. */
const MOST_JOBS = 2000;
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
/** Where the program's numbers of chance begin: the same for everybody, so that a run repeats itself. */
const SEED = 20_260_615;

export type Outcome<T> = { readonly value: T } | { readonly error: ProgramError };

/**
 * A sandbox in which one program runs. Values leave it only as text that its own set-up wrote; no value of the program
 * is looked at from outside.
 */
export function openSandbox(
  { context, stopped, isFull }: Engine,
  program: Program,
  output: Output,
) {
  const controls = new Map<Control, QuickJSHandle>();

  function trusted(result: ReturnType<typeof context.callFunction>): QuickJSHandle {
    return context.unwrapResult(result);
  }

  const printLine = context.newFunction('printLine', (text) => {
    output.print(context.getString(text));
  });
  const draw = context.newFunction('draw', (kind, json) =>
    context.newString(output.draw(context.getString(kind), context.getString(json))),
  );
  const setUp = trusted(context.evalCode(SET_UP_SOURCE, 'set-up.js'));
  const data = context.newString(JSON.stringify(program.data));
  const seed = context.newNumber(SEED);
  const made = trusted(context.callFunction(setUp, context.undefined, printLine, draw, data, seed));
  for (const control of CONTROLS) controls.set(control, context.getProp(made, control));
  for (const handle of [made, seed, data, setUp, draw, printLine]) handle.dispose();

  function control(name: Control, ...args: QuickJSHandle[]) {
    const handle = controls.get(name);
    if (handle === undefined) throw new RangeError(`the sandbox has no ${name}`);
    return context.callFunction(handle, context.undefined, ...args);
  }

  function textOf(handle: QuickJSHandle): string {
    const text = context.getString(handle);
    handle.dispose();
    return text;
  }

  function stopError(): ProgramError | null {
    const why = stopped();
    if (why === null) return null;
    return why === 'time' ? timeError(program.code) : outputError();
  }

  /**
   * An outcome, or why the run was ended: the engine looks only now and then whether it shall go on, and a short program
   * may come to its end between two looks.
   */
  function goesOn<T>(outcome: Outcome<T>): Outcome<T> {
    const error = stopError();
    return error === null ? outcome : { error };
  }

  /** What was thrown, or that the run was ended from outside. */
  function errorOf(thrown: QuickJSHandle): ProgramError {
    const described = stopped() === null ? control('describe', thrown) : null;
    thrown.dispose();
    if (described === null || described.error) {
      described?.error.dispose();
      return stopError() ?? (isFull() ? memoryError() : engineError(null));
    }
    const error = programError(JSON.parse(textOf(described.value)) as Described, program.code);
    // An engine without any memory left throws null instead of an error.
    return error.kind === 'thrown' && error.message === 'null' && isFull() ? memoryError() : error;
  }

  /** The value of a promise once the program's promises have come as far as they can; null while it waits. */
  function settled(handle: QuickJSHandle): Outcome<QuickJSHandle | null> {
    const jobs = context.runtime.executePendingJobs(MOST_JOBS);
    if (jobs.error) {
      handle.dispose();
      return { error: errorOf(jobs.error) };
    }
    const state = context.getPromiseState(handle);
    if (state.type === 'fulfilled' && state.notAPromise) return { value: handle };
    handle.dispose();
    if (state.type === 'rejected') return { error: errorOf(state.error) };
    return { value: state.type === 'fulfilled' ? state.value : null };
  }

  function outcomeOf(result: ReturnType<typeof context.callFunction>) {
    return result.error ? { error: errorOf(result.error) } : settled(result.value);
  }

  return {
    /** Runs the learner's code; what it left waiting is run as well. */
    run(): Outcome<null> {
      const code = context.evalCode(program.code, PROGRAM_FILE, { type: 'global', strict: true });
      const outcome = outcomeOf(code);
      if ('error' in outcome) return outcome;
      outcome.value?.dispose();
      return goesOn({ value: null });
    },

    /**
     * What the program's function answers; null when the program has no such function.
     * @throws RangeError when `call` is no name of a function
     */
    ask(call: string, args: readonly Json[]): Outcome<Answer | null> {
      if (!NAME.test(call)) throw new RangeError(`${call} is no name of a function`);
      const found = context.evalCode(
        `typeof ${call} === 'function' ? ${call} : undefined`,
        'ask.js',
      );
      if (found.error) return { error: errorOf(found.error) };
      if (context.typeof(found.value) !== 'function') {
        found.value.dispose();
        return { value: null };
      }
      const argsHandle = context.newString(JSON.stringify(args));
      const outcome = outcomeOf(control('call', found.value, argsHandle));
      argsHandle.dispose();
      found.value.dispose();
      if ('error' in outcome) return outcome;
      if (outcome.value === null) return { value: null };
      const viewed = control('view', outcome.value);
      outcome.value.dispose();
      if (viewed.error) return { error: errorOf(viewed.error) };
      return goesOn({ value: JSON.parse(textOf(viewed.value)) as Answer });
    },

    /** The arguments of a call as a child reads them. */
    input(args: readonly Json[]): string {
      const handle = context.newString(JSON.stringify(args));
      const text = control('input', handle);
      handle.dispose();
      if (text.error) {
        text.error.dispose();
        return '…';
      }
      return textOf(text.value);
    },

    close(): void {
      for (const handle of controls.values()) handle.dispose();
    },
  };
}
