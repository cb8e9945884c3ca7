import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '@lamplight/api';
import { failedVerdict, type Judge, type JudgeJob, type Verdict } from '@lamplight/api/judge';

/** Beyond the engine's memory, which has a limit of its own. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/** A program runs three times, for a second at most each. */
const JOB_MILLISECONDS = 4000;
/** A class with a program each, twice. */
const MOST_WAITING = 80;

/** A thread that nobody needs gives its memory back: a class host may be a small machine. */
const IDLE_MILLISECONDS = 5 * 60_000;

export interface ThreadJudge extends Judge {
  /** Lets the program that runs come to its end, refuses those that wait, and ends the thread. */
  close(): Promise<void>;
}

/** The thread's program: beside this source, or beside the bundle that holds this. */
function findProgram(): string {
  const places = ['judge-program.ts', 'judge.js'];
  const found = places.map((place) => join(import.meta.dirname, place)).find(existsSync);
  if (found === undefined) throw new Error('the program of the judging thread is missing');
  return found;
}

/**
 * Judges programs of learners in one thread of its own, which starts with the first of them. A program that outlasts its
 * time ends with its thread, and the next one gets a new thread.
 */
export function createThreadJudge(
  options: {
    readonly milliseconds?: number;
    readonly mostWaiting?: number;
    readonly idleMilliseconds?: number;
  } = {},
): ThreadJudge {
  const {
    milliseconds = JOB_MILLISECONDS,
    mostWaiting = MOST_WAITING,
    idleMilliseconds = IDLE_MILLISECONDS,
  } = options;
  const busy = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  function startThread(): Worker {
    const started = new Worker(findProgram(), {
      env: {},
      execArgv: [],
      resourceLimits: RESOURCE_LIMITS,
    });
    // What goes wrong is told by the job that runs; an idle thread that ends is replaced.
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (thread === started) thread = null;
    });
    // A host that stops does not wait for it.
    started.unref();
    thread = started;
    return started;
  }

  function endThread(): void {
    void thread?.terminate();
    thread = null;
  }

  function run(job: JudgeJob): Promise<Verdict> {
    if (closed) throw new AppError('SHUTTING_DOWN');
    clearTimeout(idle);
    const worker = thread ?? startThread();
    return new Promise((resolve) => {
      const settle = (verdict: Verdict) => {
        clearTimeout(timer);
        idle = setTimeout(endThread, idleMilliseconds).unref();
        worker.off('message', settle).off('error', broke).off('exit', ended);
        resolve(verdict);
      };
      const fail = (kind: 'time' | 'memory' | 'internal', message: string) => {
        endThread();
        settle(failedVerdict({ kind, line: null, message }, job));
      };
      const ended = () => fail('internal', 'the program could not be run');
      const broke = ({ code }: NodeJS.ErrnoException) =>
        code === 'ERR_WORKER_OUT_OF_MEMORY' ? fail('memory', 'out of memory') : ended();
      const timer = setTimeout(() => fail('time', 'the program took too long'), milliseconds);
      worker.on('message', settle).on('error', broke).on('exit', ended);
      worker.postMessage(job);
    });
  }

  function busyError(): AppError {
    return new AppError('TOO_MANY_ATTEMPTS', {
      message: 'Your host is checking many programs right now. Please try again in a moment.',
      retryAfter: Math.ceil(milliseconds / 1000),
    });
  }

  return {
    async judge(userId, job) {
      if (busy.has(userId) || busy.size >= mostWaiting) throw busyError();
      busy.add(userId);
      const mine = last.then(() => run(job));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        busy.delete(userId);
      }
    },
    async close() {
      closed = true;
      await last;
      clearTimeout(idle);
      await thread?.terminate();
    },
  };
}
