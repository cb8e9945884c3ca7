import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { failedVerdict, type Verdict } from '@lamplight/api/runner';
import { READY, type Task } from './runner-task.ts';

/** Beyond the engine's memory, which has a limit of its own. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** A thread that nobody needs gives its memory back: a class host may be a small machine. */
const IDLE_MILLISECONDS = 5 * 60_000;

/** A thread that runs one program after another; it starts with the first of them. */
export interface RunnerThread {
  /** Null for a program that wants more time than a first look has. One at a time. */
  run(task: Task): Promise<Verdict | null>;
  end(): Promise<void>;
}

/** The thread's program: beside this source, or beside the bundle that holds this. */
function findProgram(): string {
  const places = ['runner-program.ts', 'runner.js'];
  const found = places.map((place) => join(import.meta.dirname, place)).find(existsSync);
  if (found === undefined) throw new Error('the program of the test runner is missing');
  return found;
}

/**
 * A program that outlasts its time ends with its thread, and the next one gets a new thread.
 * @param milliseconds of a program, from when its thread can begin
 */
export function createRunnerThread(
  milliseconds: number,
  idleMilliseconds = IDLE_MILLISECONDS,
): RunnerThread {
  let thread: { readonly worker: Worker; readonly ready: Promise<unknown> } | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start() {
    const worker = new Worker(findProgram(), {
      env: {},
      execArgv: [],
      resourceLimits: RESOURCE_LIMITS,
    });
    // What goes wrong is told by the job that runs; an idle thread that ends is replaced.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (thread?.worker === worker) thread = null;
    });
    // A host that stops does not wait for it.
    worker.unref();
    const ready = new Promise<void>((resolve) => {
      const look = (message: unknown) => {
        if (message !== READY) return;
        worker.off('message', look);
        resolve();
      };
      // Whoever waits for a thread that ends is told by its end.
      worker.on('message', look).once('exit', () => resolve());
    });
    thread = { worker, ready };
    return thread;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = thread?.worker;
    thread = null;
    await ended?.terminate();
  }

  return {
    end,
    async run({ look, job }) {
      clearTimeout(idle);
      const { worker, ready } = thread ?? start();
      await ready;
      return new Promise((resolve) => {
        const settle = (verdict: Verdict | null) => {
          clearTimeout(timer);
          idle = setTimeout(() => void end(), idleMilliseconds).unref();
          worker.off('message', settle).off('error', broke).off('exit', ended);
          resolve(verdict);
        };
        const fail = (kind: 'time' | 'memory' | 'internal', message: string) => {
          void end();
          settle(failedVerdict({ kind, line: null, message }, job));
        };
        const ended = () => fail('internal', 'the program could not be run');
        const broke = ({ code }: NodeJS.ErrnoException) =>
          code === 'ERR_WORKER_OUT_OF_MEMORY' ? fail('memory', 'out of memory') : ended();
        const late = () => {
          if (look === 'patient') return fail('time', 'the program took too long');
          void end();
          settle(null);
        };
        const timer = setTimeout(late, milliseconds);
        worker.on('message', settle).on('error', broke).on('exit', ended);
        worker.postMessage({ look, job } satisfies Task);
      });
    },
  };
}
