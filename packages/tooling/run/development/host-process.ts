import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { LISTENING, READ_ANEW, READS_ANEW } from './messages.ts';

/** Milliseconds for a host to end well; nobody waits longer for what they just wrote. */
const END_WITHIN = 2000;

export interface HostProcess {
  /** Waits until the host answers; false when it ended instead, and its output says why. */
  answers(): Promise<boolean>;
  /** Ends it and starts it from the sources as they are now. */
  restart(): Promise<void>;
  /** Has it read the content anew; a host that is not there will anyway. */
  readAnew(): Promise<void>;
  close(): Promise<void>;
}

interface HostProgram {
  /** The program, and what is loaded before it: one of them says when the host listens. */
  readonly program: string;
  readonly preloads: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Takes each line of its log and of what it complains about. */
  readonly print: (line: string) => void;
}

interface Running {
  readonly process: ChildProcess;
  readonly answers: Promise<boolean>;
}

/** Runs the host from its sources in a process of its own. */
export function startHostProcess({ program, preloads, env, print }: HostProgram): HostProcess {
  let running = launch();
  /** Restarts wait for each other; the last one starts what stays. */
  let work: Promise<void> = Promise.resolve();
  let isClosing = false;

  function launch(): Running {
    const execArgv = preloads.flatMap((preload) => ['--import', preload]);
    const child = fork(program, { execArgv, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    // A host greets its owner with an address that is not the one to open; its log is in JSON.
    eachLine(child.stdout, (line) => line.startsWith('{') && print(line));
    eachLine(child.stderr, print);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    child.on('message', (message) => {
      if (message === LISTENING) resolve(true);
    });
    child.once('exit', () => resolve(false));
    return { process: child, answers: promise };
  }

  async function answers(): Promise<boolean> {
    const begun = work;
    await begun;
    // A start that a further change has cut short is no failure: the next one is on its way.
    return (await running.answers) || (work !== begun && answers());
  }

  return {
    answers,
    restart() {
      work = work.then(async () => {
        await end(running.process);
        if (!isClosing) running = launch();
      });
      return work;
    },
    async readAnew() {
      if (!(await answers())) return;
      const { process: child } = running;
      const done = Promise.race([heard(child, READS_ANEW), once(child, 'exit')]);
      child.send(READ_ANEW);
      await done;
    },
    async close() {
      isClosing = true;
      await work;
      await end(running.process);
    },
  };
}

function eachLine(stream: Readable | null, take: (line: string) => void): void {
  if (stream !== null) createInterface(stream).on('line', take);
}

function heard(child: ChildProcess, wanted: string): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', function listen(message) {
      if (message !== wanted) return;
      child.off('message', listen);
      resolve();
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), END_WITHIN);
  await ended;
  clearTimeout(impatience);
}
