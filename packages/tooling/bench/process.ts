import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface RunningServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from starting the process to its first 200 on the path that says it is ready. */
  readonly readyAfter: number;
  /** Asks the process to end and waits for it. */
  stop(): Promise<void>;
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).once('error', () => resolve(false));
  });
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

interface StartOptions {
  readonly readyPath: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts `node <script>` as `startProgram` does. */
export function startServer(script: string, options: StartOptions): Promise<RunningServer> {
  return startProgram(process.execPath, [script], options);
}

/**
 * Starts a program that serves, with a PORT of its own, and waits until `readyPath` answers 200.
 * Rejects, with what the process wrote, when it ends first or is not ready within 30 seconds.
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  { readyPath, env = {} }: StartOptions,
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(program, [...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} could not be started.`);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  while (!(await answers(origin + readyPath))) {
    if (ended(child) || performance.now() - began > 30_000) {
      child.kill('SIGKILL');
      throw new Error(`${[program, ...args].join(' ')} was not ready:\n${output}`);
    }
    await pause(1);
  }
  const readyAfter = performance.now() - began;
  return {
    origin,
    pid,
    readyAfter,
    async stop() {
      if (ended(child)) return;
      const end = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await end;
    },
  };
}

/** Proportional set size of a process in megabytes: shared pages counted by share. Linux only. */
export async function proportionalMegabytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(text)?.[1];
  if (kilobytes === undefined) throw new Error(`No PSS for process ${pid}.`);
  return (Number(kilobytes) * 1024) / 1e6;
}
