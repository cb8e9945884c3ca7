import type { RunResult } from '@lamplight/domain/projects';
import type { Program } from '@lamplight/sandbox/program';
import { type RunRequest, readMessage } from './run-messages.ts';

/** How long a worker may take to fetch and start the engine, in ms: a cheap tablet on a busy Wi-Fi. */
const START_MS = 20_000;
/** What a program gets beyond its time before its worker is ended, in ms: the engine's own clock overruns. */
const GRACE_MS = 500;

/** What a runner needs of a worker. */
export interface ProgramWorker {
  postMessage(request: RunRequest): void;
  addEventListener(type: 'message' | 'error', listener: (event: Event) => void): void;
  terminate(): void;
}

/** Runs programs one at a time, away from the page. */
export interface ProgramRunner {
  /** Starts the engine before it is needed. */
  readonly prepare: () => void;
  /**
   * Runs a program; one that still runs is stopped.
   * @param milliseconds how long it may take
   * @returns null when it was stopped
   */
  readonly run: (program: Program, milliseconds: number) => Promise<RunResult | null>;
  /** Ends what runs now. */
  readonly stop: () => void;
}

interface CurrentRun {
  readonly id: number;
  readonly program: Program;
  readonly milliseconds: number;
  readonly finish: (result: RunResult | null) => void;
}

/** What the engine would have said. */
const MESSAGES = {
  time: 'the program took too long',
  internal: 'the program could not be run',
} as const;

/** The result of a run that never answered; its error has a line in the output as every other (spec 8). */
function unanswered(kind: keyof typeof MESSAGES, milliseconds: number): RunResult {
  const message = MESSAGES[kind];
  return {
    output: [{ kind: 'line', text: `Error: ${message}`, from: 'error' }],
    error: { kind, line: null, message },
    trials: [],
    tests: [],
    milliseconds,
  };
}

/**
 * A runner whose worker is kept between runs and ended, whatever it does, when a program takes too
 * long; the next run gets a fresh one.
 */
export function createProgramRunner(startWorker: () => ProgramWorker): ProgramRunner {
  let worker: ProgramWorker | null = null;
  let isReady = false;
  let current: CurrentRun | null = null;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let runs = 0;

  function end(): void {
    clearTimeout(alarm);
    worker?.terminate();
    worker = null;
    isReady = false;
  }

  function finish(result: RunResult | null): void {
    clearTimeout(alarm);
    const run = current;
    current = null;
    run?.finish(result);
  }

  /** Ends the worker and answers in its place. */
  function giveUp(kind: 'time' | 'internal', milliseconds: number): void {
    end();
    finish(unanswered(kind, milliseconds));
  }

  function send({ id, program, milliseconds }: CurrentRun): void {
    const most = milliseconds + GRACE_MS;
    clearTimeout(alarm);
    alarm = setTimeout(() => giveUp('time', most), most);
    worker?.postMessage({ run: id, program: { ...program, limits: { milliseconds } } });
  }

  function receive(data: unknown): void {
    const message = readMessage(data);
    if (message === undefined) {
      giveUp('internal', 0);
    } else if (message.kind === 'ready') {
      isReady = true;
      if (current !== null) send(current);
    } else if (message.run === current?.id) {
      finish(message.result);
    }
  }

  function prepare(): void {
    if (worker !== null) return;
    const started = startWorker();
    worker = started;
    // What an ended worker still had to say is not heard any more.
    const whileCurrent = (hear: (event: Event) => void) => (event: Event) => {
      if (worker === started) hear(event);
    };
    const hearMessage = whileCurrent((event) => receive((event as MessageEvent<unknown>).data));
    started.addEventListener('message', hearMessage);
    started.addEventListener(
      'error',
      whileCurrent(() => giveUp('internal', 0)),
    );
  }

  function stop(): void {
    if (current === null) return;
    end();
    finish(null);
  }

  return {
    prepare,
    stop() {
      stop();
      end();
    },
    run(program, milliseconds) {
      stop();
      prepare();
      runs += 1;
      return new Promise((resolve) => {
        current = { id: runs, program, milliseconds, finish: resolve };
        if (isReady) send(current);
        else alarm = setTimeout(() => giveUp('internal', START_MS), START_MS);
      });
    },
  };
}
